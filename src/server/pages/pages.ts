import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteCondition } from '../../domain/site/condition.ts';
import { isWritten } from '../../domain/site/languages.ts';
import { networkOf } from '../../server-kernel/network.ts';
import { isAccepted } from '../../server-kernel/packed-text.ts';
import { RateLimit } from '../../server-kernel/rate-limit.ts';
import { callerOf } from '../http/caller-of.ts';
import type { OwnerCookies } from '../identity/owner-cookie.ts';
import type { Asset, Assets } from './assets.ts';
import { HeadedPages } from './headed-pages.ts';
import { LONGEST_ORIGIN, type MadeFile, MadeFiles } from './made-files.ts';
import { headAt } from './page-head.ts';
import { pageStatus } from './page-status.ts';
import { assetHeaders, replayHeaders, securityHeaders } from './security-headers.ts';

export interface PagesOptions {
  readonly assets: () => Assets;
  /** Null where nobody here knows how the site is configured. */
  readonly siteNow: (pathname: string) => SiteCondition | null;
  readonly owners: OwnerCookies;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** What a network may record is bounded by itself; this keeps its owners from being without end. */
const NEW_OWNERS = { capacity: 2_000, perMinute: 120 };

const APIS = /^\/[\w-]+-api\//;

function chooseForm({ headers }: FastifyRequest, { br, gzip, plain }: Asset) {
  const accepted = headers['accept-encoding'];
  if (br !== null && isAccepted(accepted, 'br')) return { coding: 'br', body: br };
  if (gzip !== null && isAccepted(accepted, 'gzip')) return { coding: 'gzip', body: gzip };
  return { coding: null, body: plain };
}

function sendBody(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  const { coding, body } = chooseForm(request, asset);
  if (coding !== null) reply.header('content-encoding', coding);
  return reply.header('vary', 'accept-encoding').header('content-type', asset.type).send(body);
}

const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.split(/,\s*/).includes(etag) ?? false;

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  reply.code(200).header('etag', asset.etag).header('vary', 'accept-encoding');
  reply.header(
    'cache-control',
    asset.hashed ? 'public, max-age=31536000, immutable' : 'private, no-cache',
  );
  if (isKnown(request, asset.etag)) return reply.code(304).send();
  return sendBody(request, reply, asset);
}

const REPLAY = '/console-frame.html';
const SITE = '/index.html';

/** The page for an address: every address but a file's is the site's own to make sense of. */
export function pageFor(pathname: string): string {
  if (pathname === '/console/frame') return REPLAY;
  return /^\/console([/.]|$)/.test(pathname) ? '/console.html' : SITE;
}

const OLD_BROWSER = /^(?:\/([a-z]{2}))?\/oldbrowser\/?$/;

/** The page for browsers that cannot run the site: without scripts, in the language of the address. */
function oldBrowserPage(pathname: string): string | null {
  const asked = OLD_BROWSER.exec(pathname);
  if (asked === null) return null;
  const [, language = ''] = asked;
  return `/oldbrowser/${isWritten(language) ? language : 'en'}.html`;
}

/** What of the build is the page for an address. */
function pageIn({ byPath }: Assets, pathname: string): string {
  const old = oldBrowserPage(pathname);
  return old !== null && byPath.has(old) ? old : pageFor(pathname);
}

const isOfSite = (name: string): boolean => name === SITE || name.startsWith('/oldbrowser/');
/** Nothing is recorded in the frame of the console, nor where there are no scripts: they need no owner. */
const isRecorded = (name: string): boolean => name !== REPLAY && !name.startsWith('/oldbrowser/');

const hasExtension = (pathname: string): boolean =>
  pathname.lastIndexOf('.') > pathname.lastIndexOf('/');

/** A browser that navigates says so; whoever takes anything gets a page for what is no file. */
export function wantsPage(request: FastifyRequest, pathname: string): boolean {
  const accept = request.headers.accept ?? '*/*';
  if (APIS.test(pathname)) return false;
  return accept.includes('text/html') || (accept.includes('*/*') && !hasExtension(pathname));
}

/** Says who a browser is. Where a network has too many new ones, they get their page without. */
function ownerGiver({ owners, now }: PagesOptions) {
  const newOwners = new RateLimit({ ...NEW_OWNERS, now });
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const caller = callerOf(request);
    if (owners.ownerOf(caller) === null && newOwners.take(networkOf(request.ip)) > 0) return;
    reply.header('set-cookie', owners.renew(caller));
  };
}

/** Compressed beside the thread that answers, once for all who ask. */
async function sendMade(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, text, packed }: MadeFile,
): Promise<FastifyReply> {
  reply.header('etag', etag).header('vary', 'accept-encoding');
  reply.header('cache-control', 'private, no-cache').header('content-type', type);
  if (isKnown(request, etag)) return reply.code(304).send();
  const form = packed.in(request.headers['accept-encoding']);
  if (form === null) return reply.send(text);
  return reply.header('content-encoding', form.coding).send(await form.bytes);
}

/** Where the site was asked for; null where that names no place. */
function originOf({ protocol, host }: FastifyRequest): string | null {
  const origin = `${protocol}://${host}`;
  return origin.length > LONGEST_ORIGIN ? null : origin;
}

/** What is sent of the site's page, besides how. */
interface SentPage {
  readonly name: string;
  readonly page: Asset;
  readonly headed: HeadedPages;
}

/** A page of the site. One that says what is wrong is sent whole, whatever the browser has of it. */
function sendSitePage(
  { siteNow }: PagesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, page, headed }: SentPage,
): FastifyReply | Promise<FastifyReply> {
  const { url } = request;
  const site = siteNow(url.split('?', 1)[0] ?? '/');
  const { status, retryAfter } = pageStatus(url, site);
  if (status === 200) {
    const origin = originOf(request);
    const head = name === SITE && origin !== null ? headAt(url, origin, site) : null;
    const made = head && headed.of(page, head);
    return made ? sendMade(request, reply.code(200), made) : sendAsset(request, reply, page);
  }
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return sendBody(request, reply.code(status), page);
}

function sendPage(
  options: PagesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  headed: HeadedPages,
): FastifyReply | Promise<FastifyReply> {
  const assets = options.assets();
  const { byPath, policy } = assets;
  const name = pageIn(assets, request.url.split('?', 1)[0] ?? '/');
  const page = byPath.get(name);
  if (page === undefined) return reply.code(503).type('text/plain').send('The site is not built.');
  if (name === REPLAY) reply.headers(replayHeaders(policy, request.protocol === 'https'));
  return isOfSite(name)
    ? sendSitePage(options, request, reply, { name, page, headed })
    : sendAsset(request, reply, page);
}

/**
 * Serves what the build made: files by their address, those that are made of it when they are asked for, a
 * page for every other address that a browser navigates to, and 404 as JSON for the rest. Adds the security
 * headers to every answer.
 */
export function servePages(app: FastifyInstance, options: PagesOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    const { policy } = options.assets();
    // Which games there are may change while the server runs.
    const frame = [...policy.frame, ...(options.siteNow('/')?.frames ?? [])];
    reply.headers(securityHeaders({ ...policy, frame }, request.protocol === 'https'));
    // Unless a route says otherwise, as files do.
    reply.header('cache-control', 'no-store');
  });
  const giveOwner = ownerGiver(options);
  const madeFiles = new MadeFiles();
  const headed = new HeadedPages();
  app.get('/*', (request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    const origin = `${request.protocol}://${request.host}`;
    const assets = options.assets();
    const made = madeFiles.at(pathname, { assets, origin, site: () => options.siteNow(pathname) });
    if (made !== null) return sendMade(request, reply, made);
    const asset = assets.byPath.get(pathname);
    if (asset !== undefined && !asset.type.startsWith('text/html')) {
      if (pathname.startsWith('/assets/')) reply.headers(assetHeaders);
      return sendAsset(request, reply, asset);
    }
    if (asset !== undefined || wantsPage(request, pathname)) {
      if (isRecorded(pageIn(assets, pathname))) giveOwner(request, reply);
      return sendPage(options, request, reply, headed);
    }
    return reply.callNotFound();
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not-found' }));
}
