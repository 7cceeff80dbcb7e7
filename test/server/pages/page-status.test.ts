import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SiteCondition } from '../../../src/domain/site/condition.ts';
import { pageStatus } from '../../../src/server/pages/page-status.ts';
import { SITE, testServer } from '../support/server.ts';

const test = suite('the status of a page');

const HTML = { headers: { accept: 'text/html' } };

const open: SiteCondition = {
  ...{ config: {}, blockReason: 0, isClosed: false, opensIn: null },
  frames: [],
};
const statusOf = (url: string, site: Partial<SiteCondition> = {}) =>
  pageStatus(url, { ...open, ...site }).status;

test('a page is there, and so is whatever leads on to one', () => {
  for (const url of ['/', '/live', '/en', '/ru/line/football', '/zz/live', '/en/cyber']) {
    assert.is(statusOf(url), 200, url);
  }
  // Guests are led to where they sign in; players to where they were.
  for (const url of ['/en/office/history', '/en/user/login']) assert.is(statusOf(url), 200, url);
});

test('what is no page, or is not available here, is not found', () => {
  for (const url of ['/en/nothing', '/en/a.b/c.html', '/en/team/%2e%2e', '/en//live']) {
    assert.is(statusOf(url), 404, url);
  }
  assert.is(statusOf('/en/rules/1'), 200);
  assert.is(statusOf('/en/rules/1', { config: { rulesAvailable: false } }), 404);
});

test('the page of an error says that it is one', () => {
  assert.is(statusOf('/en/500'), 500);
});

test('a closed site says when to ask again, at every address', () => {
  for (const url of ['/', '/en', '/en/live', '/en/nothing', '/en/maintenance']) {
    assert.equal(pageStatus(url, { ...open, isClosed: true, opensIn: 90 }), {
      status: 503,
      retryAfter: 90,
    });
  }
  assert.equal(pageStatus('/en', { ...open, isClosed: true }), { status: 503, retryAfter: 600 });
});

test('a block by law is one, and one that passes is not', () => {
  for (const blockReason of [1, 2, 13, 17, 99]) assert.is(statusOf('/en', { blockReason }), 451);
  for (const blockReason of [4, 8, 16]) assert.is(statusOf('/en', { blockReason }), 503);
  const passing = pageStatus('/en', { ...open, blockReason: 4, opensIn: 0 });
  assert.equal(passing, { status: 503, retryAfter: 600 }, 'nobody knows for how long');
  assert.is(
    statusOf('/en', { blockReason: 13, isClosed: true }),
    451,
    'it does not pass with that',
  );
});

test('where another server configures the site, only what no configuration changes is told', () => {
  assert.is(pageStatus('/en/nothing', null).status, 404);
  assert.is(pageStatus('/en/500', null).status, 500);
  for (const url of ['/', '/en', '/en/rules/1', '/en/slots/game/77/x', '/en/games/xyz']) {
    assert.is(pageStatus(url, null).status, 200, url);
  }
});

test('while the site is closed its page comes whole, with the time to ask again', async () => {
  let opensIn: number | null = 90;
  const on = await testServer({
    backEnd: async (_app, { tellSite }) =>
      tellSite(() => ({ ...open, isClosed: opensIn !== 0, opensIn })),
  });
  const closed = await on.get('/en/live', undefined, HTML);
  assert.equal([closed.status, closed.headers.get('retry-after')], [503, '90']);
  assert.is(await closed.text(), SITE['index.html']);
  assert.is(closed.headers.get('etag'), null);
  assert.is((await on.get('/console', undefined, HTML)).status, 200, 'staff go on');
  assert.is((await on.get('/assets/site-ABCDEF12.js')).status, 200);
  opensIn = 0;
  const page = await on.get('/en/live', undefined, HTML);
  assert.is(page.status, 200);
  const etag = page.headers.get('etag') ?? '';
  const again = { headers: { ...HTML.headers, 'if-none-match': etag } };
  assert.is((await on.get('/en/live', undefined, again)).status, 304);
  opensIn = null;
  assert.is((await on.get('/en/live', undefined, again)).status, 503, 'what is kept is no answer');
  await on.dispose();
});

test('pages frame the games of others that there are at the moment, and nothing else', async () => {
  let frames = ['https://coin.test'];
  const on = await testServer({
    backEnd: async (_app, { tellSite }) => tellSite(() => ({ ...open, frames })),
  });
  const framed = async (path: string) => {
    const { headers } = await on.get(path, undefined, HTML);
    return /frame-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
  };
  assert.is(await framed('/en/live'), "'self' https://coin.test");
  frames = [];
  assert.is(await framed('/en/live'), "'self'");
  frames = ['https://coin.test'];
  assert.is(await framed('/console/frame'), undefined, 'a replay frames nothing');
  await on.dispose();
});

test.run();
