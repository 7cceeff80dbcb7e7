import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { WAGERING } from '../../../src/domain/accounts/deposit-bonus.ts';
import type { Article, Words } from '../../../src/remotes/information/article.ts';
import { articlesOf } from '../../../src/remotes/information/load.ts';
import { placeOf } from '../../../src/remotes/information/which.ts';
import { explainRoute } from '../../../src/routes/resolve.ts';
import { isPageOf, routeNames } from '../../../src/routes/table.ts';
import { articlesIn } from '../../../src/site/prose.mjs';
import { repositoryRoot } from '../../support/repository.ts';

const test = suite('articles');

const folder = path.join(repositoryRoot, 'src/remotes/information/articles');
const languages = readdirSync(folder);
const filesOf = (language: string) => readdirSync(path.join(folder, language)).sort();
const documents = (language: string): (readonly [file: string, articles: Article[]])[] =>
  filesOf(language).map((file) => [
    file,
    articlesIn(readFileSync(path.join(folder, language, file), 'utf8')),
  ]);

const plain = (words: Words): string =>
  words.map((word) => (typeof word === 'string' ? word : Object.values(word)[0])).join('');

/** What an article is made of, whatever its language. */
const shapeOf = ({ title, sections }: Article) => [
  title !== undefined,
  sections.map(({ blocks }) =>
    blocks.map((block) => {
      if ('text' in block) return 'text';
      return 'list' in block ? `list ${block.list.length}` : `steps ${block.steps.length}`;
    }),
  ),
];

const english = documents('en');

test('every document is there in every language, with the same parts', () => {
  assert.ok(languages.length >= 4 && english.length >= 30);
  for (const language of languages) {
    assert.equal(filesOf(language), filesOf('en'), language);
    for (const [index, [file, articles]] of documents(language).entries()) {
      assert.equal(articles.map(shapeOf), english[index]?.[1].map(shapeOf), `${language} ${file}`);
    }
  }
});

test('no article is left in English', () => {
  const leads = new Set(english.flatMap(([, articles]) => articles.map(({ lead }) => plain(lead))));
  for (const language of languages.filter((one) => one !== 'en')) {
    for (const [file, articles] of documents(language)) {
      for (const { lead } of articles) assert.not.ok(leads.has(plain(lead)), `${language} ${file}`);
    }
  }
});

test('headings of an article differ, as they are what its parts are found by', () => {
  for (const [file, articles] of languages.flatMap(documents)) {
    for (const { sections } of articles) {
      assert.is(new Set(sections.map(({ heading }) => heading)).size, sections.length, file);
    }
  }
});

test('every information page has a document, and every document a page', () => {
  const pages = routeNames.filter((name) => isPageOf(name, 'information', 'article'));
  const needed = new Set(pages.map((name) => `${placeOf(name, {})?.id}.md`));
  assert.equal([...needed].sort(), filesOf('en'));
});

test('every link in an article leads to a page', () => {
  const linksIn = (words: Words): string[] =>
    words.flatMap((word) => (typeof word === 'object' && 'to' in word ? [word.to] : []));
  for (const [file, articles] of languages.flatMap(documents)) {
    for (const { lead, sections } of articles) {
      const blocks = sections.flatMap((section) => section.blocks);
      const texts = blocks.flatMap((block) => Object.values(block).flat(2) as Words);
      for (const to of [...linksIn(lead), ...linksIn(texts)].filter((one) => one.startsWith('/'))) {
        const { outcome } = explainRoute(`/en${to}`, { as: 'player', config: {} });
        assert.ok('route' in outcome, `${file}: ${to}`);
      }
    }
  }
});

test('groups of rules are articles of one document; what is not there is not made up', async () => {
  assert.equal(placeOf('rules', { ruleGroup: '3' }), { id: 'rules', number: 3 });
  const rules = await articlesOf('en', 'rules').fetch();
  assert.is(rules.length, 9);
  assert.ok(rules.every(({ title }) => title !== undefined));
  const placed = (group: number, chapter: number) =>
    placeOf('rules', { ruleGroup: String(group), chapter: String(chapter) });
  for (const [index, { sections }] of rules.entries()) {
    assert.ok(placed(index + 1, sections.length), 'the last chapter of a group');
    assert.is(placed(index + 1, sections.length + 1), null, 'one more');
  }
  assert.is(placed(rules.length + 1, 1), null);
  assert.is(placeOf('ourPartners', { section: 'nothing' }), null);
  assert.is(placeOf('footballChampionsRules', { chapter: 'x' }), null);
  assert.is(placeOf('home', {}), null);
});

/** What is sold besides single bets, and the chapter that says by which rules; the same in every language. */
const SOLD: Readonly<Record<string, readonly [group: number, chapter: number]>> = {
  'Bet builder': [2, 8],
  Casino: [7, 1],
  'Games of other providers': [7, 4],
  'Games for points': [7, 5],
  Lotto: [8, 1],
  Toto: [8, 2],
  'Bonus money': [9, 1],
  'Promo codes': [9, 3],
};

test('the rules say something of all that is sold', async () => {
  const rules = await articlesOf('en', 'rules').fetch();
  for (const [name, [group, chapter]] of Object.entries(SOLD)) {
    const article = rules[group - 1];
    const titles = [article?.title, article?.sections[chapter - 1]?.heading];
    assert.ok(titles.includes(name), `${name}: ${titles.join(', ')}`);
  }
});

test('what the rules say of bonus money is what is asked for it', async () => {
  const rules = await articlesOf('en', 'rules').fetch();
  const text = JSON.stringify(rules[8]?.sections[0]);
  const words: Readonly<Record<number, string>> = { 5: 'five times', 30: 'thirty days' };
  assert.match(text, words[WAGERING.times] ?? 'another number of times');
  assert.match(text, words[WAGERING.days] ?? 'another number of days');
});

test('a document is fetched once a language, in English where it is not written', async () => {
  assert.is(articlesOf('ru', 'about'), articlesOf('ru', 'about'));
  const [about] = await articlesOf('ru', 'about').fetch();
  assert.equal([about], documents('ru').find(([file]) => file === 'about.md')?.[1]);
  assert.is(await articlesOf('fr', 'about').fetch(), await articlesOf('en', 'about').fetch());
});

test.run();
