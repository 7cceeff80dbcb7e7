import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { queueCases } from '../log/queue/queue-suite.ts';
import { kill, launch } from '../support/browser/browser.ts';
import { eventually } from '../support/started/site.ts';
import type { QueuePage } from './queue-page.ts';

const test = suite<{ browser: Browser; server: Server; origin: string }>('the queue in a browser');

async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'queue-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env': '{}' },
  });
  return outputFiles[0]?.text ?? '';
}

test.before(async (context) => {
  const html = `<!doctype html><title>queue</title><script>${await script()}</script>`;
  context.server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise<void>((resolve) => context.server.listen(0, '127.0.0.1', resolve));
  context.origin = `http://127.0.0.1:${(context.server.address() as AddressInfo).port}`;
  context.browser = await launch();
});

test.after(async ({ browser, server }) => {
  await browser?.close();
  server?.close();
});

async function open(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(origin);
  return page;
}

/** Calls what queue-page.ts put into the page. */
function call<Name extends keyof QueuePage>(
  page: Page,
  name: Name,
  ...args: QueuePage[Name] extends (...given: infer Args) => unknown ? Args : never
): Promise<Awaited<ReturnType<Extract<QueuePage[Name], (...given: never[]) => unknown>>>> {
  return page.evaluate(
    (method, given) =>
      (globalThis as unknown as { page: Record<string, (...all: unknown[]) => never> }).page[
        method
      ]?.(...given) as never,
    name,
    args,
  );
}

for (const name of Object.keys(queueCases)) {
  test(name, async ({ browser, origin }) => {
    const page = await open(browser, origin);
    assert.is(await call(page, 'runCase', name), '');
    await page.close();
  });
}

test('keeps what was recorded when the browser is killed', async ({ origin }) => {
  const userDataDir = mkdtempSync(path.join(tmpdir(), 'queue-'));
  const before = await launch({ userDataDir });
  const page = await open(before, origin);
  for (const firstSeq of [0, 5, 10]) await call(page, 'append', 'crash', firstSeq, 5);
  await kill(before);
  const after = await launch({ userDataDir });
  assert.equal(await call(await open(after, origin), 'firstSeqs', 'crash'), [0, 5, 10]);
  await after.close();
  rmSync(userDataDir, { recursive: true, force: true });
});

test('nothing is missing of what was written or cut while the page was left', async ({
  browser,
  origin,
}) => {
  const page = await open(browser, origin);
  // The browser gives up what waits for other writes now and then.
  for (let time = 0; time < 10; time += 1) {
    await call(page, 'leaveInAHurry', `leaving ${time}`);
    await page.reload();
    const cut = await call(page, 'batchSeqs', `leaving ${time}`);
    const chunks = await call(page, 'firstSeqs', `leaving ${time}`);
    assert.equal(
      { cut, chunks },
      cut.length > 0 ? { cut: [0], chunks: [] } : { cut, chunks: [0, 2, 5, 10, 15] },
    );
  }
  await page.close();
});

test('nothing waits for a tab that is busy', async ({ browser, origin }) => {
  const [busy, other] = [await open(browser, origin), await open(browser, origin)];
  await call(other, 'append', 'busy', 20, 5);
  const isBusy = new Promise<void>((resolve) => {
    busy.on('console', (message) => message.text() === 'busy' && resolve());
  });
  // It never ends by itself, so whatever comes to an end has not waited for it.
  const forever = call(busy, 'useAndBeBusy', 'busy').catch(() => 'closed');
  await isBusy;
  await call(other, 'append', 'busy', 25, 5);
  await busy.close();
  assert.is(await forever, 'closed');
  await other.close();
});

test('two tabs write to one queue', async ({ browser, origin }) => {
  const [first, second] = [await open(browser, origin), await open(browser, origin)];
  await Promise.all([call(first, 'append', 'tabs', 0, 5), call(second, 'append', 'tabs', 5, 5)]);
  assert.equal(await call(first, 'firstSeqs', 'tabs'), [0, 5]);
  await Promise.all([first.close(), second.close()]);
});

test('says that the disk is full, and keeps what it has', async ({ browser, server }) => {
  // An origin of its own, as the browser keeps to a new quota only where it has not counted yet.
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const page = await open(browser, origin);
  const client = await page.createCDPSession();
  await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 20_000_000 });
  const { failure, kept, listed } = await call(page, 'fill', 'full');
  assert.is(failure, 'full');
  assert.ok(kept > 0);
  assert.is(listed, kept);
  await page.close();
});

test('does not stand in the way of a newer build', async ({ browser, origin }) => {
  const page = await open(browser, origin);
  assert.is(await call(page, 'upgrade', 'upgrade'), 'opened, then unavailable');
  await page.close();
});

test('a session is alive while its page is, and free when that is gone', async ({
  browser,
  origin,
}) => {
  const [first, second] = [await open(browser, origin), await open(browser, origin)];
  await call(first, 'hold', 'session-of-first');
  assert.is(await call(second, 'isFree', 'session-of-first'), false);
  assert.is(await call(second, 'isFree', 'session-of-nobody'), true);
  await first.close();
  // The browser lets go of a closed page's locks a moment later.
  await eventually('it is free', () => call(second, 'isFree', 'session-of-first'));
  await second.close();
});

test.run();
