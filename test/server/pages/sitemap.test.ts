import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SiteCondition } from '../../../src/domain/site/condition.ts';
import { writtenLanguages } from '../../../src/domain/site/languages.ts';
import { resolveRoute } from '../../../src/routes/resolve.ts';
import { MadeFiles } from '../../../src/server/pages/made-files.ts';
import { pageStatus } from '../../../src/server/pages/page-status.ts';
import { sitemapOf } from '../../../src/server/pages/sitemap.ts';
import { rawAnswer } from '../support/raw.ts';
import { SITE, testServer } from '../support/server.ts';

const test = suite('sitemap');

const ORIGIN = 'https://site.example';

const namedIn = (map: string, tag: RegExp): string[] =>
  [...map.matchAll(tag)].map(([, address = '']) => address.replace(ORIGIN, ''));
const pagesIn = (map: string): string[] => namedIn(map, /<loc>([^<]*)<\/loc>/g);

test('every address in it is a page that a guest is shown, once', () => {
  const pages = pagesIn(sitemapOf({}, ORIGIN));
  assert.ok(pages.length > 60 * writtenLanguages.length, `${pages.length}`);
  assert.is(new Set(pages).size, pages.length);
  for (const address of pages) {
    assert.is(pageStatus(address, null).status, 200, address);
    const outcome = resolveRoute(address, { as: 'guest', config: {} });
    assert.ok('route' in outcome, address);
  }
  for (const address of ['/en', '/ar/line', '/de/news/one-press', '/ru/rules/1']) {
    assert.ok(pages.includes(address), address);
  }
  assert.not.ok(pages.some((address) => address.includes('/office')));
});

test('each page names its forms in all languages, and a post its day', () => {
  const map = sitemapOf({}, ORIGIN);
  const pages = pagesIn(map);
  const forms = namedIn(map, /hreflang="[a-z]{2}" href="([^"]*)"/g);
  assert.is(forms.length, pages.length * writtenLanguages.length);
  assert.equal([...new Set(forms)].sort(), [...pages].sort());
  assert.match(
    map,
    `<loc>${ORIGIN}/en/blog/2026/november/what-a-margin-is</loc>\n<lastmod>2026-11-28</lastmod>`,
  );
});

test('what is switched off stands in none', () => {
  assert.ok(pagesIn(sitemapOf({}, ORIGIN)).includes('/en/registration'));
  assert.not.ok(
    pagesIn(sitemapOf({ registrationAllowed: false }, ORIGIN)).includes('/en/registration'),
  );
});

test('a name of the site that is none can end nothing of it', () => {
  assert.not.match(sitemapOf({}, 'https://a"><b'), '"><b');
});

test('the server gives it at its origin, compressed for whoever can read that, and robots.txt names it', async () => {
  const on = await testServer();
  const robots = await (await on.get('/robots.txt')).text();
  assert.is(robots, `${SITE['robots.txt']}\nSitemap: ${on.origin()}/sitemap.xml\n`);
  const plain = await on.get('/sitemap.xml', undefined, {
    headers: { 'accept-encoding': 'identity' },
  });
  assert.is(plain.status, 200);
  assert.is(plain.headers.get('content-encoding'), null);
  assert.is(plain.headers.get('content-type'), 'application/xml; charset=utf-8');
  const text = await plain.text();
  assert.match(text, `<loc>${on.origin()}/en/line</loc>`);
  for (const coding of ['br', 'gzip']) {
    const packed = await on.get('/sitemap.xml', undefined, {
      headers: { 'accept-encoding': coding },
    });
    assert.is(packed.headers.get('content-encoding'), coding);
    assert.is(packed.headers.get('vary'), 'accept-encoding');
    assert.is(await packed.text(), text);
  }
  const etag = plain.headers.get('etag') ?? '';
  const again = await on.get('/sitemap.xml', undefined, { headers: { 'if-none-match': etag } });
  assert.is(again.status, 304);
  await on.dispose();
});

const assets = { build: '', byPath: new Map(), policy: { script: [], style: [], frame: [] } };
const usual = { config: {}, blockReason: 0, isClosed: false, opensIn: null, frames: [] };

test('it is made once, until the site is another, and of a closed site there is none', () => {
  const files = new MadeFiles();
  const at = (site: SiteCondition, origin = ORIGIN) =>
    files.at('/sitemap.xml', { assets, origin, site: () => site });
  const first = at(usual);
  assert.is(at({ ...usual }), first);
  assert.is.not(at(usual, 'https://other.example'), first);
  assert.is(at(usual), first);
  const without = at({ ...usual, config: { registrationAllowed: false } });
  assert.ok(without && first && without.etag !== first.etag);
  assert.is(at({ ...usual, isClosed: true }), null);
  assert.is(at({ ...usual, blockReason: 3 }), null);
});

test('where the configuration names the first origin, all that search engines read is of that', () => {
  const files = new MadeFiles();
  const site: SiteCondition = { ...usual, config: { mirrorOrigin: 'https://first.example' } };
  const map = files.at('/sitemap.xml', { assets, origin: ORIGIN, site: () => site });
  assert.match(map?.text ?? '', '<loc>https://first.example/en/line</loc>');
  assert.not.match(map?.text ?? '', ORIGIN);
});

test('an origin that is longer than any is asked for in vain', async () => {
  const on = await testServer();
  const host = 'a'.repeat(400);
  const answer = await rawAnswer(
    on.origin(),
    `GET /en/news/feed.atom HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  );
  assert.match(answer, /^HTTP\/1\.1 404 /);
  await on.dispose();
});

test.run();
