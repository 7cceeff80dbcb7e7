import '../../support/page/dom.ts';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { posts } from '../../../src/domain/reading/posts.ts';
import { writtenLanguages } from '../../../src/domain/site/languages.ts';
import { postsOf } from '../../../src/remotes/information/news/load.ts';
import { explainRoute } from '../../../src/routes/resolve.ts';
import { marksOf } from '../../../src/site/shell/document-marks.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { repositoryRoot } from '../../support/repository.ts';
import { testSession } from '../../support/session/session.ts';

const test = suite('news');

const slugs = Object.keys(posts);

test('every post is written in every language, newest first, and its links lead to pages', async () => {
  const days = Object.values(posts).map(({ day }) => day);
  assert.equal(days, [...days].sort().reverse());
  for (const day of days) assert.is(new Date(day).toISOString().slice(0, 10), day);
  const folder = path.join(repositoryRoot, 'src/remotes/information/news/texts');
  assert.equal(readdirSync(folder).sort(), writtenLanguages.map((one) => `${one}.md`).sort());
  for (const language of writtenLanguages) {
    const all = await postsOf(language).fetch();
    assert.equal(
      all.map(({ slug }) => slug),
      slugs,
      language,
    );
    const words = all.flatMap(({ blocks }) =>
      blocks.flatMap((block) => ('text' in block ? block.text : [])),
    );
    for (const word of words) {
      if (typeof word === 'string' || !('to' in word)) continue;
      const { outcome } = explainRoute(`/en${word.to}`, { as: 'player', config: {} });
      assert.ok('route' in outcome, `${language}: ${word.to}`);
    }
  }
});

test('news are narrowed to a subject at an address of its own, and name their feed', async () => {
  const page = await openSite(testSession({ url: '/en/news?about=safety' }));
  const titles = () => page.all('main section h2 a').length;
  const of = (about: string) => Object.values(posts).filter((row) => row.about === about).length;
  assert.is(titles(), of('safety'));
  assert.match(
    page.get('main nav a[aria-current="page"]:not([href="/en/news"])').textContent ?? '',
    'Safety',
  );
  await page.press('main nav a[href="/en/news?about=sport"]');
  assert.is(titles(), of('sport'));
  assert.is(page.host.state().route.url, '/en/news?about=sport');
  const feed = document.head.querySelector('link[rel="alternate"]');
  assert.is(feed?.getAttribute('href'), '/en/news/feed.atom');
  await page.doing(() =>
    page.host.publish('route.requested', { url: '/en/news?about=constructor', replace: false }),
  );
  assert.is(titles(), slugs.length, 'what is no subject narrows nothing');
  await page.close();
});

test('news lists its posts with their days; each has an address and a title of its own', async () => {
  const page = await openSite(testSession({ url: '/en/news' }));
  assert.is(page.all('main section h2 a').length, slugs.length);
  assert.match(page.get('main time').textContent ?? '', 'November 27, 2026');
  await page.press('main section h2 a');
  const title = page.get('main h1').textContent ?? '';
  assert.match(title, 'Virtual football');
  assert.match(marksOf(page.host.state(), page.host)?.title ?? '', title);
  const go = (url: string) =>
    page.doing(() => page.host.publish('route.requested', { url, replace: false }));
  await go('/en/news/nothing');
  assert.match(page.get('main article').textContent ?? '', 'There is no such article');
  const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');
  assert.is(robots(), 'noindex');
  await go('/en/blog/one-press');
  assert.is(robots(), undefined);
  assert.is(page.get('main h1').textContent, 'Betting with one press', 'it was read there before');
  await go('/en/blog/2026/one-press');
  assert.match(page.get('main article').textContent ?? '', 'There is no such article');
  assert.is(robots(), 'noindex');
  await page.close();
});

test.run();
