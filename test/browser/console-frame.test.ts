/** The frame in which the console shows a stranger's recording: what stands in it reaches nothing. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyEvent } from '../../src/events/catalogue.ts';
import { Recording } from '../server/support/recording.ts';
import { openPage } from '../support/browser/browser.ts';
import { type SiteContext, withSite } from '../support/browser/in-browser.ts';
import { DEMO_PASSWORD, eventually, type Staff, signInStaff } from '../support/started/site.ts';

/** A server of somebody else, which counts what it is asked. */
interface Elsewhere {
  readonly server: Server;
  readonly origin: string;
  asked: number;
}

interface Context extends SiteContext {
  staff: Staff;
  elsewhere: Elsewhere;
  /** A guest's visit to the line. */
  sessionId: string;
}

const test = suite<Context>('the frame of the console');

async function visit({ site, browser, staff }: Context): Promise<string> {
  const { page } = await openPage(await browser.createBrowserContext());
  await page.goto(`${site.origin}/en/line`);
  await page.waitForSelector('button[data-market-id]:not([aria-disabled])');
  const id = await eventually('the visit is recorded', async () => {
    const [found] = await staff.sessionIds();
    const events = found === undefined ? [] : await staff.events(found);
    return events.some(({ type }) => type === 'route.changed') ? found : null;
  });
  await page.close();
  return id ?? '';
}

async function startElsewhere(): Promise<Elsewhere> {
  const server = createServer((_request, response) => {
    found.asked += 1;
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const found = { server, origin: `http://127.0.0.1:${port}`, asked: 0 };
  return found;
}

withSite(test);

test.before(async (context) => {
  context.elsewhere = await startElsewhere();
  context.staff = await signInStaff(context.site.origin);
  context.sessionId = await visit(context);
});

test.after(({ elsewhere }) => {
  elsewhere?.server.close();
});

/** A session open in the console, and the frame once it shows the line. */
async function open({ site, browser }: Context, id: string) {
  const { page, errors } = await openPage(await browser.createBrowserContext());
  await page.goto(`${site.origin}/console/sessions/${id}`);
  await page.waitForSelector('input[name="login"]');
  errors.length = 0; // Nobody was signed in: the server said so.
  await page.type('input[name="login"]', 'support@example.test');
  await page.type('input[name="password"]', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-seq]');
  await page.keyboard.press('End');
  const frame = await page.waitForFrame(async (one) => one.url().endsWith('/console/frame'));
  await frame.waitForSelector('body[data-route="mainSection"] main');
  return { page, frame, errors };
}

/** What a script that got into the frame's page comes to, each try by its name, but for some. */
function tries(
  frame: Frame,
  elsewhere: string,
  without: readonly string[] = [],
): Promise<Record<string, string>> {
  return frame.evaluate(
    async (foreign, unwanted) => {
      const attempts: Record<string, () => unknown> = {
        origin: () => self.origin,
        cookie: () => document.cookie,
        localStorage: () => localStorage.length,
        sessionStorage: () => sessionStorage.length,
        indexedDB: () => indexedDB.open('x').onerror,
        parentPage: () => window.parent.document.title,
        parentAddress: () => window.parent.location.href,
        framePage: () => window.frameElement?.tagName ?? 'none',
        top: () => {
          if (window.top) window.top.location.href = '/en/about';
        },
        open: () => String(window.open('/en/about')),
        dialog: () => String(window.confirm('?')),
        api: async () => (await fetch('/log-api/v1/sessions')).status,
        account: async () => (await fetch('/console-api/v1/me', { credentials: 'include' })).status,
        opaque: async () => (await fetch(foreign, { mode: 'no-cors' })).type,
        beacon: () => String(navigator.sendBeacon(foreign)),
        socket: () =>
          new Promise((resolve, reject) => {
            const socket = new WebSocket(foreign.replace('http', 'ws'));
            socket.onopen = () => resolve('open');
            socket.onerror = () => reject(new Error('closed'));
          }),
        worker: () =>
          new Promise((resolve, reject) => {
            const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
            worker.onmessage = () => resolve('runs');
            worker.onerror = () => reject(new Error('blocked'));
          }),
        picture: () =>
          new Promise((resolve, reject) => {
            const image = new Image();
            image.onload = () => resolve('loaded');
            image.onerror = () => reject(new Error('blocked'));
            image.src = foreign;
          }),
        form: () => {
          const form = document.createElement('form');
          form.action = foreign;
          document.body.append(form);
          form.submit();
          return 'sent';
        },
      };
      const found: Record<string, string> = {};
      for (const [name, attempt] of Object.entries(attempts)) {
        if (unwanted.includes(name)) continue;
        try {
          found[name] = String(await attempt());
        } catch (error) {
          found[name] = error instanceof Error ? 'refused' : String(error);
        }
      }
      return found;
    },
    elsewhere,
    without,
  );
}

test('a script that got into the frame reads nothing and reaches nobody', async (context) => {
  const { page, frame } = await open(context, context.sessionId);
  const pages = (await context.browser.pages()).length;
  const found = await tries(frame, context.elsewhere.origin);
  assert.equal(found, {
    origin: 'null',
    ...Object.fromEntries(
      [
        ...['cookie', 'localStorage', 'sessionStorage', 'indexedDB', 'parentPage'],
        ...['parentAddress', 'top', 'api', 'account', 'opaque', 'socket', 'worker', 'picture'],
      ].map((name) => [name, 'refused']),
    ),
    framePage: 'none',
    open: 'null',
    dialog: 'false',
    beacon: found['beacon'] ?? '',
    form: 'sent',
  });
  assert.is(new URL(page.url()).pathname, `/console/sessions/${context.sessionId}`);
  assert.is((await context.browser.pages()).length, pages);
  await frame.evaluate((foreign) => {
    location.href = foreign;
  }, context.elsewhere.origin);
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.is(context.elsewhere.asked, 0);
  await page.close();
});

test('opened by itself the frame’s page has no origin either', async (context) => {
  const { site, profile, elsewhere } = context;
  const { page } = await openPage(profile);
  await page.goto(`${site.origin}/en`);
  await page.goto(`${site.origin}/console/frame`);
  const found = await tries(page.mainFrame(), elsewhere.origin, ['top']);
  assert.is(found['origin'], 'null');
  for (const name of ['cookie', 'localStorage', 'api', 'account', 'picture']) {
    assert.is(found[name], 'refused', name);
  }
  assert.is(elsewhere.asked, 0);
  await page.close();
});

test('the console hears only what it has declared, from its own frame', async (context) => {
  const { page, frame, errors } = await open(context, context.sessionId);
  await frame.evaluate(() => {
    for (const message of [
      { kind: 'ready', nonce: 'x'.repeat(20) },
      { kind: 'problem', nonce: 'x'.repeat(20), seq: 1 },
      { kind: 'open', nonce: 'x'.repeat(20), catalogue: '1' },
      { toString: 'x' },
      null,
    ]) {
      window.parent.postMessage(message, '*');
      window.postMessage(message, '*');
    }
  });
  await page.keyboard.press('Home');
  await page.keyboard.press('End');
  await frame.waitForSelector('body[data-route="mainSection"] main');
  const text = await page.$eval('main', (main) => main.textContent ?? '');
  assert.not.match(text, 'could not be drawn');
  assert.equal(errors, []);
  await page.close();
});

/** A recorded visit as a stranger may have written it: each value fits its type, and none is right. */
function hostile(value: unknown, name = ''): unknown {
  if (name === 'startAt') return 1e300;
  if (name === 'viewport') return { width: 1e9, height: 1e9 };
  if (/^(team1|team2|name)$/.test(name)) {
    return `<img src=x onerror="parent.document.title='owned'">\u202e${'x'.repeat(500)}`;
  }
  if (Array.isArray(value)) return value.map((one) => hostile(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, hostile(one, key)]));
}

async function send({ site }: Context, events: readonly AnyEvent[]): Promise<string> {
  const page = await fetch(`${site.origin}/en`, { headers: { accept: 'text/html' } });
  const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
  const recording = new Recording(undefined, 8.64e15 - 1e6);
  const happenings = events.map(({ type, data }) => ({ type, data: hostile(data) }) as AnyEvent);
  await recording.send({ origin: () => site.origin }, cookie, ...happenings);
  return recording.sessionId;
}

test('a recording in which nothing is right is shown, and leaves the console whole', async (context) => {
  const events = await context.staff.events(context.sessionId);
  const id = await send(context, [
    ...events,
    { seq: 0, at: 0, type: 'session.started', data: { userId: 'victim' } },
  ]);
  await eventually('it is indexed', async () =>
    (await (await context.staff.get(`/log-api/v1/sessions/${id}`)).text()).includes('victim'),
  );
  const { page, frame, errors } = await open(context, id);
  assert.match(await page.$eval('main', (main) => main.textContent ?? ''), 'says it is victim');
  await page.waitForSelector('[data-seq]');
  for (const name of ['Event', 'State', 'Network', 'Problems']) {
    await page.evaluate((wanted) => {
      const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
      tabs.find((tab) => tab.textContent?.startsWith(wanted))?.click();
    }, name);
    assert.is(await page.$('main [role="alert"]'), null, name);
  }
  assert.ok(await frame.$('main'));
  assert.not.match(await page.title(), 'owned');
  assert.equal(errors, []);
  await page.goto(`${context.site.origin}/console/sessions`);
  await page.waitForSelector(`[data-session="${id}"]`);
  const row = await page.$eval(`[data-session="${id}"]`, (one) => one.textContent ?? '');
  assert.match(row, 'not proved');
  assert.match(row, /browser clock [\d,]+ days ahead/);
  await page.close();
});

test.run();
