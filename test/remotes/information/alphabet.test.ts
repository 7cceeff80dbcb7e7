import { readFileSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { categories, kinOf, termsOf } from '../../../src/domain/reading/terms.ts';
import { writtenLanguages } from '../../../src/domain/site/languages.ts';
import { alphabetOf, type Term } from '../../../src/remotes/information/alphabet/load.ts';
import {
  byLetter,
  inOrder,
  isLookedFor,
  summaryOf,
} from '../../../src/remotes/information/alphabet/order.ts';
import { questionOf } from '../../../src/remotes/information/calculator/question.ts';
import { reckon } from '../../../src/remotes/information/calculator/reckon.ts';
import { explainRoute } from '../../../src/routes/resolve.ts';
import { repositoryRoot } from '../../support/repository.ts';

const test = suite('betting alphabet');

const alphabets = new Map<string, readonly Term[]>();

test.before(async () => {
  for (const language of writtenLanguages) {
    alphabets.set(language, await alphabetOf(language, null).fetch());
  }
});

const termsIn = (language: string): readonly Term[] => alphabets.get(language) ?? [];

/** Each term of each language, with where its words lead. */
const written = () =>
  writtenLanguages.flatMap((language) =>
    termsIn(language).map((term) => {
      const words = term.blocks.flatMap((block) => ('text' in block ? block.text : []));
      const links = words.flatMap((word) =>
        typeof word === 'object' && 'to' in word ? word.to : [],
      );
      return { language, term, name: `${language} ${term.slug}`, links };
    }),
  );

test('the same terms stand in every language, in the categories and the order of their table', () => {
  const names = categories.flatMap((category) => termsOf(category));
  assert.ok(names.length >= 120);
  assert.is(new Set(names).size, names.length);
  for (const language of writtenLanguages) {
    assert.equal(
      termsIn(language).map(({ slug }) => slug),
      names,
      language,
    );
  }
});

test('each says something, in its own language', () => {
  const english = new Map(termsIn('en').map((term) => [term.slug, summaryOf(term)]));
  for (const { language, term, name } of written()) {
    const text = summaryOf(term);
    assert.ok(text.length >= 80 && text.length <= 480, `${name}: ${text.length}`);
    if (language !== 'en') assert.is.not(text, english.get(term.slug), name);
  }
});

test('names of a language differ, as they are what terms are found by', () => {
  for (const language of writtenLanguages) {
    const names = termsIn(language).map(({ name }) => name);
    assert.is(new Set(names).size, names.length, language);
  }
});

test('links lead to pages, and to terms that there are', () => {
  for (const { name, links } of written()) {
    for (const to of links) {
      const { outcome } = explainRoute(`/en${to}`, { as: 'player', config: {} });
      assert.ok('route' in outcome, `${name}: ${to}`);
      const [, block = '', category, slug = ''] =
        /^\/betting-alphabet\/(.+)\/(.+)\/(.+)$/.exec(to) ?? [];
      const of = categories.find((one) => one === category);
      if (to.startsWith('/betting-alphabet/')) {
        assert.ok(of && termsOf(of).includes(slug) && slug.startsWith(block), `${name}: ${to}`);
      }
    }
  }
});

test('what an example says is what the calculator answers where it leads', () => {
  let examples = 0;
  for (const { term, name, links } of written()) {
    for (const to of links.filter((one) => one.startsWith('/betting-calculator'))) {
      const question = questionOf(to);
      const answer = question && reckon(question);
      assert.ok(question && answer, `${name}: ${to}`);
      const text = summaryOf(term);
      const figures = [answer.paid?.payout ?? answer.possibleWin, question.stake];
      for (const figure of figures) assert.match(text, figure, name);
      examples += 1;
    }
  }
  assert.ok(examples >= 4 * 20, `${examples}`);
});

test('a search finds whatever the letters, and the English name in every language', () => {
  const found = (language: string, wanted: string) =>
    termsIn(language)
      .filter((term) => isLookedFor(term, wanted))
      .map(({ slug }) => slug);
  assert.ok(found('ru', 'расчет').includes('settlement'), 'Расчёт without its dots');
  assert.ok(found('de', 'WAHRUNG').includes('currency'), 'Währung without its signs');
  assert.ok(found('de', 'verlusten').includes('chasing-losses'));
  assert.ok(found('ar', 'النِّظام').includes('system'), 'with vowels that are not written');
  assert.ok(found('ru', 'accumulator').includes('accumulator'));
  assert.ok(
    found('en', 'экспресс').length === 0 && found('ru', 'экспресс').includes('accumulator'),
  );
  assert.ok(found('en', 'патент').includes('patent'), 'by how it sounds');
  const street = { ...(termsIn('de')[0] as Term), name: 'Großer Fuß' };
  assert.ok(isLookedFor(street, 'grosser fuss'));
});

test('terms stand under the letters of the language; Arabic ones without their article', () => {
  const letters = (language: string) =>
    byLetter(termsIn(language), language).map(({ letter }) => letter);
  assert.equal(letters('en').slice(0, 3), ['A', 'B', 'C']);
  assert.not.ok(letters('ru').includes('Ё'));
  assert.ok(
    letters('ar').length > 15 &&
      letters('ar').every((letter) => /^\p{Script=Arabic}$/u.test(letter)),
  );
  for (const language of writtenLanguages) {
    const listed = letters(language);
    assert.is(new Set(listed).size, listed.length);
    assert.is(inOrder(termsIn(language), language).length, termsIn(language).length);
  }
});

test('kin are of one category and know each other', () => {
  assert.ok(kinOf('terms', 'trixie').includes('goliath'));
  for (const category of categories) {
    for (const slug of termsOf(category)) {
      for (const kin of kinOf(category, slug)) assert.ok(kinOf(category, kin).includes(slug), slug);
    }
  }
});

test('a page of a term fetches its category of its language alone, of a bounded size', () => {
  for (const language of writtenLanguages) {
    for (const category of categories) {
      const file = `src/remotes/information/alphabet/texts/${language}/${category}.md`;
      assert.ok(readFileSync(path.join(repositoryRoot, file)).length < 32_000, file);
    }
  }
  assert.is.not(alphabetOf('en', 'terms'), alphabetOf('en', null));
  assert.is(alphabetOf('fr', 'terms'), alphabetOf('en', 'terms'));
});

test.run();
