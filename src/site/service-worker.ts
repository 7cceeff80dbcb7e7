/**
 * Keeps the site's own files, so that it opens without a network; what it then shows says that it
 * is offline; and shows what the server writes while it is not open. It never answers for the server:
 * no call, no feed and no record passes through here.
 */
import { directionOf } from '../domain/languages.ts';

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
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
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const CACHE = `site-${__BUILD__}`;
/** The page is the same at every address: one copy serves them all. */
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
  if (!files.some((address) => text.includes(address))) {
    throw new Error(`no page of this build: ${reply.status}`);
  }
  const headers = new Headers(reply.headers);
  for (const name of OF_THE_WAY) headers.delete(name);
  return new Response(text, { headers });
}

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const files = __ASSETS__.filter((address) => !address.startsWith('/assets/console'));
  await Promise.all([ownPage(files).then((page) => cache.put(PAGE, page)), cache.addAll(files)]);
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
async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
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
