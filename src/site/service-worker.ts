/**
 * Keeps the site's own files, so that it opens without a network: what every page begins with when it
 * is installed, the rest as it is used. What it then shows says that it is offline. And it shows what the server writes while it is not open. It never answers for the server: no call, no feed
 * and no record passes through here.
 */
import { directionOf } from '../domain/site/languages.ts';

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Told extends Extendable {
  readonly data: unknown;
}

interface Pushed extends Extendable {
  readonly data: { json(): unknown } | null;
}

interface Clicked extends Extendable {
  readonly notification: { readonly data: unknown; close(): void };
}

interface Tab {
  readonly url: string;
  focus(): Promise<Tab>;
  navigate(url: string): Promise<unknown>;
}

interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const CACHE = `site-${__BUILD__}`;
/** The page is the same at every address, but for what it tells search engines: here that is nothing. */
const PAGE = '/';

/** Headers of how the page came, and not of what it is. */
const OF_THE_WAY = ['content-encoding', 'content-length', 'retry-after'];

/**
 * The page as it is kept. It is the same where it comes with the news that the site is closed or barred;
 * what a proxy shows in its place, or another build, names no file of this one.
 */
async function ownPage(files: readonly string[]): Promise<Response> {
  const reply = await fetch(PAGE, { cache: 'no-cache' });
  const text = await reply.text();
  if (!files.slice(0, 1).every((address) => text.includes(address))) {
    throw new Error(`no page of this build: ${reply.status}`);
  }
  const headers = new Headers(reply.headers);
  for (const name of OF_THE_WAY) headers.delete(name);
  return new Response(text, { headers });
}

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all([
    ownPage(__FIRST__).then((page) => cache.put(PAGE, page)),
    cache.addAll(__FIRST__),
  ]);
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

/**
 * Names of files carry a hash of what is in them, so a copy is never out of date; what an address
 * says besides is for the browser, which asks once more for what it could not have.
 */
async function file(event: Fetching): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const reply = await fetch(request);
  if (reply.ok) event.waitUntil(keep(request.url, reply.clone()));
  return reply;
}

/** A disk that is full keeps nobody from what was fetched. */
async function keep(address: string, reply: Response): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(address.replace(/\?.*/, ''), reply);
  } catch {
    // It is fetched again.
  }
}

/** More than a page can have loaded. */
const MOST_FILES = 500;

/** Whether it is a file that pages of players are made of. */
function isFile(address: string): boolean {
  const { origin, pathname } = new URL(address, location.origin);
  return (
    origin === location.origin &&
    pathname.startsWith('/assets/') &&
    !pathname.startsWith('/assets/console')
  );
}

/** Keeps what a page had loaded before it had this worker; the browser still has most of it. */
async function keepLoaded(addresses: unknown): Promise<void> {
  if (!Array.isArray(addresses)) return;
  const files = addresses.filter((one) => typeof one === 'string').filter(isFile);
  for (const address of files.slice(0, MOST_FILES)) {
    if (await caches.match(address, { ignoreSearch: true })) continue;
    const reply = await fetch(address).catch(() => null);
    if (reply?.ok) await keep(address, reply);
  }
}

const textOf = (value: unknown, name: string): string => {
  const field = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return typeof field === 'string' ? field : '';
};

/** A page of this site; its home for anything else. */
function pageIn(value: unknown): string {
  const { origin, href } = new URL(textOf(value, 'url'), location.origin);
  return origin === location.origin ? href : location.origin;
}

/** Shows a message. A browser asks for one to be shown for each that comes, whatever is in it. */
function show({ data }: Pushed): Promise<void> {
  let message: unknown = null;
  try {
    message = data?.json();
  } catch {
    // No message of ours.
  }
  const language = textOf(message, 'language') || 'en';
  return scope.registration.showNotification(textOf(message, 'title') || location.hostname, {
    body: textOf(message, 'body'),
    tag: textOf(message, 'tag'),
    lang: language,
    dir: directionOf(language),
    data: { url: pageIn(message) },
  });
}

/** Leads to the page it is about: in a tab that is there already, else in a new one. */
async function open({ notification }: Clicked): Promise<void> {
  notification.close();
  const url = pageIn(notification.data);
  const [tab] = await scope.clients.matchAll({ type: 'window' });
  if (tab === undefined) await scope.clients.openWindow(url);
  else await (await tab.focus()).navigate(url);
}

scope.addEventListener('push', (event) => event.waitUntil(show(event)));
scope.addEventListener('notificationclick', (event) => event.waitUntil(open(event)));
scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', (event) => event.waitUntil(keepLoaded(event.data)));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    const { origin, pathname } = new URL(request.url);
    const isOurs = origin === location.origin && !pathname.startsWith('/console');
    if (isOurs) event.respondWith(page(request));
  } else if (isFile(request.url)) {
    event.respondWith(file(event));
  }
});
