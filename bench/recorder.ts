/** What does recording cost the page's main thread? */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Browser } from 'puppeteer';
import { Subject } from 'rxjs';
import type { AnyEvent } from '../src/events/catalogue.ts';
import { createMemoryQueue } from '../src/log/queue/memory-queue.ts';
import { createRecorder } from '../src/log/record/recorder.ts';
import { privatePathsOf } from '../src/site/ports/private-paths.ts';
import { ManualTime } from '../test/log/record/manual-time.ts';
import { sampleSession } from '../test/log/sample-session.ts';
import { Collector, instantGzip } from '../test/log/upload/collector.ts';
import { launch } from '../test/support/browser/browser.ts';
import type { BenchPage } from './recorder/page.ts';
import { report } from './support/report.ts';
import { cpuTime, median } from './support/stats.ts';

const ROUNDS = 9;
const BROWSER_ROUNDS = 3;
const SECONDS = 15;
const PER_SECOND = 500;

/** CPU microseconds an event in Node, compression included, from event to acknowledgement. */
async function recording(events: readonly AnyEvent[]): Promise<number> {
  const time = new ManualTime(events[0]?.at, 20);
  const events$ = new Subject<AnyEvent>();
  const recorder = createRecorder({
    sessionId: 'session-of-a-benchmark',
    events$,
    queue: createMemoryQueue(),
    send: new Collector().send,
    scheduler: time,
    locks: { hold: () => undefined, ifFree: async () => false },
    privatePathsOf,
    gzip: instantGzip,
  });
  const start = cpuTime();
  for (const event of events) {
    if (event.at > time.now() + 100) await time.advance(event.at - time.now());
    events$.next(event);
  }
  await time.advance(15_000);
  const spent = (cpuTime() - start) / 1000 / events.length;
  await recorder.stop();
  return spent;
}

/** The plainest recorder there is: a line an event with an id by chance, gzip every 15 s. */
function plainly(events: readonly AnyEvent[]): number {
  const start = cpuTime();
  let lines: string[] = [];
  let due = (events[0]?.at ?? 0) + 15_000;
  for (const event of events) {
    lines.push(JSON.stringify({ id: crypto.randomUUID(), ...event }));
    if (event.at < due) continue;
    gzipSync(lines.join('\n'));
    lines = [];
    due = event.at + 15_000;
  }
  gzipSync(lines.join('\n'));
  return (cpuTime() - start) / 1000 / events.length;
}

async function answer(request: IncomingMessage): Promise<string> {
  for await (const _ of request) {
    // Only what it is answered counts here.
  }
  const ackedSeq =
    Number(request.headers['x-log-first-seq']) + Number(request.headers['x-log-count']) - 1;
  const chain = request.headers['x-log-chain'];
  const sessionId = request.url?.split('/')[4];
  const receipt = { sessionId, ackedSeq, chain, at: 1, signature: 'x' };
  return JSON.stringify({ ackedSeq, interval: 5_000, receipt });
}

async function serve() {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'recorder', 'page.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
  });
  const html = `<!doctype html><title>recorder</title><script>${outputFiles[0]?.text}</script>`;
  const server = createServer(async (request, response) => {
    const body = request.method === 'POST' ? await answer(request) : html;
    const type = request.method === 'POST' ? 'application/json' : 'text/html; charset=utf-8';
    response.setHeader('content-type', type).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

type PageWindow = { readonly page: BenchPage };

/** Main-thread milliseconds of one run in a page. */
async function inPage(browser: Browser, origin: string, recorded: boolean) {
  const tab = await browser.newPage();
  await tab.goto(origin);
  await tab.evaluate(
    (seconds, perSecond) => (globalThis as unknown as PageWindow).page.prepare(seconds, perSecond),
    SECONDS,
    PER_SECOND,
  );
  const client = await tab.createCDPSession();
  // CPU time of the main thread: what else runs on the machine does not count.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const metrics = async (): Promise<Map<string, number>> => {
    const { metrics: list } = await client.send('Performance.getMetrics');
    return new Map(list.map(({ name, value }) => [name, value]));
  };
  const before = await metrics();
  const count = await tab.evaluate(
    (on, perSecond) => (globalThis as unknown as PageWindow).page.run(on, perSecond),
    recorded,
    PER_SECOND,
  );
  const after = await metrics();
  await tab.close();
  const spent = (key: 'TaskDuration' | 'ScriptDuration') =>
    (after.get(key) ?? 0) - (before.get(key) ?? 0);
  return { count, task: spent('TaskDuration') * 1e6, script: spent('ScriptDuration') * 1e6 };
}

/** What the recorder adds to the main thread of Chromium, microseconds an event. */
async function inBrowser(): Promise<{ task: number; script: number }> {
  const { server, origin } = await serve();
  const browser = await launch();
  const added = { task: [] as number[], script: [] as number[] };
  for (let round = 0; round < BROWSER_ROUNDS; round += 1) {
    const without = await inPage(browser, origin, false);
    const recorded = await inPage(browser, origin, true);
    added.task.push((recorded.task - without.task) / recorded.count);
    added.script.push((recorded.script - without.script) / recorded.count);
  }
  await browser.close();
  server.close();
  return { task: median(added.task), script: median(added.script) };
}

const events = sampleSession({ minutes: 4, updates: 5_900, others: 100 });
const ours: number[] = [];
const plain: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  ours.push(await recording(events));
  plain.push(plainly(events));
}
const page = await inBrowser();

report(
  'Recording costs the page little',
  `Node: ${events.length.toLocaleString('en')} events at 100 a second, from event to acknowledgement, compression on the same thread; median of ${ROUNDS}. Chromium: what a recorder with IndexedDB, CompressionStream and fetch adds to the main thread, ${PER_SECOND} events a second for ${SECONDS} s, median of ${BROWSER_ROUNDS} differences.`,
  [
    {
      what: 'CPU an event, Node',
      unit: 'µs',
      ours: median(ours.slice(1)),
      peer: { name: 'NDJSON, UUID ids, gzip, kept nowhere', value: median(plain.slice(1)) },
    },
    { what: 'script an event, Chromium', unit: 'µs', ours: page.script, atMost: 3 },
    { what: 'main thread an event, Chromium', unit: 'µs', ours: page.task },
  ],
);
