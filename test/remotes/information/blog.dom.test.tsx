import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addressInBlog, blogPosts } from '../../../src/domain/reading/blog.ts';
import { writtenLanguages } from '../../../src/domain/site/languages.ts';
import type { Block } from '../../../src/remotes/information/article.ts';
import { type BlogPost, blogPostsOf } from '../../../src/remotes/information/blog/load.ts';
import { explainRoute } from '../../../src/routes/resolve.ts';
import { pageStatus } from '../../../src/server/pages/page-status.ts';
import { marksOf } from '../../../src/site/shell/document-marks.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { testSession } from '../../support/session/session.ts';

const test = suite('blog');

const slugs = Object.keys(blogPosts);

const wordsOf = (block: Block) => {
  if ('text' in block) return block.text;
  return ('list' in block ? block.list : block.steps).flat();
};

const linksOf = ({ lead, sections }: BlogPost): string[] =>
  [...lead, ...sections.flatMap(({ blocks }) => blocks.flatMap(wordsOf))].flatMap((word) =>
    typeof word !== 'string' && 'to' in word ? [word.to] : [],
  );

test('every post is written in every language, in the same parts, newest first', async () => {
  const days = Object.values(blogPosts).map(({ day }) => day);
  assert.equal(days, [...days].sort().reverse());
  for (const day of days) assert.is(new Date(day).toISOString().slice(0, 10), day);
  const shapeOf = ({ slug, sections }: BlogPost) => [
    slug,
    sections.map(({ blocks }) =>
      blocks.map((block) => [Object.keys(block), wordsOf(block).length > 0]),
    ),
  ];
  const english = await blogPostsOf('en').fetch();
  assert.equal(
    english.map(({ slug }) => slug),
    slugs,
  );
  for (const language of writtenLanguages) {
    const all = await blogPostsOf(language).fetch();
    assert.equal(all.map(shapeOf), english.map(shapeOf), language);
    assert.equal(all.map(linksOf), english.map(linksOf), language);
  }
});

test('its links lead to pages with something on them', async () => {
  for (const to of (await blogPostsOf('en').fetch()).flatMap(linksOf)) {
    const { outcome } = explainRoute(`/en${to}`, { as: 'player', config: {} });
    assert.ok('route' in outcome, to);
    assert.is(pageStatus(`/en${to}`, null).status, 200, to);
  }
});

test('the blog lists its own posts, each at its year, month and name', async () => {
  const page = await openSite(testSession({ url: '/en/blog' }));
  const titles = () => page.all('main section h2 a').map(({ textContent }) => textContent);
  assert.is(titles().length, slugs.length);
  assert.is(
    document.head.querySelector('link[rel="alternate"]')?.getAttribute('href'),
    '/en/blog/feed.atom',
  );
  await page.press('main section h2 a');
  assert.is(page.host.state().route.url, `/en/blog/${addressInBlog('price-of-a-bet-builder')}`);
  const title = page.get('main h1').textContent ?? '';
  assert.is(title, 'How a bet builder gets its price');
  assert.match(marksOf(page.host.state(), page.host)?.title ?? '', title);
  assert.match(page.get('main article').textContent ?? '', '1 / (0.34 × 1.10) = 2.67');
  await page.close();
});

test('a year, a month and a subject narrow its list; other addresses have nothing', async () => {
  const page = await openSite(testSession({ url: '/en/blog/2026/november?about=safety' }));
  const go = (url: string) =>
    page.doing(() => page.host.publish('route.requested', { url, replace: false }));
  assert.equal(
    page.all('main section h2 a').map(({ textContent }) => textContent),
    ['How limits work'],
  );
  await go('/en/blog/2026');
  assert.is(page.all('main section h2 a').length, slugs.length);
  for (const missing of ['2025', '2026/december', '2026/november/nothing', 'how-limits-work']) {
    await go(`/en/blog/${missing}`);
    assert.match(page.get('main article').textContent ?? '', 'There is no such article', missing);
  }
  await page.close();
});

test.run();
