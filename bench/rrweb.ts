/** How many bytes is a recorded minute of one and the same page, with rrweb and with our log? */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'puppeteer';
import { launch, openPage } from '../test/support/browser/browser.ts';
import { report } from './support/report.ts';

const SECONDS = 60;
const PAGE = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Line</title>';

interface Sizes {
  readonly first: number;
  readonly rest: number;
  readonly count: number;
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'pages/recorded-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

async function serve(script: string): Promise<http.Server> {
  const server = http.createServer(({ url }, response) => {
    const isScript = url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : `${PAGE}<body><script src="/page.js"></script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function clickOn(page: Page, selector: string): Promise<void> {
  const box = await (await page.$(selector))?.boundingBox();
  if (!box) return;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.click(x, y);
}

/** A press a second: six on coefficients, two keys in the stake, the details opened and closed. */
async function play(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds - 1; second += 1) {
    const began = Date.now();
    const turn = second % 10;
    const odd = `#board .game:nth-child(${1 + ((second * 7) % 50)}) .odd:nth-of-type(${1 + (second % 3)})`;
    if (turn < 6) await clickOn(page, odd);
    else if (turn < 8) await page.type('#stake', String(second % 10));
    else await clickOn(page, turn === 8 ? '#details' : '#close');
    await new Promise((resolve) => setTimeout(resolve, 1000 - (Date.now() - began)));
  }
}

async function recordBoth(): Promise<{ ours: Sizes; rrweb: Sizes }> {
  const server = await serve(await bundle());
  const browser = await launch();
  try {
    const { page, errors } = await openPage(browser);
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const running = page.evaluate(
      (seconds) =>
        (
          globalThis as unknown as { recordFor(s: number): Promise<{ ours: Sizes; rrweb: Sizes }> }
        ).recordFor(seconds),
      SECONDS,
    );
    await page.waitForSelector('body[data-ready]');
    await play(page, SECONDS);
    const sizes = await running;
    if (errors.length > 0) throw new Error(errors.join('\n'));
    return sizes;
  } finally {
    await browser.close();
    server.close();
  }
}

const { ours, rrweb } = await recordBoth();
const beside = { name: 'rrweb', unit: 'bytes' as const };
report(
  'A recorded minute',
  `One page with 300 coefficients for ${SECONDS} s in a real browser: 5 changes a second, and a player who moves the mouse and presses something every second. Both recorders watch the same run: ${ours.count} events of ours, ${rrweb.count} of rrweb; each is one gzip. Ours holds the state and what led to it, not the mouse's way.`,
  [
    {
      what: 'a minute',
      unit: 'bytes',
      ours: ours.rest,
      peer: { ...beside, value: rrweb.rest },
      atLeast: 5,
    },
    {
      what: 'the beginning: first state, first picture',
      unit: 'bytes',
      ours: ours.first,
      peer: { ...beside, value: rrweb.first },
    },
    {
      what: 'an event, in a batch of a minute',
      unit: 'bytes',
      ours: ours.rest / ours.count,
      peer: { name: 'rrweb, an event of ours', value: rrweb.rest / ours.count },
      atMost: 10,
    },
  ],
);
