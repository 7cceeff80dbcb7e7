import { isNamed } from '../../../domain/line/name-search.ts';
import type { Word } from '../article.ts';
import type { Term } from './load.ts';

/** What Arabic dictionaries order by: a name without its article. */
const withoutArticle = (name: string): string => name.replace(/^ال/, '');

/** The letter that a name stands under: without signs over it, in capitals. */
const letterOf = (name: string): string =>
  withoutArticle(name).normalize('NFD').slice(0, 1).toUpperCase();

/** As a dictionary of the language orders them. */
export function inOrder(terms: readonly Term[], language: string): readonly Term[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...terms].sort((a, b) => compare(withoutArticle(a.name), withoutArticle(b.name)));
}

/** Terms in order under their letters. */
export function byLetter(terms: readonly Term[], language: string) {
  const letters = new Map<string, Term[]>();
  for (const term of inOrder(terms, language)) {
    const letter = letterOf(term.name);
    letters.set(letter, [...(letters.get(letter) ?? []), term]);
  }
  return [...letters].map(([letter, those]) => ({ letter, terms: those }));
}

/** Whether a term is looked for: by its name in the language, or by the English one of its address. */
export const isLookedFor = ({ name, slug }: Term, wanted: string): boolean =>
  isNamed(name, wanted) || isNamed(slug, wanted);

const wordText = (word: Word): string => {
  if (typeof word === 'string') return word;
  return 'strong' in word ? word.strong : word.link;
};

/** What a term means, without links: for a list that leads to its page. */
export const summaryOf = ({ blocks: [first] }: Term): string =>
  first && 'text' in first ? first.text.map(wordText).join('') : '';
