import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Article, ArticleId, Articles } from '../../../src/remotes/information/article.ts';
import ar from '../../../src/remotes/information/articles/ar.json' with { type: 'json' };
import de from '../../../src/remotes/information/articles/de.json' with { type: 'json' };
import en from '../../../src/remotes/information/articles/en.json' with { type: 'json' };
import ru from '../../../src/remotes/information/articles/ru.json' with { type: 'json' };
import { loadArticles } from '../../../src/remotes/information/load.ts';
import { articleOf, ruleGroupsOf } from '../../../src/remotes/information/which.ts';
import { routeTable } from '../../../src/routes/table.ts';

const test = suite('articles');

const others: Readonly<Record<string, Articles>> = { ar, de, ru };
const articleIds = Object.keys(en) as ArticleId[];

/** What an article is made of, whatever its language. */
const shapeOf = (articles: Articles) =>
  articleIds.map((id) => {
    const { title, sections }: Article = articles[id];
    const parts = sections.map(({ text, list = [], steps = [] }) => [
      text.length,
      list.length,
      steps.length,
    ]);
    return [id, title !== undefined, parts];
  });

test('every article is there in every language, with the same parts', () => {
  for (const [language, articles] of Object.entries(others)) {
    assert.equal(Object.keys(articles), articleIds, language);
    assert.equal(shapeOf(articles), shapeOf(en), language);
  }
});

test('no article is left in English', () => {
  for (const [language, articles] of Object.entries(others)) {
    for (const id of articleIds) assert.is.not(articles[id].lead, en[id].lead, `${language} ${id}`);
  }
});

test('headings of an article differ, as they are what its parts are found by', () => {
  for (const articles of [en, ...Object.values(others)]) {
    for (const id of articleIds) {
      const headings = articles[id].sections.map(({ heading }) => heading);
      assert.is(new Set(headings).size, headings.length, id);
    }
  }
});

test('every information page has an article', () => {
  for (const [route, { remote }] of Object.entries(routeTable)) {
    if (remote === 'information') assert.is.not(articleOf(en, route, {}), null, route);
  }
});

test('groups of rules are articles of their own, and what is not there is not made up', () => {
  assert.equal(
    ruleGroupsOf(en).map(([ruleGroup]) => ruleGroup),
    ['1', '2', '3', '4', '5', '6'],
  );
  assert.is(articleOf(en, 'rules', { ruleGroup: '3' }), 'rules3');
  assert.is(articleOf(en, 'rules', { ruleGroup: '99' }), null);
  assert.is(articleOf(en, 'news', { slug: 'nothing' }), null);
  assert.is(articleOf(en, 'bettingAlphabet', { block: 'x' }), null);
});

test('articles are fetched once a language, in English where there are none', async () => {
  assert.is(loadArticles('ru'), loadArticles('ru'));
  assert.is(await loadArticles('ru'), ru);
  assert.is(await loadArticles('fr'), en);
});

test.run();
