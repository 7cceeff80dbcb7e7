/** What a player set against playing too much holds on every device, and nothing dodges it. */
import type { BrowserContext, Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axe, devices } from '../support/browser/browser.ts';
import { type SiteContext, withSite } from '../support/browser/in-browser.ts';
import { DEMO_PASSWORD, eventually } from '../support/started/site.ts';

const test = suite<SiteContext>('protections');

withSite(test, { comeBack: true });

const open = 'button[data-market-id]:not([disabled])';
const leg = 'aside[data-coupon-type] li';
const row = (type: number) => `main [data-limit="${type}"]`;

const press = (page: Page, selector: string) =>
  page.$eval(selector, (button) => (button as HTMLElement).click());

async function signIn(page: Page): Promise<void> {
  await page.waitForSelector('main input[name="login"]');
  await page.type('main input[name="login"]', 'player@example.test');
  await page.type('main input[name="password"]', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForSelector('header [data-balance]');
}

async function openPage(
  { site }: SiteContext,
  device: BrowserContext,
  path: string,
): Promise<Page> {
  const page = await device.newPage();
  await page.setViewport(devices.desktop);
  await page.goto(`${site.origin}/en/${path}`);
  return page;
}

/** A page of whoever is signed in there already, with a selection in the bet slip. */
async function betting(stage: SiteContext, device: BrowserContext): Promise<Page> {
  const page = await openPage(stage, device, 'line');
  await page.waitForSelector(open);
  await press(page, open);
  await page.waitForSelector(leg);
  return page;
}

async function typeStake(page: Page, amount: string): Promise<void> {
  const input = await page.waitForSelector('aside[data-coupon-type] input[inputmode="decimal"]');
  await input?.click({ count: 3 });
  await input?.type(amount);
}

/** Sets an amount as the page offers it, and waits until it is told what came of it. */
async function setLimit(page: Page, type: number, amount: string): Promise<string> {
  await press(page, `${row(type)} button`);
  const field = await page.waitForSelector(`${row(type)} input[name="limit"]`);
  await field?.click({ count: 3 });
  await field?.type(amount);
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${row(type)} [role="status"] p`);
  return page.$eval(row(type), (element) => element.textContent ?? '');
}

test('A1: a limit set on one device holds on the other, whatever the page there still thinks', async (stage) => {
  const phone = await stage.another();
  const there = await openPage(stage, phone, 'user/login');
  await signIn(there);
  const other = await betting(stage, phone);
  await typeStake(other, '4');
  const page = await openPage(stage, stage.profile, 'user/login');
  await signIn(page);
  await page.goto(`${stage.site.origin}/en/office/responsible`);
  await page.waitForSelector(row(1));
  assert.match(await setLimit(page, 1, '3'), '€3.00');
  const audit = await axe(page);
  assert.equal(audit, []);
  await other.bringToFront();
  // It learned of it at once: the button says what is left before it is pressed.
  await other.waitForFunction(() =>
    document.querySelector('aside[data-coupon-type]')?.textContent?.includes('€3.00'),
  );
  assert.match(
    await setLimit(page, 1, '500'),
    /€3\.00.*€500\.00 can be approved from/,
    'a higher one waits',
  );
});

test('on the smallest phone the page of limits moves sideways in no language, with every form open', async (stage) => {
  const page = await openPage(stage, stage.profile, 'user/login');
  await signIn(page);
  await page.setViewport(devices.phone);
  for (const language of ['de', 'ar', 'ru', 'en']) {
    await page.goto(`${stage.site.origin}/${language}/office/responsible`);
    await page.waitForSelector(row(1));
    const opened = await page.$$eval('main [data-limit] button[aria-expanded=false]', (buttons) => {
      for (const button of buttons) button.click();
      return buttons.length;
    });
    assert.ok(opened > 9, language);
    await page.waitForSelector(`${row(1)} input[name="limit"]`);
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    assert.is(beyond, 0, language);
  }
});

/** Asks the server as the page would, past all that the page thinks of it. */
const ask = (page: Page, method: string, path: string, body?: unknown) =>
  page.evaluate(
    async (how, where, what) => {
      const { token } = await (await fetch('/web-api/user/gettoken?force_refresh=true')).json();
      const reply = await fetch(where, {
        method: how,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': `of-their-own-${Math.floor(performance.now())}`,
        },
        ...(what === null ? {} : { body: JSON.stringify(what) }),
      });
      return reply.json();
    },
    method,
    path,
    body ?? null,
  );

interface Account {
  readonly id: string;
  readonly iso: string;
  readonly type: number;
}

/** Has the player pay from an account in dollars, with money in it. */
async function payInDollars(page: Page): Promise<void> {
  await ask(page, 'POST', '/web-api/user/v1/accounts', { currencyId: 840 });
  const accounts = await eventually('there are dollars', async () => {
    const { all_accounts: all } = await ask(page, 'GET', '/web-api/user/v1/balance');
    return (all as Account[]).some(({ iso }) => iso === 'USD') ? (all as Account[]) : null;
  });
  const [from] = accounts.filter(({ iso, type }) => iso === 'EUR' && type === 0);
  const [to] = accounts.filter(({ iso }) => iso === 'USD');
  const order = { fromId: from?.id, toId: to?.id, amount: 5000, rate: '1.08000000' };
  const { exchange } = await ask(page, 'POST', '/payments-api/v1/exchange', order);
  assert.is(exchange.received, 5400);
  await ask(page, 'POST', '/web-api/user/v1/accounts/active', { id: to?.id });
}

test('A4: a limit on stakes holds in another currency, after a reload, with an emptied storage', async (stage) => {
  const page = await openPage(stage, stage.profile, 'user/login');
  await signIn(page);
  await page.goto(`${stage.site.origin}/en/office/responsible`);
  await page.waitForSelector(row(1));
  assert.match(await setLimit(page, 1, '2'), '€2.00');
  await payInDollars(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(`${stage.site.origin}/en/line`);
  await page.waitForSelector(open);
  await press(page, open);
  await page.waitForSelector(leg);
  await typeStake(page, '4');
  await page.waitForSelector('[data-place-bet]:not([disabled])');
  await press(page, '[data-place-bet]');
  await page.waitForFunction(() =>
    document
      .querySelector('aside[data-coupon-type]')
      ?.textContent?.includes('Your limit on stakes in 24 hours leaves'),
  );
  const { all_accounts: after } = await ask(page, 'GET', '/web-api/user/v1/balance');
  const money = (after as (Account & { money: number })[]).find(({ iso }) => iso === 'USD')?.money;
  assert.is(money, 5400, 'nothing was staked');
});

test('A14: an exclusion signs out every tab and device within seconds, and forging helps nobody', async (stage) => {
  const phone = await stage.another();
  const elsewhere = await openPage(stage, phone, 'user/login');
  await signIn(elsewhere);
  await elsewhere.goto(`${stage.site.origin}/en/live`);
  const page = await openPage(stage, stage.profile, 'user/login');
  await signIn(page);
  const tab = await betting(stage, stage.profile);
  await page.bringToFront();
  await page.goto(`${stage.site.origin}/en/office/responsible`);
  await page.waitForSelector(row(30));
  await press(page, `${row(30)} button`);
  await page.waitForSelector(`${row(30)} select[name="days"]`);
  await page.select(`${row(30)} select[name="days"]`, '7');
  await press(page, `${row(30)} input[name="sure"]`);
  await press(page, `${row(30)} button[type="submit"]`);
  await page.waitForSelector('dialog[open]');
  const told = await page.$eval('dialog[open]', (dialog) => dialog.textContent ?? '');
  assert.match(told, 'You have stopped playing for a while');
  // Those behind another page draw nothing, so they are asked now and then.
  for (const one of [page, tab, elsewhere]) {
    await one.waitForFunction(() => document.querySelector('[data-session="player"]') === null, {
      polling: 100,
    });
  }
  // A device whose clock says that all of it is long over, and whose storage was emptied.
  await elsewhere.bringToFront();
  await elsewhere.evaluateOnNewDocument(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 400 * 24 * 60 * 60_000;
    localStorage.clear();
  });
  await elsewhere.goto(`${stage.site.origin}/en/user/login`);
  await signIn(elsewhere);
  await elsewhere.goto(`${stage.site.origin}/en/office/history`);
  await elsewhere.waitForSelector('main h1');
  await elsewhere.goto(`${stage.site.origin}/en/line`);
  await elsewhere.waitForSelector(open);
  await press(elsewhere, open);
  await elsewhere.waitForFunction(() =>
    document.querySelector('aside[data-coupon-type]')?.textContent?.includes('You have excluded'),
  );
  const status = await elsewhere.evaluate(async () => {
    const { token } = await (await fetch('/web-api/user/gettoken?force_refresh=true')).json();
    const reply = await fetch('/limit-service-api/api/external/web/v3/limits', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ limits: [{ limitType: 30, limitValue: 1 }] }),
    });
    return reply.status;
  });
  assert.is(status, 403, 'it cannot be made shorter by a request of their own');
});

test('on paper there are the limits and the month, and nothing of the page around them', async (stage) => {
  const page = await openPage(stage, stage.profile, 'user/login');
  await signIn(page);
  await page.goto(`${stage.site.origin}/en/office/responsible`);
  await page.waitForSelector('main [data-sheet]');
  const seen = () =>
    page.evaluate(() =>
      ['header', 'nav', 'footer', 'main h1', 'main [data-limit]', 'main [data-sheet]'].filter(
        (selector) => document.querySelector(selector)?.checkVisibility(),
      ),
    );
  assert.not.ok((await seen()).includes('main [data-sheet]'), 'not on the screen');
  await page.emulateMediaType('print');
  assert.equal(await seen(), ['main [data-sheet]']);
});

test.run();
