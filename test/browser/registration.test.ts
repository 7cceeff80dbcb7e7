/** Each way to register, as a newcomer goes it in a real browser over the started site. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axe, devices } from '../support/browser/browser.ts';
import { type SiteContext, withSite } from '../support/browser/in-browser.ts';
import { eventually, type Site, signInStaff } from '../support/started/site.ts';

interface Context extends SiteContext {
  downloads: string;
}

const test = suite<Context>('registering');

const FORM = 'dialog[data-modal=registration]';
const DONE = 'dialog[data-modal=registration-request-sent]';
const PASSWORD = 'seven quiet herons 7';

withSite(test, { env: { REFERENCE_FAULTS: '1' } });

test.before(async (context) => {
  context.downloads = await mkdtemp(path.join(tmpdir(), 'downloads-'));
});

test.after(({ downloads }) => rm(downloads, { recursive: true, force: true }));

type Device = keyof typeof devices;

/** A newcomer on a page of the site, in a browser that knows nothing. */
async function newcomer(context: Context, at = '/en/about', device: Device = 'desktop') {
  const { browser, site, downloads } = context;
  const downloadBehavior = { policy: 'allow', downloadPath: downloads } as const;
  const page = await (await browser.createBrowserContext({ downloadBehavior })).newPage();
  await page.setViewport(devices[device]);
  await page.goto(site.origin + at);
  await page.waitForSelector('[data-remote="header"][data-ready]');
  return page;
}

/** Opens the form from the header, and in it the way to register with this name. */
async function openForm(page: Page, way: string): Promise<void> {
  await page.click('header a[href="/en/registration"]');
  await choose(page, way);
}

async function choose(page: Page, way: string): Promise<void> {
  const radio = await page.waitForSelector(`::-p-aria([name="${way}"][role="radio"])`);
  await radio?.evaluate((element) => (element as HTMLElement).click());
}

const press = async (page: Page, name: string): Promise<void> => {
  const selector = `::-p-aria([name="${name}"][role="button"])`;
  await page.waitForSelector(selector);
  await page.click(selector);
};

const focused = (page: Page, name: string) =>
  page.waitForFunction(
    (wanted) => document.activeElement?.getAttribute('name') === wanted,
    {},
    name,
  );

const shown = (page: Page, label: string) =>
  page.$$eval(
    `${DONE} dl > div`,
    (rows, wanted) =>
      rows.find((row) => row.querySelector('dt')?.textContent === wanted)?.querySelector('dd')
        ?.textContent ?? '',
    label,
  );

const isPlayer = (page: Page) => page.waitForSelector('header [data-balance]');

/** The code of the last message that went to this number. */
async function codeFor({ origin }: Site, phone: string): Promise<string> {
  return eventually(`a code for ${phone}`, async () => {
    const reply = await fetch(`${origin}/reference-api/v1/outbox`);
    const { messages } = (await reply.json()) as { messages: { to: string; text: string }[] };
    const mine = messages.filter((message) => JSON.stringify(message).includes(phone));
    return /\b\d{6}\b/.exec(mine.at(-1)?.text ?? '')?.[0] ?? null;
  });
}

/** A file with this ending, once it is wholly there. */
const saved = ({ downloads }: Context, ending: string) =>
  eventually(`a file ${ending}`, async () => {
    const name = (await readdir(downloads)).find((one) => one.endsWith(ending));
    return name === undefined ? null : path.join(downloads, name);
  });

async function fillPerson(page: Page): Promise<void> {
  await page.type('[name=name]', 'Zoë');
  await page.type('[name=surname]', 'Murphy');
  await page.type('[name=birthday_date_day]', '5');
  await page.select('[name=birthday_date_month]', '6');
  await page.type('[name=birthday_date_year]', '1990');
  await page.type('[name=city]', 'Cork');
}

test('one click: the password is seen once, saved as a file, and lets its owner in', async (context) => {
  const page = await newcomer(context);
  await openForm(page, 'One click');
  await focused(page, 'country');
  await page.click(`${FORM} [name=agreed]`);
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${DONE} dl > div`);
  await isPlayer(page);
  const [login, password] = [await shown(page, 'Login'), await shown(page, 'Password')];
  assert.match(login, /^p\d{9}$/);
  await press(page, 'Text file');
  const text = await readFile(await saved(context, '.txt'), 'utf8');
  for (const part of [login, password, context.site.origin]) assert.match(text, part);
  await press(page, 'Picture');
  const picture = await readFile(await saved(context, '.png'));
  assert.equal([picture.readUInt32BE(16), picture.readUInt32BE(20)], [960, 540]);
  await press(page, 'I have saved it');
  await page.waitForSelector(DONE, { hidden: true });
  const left = await page.evaluate(() => [
    document.documentElement.outerHTML,
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  ]);
  for (const place of left) assert.not.match(place, password);
  await page.browserContext().close();

  const again = await newcomer(context, '/en/user/login');
  await again.waitForSelector('main [name=login]');
  await again.type('main [name=login]', login);
  await again.type('main [name=password]', password);
  await again.keyboard.press('Enter');
  await isPlayer(again);
  await again.browserContext().close();

  const staff = await signInStaff(context.site.origin);
  const record = await eventually('the record has the new account', async () => {
    for (const id of await staff.sessionIds()) {
      const record = await staff.ndjson(id);
      if (record.includes('registration.done')) return record;
    }
    return null;
  });
  for (const secret of [password, Buffer.from(password).toString('base64url')]) {
    assert.not.match(record, secret);
  }
});

test('leaving before it is saved is asked about: by Escape, and by the browser', async (context) => {
  const page = await newcomer(context);
  await openForm(page, 'One click');
  await page.click(`${FORM} [name=agreed]`);
  await press(page, 'Create account');
  await page.waitForSelector(`${DONE} dl > div`);
  const asked = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.dismiss();
    });
  });
  // It is not loaded anew, so nothing of that comes to an end while the page is there.
  page.reload().catch(() => {});
  assert.is(await asked, 'beforeunload');
  await page.keyboard.press('Escape');
  await page.waitForSelector(`${DONE} ::-p-text(will not be shown again)`);
  await press(page, 'Go back and save');
  await press(page, 'Copy');
  await page.waitForSelector(`${DONE} [role=status]:not(:empty)`);
  await page.browserContext().close();
});

test('by phone: a code, an account, and a password for later', async (context) => {
  const page = await newcomer(context);
  await openForm(page, 'Phone');
  await page.waitForSelector(`${FORM} [name=phone]`);
  await page.select(`${FORM} [name=phone_country]`, 'ie');
  await page.type(`${FORM} [name=phone]`, '086 765 4321');
  await press(page, 'Send the code');
  await focused(page, 'sms_code');
  await page.type(`${FORM} [name=sms_code]`, '000000');
  await page.click(`${FORM} [name=agreed]`);
  await press(page, 'Create account');
  await page.waitForSelector(`${FORM} ::-p-text(This code is not right)`);
  await focused(page, 'sms_code');
  await page.$eval(`${FORM} [name=sms_code]`, (field) => (field as HTMLInputElement).select());
  await page.type(`${FORM} [name=sms_code]`, await codeFor(context.site, '+353867654321'));
  await press(page, 'Create account');
  await page.waitForSelector(`${DONE} dl > div`);
  assert.match(await shown(page, 'Password'), /^\w{12}$/);
  await isPlayer(page);
  await page.browserContext().close();
});

test('with everything, by keyboard: step by step to an account with a password of one’s own', async (context) => {
  const page = await newcomer(context, '/en/registration');
  await choose(page, 'Email');
  await page.waitForSelector('[name=email]');
  await page.type('[name=email]', 'zoe@example.test');
  await page.type('[name=phone]', '086 765 4322');
  await page.type('[name=password]', 'password');
  await page.keyboard.press('Enter');
  await focused(page, 'password');
  await page.$eval('[name=password]', (field) => (field as HTMLInputElement).select());
  await page.type('[name=password]', PASSWORD);
  await page.keyboard.press('Enter');
  await focused(page, 'name');
  await fillPerson(page);
  await page.keyboard.press('Enter');
  await focused(page, 'currency');
  await page.focus('[name=agreed]');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${DONE} dl > div`);
  assert.is(await shown(page, 'Password'), '');
  assert.match(page.url(), /\/en$/);
  await press(page, 'Start playing');
  await isPlayer(page);
  await page.browserContext().close();

  const again = await newcomer(context, '/en/user/login');
  await again.waitForSelector('main [name=login]');
  await again.type('main [name=login]', 'zoe@example.test');
  await again.type('main [name=password]', PASSWORD);
  await again.keyboard.press('Enter');
  await isPlayer(again);
  await again.browserContext().close();
});

test('by a network: there and back, with name and e-mail filled in', async (context) => {
  const page = await newcomer(context);
  await openForm(page, 'Network');
  await page.waitForSelector(`${FORM} [data-network=google]`);
  await page.click(`${FORM} [data-network=google]`);
  await page.waitForSelector('[name=decision][value=allow]');
  await page.click('[name=decision][value=allow]');
  await page.waitForSelector('main [name=surname]');
  assert.match(page.url(), /\/en\/registration\/socialregistration$/);
  const told = await page.$$eval('main [name=name], main [name=email]', (fields) =>
    fields.map((field) => (field as HTMLInputElement).value),
  );
  assert.ok(told.every((text) => text !== ''));
  await page.click('main [name=agreed]');
  await press(page, 'Create account');
  await page.waitForSelector(`${DONE} dl > div`);
  await press(page, 'Start playing');
  await isPlayer(page);
  await page.browserContext().close();
});

/** Nothing for axe, and nothing beyond the width of the page. */
async function whole(page: Page, where: string): Promise<void> {
  assert.equal(await axe(page), [], where);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.is(beyond, 0, where);
}

for (const device of Object.keys(devices) as Device[]) {
  test(`on a ${device} every way is whole: as it opens, with errors, and when it is done`, async (context) => {
    const page = await newcomer(context, '/en/registration', device);
    for (const way of ['One click', 'Phone', 'Email', 'Network']) {
      await choose(page, way);
      await whole(page, way);
      if (way === 'Network') continue;
      await page.$eval('main form [type=submit]', (button) => (button as HTMLElement).click());
      await page.waitForSelector('main [aria-invalid]');
      await whole(page, `${way}, with errors`);
    }
    await choose(page, 'Email');
    await page.type('[name=email]', `${device}@example.test`);
    await page.type('[name=phone]', '086 765 4323');
    await page.type('[name=password]', PASSWORD);
    await page.keyboard.press('Enter');
    await focused(page, 'name');
    await whole(page, 'about the person');
    await fillPerson(page);
    await page.keyboard.press('Enter');
    await focused(page, 'currency');
    await page.click('main details summary');
    await whole(page, 'the choices');
    await choose(page, 'One click');
    await page.click('[name=agreed]');
    await press(page, 'Create account');
    await page.waitForSelector(`${DONE} dl > div`);
    await page.click(`${DONE} details summary`);
    await whole(page, 'done');
    await page.keyboard.press('Escape');
    await page.waitForSelector(`${DONE} ::-p-text(will not be shown again)`);
    await whole(page, 'leaving');
    await page.browserContext().close();
  });
}

test.run();
