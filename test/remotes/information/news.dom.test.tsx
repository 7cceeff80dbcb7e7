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

test('news lists its posts with their days; each has an address and a title of its own', async () => {
  const page = await openSite(testSession({ url: '/en/news' }));
  assert.is(page.all('main section h2 a').length, slugs.length);
  assert.match(page.get('main time').textContent ?? '', 'November 25, 2026');
  await page.press('main section h2 a');
  const title = page.get('main h1').textContent ?? '';
  assert.match(title, 'A betting alphabet');
  assert.match(marksOf(page.host.state(), page.host)?.title ?? '', title);
  const go = (url: string) =>
    page.doing(() => page.host.publish('route.requested', { url, replace: false }));
  await go('/en/news/nothing');
  assert.match(page.get('main article').textContent ?? '', 'There is no such article');
  const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');
  assert.is(robots(), 'noindex');
  await go('/en/blog');
  assert.is(robots(), undefined);
  assert.is(page.all('main section h2 a').length, slugs.length);
  await go('/en/blog/one-press');
  assert.is(page.get('main h1').textContent, 'Betting with one press');
  await go('/en/blog/2026/one-press');
  assert.match(page.get('main article').textContent ?? '', 'There is no such article');
  assert.is(robots(), 'noindex');
  await page.close();
});

test.run();
