/** A game of another provider, on an origin of its own: opened, played through the wallet, and kept in its place. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Frame, Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyEvent } from '../../src/events/catalogue.ts';
import { providerCommand } from '../../src/reference/casino/outside/command.ts';
import { COIN } from '../reference/support/outside.ts';
import { providerProcess } from '../reference/support/provider-process.ts';
import { asPlayer } from '../support/browser/as-player.ts';
import { axe, devices } from '../support/browser/browser.ts';
import { inBrowser, type SiteContext } from '../support/browser/in-browser.ts';
import { eventually, eventuallyIs, signInStaff, startSite } from '../support/started/site.ts';

interface Context extends SiteContext {
  door: Server;
  provider: ReturnType<typeof providerProcess>;
}

const test = suite<Context>('a game in a frame');

inBrowser(test);

/** Where the provider is to be found before it runs: the site's configuration names it, and it needs the site. */
async function openDoor(target: () => string): Promise<Server> {
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const body = request.method === 'POST' ? { body: Buffer.concat(await request.toArray()) } : {};
    const { method = 'GET', url = '' } = request;
    const answer = await fetch(target() + url, { method, ...body });
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      'content-security-policy': answer.headers.get('content-security-policy') ?? '',
    });
    response.end(await answer.text());
  };
  const door = createServer((request, response) => {
    pass(request, response).catch(() => request.socket.destroy());
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  return door;
}

test.before(async (context) => {
  let target = '';
  context.door = await openDoor(() => target);
  const { port } = context.door.address() as AddressInfo;
  const providers = [{ ...COIN, origin: `http://127.0.0.1:${port}` }];
  const env = { REFERENCE_FAULTS: '1' };
  context.site = await startSite({ env, siteConfig: { backEnd: { providers } } });
  const [key = ''] = ((said: string[]) => {
    const folder = path.join(context.site.dataDir, 'reference');
    providerCommand(['key', 'coin', 'k1'], { folder, now: 0, out: (line) => said.push(line) });
    return said;
  })([]);
  context.provider = providerProcess(context.site.origin, key);
  await context.provider.start();
  target = context.provider.origin();
});

test.after(async ({ site, door, provider }) => {
  await provider?.kill();
  door?.closeAllConnections();
  door?.close();
  await site?.stop();
});

/** What the header shows, in cents. */
const balance = (page: Page): Promise<number> =>
  page.$eval('[data-balance]', ({ textContent }) => Number(textContent?.replace(/\D/g, '')));

/** The page of the game, and the game in it. */
async function open(page: Page, origin: string): Promise<Frame> {
  await page.goto(`${origin}/en/casino/game/1001/toss`);
  const element = await page.waitForSelector('main [data-frame=ready] iframe');
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('there is no frame');
  return frame;
}

/** Tosses once; what came back, in cents. */
async function tossed(frame: Frame): Promise<number> {
  await frame.waitForSelector('button:not([disabled])');
  await frame.click('button');
  await frame.waitForFunction(() => /: \d+$/.test(document.querySelector('output')?.value ?? ''));
  return frame.$eval('output', (one) => Number((one as HTMLOutputElement).value.split(': ')[1]));
}

const recordedOf = async (origin: string): Promise<AnyEvent[]> => {
  const staff = await signInStaff(origin);
  const [latest = ''] = await staff.sessionIds();
  return staff.events(latest);
};

test('a round at another origin is played for money, and the header follows', async (context) => {
  const { origin } = context.site;
  const page = await asPlayer(context);
  const before = await balance(page);
  const frame = await open(page, origin);
  assert.not.ok(frame.url().startsWith(origin));
  const paid = await tossed(frame);
  await eventuallyIs(() => balance(page), before - 100 + paid);
  assert.match(await page.$eval('main', ({ innerText }) => innerText), 'At this table');
  assert.equal(await axe(page), []);
  await page.focus('main [data-frame] iframe');
  await page.keyboard.press('Tab');
  await frame.waitForSelector('button:focus');
  await page.setViewport(devices.phone);
  await open(page, origin);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  assert.is(scrollWidth, clientWidth, 'nothing is moved sideways on a phone');
});

test('what is not said by the game, or too long or too often, is refused, and in the log', async (context) => {
  const { origin } = context.site;
  const page = await asPlayer(context);
  const frame = await open(page, origin);
  await page.evaluate(() => window.postMessage({ v: 1, type: 'closeWanted' }, '*'));
  await frame.evaluate((site) => {
    const say = (message: object) => parent.postMessage(message, site);
    say({ v: 1, type: 'ready', more: 'x'.repeat(5000) });
    say({ v: 1, type: 'credit', data: { amount: 1_000_000 } });
    for (let count = 0; count < 50; count += 1) say({ v: 1, type: 'paused' });
  }, origin);
  const refusals = async () =>
    (await recordedOf(origin)).flatMap((event) =>
      event.type === 'casino.frameRefused' ? [event.data.why] : [],
    );
  await eventually('all of it is told', async () => (await refusals()).length >= 4);
  assert.equal(await refusals(), ['origin', 'size', 'schema', 'rate']);
  assert.ok(await page.$('main [data-frame=ready]'), 'and the game goes on');
  const text = JSON.stringify(await recordedOf(origin));
  assert.match(text, 'casino.frameOpened');
  assert.not.match(text, /launch\?token=/);
});

test('a pause that the game does not answer covers it', async (context) => {
  const { origin } = context.site;
  const page = await asPlayer(context);
  await page.evaluate(async () => {
    const { token } = await (await fetch('/web-api/user/gettoken?force_refresh=true')).json();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const limits = [{ limitType: 32, limitValue: 5 }];
    const path = '/limit-service-api/api/external/web/v3/limits';
    await fetch(path, { method: 'POST', headers, body: JSON.stringify({ limits }) });
  });
  const frame = await open(page, origin);
  // It plays on, whatever it is told.
  await frame.evaluate('hear.pause = () => undefined');
  await fetch(`${origin}/reference-api/v1/conditions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clock: 6 * 60_000 }),
  });
  await frame.evaluate((site) => {
    parent.postMessage({ v: 1, type: 'roundEnded', data: { round: 'r' } }, site);
  }, origin);
  await page.waitForSelector('main [data-cover]');
  assert.ok(await page.$('main [data-frame] iframe[inert]'));
  await page.waitForSelector('dialog[open], [role=dialog]');
  assert.equal(await axe(page), []);
});

test.run();
