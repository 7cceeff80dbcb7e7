/** Calls that come back wrong, late or not at all, as the player at the page sees it. */
import type { HTTPRequest, HTTPResponse, Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallName } from '../../src/calls/table.ts';
import type { Visitor } from '../reference/support/visitor.ts';
import { axe, devices, screenshot } from '../support/browser/browser.ts';
import { type SiteContext, withSite } from '../support/browser/in-browser.ts';
import {
  assertBets,
  betsOf,
  fill,
  placeBet,
  playerBeside,
  sentKeys,
} from '../support/browser/placing.ts';
import { type Fault, faults } from '../support/started/faults.ts';
import { visitorAt } from '../support/started/players.ts';
import { DEMO_PASSWORD, eventually, eventuallyIs } from '../support/started/site.ts';

interface Requesting extends SiteContext {
  /** Sees what the back-end has of the player whom the tests sign in as. */
  player: Visitor;
}

const test = suite<Requesting>('requests');

/** What the pages of the office ask for with the player's token, ten calls in all. */
const bearing = {
  userConfig: '/web-api/user/v1/config',
  limits: '/limit-service-api/api/external/web/v3/limits',
  rights: '/web-api/auth/v1/rights',
  agreementStatus: '/web-api/api-v3/v2/user/agreement-rules/status',
  secureData: '/web-api/user/v1/secure',
  cookieAgreementRead: '/web-api/user/v1/cookie-agreement',
  balance: '/web-api/user/v1/balance',
  betHistory: '/bets-api/v1/history',
  mailing: '/web-api/user/v1/mailing',
  securityQuestion: '/web-api/user/v1/security-question',
} as const satisfies Partial<Record<CallName, string>>;

withSite(test, { env: { REFERENCE_FAULTS: '1' }, comeBack: true });

test.before(async (context) => {
  context.player = await playerBeside(context.site);
});

test.after.each(async ({ site }) => {
  const bearers = Object.keys(bearing) as (keyof typeof bearing)[];
  const calls: CallName[] = [...bearers, 'couponPlace', 'register'];
  await faults(site, Object.fromEntries(calls.map((call) => [call, null])));
});

const TOKEN = '/web-api/user/gettoken';

const unauthorized = { kind: 'status', status: 401 };

const pathOf = (message: HTTPRequest | HTTPResponse): string => new URL(message.url()).pathname;

/** Every answer that comes to the page from now on, as "path status". */
function answersTo(page: Page): string[] {
  const answers: string[] = [];
  page.on('response', (response) => answers.push(`${pathOf(response)} ${response.status()}`));
  return answers;
}

const count = (all: readonly string[], wanted: string) =>
  all.filter((one) => one === wanted).length;

const says = (page: Page, words: string) =>
  page.waitForFunction((text) => document.body.textContent?.includes(text), {}, words);

const onRoute = (page: Page, route: string) => page.waitForSelector(`body[data-route="${route}"]`);

/** Presses as a script does: rows and notices move while the pointer is on its way. */
const press = (page: Page, selector: string) =>
  page.$eval(selector, (button) => (button as HTMLElement).click());

async function signIn(page: Page): Promise<void> {
  await page.waitForSelector('input[name="login"]');
  await page.type('input[name="login"]', 'player@example.test');
  await page.type('input[name="password"]', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForSelector('header [data-balance]');
}

async function asPlayer(
  { profile, site }: SiteContext,
  device: keyof typeof devices = 'desktop',
): Promise<Page> {
  const page = await profile.newPage();
  await page.setViewport(devices[device]);
  await page.goto(`${site.origin}/en/user/login`);
  await signIn(page);
  return page;
}

/** The grey rows that stand where a list will be. */
const loading = 'main [role="status"] ::-p-text(Loading)';
const leg = 'aside[data-coupon-type] li';

/**
 * Holds the first request to each of these addresses as it leaves the page: at the back-end ten of
 * them would have all the connections that a browser makes, and nothing else would come.
 */
async function holdFirst(page: Page, paths: readonly string[]) {
  const waiting = new Map<string, HTTPRequest>();
  let isHolding = true;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const path = pathOf(request);
    if (isHolding && paths.includes(path) && !waiting.has(path)) waiting.set(path, request);
    else void request.continue();
  });
  return {
    held: () => waiting.keys(),
    async release() {
      isHolding = false;
      await Promise.all([...waiting.values()].map((request) => request.continue()));
    },
  };
}

test('ten calls refused together: one refresh, and the player notices nothing', async (context) => {
  const { site } = context;
  const page = await asPlayer(context);
  const calls = Object.keys(bearing) as CallName[];
  const refused: Fault = { times: 1, answer: unauthorized };
  await faults(site, Object.fromEntries(calls.map((call) => [call, refused])));
  const answers = answersTo(page);
  const { held, release } = await holdFirst(page, Object.values(bearing));
  await page.goto(`${site.origin}/en/office/history`);
  await onRoute(page, 'officeHistory');
  for (const [address, route] of [
    ['/office/settings', 'officeSettings'],
    ['/office/security', 'officeSecurity'],
  ] as const) {
    await page.waitForSelector(`a[href$="${address}"]`);
    await press(page, `a[href$="${address}"]`);
    await onRoute(page, route);
  }
  // All ten are on their way together, with the token that is refused.
  await eventuallyIs(async () => [...held()].sort(), Object.values(bearing).toSorted());
  await release();
  for (const path of Object.values(bearing)) {
    await eventually(`${path} is answered`, async () => count(answers, `${path} 200`) > 0);
    assert.is(count(answers, `${path} 401`), 1);
  }
  assert.is(count(answers, `${TOKEN} 200`), 1);
  await page.waitForSelector('header [data-balance]');
  assert.is(await page.$('[role="alert"]'), null);
  assert.equal(await axe(page), []);
});

test('refused with the fresh token too: signed out with a word, and led to sign in', async (context) => {
  const { site } = context;
  const page = await asPlayer(context, 'phone');
  const answers = answersTo(page);
  await faults(site, { betHistory: { times: 2, answer: unauthorized } });
  await page.goto(`${site.origin}/en/office/history`);
  await onRoute(page, 'login');
  await says(page, 'Your session has expired. Sign in to go on.');
  await eventuallyIs(async () => count(answers, `${bearing.betHistory} 401`), 2);
  await eventuallyIs(async () => count(answers, `${TOKEN} 200`), 1);
  assert.equal(await axe(page), []);
  await screenshot(page, 'requests/expired-phone');
  await signIn(page);
  await onRoute(page, 'officeHistory');
});

test('a token refused in mid-bet is fetched anew, and the bet placed once', async (context) => {
  const { player, site } = context;
  const page = await asPlayer(context);
  const before = (await betsOf(player)).length;
  await fill(page, site);
  await faults(site, { couponPlace: { times: 1, answer: unauthorized } });
  const keys = sentKeys(page);
  await press(page, placeBet);
  await page.waitForSelector('[data-receipt]');
  assert.is(keys.length, 2);
  assert.is(new Set(keys).size, 1);
  await assertBets(page, player, site, before + 1);
});

test('a session over in mid-bet stakes nothing; signed in again, the same coupon is placed once', async (context) => {
  const { player, site } = context;
  const page = await asPlayer(context);
  const before = (await betsOf(player)).length;
  await fill(page, site);
  await faults(site, { couponPlace: { times: 2, answer: unauthorized } });
  await press(page, placeBet);
  await page.waitForSelector('header ::-p-aria([name="Register"])');
  await says(page, 'Your session has expired. Sign in to go on.');
  assert.is((await page.$$(leg)).length, 1);
  assert.is(await page.$('[data-receipt]'), null);
  assert.equal(await axe(page), []);
  await screenshot(page, 'requests/mid-bet-desktop');
  await page.goto(`${site.origin}/en/user/login`);
  await signIn(page);
  assert.is((await page.$$(leg)).length, 1);
  await page.waitForSelector(placeBet);
  await press(page, placeBet);
  await page.waitForSelector('[data-receipt]');
  await assertBets(page, player, site, before + 1);
});

test('an answer that is none of a bet that was taken: it is asked about, and was taken once', async (context) => {
  const { player, site } = context;
  const page = await asPlayer(context);
  const before = (await betsOf(player)).length;
  await fill(page, site);
  await faults(site, {
    couponPlace: { times: 1, executes: true, answer: { kind: 'malformed' } },
  });
  await press(page, placeBet);
  await page.waitForSelector('[data-receipt]');
  await assertBets(page, player, site, before + 1);
});

test('what cannot be had says so, and comes with the next try; what takes long shows that', async (context) => {
  const { site } = context;
  const page = await asPlayer(context, 'phone');
  for (const [kind, words] of [
    ['malformed', 'That did not work.'],
    ['drop', 'There is no connection.'],
  ] as const) {
    await faults(site, { betHistory: { answer: { kind } } });
    await page.goto(`${site.origin}/en/office/history`);
    await page.waitForSelector(`main [role="alert"] ::-p-text(${words})`);
    assert.equal(await axe(page), []);
    await screenshot(page, `requests/history-${kind}-phone`);
    await faults(site, { betHistory: { hold: true } });
    await press(page, 'main [role="alert"] button');
    await page.waitForSelector(loading);
    await faults(site, { betHistory: null });
    await page.waitForSelector('main [data-bet]');
  }
});

test('a form whose answer is lost makes one account, and the password that is seen is its own', async (context) => {
  const { profile, site } = context;
  const page = await profile.newPage();
  await page.setViewport(devices.phone);
  await page.goto(`${site.origin}/en/registration`);
  await page.waitForSelector('::-p-aria([name="One click"][role="radio"])');
  await press(page, 'main input[value="fast_reg"]');
  await page.waitForSelector('main select[name="country"]');
  await press(page, 'main input[name="agreed"]');
  // As often as it is sent: the browser by itself sends again what a kept connection has lost.
  await faults(site, { register: { executes: true, answer: { kind: 'drop' } } });
  const keys = sentKeys(page);
  await press(page, 'main form [type="submit"]');
  await page.waitForSelector('main form [role="alert"] *');
  assert.equal(await axe(page), []);
  await faults(site, { register: null });
  await press(page, 'main form [type="submit"]');
  const done = 'dialog[data-modal="registration-request-sent"]:not([aria-busy])';
  await page.waitForSelector(done);
  assert.equal([keys.length, new Set(keys).size], [2, 1]);
  const [login = '', password = ''] = await page.$$eval(`${done} dd`, (all) =>
    all.map((one) => one.textContent ?? ''),
  );
  assert.is((await visitorAt(site).signIn(login, password)).status, 200);
});

test.run();
