import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  frameSources,
  pageSettingsOf,
  withEnvironment,
} from '../../../src/server/pages/page-environment.ts';
import { SettingsError } from '../../../src/server/settings.ts';
import { environmentOf } from '../../../src/site/environment.ts';
import { SITE, testServer, writeSite } from '../support/server.ts';

const test = suite('page environment');

const HTML = '<html>\n<head>\n<meta charset="utf-8">\n</head></html>';

/** Reads the meta out of a page as a browser would. */
function read(html: string) {
  const content = /<meta name="environment" content="([^"]*)">/.exec(html)?.[1];
  const text = content?.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const failures: string[] = [];
  const page = { querySelector: () => (text === undefined ? null : { content: text }) };
  const environment = environmentOf(page as unknown as Document, (name) => failures.push(name));
  return { environment, failures };
}

const defaults = { projectId: 1, apiOrigin: '', promoFrameUrl: '' };

test('without settings the page is left as the build made it, and means the defaults', () => {
  assert.is(withEnvironment(HTML, pageSettingsOf({ PROJECT_ID: '' })), null);
  assert.equal(read(HTML), { environment: defaults, failures: [] });
});

test('what the server is told the page reads, whatever it is written with', () => {
  const promoFrameUrl = 'https://promo.example/?a="1"&b=<2>';
  const told = withEnvironment(
    HTML,
    pageSettingsOf({ PROJECT_ID: '27', PROMO_FRAME_URL: promoFrameUrl }),
  );
  assert.equal(read(told ?? '').environment, { ...defaults, projectId: 27, promoFrameUrl });
});

test('the server serves what it is told, compressed too, and lets the frame in', async () => {
  const promoFrameUrl = 'https://promo.example/frame?a=1';
  const on = await testServer({ page: { projectId: 27, promoFrameUrl } });
  try {
    await writeSite(path.join(on.folder, 'dist'), { ...SITE, 'index.html': HTML });
    await on.restart();
    for (const coding of ['identity', 'gzip', 'br']) {
      const reply = await on.get('/en', undefined, {
        headers: { accept: 'text/html', 'accept-encoding': coding },
      });
      assert.is(reply.headers.get('content-encoding') ?? 'identity', coding);
      const { environment } = read(await reply.text());
      assert.equal(environment, { projectId: 27, apiOrigin: '', promoFrameUrl });
      const policy = reply.headers.get('content-security-policy') ?? '';
      assert.match(policy, "frame-src 'self' https://promo.example;");
    }
  } finally {
    await on.dispose();
  }
});

test('origins of games are for the policy alone, and have to be such', () => {
  const given = 'https://a.example,https://b.example:8443';
  const settings = pageSettingsOf({ GAME_ORIGINS: given });
  assert.equal(frameSources(settings), given.split(','));
  assert.is(withEnvironment(HTML, settings), null, 'pages are told nothing of it');
  for (const wrong of [
    'https://a.example/',
    'http://a.example',
    '*',
    "'self'",
    'https://a.example,',
  ]) {
    assert.throws(
      () => pageSettingsOf({ GAME_ORIGINS: wrong }),
      (error: unknown) => error instanceof SettingsError,
      wrong,
    );
  }
});

test('whoever else serves the page may bring the session and counters along', () => {
  const preset = { counters: [{ type: 'visits', code: 'R-1' }] };
  const content = JSON.stringify({ apiOrigin: '/api', preset }).replaceAll('"', '&quot;');
  const { environment } = read(`<meta name="environment" content="${content}">`);
  assert.equal(environment, { ...defaults, apiOrigin: '/api', preset });
});

test('what does not fit is told, and the defaults hold', () => {
  for (const content of ['{', '3', '{&quot;projectId&quot;:&quot;x&quot;}']) {
    const { environment, failures } = read(`<meta name="environment" content="${content}">`);
    assert.equal(environment, defaults);
    assert.equal(failures, ['environment']);
  }
});

test('a variable that is not right is named, without its value', () => {
  for (const [name, value] of [
    ['PROJECT_ID', '0'],
    ['PROJECT_ID', 'x1'],
    ['PROMO_FRAME_URL', 'http://promo.example'],
    ['PROMO_FRAME_URL', 'javascript:alert(1)'],
  ]) {
    assert.throws(
      () => pageSettingsOf({ [name as string]: value }),
      (error: unknown) =>
        error instanceof SettingsError &&
        error.message.startsWith(`${name}:`) &&
        !error.message.includes(value as string),
    );
  }
});

test.run();
