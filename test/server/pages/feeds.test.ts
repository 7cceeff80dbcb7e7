import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { blogPosts } from '../../../src/domain/reading/blog.ts';
import { posts as newsPosts } from '../../../src/domain/reading/posts.ts';
import { writtenLanguages } from '../../../src/domain/site/languages.ts';
import type { Assets } from '../../../src/server/pages/assets.ts';
import { atomOf } from '../../../src/server/pages/atom.ts';
import { feedAt } from '../../../src/server/pages/feeds.ts';
import { posts } from '../../../src/site/posts.mjs';
import { repositoryRoot } from '../../support/repository.ts';
import { SITE, testServer, writeSite } from '../support/server.ts';

const test = suite('feeds');

const ORIGIN = 'https://site.example';

async function assets(): Promise<Assets> {
  const files = await posts(repositoryRoot);
  const byPath = new Map(
    files.map(([name, text]) => [
      `/${name}`,
      {
        ...{ type: 'application/json', etag: '', hashed: false },
        ...{ plain: Buffer.from(text), br: null, gzip: null },
      },
    ]),
  );
  return { build: '', byPath, policy: { script: [], style: [], frame: [] } };
}

test('there is one of news and one of the blog in every language, with every post', async () => {
  const all = await assets();
  for (const language of writtenLanguages) {
    for (const [name, rows] of Object.entries({ news: newsPosts, blog: blogPosts })) {
      const feed = feedAt(`/${language}/${name}/feed.atom`, all, ORIGIN) ?? '';
      assert.is(feed.split('<entry>').length - 1, Object.keys(rows).length, `${language} ${name}`);
      assert.match(feed, `xml:lang="${language}"`);
      assert.match(feed, `<updated>${Object.values(rows)[0]?.day}T00:00:00Z</updated>`);
      assert.not.match(feed, 'undefined');
      for (const [, address] of feed.matchAll(/href="([^"]*)"/g)) {
        assert.ok(address?.startsWith(`${ORIGIN}/${language}/${name}`), address);
      }
    }
  }
  const blog = feedAt('/en/blog/feed.atom', all, ORIGIN) ?? '';
  assert.match(blog, `<id>${ORIGIN}/en/blog/2026/november/what-a-margin-is</id>`);
  assert.match(blog, `&lt;a href=&quot;${ORIGIN}/en/rules/2&quot;&gt;`);
  assert.match(
    feedAt('/de/news/feed.atom', all, ORIGIN) ?? '',
    '<title>Replaybook: Neuigkeiten</title>',
  );
});

test('there is none at other addresses', async () => {
  const all = await assets();
  for (const address of [
    ...['/fr/news/feed.atom', '/en/feed.atom', '/en/news/feed', '/en/constructor/feed.atom'],
    ...['/en/news/feed.atom/', '/EN/news/feed.atom', '/en/news/x/feed.atom'],
  ]) {
    assert.is(feedAt(address, all, ORIGIN), null, address);
  }
});

test('what stands in a post can end nothing of the feed', () => {
  const hostile = `</title><script>"&'`;
  const feed = atomOf(
    {
      ...{ title: hostile, language: 'en', list: '/en/news', self: '/en/news/feed.atom' },
      entries: [
        {
          ...{ id: 'a', title: hostile, address: '/en/news/a', day: '2026-11-29' },
          blocks: [
            { heading: hostile },
            { text: [hostile, { strong: hostile }, { link: hostile, to: `https://a/?"><b` }] },
            { list: [[hostile]] },
          ],
        },
      ],
    },
    'https://a"b',
  );
  assert.not.match(feed, '<script');
  assert.not.match(feed, 'a"b');
  assert.is(feed.split('</title>').length - 1, 2);
  const content = /<content type="html">([^<]*)<\/content>/.exec(feed)?.[1] ?? '';
  const html = content
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  assert.not.match(html, '<script');
  assert.match(html, 'href="https://a/?&quot;&gt;&lt;b"');
});

test('the server gives it with the origin at which it was asked for', async () => {
  const on = await testServer();
  await writeSite(`${on.folder}/dist`, {
    ...SITE,
    ...Object.fromEntries(await posts(repositoryRoot)),
  });
  await on.restart();
  const reply = await on.get('/en/blog/feed.atom', undefined, { headers: { accept: 'text/html' } });
  assert.is(reply.status, 200);
  assert.is(reply.headers.get('content-type'), 'application/atom+xml; charset=utf-8');
  assert.match(await reply.text(), `<id>${on.origin()}/en/blog/feed.atom</id>`);
  const etag = reply.headers.get('etag') ?? '';
  const again = await on.get('/en/blog/feed.atom', undefined, {
    headers: { 'if-none-match': etag },
  });
  assert.is(again.status, 304);
  await on.dispose();
});

test.run();
