import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('service worker');

const ORIGIN = 'https://bets.test';
const KEPT = `${ORIGIN}/assets/part-A1B2.js`;

/** The worker among the globals it finds in a browser, with one file in its cache. */
const listeners = new Map<string, (event: unknown) => void>();
const asked: string[] = [];
Object.assign(globalThis, {
  __BUILD__: 'test',
  __ASSETS__: [],
  location: { origin: ORIGIN },
  addEventListener: (type: string, listener: (event: unknown) => void) =>
    listeners.set(type, listener),
  caches: {
    async match({ url }: Request, { ignoreSearch = false }: CacheQueryOptions = {}) {
      const address = ignoreSearch ? url.replace(/\?.*/, '') : url;
      return address === KEPT ? new Response('kept') : undefined;
    },
  },
  fetch: async ({ url }: Request) => {
    asked.push(url);
    return new Response('fetched');
  },
});
// It gives nothing to import: what it does, it does where it is loaded.
const worker = new URL('../../src/site/service-worker.ts', import.meta.url).href;
await import(worker);

/** What the worker answers; null where it lets the browser ask. */
async function answerTo(address: string): Promise<string | null> {
  const answers: Promise<Response>[] = [];
  listeners.get('fetch')?.({
    request: new Request(`${ORIGIN}${address}`),
    respondWith: (response: Promise<Response>) => void answers.push(response),
  });
  const response = await answers[0];
  return response === undefined ? null : response.text();
}

test('a file of the build is answered from the cache, also when it is asked for once more', async () => {
  assert.is(await answerTo('/assets/part-A1B2.js'), 'kept');
  assert.is(await answerTo('/assets/part-A1B2.js?attempt=1'), 'kept');
  assert.equal(asked.splice(0), []);
});

test('what is not kept is fetched, and calls are none of its business', async () => {
  assert.is(await answerTo('/assets/other-C3D4.js?attempt=1'), 'fetched');
  assert.equal(asked.splice(0), [`${ORIGIN}/assets/other-C3D4.js?attempt=1`]);
  assert.is(await answerTo('/web-api/user/v1/config'), null);
});

test.run();
