import { readFileSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SiteCondition } from '../../../src/domain/site/condition.ts';
import { referenceConfig } from '../../../src/reference/reference-config.ts';
import { seoPages } from '../../../src/reference/seo/seo-pages.ts';
import type { Asset } from '../../../src/server/pages/assets.ts';
import { HeadedPages } from '../../../src/server/pages/headed-pages.ts';
import { headAt, withHead } from '../../../src/server/pages/page-head.ts';
import { repositoryRoot } from '../../support/repository.ts';
import { testServer, writeSite } from '../support/server.ts';

const test = suite('the head of a page as the server writes it');

const ORIGIN = 'https://site.example';
const SHELL = readFileSync(path.join(repositoryRoot, 'src/site/shell.html'), 'utf8')
  .replace('{{title}}', 'Replaybook')
  .replace('{{description}}', 'Sports betting & casino.'.replace('&', '&amp;'))
  .replace('{{head}}', `<script>inside("<title>${'x'.repeat(1500)}")</script>`)
  .replaceAll(/\{\{\w+\}\}/g, '');

const config = referenceConfig({ companyName: 'A "b" <c>' });
const site: SiteCondition = {
  ...{ config, blockReason: 0, isClosed: false, opensIn: null, frames: [] },
  seoPage: seoPages(config),
};

const written = (url: string, known: SiteCondition | null = site): string => {
  const head = headAt(url, ORIGIN, known);
  assert.ok(head, url);
  return withHead(SHELL, head) ?? '';
};

test('a page has title, sentence, language, address and what links are told', () => {
  const html = written('/de/about?from=x');
  assert.match(html, '<html lang="de" dir="ltr"');
  assert.match(html, '<title>Über uns · A &quot;b&quot; &lt;c&gt;</title>');
  assert.match(
    html,
    /<meta name="description" content="Replaybook ist eine Wettseite[^"]*" data-general="Sports betting &amp; casino.">/,
  );
  assert.match(html, `<link rel="canonical" href="${ORIGIN}/de/about" data-page>`);
  assert.match(html, '<meta property="og:locale" content="de_DE" data-page>');
  assert.match(
    html,
    '<meta property="og:site_name" content="A &quot;b&quot; &lt;c&gt;" data-page>',
  );
  assert.not.match(html, 'robots');
  assert.match(written('/ar/live'), '<html lang="ar" dir="rtl"');
});

test('what stands inside of scripts is not touched', () => {
  const scripts = (html: string) => html.match(/<script>.*?<\/script>/g);
  assert.equal(scripts(written('/en/about')), scripts(SHELL));
});

test('office, sign-in and searches are for no search engine, whoever asks', () => {
  const pages = ['/en/office/account', '/en/user/login', '/en/search/a', '/en/print-coupon/7'];
  for (const url of pages) {
    for (const known of [site, null]) {
      const html = written(url, known);
      assert.match(html, '<meta name="robots" content="noindex" data-page>', url);
      assert.not.match(html, /canonical|og:|data-general/, url);
      assert.match(html, '<title>Replaybook</title>', url);
    }
  }
});

test('where another server knows what pages are about, the address to keep is named all the same', () => {
  const html = written('/en/about', null);
  assert.match(html, `<link rel="canonical" href="${ORIGIN}/en/about" data-page>`);
  assert.match(html, '<meta name="description" content="Sports betting &amp; casino.">');
});

test('the first origin of the site is the address to keep', () => {
  const first = referenceConfig({ mirrorOrigin: 'https://first.example' });
  const html = written('/en/about', { ...site, config: first, seoPage: seoPages(first) });
  assert.match(html, '<link rel="canonical" href="https://first.example/en/about" data-page>');
});

test('nothing is said of what leads on, or is no page', () => {
  for (const url of ['/', '/live', '/xx/live', '/en/nothing', '/en/cyber', '/%zz', '']) {
    assert.is(headAt(url, ORIGIN, site), null, url);
  }
});

test('an address or a name can end nothing of the page', () => {
  const head = headAt('/en/team/a"><script>', 'https://a"><b', site);
  const html = withHead(
    SHELL,
    head ?? { language: 'en', title: null, description: null, tags: [] },
  );
  assert.not.match(html ?? '', /"><b|"><script>/);
  const odd = { language: 'en', title: '$&$1', description: "$'$`", tags: [] };
  assert.match(withHead(SHELL, odd) ?? '', '<title>$&amp;$1</title>');
});

test('a page without a place for it is left alone', () => {
  const head = headAt('/en/about', ORIGIN, site);
  assert.ok(head);
  assert.is(withHead('<title>a</title>', head), null);
});

const asset = (html: string): Asset => ({
  ...{ type: 'text/html; charset=utf-8', etag: 'e', hashed: false },
  ...{ plain: Buffer.from(html), br: null, gzip: null },
});

test('a page is made once for all who ask, and anew with another build', () => {
  const pages = new HeadedPages();
  const head = headAt('/en/about', ORIGIN, site);
  assert.ok(head);
  const page = asset(SHELL);
  assert.is(pages.of(page, head), pages.of(page, { ...head }));
  const other = pages.of(asset(SHELL.replace('</body>', 'new</body>')), head);
  assert.match(other?.text ?? '', 'new</body>');
});

test('the server sends each page its own, and 304 to who has it', async () => {
  const on = await testServer();
  await writeSite(path.join(on.folder, 'dist'), { 'index.html': SHELL });
  await on.restart();
  const get = (address: string, headers: Record<string, string> = {}) =>
    on.get(address, undefined, { headers: { accept: 'text/html', ...headers } });
  const about = await get('/en/about?a=1', { 'accept-encoding': 'gzip' });
  assert.is(about.status, 200);
  assert.is(about.headers.get('content-encoding'), 'gzip');
  assert.is(about.headers.get('cache-control'), 'private, no-cache');
  assert.match(
    await about.text(),
    `<link rel="canonical" href="${on.origin()}/en/about" data-page>`,
  );
  const etag = about.headers.get('etag') ?? '';
  const again = await get('/en/about', { 'if-none-match': etag });
  assert.equal([again.status, await again.text()], [304, '']);
  const login = await get('/en/user/login', { 'if-none-match': etag });
  assert.match(await login.text(), 'content="noindex"');
  // What a service worker keeps for all addresses.
  assert.is(await (await get('/')).text(), SHELL);
  const gone = await get('/en/nothing');
  assert.equal([gone.status, await gone.text()], [404, SHELL]);
  await on.dispose();
});

test.run();
