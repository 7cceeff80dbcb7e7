/** What does a call through the chain of interceptors cost the page, beside other clients? */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Browser } from 'puppeteer';
import { launch } from '../test/support/browser/browser.ts';
import { repositoryRoot } from '../test/support/repository.ts';
import type { BenchPage } from './requests/contest.ts';
import { type Comparison, report } from './support/report.ts';
import { median } from './support/stats.ts';

const ROUNDS = 5;
const WARM_UP = 200;
const CALLS = 1_000;

const names = ['superagent', 'chain', 'site', 'ky', 'axios'] as const;
type Name = (typeof names)[number];

/** What of a bundle is the client, and not what the site has anyway: RxJS, schemas, read models. */
const CLIENT =
  /superagent|component-emitter|qs-shim|\bky\b|axios|is-retry-allowed|interceptors|effects\/http|calls\/client|ports\/transport/;

interface Script {
  readonly text: string;
  /** Bytes of the whole and of the client in it, minified, with brotli. */
  readonly whole: number;
  readonly client: number;
}

/** A client's page script, as small as it gets. */
async function scriptOf(name: Name): Promise<Script> {
  const { outputFiles, metafile } = await build({
    entryPoints: [path.join(import.meta.dirname, 'requests', `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: 'bench',
    format: 'iife',
    target: 'es2024',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { qs: path.join(repositoryRoot, 'src/calls/qs-shim.ts') },
  });
  const text = outputFiles[0]?.text ?? '';
  const inputs = Object.entries(Object.values(metafile.outputs)[0]?.inputs ?? {});
  const bytesOf = (pattern: RegExp) =>
    inputs.reduce(
      (sum, [file, { bytesInOutput }]) => sum + (pattern.test(file) ? bytesInOutput : 0),
      0,
    );
  const whole = brotliCompressSync(text).length;
  return { text, whole, client: (whole * bytesOf(CLIENT)) / bytesOf(/./) };
}

const claims = Buffer.from(JSON.stringify({ exp: 4_000_000_000 })).toString('base64url');
const token = JSON.stringify({ token: `head.${claims}.sign` });
const rights = JSON.stringify({ rights: ['bet', 'deposit', 'withdraw'] });

/** The collector's word for a batch of the recording. */
function stored({ headers, url }: IncomingMessage): string {
  const ackedSeq = Number(headers['x-log-first-seq']) + Number(headers['x-log-count']) - 1;
  const chain = headers['x-log-chain'];
  const receipt = { sessionId: url?.split('/')[4], ackedSeq, chain, at: 1, signature: 'x' };
  return JSON.stringify({ ackedSeq, interval: 5_000, receipt });
}

function answer(request: IncomingMessage, response: ServerResponse, scripts: Map<string, Script>) {
  request.resume();
  const { url = '', method } = request;
  const name = url.slice(1);
  const html = scripts.get(name)?.text;
  if (html !== undefined) {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>${name}</title><script>${html}</script>`);
    return;
  }
  response.setHeader('content-type', 'application/json');
  if (method === 'POST') response.end(stored(request));
  else response.end(url.includes('gettoken') ? token : rights);
}

async function serve(scripts: Map<string, Script>): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => answer(request, response, scripts));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Microseconds of the main thread a call. */
async function inPage(browser: Browser, address: string): Promise<number> {
  const tab = await browser.newPage();
  await tab.goto(address);
  const run = (times: number) =>
    tab.evaluate((n) => (globalThis as unknown as { page: BenchPage }).page.run(n), times);
  await run(WARM_UP);
  const client = await tab.createCDPSession();
  // CPU time of the main thread: what else runs on the machine does not count.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (): Promise<number> => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await spent();
  await run(CALLS);
  const after = await spent();
  await tab.close();
  return ((after - before) * 1e6) / CALLS;
}

type Found = { readonly task: number } & Pick<Script, 'whole' | 'client'>;

/** Every client in turn, and again each round, so that what disturbs one disturbs all. */
async function contest(): Promise<Record<Name, Found>> {
  const scripts = new Map<string, Script>();
  for (const name of names) scripts.set(name, await scriptOf(name));
  const { server, origin } = await serve(scripts);
  const browser = await launch({ networkEnabled: false });
  const tasks = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) tasks.get(name)?.push(await inPage(browser, `${origin}/${name}`));
  }
  await browser.close();
  server.closeAllConnections();
  server.close();
  const of = (name: Name): Found => {
    const { whole, client } = scripts.get(name) ?? { whole: Number.NaN, client: Number.NaN };
    return { task: median(tasks.get(name) ?? []), whole, client };
  };
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Found>;
}

const peers = {
  superagent: 'superagent, bare',
  ky: 'ky, hooks and retry',
  axios: 'axios, interceptors and axios-retry',
} as const;

type Peer = keyof typeof peers;

/** What is around superagent may cost half of it again, and no more than what others cost. */
const aims: Record<Peer, number> = { superagent: 0.5, ky: 0.8, axios: 0.8 };

const found = await contest();

/** Ours beside each peer: the main thread's time a call. */
function beside(what: string, { task }: Found, aimed: boolean): Comparison[] {
  return (Object.keys(peers) as Peer[]).map((peer) => ({
    what,
    unit: 'µs',
    ours: task,
    peer: { name: peers[peer], value: found[peer].task },
    ...(aimed ? { atLeast: aims[peer] } : {}),
  }));
}

const sizes = (Object.keys(peers) as Peer[]).map(
  (peer): Comparison => ({
    what: 'client in the browser',
    unit: 'bytes',
    ours: found.chain.client,
    peer: { name: peers[peer], value: found[peer].client },
  }),
);

report(
  'A call goes through the chain',
  `Chromium, ${CALLS} calls one after the other, each a GET with the player's token that a server on the same machine answers at once; CPU time of the main thread, the browser's own work for a request included, median of ${ROUNDS}. Ours checks the answer against its schema and says on the bus what happened; the site also folds its read models and records every event into IndexedDB and to the collector. The peers take care of token, language, time and retries, and check nothing. Bytes are minified and with brotli, of the client alone: of RxJS, valibot and the table of calls, which the site has anyway, the chain brings ${Math.round((found.chain.whole - found.chain.client) / 1000)} KB along.`,
  [
    ...beside('chain, a call', found.chain, true),
    ...beside('with bus, read models and recording, a call', found.site, false),
    ...sizes,
  ],
);
