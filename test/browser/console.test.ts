/** Support finds a player's session and sees what happened in it. */
import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Frame, Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axe, openPage } from '../support/browser/browser.ts';
import { type SiteContext, withSite } from '../support/browser/in-browser.ts';
import { repositoryRoot } from '../support/repository.ts';
import {
  DEMO_PASSWORD,
  eventually,
  eventuallyIs,
  type Staff,
  signInStaff,
} from '../support/started/site.ts';

interface Context extends SiteContext {
  player: Page;
  staff: Staff;
  uploads: Buffer[];
}

const CARD = '4111111111111111';
/** Never valid: it is only typed, and must be found nowhere. */
const PLANTED = `planted-${CARD}`;

const test = suite<Context>('the console');

/** A visit: a failed sign-in with planted secrets, a real one, a selection, two pages. */
async function visit({ site, player }: Context): Promise<void> {
  await player.goto(`${site.origin}/en/user/login`);
  await player.waitForSelector('input[name="login"]');
  await player.type('input[name="login"]', 'player@example.test');
  await player.type('input[name="password"]', PLANTED);
  await player.keyboard.press('Enter');
  await player.waitForSelector('[role="alert"] *');
  await player.click('input[name="password"]', { count: 3 });
  await player.type('input[name="password"]', DEMO_PASSWORD);
  await player.keyboard.press('Enter');
  await player.waitForSelector('[data-balance]');
  await player.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('a[href="/en/line"]')?.click(),
  );
  await player.waitForSelector('[data-market-id$="-1"]:not([disabled])');
  await player.evaluate(() =>
    document.querySelector<HTMLElement>('[data-market-id$="-1"]:not([disabled])')?.click(),
  );
  await player.waitForSelector('aside[data-coupon-type] li');
}

withSite(test, { clockRate: 30 });

test.before(async (context) => {
  context.uploads = [];
  const { page } = await openPage(await context.browser.createBrowserContext());
  page.on('request', (request) => {
    if (!request.url().includes('/batches')) return;
    request.fetchPostData().then((data) => {
      if (data !== undefined) context.uploads.push(Buffer.from(data, 'latin1'));
    });
  });
  context.player = page;
  await visit(context);
  context.staff = await signInStaff(context.site.origin);
  // What is recorded is found a little later.
  await eventually('the visit is found by its last event', async () => {
    const [id] = await context.staff.sessionIds('?type=coupon.betAdded');
    return id !== undefined;
  });
});

async function openConsole({ profile, site }: Context): Promise<Page> {
  const { page } = await openPage(profile);
  await page.goto(`${site.origin}/console`);
  await page.waitForSelector('input[name="login"]');
  await page.type('input[name="login"]', 'support@example.test');
  await page.type('input[name="password"]', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-session]');
  return page;
}

/** The frame that shows the site, once it shows this page. */
async function shown(page: Page, route: string): Promise<Frame> {
  return eventually(`the site shows ${route}`, async () => {
    const frame = page.frames().find((one) => one.url().includes('/console/frame'));
    const now = await frame?.$eval('body', (body) => body.dataset['route']).catch(() => null);
    return frame && now === route ? frame : null;
  });
}

test('a session is found by player and by event, and opened', async (context) => {
  const page = await openConsole(context);
  assert.equal(await axe(page), []);
  const count = async (query: string) => (await context.staff.sessionIds(query)).length;
  await eventuallyIs(() => count('?user=player%40example.test'), 1);
  await eventuallyIs(() => count('?type=coupon.betAdded'), 1);
  assert.is(await count('?type=bet.settled'), 0);
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-session]')?.click());
  await page.waitForSelector('[data-seq]');
  assert.equal(await axe(page), []);
  await page.close();
});

test('any moment can be gone to: by keyboard and by pressing an event', async (context) => {
  const [id] = await context.staff.sessionIds();
  const page = await openConsole(context);
  await page.goto(`${context.site.origin}/console/sessions/${id}`);
  await page.waitForSelector('[data-seq]');
  await page.keyboard.press('End');
  const line = await shown(page, 'mainSection');
  await eventually('the coupon holds the selection', () =>
    line.$('aside[data-coupon-type] li').then((leg) => leg !== null),
  );
  const events = await context.staff.events(id ?? '');
  const login = events.find((one) => one.type === 'route.changed' && one.data.route === 'login');
  await page.goto(`${context.site.origin}/console/sessions/${id}?at=${login?.seq}`);
  await shown(page, 'login');
  await page.close();
});

test('the site of a replay is there to look at, not to use', async (context) => {
  const [id] = await context.staff.sessionIds();
  const page = await openConsole(context);
  await page.goto(`${context.site.origin}/console/sessions/${id}`);
  await page.waitForSelector('[data-seq]');
  await page.keyboard.press('End');
  const frame = await shown(page, 'mainSection');
  const called: string[] = [];
  page.on('request', (request) => called.push(new URL(request.url()).pathname));
  await frame.evaluate(() =>
    document.querySelector<HTMLElement>('[data-market-id]:not([disabled])')?.click(),
  );
  await frame.evaluate(() => document.querySelector<HTMLElement>('a[href="/en"]')?.click());
  await new Promise((resolve) => setTimeout(resolve, 500));
  await shown(page, 'mainSection');
  assert.equal(
    called.filter((one) => one.includes('-api/') && !one.startsWith('/log-api')),
    [],
  );
  await page.close();
});

test('a session under way is watched as it goes on', async (context) => {
  const [id] = await context.staff.sessionIds();
  const page = await openConsole(context);
  await page.goto(`${context.site.origin}/console/sessions/${id}`);
  await page.waitForSelector('[data-seq]');
  await shown(page, 'mainSection');
  await context.player.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('a[href="/en/about"]')?.click(),
  );
  await eventually('the new page arrives', async () => {
    const events = await context.staff.events(id ?? '');
    return events.some((one) => one.type === 'route.changed' && one.data.route === 'about');
  });
  await shown(page, 'about');
  await page.close();
});

test('the download folds and acts on the command line as it did', async (context) => {
  const [id] = await context.staff.sessionIds();
  const file = path.join(context.site.dataDir, 'session.ndjson');
  await writeFile(file, await context.staff.ndjson(id ?? ''));
  const cli = path.join(repositoryRoot, 'src/replay/cli.ts');
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [cli, file, '--verify', '--intentions'], (_, out, err) =>
      resolve(out + err),
    );
  });
  assert.not.match(output, 'differs');
  assert.match(
    output,
    /fold: \d+ events, [1-9]\d* checkpoints compared, through .*intentions match: /s,
  );
});

/** Every file below a folder. */
async function contents(folder: string): Promise<Buffer[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(files.map((file) => readFile(path.join(file.parentPath, file.name))));
}

/** What a gzip member in a buffer holds, wherever it begins. */
function inflated(data: Buffer): string[] {
  const found: string[] = [];
  for (let at = data.indexOf('\x1f\x8b\x08', 0, 'latin1'); at >= 0; ) {
    try {
      found.push(gunzipSync(data.subarray(at)).toString('latin1'));
    } catch {
      // Bytes that only look like the beginning of a member.
    }
    at = data.indexOf('\x1f\x8b\x08', at + 1, 'latin1');
  }
  return found;
}

test('a planted password and card number are nowhere', async (context) => {
  const stored = await context.player.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const all = database.transaction(store).objectStore(store).getAll();
          all.onsuccess = () => resolve(all.result);
        });
        texts.push(JSON.stringify(rows));
      }
    }
    return texts.join('\n');
  });
  const files = await contents(context.site.dataDir);
  const ids = await context.staff.sessionIds();
  const logs = await context.staff.ndjsonOf(ids);
  assert.ok(context.uploads.length > 0 && files.length > 0 && logs.length > 0);
  const texts = [
    stored,
    ...logs,
    ...[...context.uploads, ...files].flatMap((data) => [
      data.toString('latin1'),
      ...inflated(data),
    ]),
  ];
  const encoded = Buffer.from(PLANTED).toString('base64url');
  for (const text of texts) {
    for (const secret of [PLANTED, CARD, encoded]) assert.not.ok(text.includes(secret));
  }
});

test('an analyst reads every event of the stream, and goes on from where it broke off', async (context) => {
  const analyst = await signInStaff(context.site.origin, 'analyst');
  const read = async (after: string | null, count: number) => {
    const reply = await analyst.get('/log-api/v1/stream', after);
    const decoder = new TextDecoder();
    const found: { id: string; event: string }[] = [];
    let text = '';
    for await (const chunk of reply.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        const id = /^id: ?(.*)$/m.exec(message)?.[1];
        const data = /^data: ?(.*)$/m.exec(message)?.[1];
        if (id !== undefined && data !== undefined) {
          found.push({ id, event: (JSON.parse(data) as { id: string }).id });
        }
      }
      if (found.length >= count) break;
    }
    return found.slice(0, count);
  };
  const first = await read(null, 10);
  const rest = await read(first.at(-1)?.id ?? null, 10);
  const events = [...first, ...rest].map(({ event }) => event);
  assert.is(new Set(events).size, 20);
  assert.equal(
    events.map((event) => Number(event.split('/')[1])),
    events.map((_, index) => index),
  );
});

test.run();
