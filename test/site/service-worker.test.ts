import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('service worker');

const ORIGIN = 'https://bets.test';
const KEPT = `${ORIGIN}/assets/part-A1B2.js`;

/** The worker among the globals it finds in a browser, with one file in its cache. */
const listeners = new Map<string, (event: unknown) => void>();
const asked: string[] = [];
const kept: string[] = [];
const pages: Response[] = [];
/** What the server answers for the page. */
let home = new Response();
Object.assign(globalThis, {
  __BUILD__: 'test',
  __FIRST__: ['/assets/part-A1B2.js'],
  location: { origin: ORIGIN },
  addEventListener: (type: string, listener: (event: unknown) => void) =>
    listeners.set(type, listener),
  skipWaiting: async () => undefined,
  caches: {
    open: async () => ({
      addAll: async (addresses: readonly string[]) => void kept.push(...addresses),
      async put(address: string, page: Response) {
        kept.push(address);
        pages.push(page);
      },
    }),
    async match(request: Request | string, { ignoreSearch = false }: CacheQueryOptions = {}) {
      const url = typeof request === 'string' ? request : request.url;
      const address = ignoreSearch ? url.replace(/\?.*/, '') : url;
      return address === KEPT ? new Response('kept') : undefined;
    },
  },
  fetch: async (request: Request | string) => {
    if (request === '/') return home;
    const url = typeof request === 'string' ? request : request.url;
    asked.push(url);
    return new Response('fetched', { status: url.includes('gone') ? 404 : 200 });
  },
});
// It gives nothing to import: what it does, it does where it is loaded.
const worker = new URL('../../src/site/service-worker.ts', import.meta.url).href;
await import(worker);

test.before.each(() => {
  for (const each of [asked, kept, pages]) each.length = 0;
});

/** What the worker answers; null where it lets the browser ask. */
async function answerTo(address: string): Promise<string | null> {
  const answers: Promise<Response>[] = [];
  const works: Promise<void>[] = [];
  listeners.get('fetch')?.({
    request: new Request(`${ORIGIN}${address}`),
    respondWith: (response: Promise<Response>) => void answers.push(response),
    waitUntil: (work: Promise<void>) => void works.push(work),
  });
  const response = await answers[0];
  await Promise.all(works);
  return response === undefined ? null : response.text();
}

test('a file of the build is answered from the cache, also when it is asked for once more', async () => {
  assert.is(await answerTo('/assets/part-A1B2.js'), 'kept');
  assert.is(await answerTo('/assets/part-A1B2.js?attempt=1'), 'kept');
  assert.equal(asked.splice(0), []);
});

test('what is not kept is fetched and kept, and calls are none of its business', async () => {
  assert.is(await answerTo('/assets/other-C3D4.js?attempt=1'), 'fetched');
  assert.equal(asked.splice(0), [`${ORIGIN}/assets/other-C3D4.js?attempt=1`]);
  assert.equal(kept.splice(0), [`${ORIGIN}/assets/other-C3D4.js`]);
  assert.is(await answerTo('/web-api/user/v1/config'), null);
});

test('what the server does not have, and what staff load, is not kept', async () => {
  assert.is(await answerTo('/assets/gone-E5F6.js'), 'fetched');
  assert.is(await answerTo('/assets/console/search-E5F6.js'), null);
  assert.equal(asked.splice(0), [`${ORIGIN}/assets/gone-E5F6.js`]);
  assert.equal(kept.splice(0), []);
});

test('of what a page had loaded before, its files are kept and nothing else', async () => {
  const works: Promise<void>[] = [];
  const waitUntil = (work: Promise<void>) => void works.push(work);
  const other = `${ORIGIN}/assets/other-C3D4.js`;
  const data = [
    ...[KEPT, other, `${ORIGIN}/assets/gone-E5F6.js`, `${ORIGIN}/assets/console/search-E5F6.js`],
    ...[`${ORIGIN}/web-api/user/v1/config`, 'https://elsewhere.test/assets/other-C3D4.js', 7],
  ];
  for (const told of [data, 'no list', null]) listeners.get('message')?.({ data: told, waitUntil });
  await Promise.all(works);
  assert.equal(kept.splice(0), [other]);
  assert.equal(asked.splice(0), [other, `${ORIGIN}/assets/gone-E5F6.js`]);
});

/** Installs the worker, where the page is answered like this. */
async function install(page: Response): Promise<void> {
  home = page;
  const works: Promise<void>[] = [];
  const waitUntil = (work: Promise<void>) => void works.push(work);
  listeners.get('install')?.({ waitUntil });
  await Promise.all(works);
}

const OURS = '<!doctype html><script src="/assets/part-A1B2.js"></script>';
const POLICY = 'content-security-policy';

test('it is installed, also while the site is closed or barred, and keeps the page as one that is open', async () => {
  for (const status of [200, 451, 503]) {
    const headers = { [POLICY]: "default-src 'self'", 'retry-after': '60' };
    await install(new Response(OURS, { status, headers }));
    assert.equal(kept.splice(0).sort(), ['/', '/assets/part-A1B2.js'], String(status));
    const [page] = pages.splice(0);
    assert.equal([page?.status, page?.headers.get('retry-after')], [200, null]);
    assert.is(page?.headers.get(POLICY), "default-src 'self'");
    assert.is(await page?.text(), OURS);
  }
});

test('what a proxy shows in place of the page is not kept', async () => {
  for (const status of [200, 502, 503]) {
    const words = await install(new Response('<h1>Not now</h1>', { status })).then(
      () => 'installed',
      (error: Error) => error.message,
    );
    assert.is(words, `no page of this build: ${status}`);
    assert.equal(pages.splice(0), []);
  }
});

test.run();
