/**
 * Keeps the site's own files, so that it opens without a network; what it then shows says that it
 * is offline. It never answers for the server: no call, no feed and no record passes through here.
 */

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const CACHE = `site-${__BUILD__}`;
/** The page is the same at every address: one copy serves them all. */
const PAGE = '/';

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const files = __ASSETS__.filter((address) => !address.startsWith('/assets/console'));
  await cache.addAll([PAGE, ...files]);
  await scope.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('site-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** The network first: a page of an older build would ask for files that are gone. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** Names of files carry a hash of what is in them, so a copy is never out of date. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!pathname.startsWith('/console')) event.respondWith(page(request));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(file(request));
  }
});
