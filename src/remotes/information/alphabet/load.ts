import { type Category, categories, termsOf } from '../../../domain/reading/terms.ts';
import { isWritten } from '../../../domain/site/languages.ts';
import { type Later, later } from '../../../site/loading/later.ts';
import { retryableImport } from '../../../site/loading/retryable-import.ts';
import type { Article, Block } from '../article.ts';

/** A word and what it means. */
export interface Term {
  readonly slug: string;
  readonly category: Category;
  readonly name: string;
  readonly blocks: readonly Block[];
}

const importOf = (language: string, category: Category) =>
  retryableImport<{ readonly default: readonly Article[] }>(
    () => import(`./texts/${language}/${category}.md`),
  );

const known = new Map<string, Later<readonly Term[]>>();

/** Each is fetched once: a category by itself, or all of a language by its categories. */
function kept(name: string, load: () => Promise<readonly Term[]>): Later<readonly Term[]> {
  const terms = known.get(name) ?? later(load);
  known.set(name, terms);
  return terms;
}

function categoryOf(language: string, category: Category): Later<readonly Term[]> {
  const imported = importOf(language, category);
  return kept(`${language} ${category}`, async () => {
    const slugs = termsOf(category);
    const sections = (await imported()).default.flatMap((article) => article.sections);
    return sections.flatMap(({ id, heading, blocks }) =>
      id !== undefined && slugs.includes(id) ? { slug: id, category, name: heading, blocks } : [],
    );
  });
}

/** The terms of a category, or of all of them; in English where they are not written. */
export function alphabetOf(asked: string, category: Category | null): Later<readonly Term[]> {
  const language = isWritten(asked) ? asked : 'en';
  if (category !== null) return categoryOf(language, category);
  return kept(language, async () => {
    const parts = categories.map((each) => categoryOf(language, each).fetch());
    return (await Promise.all(parts)).flat();
  });
}
