/** The security page in a real browser, against the started site. */
import type { Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { authenticatorOf } from '../support/authenticator.ts';
import { axe, devices, openPage, type PageOptions } from '../support/browser/browser.ts';
import { type SiteContext, withSite } from '../support/browser/in-browser.ts';
import { DEMO_PASSWORD, eventually, signInStaff } from '../support/started/site.ts';

const test = suite<SiteContext>('the security page');

const PLAYER = 'player@example.test';
/** Whose password is changed; the others go on with theirs. */
const SECOND = 'second@example.test';
const OLD_PASSWORD = 'seven quiet herons';
const NEW_PASSWORD = 'four words in a row';
const PAGE = '/en/office/security';

const encoded = (text: string) => Buffer.from(text).toString('base64url');

/** Registers another player than the one of the demonstration. */
async function addPlayer({ site }: SiteContext, login: string): Promise<void> {
  const reply = await fetch(`${site.origin}/web-api/registration/v1/full_reg`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      ...{ country: 'ie', currency: 'EUR', bonus: 0 },
      ...{ name: 'Zoë', surname: 'Murphy', birthday_date: '1990-06-15', city: 'Cork' },
      ...{ email: login, phone: '+353861234567', password: encoded(OLD_PASSWORD) },
    }),
  });
  assert.is(reply.status, 200, await reply.text());
}

withSite(test, { comeBack: true });

test.before((context) => addPlayer(context, SECOND));

/** A page in a browser of its own: no cookies of another test. */
async function fresh({ another }: SiteContext): Promise<Page> {
  const page = await (await another()).newPage();
  await page.setViewport(devices.desktop);
  return page;
}

/** Sends the first form of signing in, on the way to a page of the office. */
async function signIn(page: Page, { site }: SiteContext, login: string, password = DEMO_PASSWORD) {
  await page.goto(site.origin + PAGE);
  await page.waitForSelector('main [name=login]');
  await page.type('main [name=login]', login);
  await page.type('main [name=password]', password);
  await page.keyboard.press('Enter');
}

const card = (name: string) => `[data-method=security-${name}]`;

async function open(page: Page, name: string): Promise<void> {
  await page.waitForSelector(`${card(name)} h2 button`);
  await page.click(`${card(name)} h2 button`);
}

async function onPage(
  page: Page,
  context: SiteContext,
  login: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  await signIn(page, context, login, password);
  await page.waitForSelector(card('password'));
}

const words = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.textContent ?? '');

/** Waits until words are there: what is asked for after a form was sent comes a moment later. */
const says = (page: Page, selector: string, text: string) =>
  page.waitForFunction(
    (place, wanted) => document.querySelector(place)?.textContent?.includes(wanted),
    {},
    selector,
    text,
  );

const isOn = (page: Page, name: string, on: boolean) =>
  page.waitForSelector(`${card(name)}[data-on="${on}"]`);

async function signOut(page: Page): Promise<void> {
  await page.click('header ::-p-aria([name="Account"])');
  await page.waitForSelector('::-p-aria([name="Sign out"])', { visible: true });
  await page.click('::-p-aria([name="Sign out"])');
  await page.waitForSelector('header [data-session=guest]');
}

/** Sets an authenticator up by the key on the page, and reads the recovery codes. */
async function addAuthenticator(page: Page) {
  await open(page, 'two-step');
  await page.type('main [name=password]', DEMO_PASSWORD);
  await page.click(`${card('two-step')} button[data-look=main]`);
  await page.waitForSelector('[data-key]');
  const key = await words(page, '[data-key]');
  const authenticator = authenticatorOf(key);
  await page.type('main [name=code]', authenticator.nextCode());
  await page.keyboard.press('Enter');
  await page.waitForSelector('ol[aria-label="Recovery codes"]');
  const codes = await page.$$eval('ol[aria-label="Recovery codes"] code', (all) =>
    all.map((code) => code.textContent ?? ''),
  );
  return { key: key.replace(/\s/g, ''), authenticator, codes };
}

async function switchOff(page: Page, code: string): Promise<void> {
  await page.click(`${card('two-step')} ::-p-aria([name="Switch off"])`);
  await page.waitForSelector('main [name=password]');
  await page.type('main [name=password]', DEMO_PASSWORD);
  await page.type('main [name=code]', code);
  await page.keyboard.press('Enter');
  await isOn(page, 'two-step', false);
}

test('a new password signs out everywhere else at the next call, and here it does not', async (context) => {
  const [here, elsewhere] = [await fresh(context), await fresh(context)];
  await onPage(elsewhere, context, SECOND, OLD_PASSWORD);
  await onPage(here, context, SECOND, OLD_PASSWORD);
  await open(here, 'password');
  await here.type('main [name=password]', OLD_PASSWORD);
  await here.type('main [name=newPassword]', NEW_PASSWORD);
  await here.keyboard.press('Enter');
  await isOn(here, 'password', true);
  // It may have been yesterday, where midnight has just passed.
  await here.waitForFunction(
    (one) => /Changed (today|yesterday)/.test(document.querySelector(one)?.textContent ?? ''),
    {},
    card('password'),
  );
  await says(here, `${card('password')} [role=status]`, 'is signed out');
  await elsewhere.click('main a[href="/en/office/history"]');
  await elsewhere.waitForSelector('header [data-session=guest]');
  await here.click('main a[href="/en/office/history"]');
  await here.waitForFunction(() => location.pathname === '/en/office/history');
  await here.waitForSelector('header [data-session=player]');
  const again = await fresh(context);
  await signIn(again, context, SECOND, NEW_PASSWORD);
  await again.waitForSelector(card('password'));
});

test('an authenticator is set up, asked for, stood in for by a recovery code, and switched off', async (context) => {
  const page = await fresh(context);
  await onPage(page, context, PLAYER);
  const { authenticator, codes } = await addAuthenticator(page);
  assert.is(new Set(codes).size, 8);
  await page.click(`${card('two-step')} button[data-look=main]`);
  await isOn(page, 'two-step', true);
  await signOut(page);
  for (const [method, code] of [
    ['totp', authenticator.nextCode()],
    ['recovery', codes[0] ?? ''],
  ]) {
    await signIn(page, context, PLAYER);
    await page.waitForSelector(`main input[type=radio][value=${method}]`);
    await page.click(`main label:has(input[value=${method}])`);
    await page.waitForSelector('main [name=code]');
    await page.type('main [name=code]', code ?? '');
    await page.keyboard.press('Enter');
    await page.waitForSelector(card('password'));
    if (method === 'totp') await signOut(page);
  }
  await open(page, 'two-step');
  await switchOff(page, codes[1] ?? '');
  await signOut(page);
  await onPage(page, context, PLAYER);
});

test('unsaved recovery codes are asked about on every way out; new ones are to be had', async (context) => {
  const page = await fresh(context);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await onPage(page, context, PLAYER);
  for (const room of ['settings', 'security']) {
    const link = `main a[href="/en/office/${room}"]`;
    await page.waitForSelector(link);
    await page.click(link);
    await page.waitForFunction((to) => location.pathname.endsWith(to), {}, room);
  }
  const { codes } = await addAuthenticator(page);
  const dialog = 'dialog[data-modal=unsaved-codes]';
  await page.click('main a[href="/en/office/history"]');
  await page.waitForSelector(dialog);
  await page.keyboard.press('Escape');
  await page.waitForFunction((gone) => !document.querySelector(gone), {}, dialog);
  await page.goBack();
  await page.waitForSelector(dialog);
  assert.is(new URL(page.url()).pathname, PAGE);
  await page.click(`${dialog} button[data-look=main]`);
  await page.waitForFunction((gone) => !document.querySelector(gone), {}, dialog);
  await page.reload();
  assert.equal(asked, ['beforeunload']);
  await open(page, 'two-step');
  await page.waitForSelector(`${card('two-step')} [aria-expanded=false]`);
  await says(page, card('two-step'), 'no recovery codes any more?');
  assert.is((await words(page, 'body')).includes(codes[0] ?? 'none'), false);
  await switchOff(page, codes[0] ?? '');
});

test('the question is set, and the level follows', async (context) => {
  const page = await fresh(context);
  await onPage(page, context, PLAYER);
  const level = () => page.$eval('meter', (meter) => (meter as HTMLMeterElement).value);
  const before = await level();
  await open(page, 'question');
  await page.type('main [name=answer]', 'a teapot');
  await page.type('main [name=password]', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await isOn(page, 'question', true);
  assert.is(await level(), before + 10);
  await says(page, card('question'), 'What was your first favourite toy called?');
});

test('no password, key, code or answer is stored in the browser or recorded', async (context) => {
  const { site } = context;
  const page = await fresh(context);
  await onPage(page, context, PLAYER);
  const { key, codes } = await addAuthenticator(page);
  await page.click(`${card('two-step')} button[data-look=main]`);
  await page.waitForSelector(`${card('two-step')} [aria-expanded=false]`);
  await open(page, 'question');
  await page.type(`${card('question')} [name=answer]`, 'planted answer');
  await page.type(`${card('question')} [name=password]`, DEMO_PASSWORD);
  await page.type(`${card('question')} [name=code]`, codes[1] ?? '');
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${card('question')} [role=status]`);
  const [, sessionId = ''] = /Session (\S+)/.exec(await words(page, 'footer')) ?? [];
  const stored = await page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name = '' } of await indexedDB.databases()) kept.push(name);
    return JSON.stringify(kept);
  });
  await switchOff(page, codes[2] ?? '');
  const staff = await signInStaff(site.origin);
  const recording = await eventually('the whole session is recorded', async () => {
    const ids = await staff.sessionIds();
    if (!ids.includes(sessionId)) return false;
    const text = await staff.ndjson(sessionId);
    return text.includes('twoStepDisable') && text.includes('"http.replied"') ? text : false;
  });
  const encoded = Buffer.from(DEMO_PASSWORD).toString('base64url');
  const secrets = [key, ...codes, DEMO_PASSWORD, encoded, 'planted answer'];
  for (const secret of secrets) assert.not.match(recording + stored, secret);
  assert.match(recording, '"recoveryCodes":["[secret]"');
});

const looks: readonly (readonly [string, PageOptions])[] = [
  ['a light desktop', { device: 'desktop', scheme: 'light' }],
  ['a dark phone', { device: 'phone', scheme: 'dark' }],
];

/** Nothing for axe, and nothing that reaches beyond the edge. */
async function assertWhole(page: Page, step: string): Promise<void> {
  // What lies half under the bar at the top is too small a target for axe.
  await page.evaluate(() => scrollTo(0, 0));
  assert.equal(await axe(page), [], step);
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  assert.is(beyond, 0, step);
}

for (const [name, options] of looks) {
  test(`on ${name} every step of it is whole`, async (context) => {
    const { page } = await openPage(context.profile, options);
    await onPage(page, context, PLAYER);
    await assertWhole(page, 'closed');
    for (const method of ['password', 'email', 'question', 'social']) {
      await open(page, method);
      await assertWhole(page, method);
      await page.click(`${card(method)} h2 button`);
    }
    await open(page, 'two-step');
    await assertWhole(page, 'ways');
    await page.click(`${card('two-step')} h2 button`);
    const { codes } = await addAuthenticator(page);
    await assertWhole(page, 'codes');
    await page.click(`${card('two-step')} button[data-look=main]`);
    await page.waitForSelector(`${card('two-step')} [aria-expanded=false]`);
    await page.click(`${card('two-step')} ::-p-aria([name="Switch off"])`);
    await page.waitForSelector('main [name=code]');
    await page.click(`${card('two-step')} [type=submit]`);
    await assertWhole(page, 'errors');
    await page.type('main [name=password]', DEMO_PASSWORD);
    await page.type('main [name=code]', codes[0] ?? '');
    await page.keyboard.press('Enter');
    await isOn(page, 'two-step', false);
    await assertWhole(page, 'off');
  });
}

test.run();
