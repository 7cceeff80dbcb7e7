/** Accounts in other currencies, as a player keeps them in a real browser over the started site. */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axe, openPage, type PageOptions, screenshot } from '../support/browser/browser.ts';
import { type SiteContext, withSite } from '../support/browser/in-browser.ts';
import {
  DEMO_PASSWORD,
  eventually,
  eventuallyIs,
  type Site,
  signInStaff,
} from '../support/started/site.ts';

const test = suite<SiteContext>('accounts');

withSite(test, { comeBack: true });

/** Pays money into a player's account in a currency, as a payment would: there is no service. */
function payInto({ dataDir }: Site, iso: string, amount: number): void {
  const database = new DatabaseSync(path.join(dataDir, 'reference', 'reference.db'));
  database.exec('PRAGMA busy_timeout = 5000');
  const account = database
    .prepare(`SELECT id FROM accounts WHERE purpose = 'currency' AND iso = ? AND closed_at IS NULL`)
    .get(iso) as { id: number };
  const house = database
    .prepare(`INSERT INTO accounts (purpose, iso, opened_at) VALUES ('funding', ?, 0)`)
    .run(iso).lastInsertRowid;
  database
    .prepare(
      `INSERT INTO transfers (kind, reference, source, target, amount, at)
       VALUES ('opening', 'a payment of the test', ?, ?, ?, 0)`,
    )
    .run(house, account.id, amount);
  database.close();
}

async function asPlayer({ profile, site }: SiteContext, options: PageOptions) {
  const { page, errors } = await openPage(profile, options);
  await page.goto(`${site.origin}/en/office/account`);
  await page.waitForSelector('main [name=login]');
  await page.type('main [name=login]', 'player@example.test');
  await page.type('main [name=password]', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForSelector('main li[data-active]');
  return { page, errors };
}

const shows = (page: Page, selector: string, text: string) =>
  page.waitForFunction(
    (where, wanted) =>
      [...document.querySelectorAll(where)].some((one) => one.textContent?.includes(wanted)),
    {},
    selector,
    text,
  );

const pressNamed = async (page: Page, name: string): Promise<void> => {
  const selector = `::-p-aria([name="${name}"][role="button"])`;
  await page.waitForSelector(selector);
  await page.click(selector);
};

/** What was asked is closed; the site may say something else meanwhile. */
const noDialog = (page: Page) =>
  page.waitForSelector('dialog[data-modal^=currency]', { hidden: true });

async function wholeFor(page: Page, name: string): Promise<void> {
  // One that is cancelled, since its row is gone, has come to its end too.
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((one) => one.finished));
  });
  assert.equal(await axe(page), [], name);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.is(beyond, 0, name);
  await screenshot(page, `accounts/${name}`, { downTo: 5_000 });
}

async function add(page: Page, currencyId: string): Promise<void> {
  await pressNamed(page, 'Add a currency');
  await page.waitForSelector('dialog[data-modal=currency-add] select');
  await page.select('dialog select', currencyId);
}

const looks = [
  ['desktop', { device: 'desktop', scheme: 'light' }, ['840', 'USD', '$0.00']],
  ['phone', { device: 'phone', scheme: 'dark' }, ['826', 'GBP', '£0.00']],
] as const satisfies readonly (readonly [string, PageOptions, readonly string[]])[];

for (const [name, options, [currencyId, iso, empty]] of looks) {
  test(`on a ${name} a currency is added, awaited, paid from and removed`, async (context) => {
    const { page, errors } = await asPlayer(context, options);
    await wholeFor(page, `${name}-accounts`);
    await add(page, currencyId);
    await wholeFor(page, `${name}-add`);
    await pressNamed(page, 'Add the account');
    await shows(page, 'main li', 'The account is being opened…');
    await screenshot(page, `accounts/${name}-coming`);
    await page.waitForSelector(`::-p-aria([name="Pay from this account ${iso}"])`);
    await shows(page, 'main [role=status]', 'your account is open.');

    await pressNamed(page, `Pay from this account ${iso}`);
    await shows(page, 'header [data-balance]', empty);
    await shows(page, 'main li[data-active]', iso);
    await wholeFor(page, `${name}-changed`);
    await page.reload();
    await shows(page, 'header [data-balance]', empty);

    await pressNamed(page, `Remove ${iso}`);
    await page.waitForSelector('dialog[data-modal=currency-remove]:not([aria-busy])');
    await wholeFor(page, `${name}-remove`);
    await pressNamed(page, 'Remove the account');
    await noDialog(page);
    await shows(page, 'main [role=status]', 'the account is removed.');
    await shows(page, 'header [data-balance]', '€1,000.00');
    assert.equal(errors, []);
  });
}

test('an account that holds money stays, and the dialog says why', async (context) => {
  const { page } = await asPlayer(context, { device: 'phone' });
  await add(page, '985');
  await pressNamed(page, 'Add the account');
  await page.waitForSelector('::-p-aria([name="Remove PLN"])');
  payInto(context.site, 'PLN', 5000);
  await pressNamed(page, 'Remove PLN');
  await page.waitForSelector('dialog[data-modal=currency-remove]:not([aria-busy])');
  await pressNamed(page, 'Remove the account');
  await shows(page, 'dialog [role=alert]', 'This account holds money');
  await wholeFor(page, 'phone-refused');
  await pressNamed(page, 'Cancel');
  await noDialog(page);
  await shows(page, 'main li', 'PLN');
});

test('the menu of the header makes another account pay', async (context) => {
  const { page } = await asPlayer(context, { device: 'desktop', scheme: 'dark' });
  await pressNamed(page, 'Account');
  await page.waitForSelector('header [data-stays] button[aria-pressed=false]', { visible: true });
  await page.evaluate(() => {
    const choices = document.querySelectorAll<HTMLElement>('header [data-stays] button');
    [...choices].find(({ textContent }) => textContent?.startsWith('EUR bonus'))?.click();
  });
  await shows(page, 'header [data-stays] [role=status]', 'EUR bonus');
  await wholeFor(page, 'desktop-menu');
});

test('what proves the player is in cookies, in no record, and gone after signing out', async (context) => {
  const { page } = await asPlayer(context, { device: 'desktop' });
  const cookies = async () => {
    const all = await page.browserContext().cookies();
    return all.filter(({ name }) => name === 'ggru' || name.startsWith('grant_'));
  };
  const kept = await eventually('both cookies are there', async () => {
    const found = await cookies();
    return found.length === 2 && found;
  });
  await shows(page, 'footer p', 'Session ');
  const footer = await page.$eval('footer', (shown) => shown.textContent ?? '');
  const sessionId = /Session (k1-[0-9a-f]{40})/.exec(footer)?.[1] ?? '';
  await pressNamed(page, 'Account');
  await pressNamed(page, 'Sign out');
  await page.waitForSelector('header [data-session=guest]');
  await eventuallyIs(cookies, []);
  const staff = await signInStaff(context.site.origin);
  const record = await eventually('the record has the end of the session', async () => {
    const text = await staff.ndjson(sessionId);
    return text.includes('session.ended') && text;
  });
  for (const { value } of kept) assert.not.match(record, decodeURIComponent(value));
});

test.run();
