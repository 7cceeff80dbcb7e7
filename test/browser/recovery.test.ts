/** Getting an account back, links in letters and confirming contacts, in a real browser. */
import type { Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Posted } from '../../src/reference/post/outbox.ts';
import { axe, openPage, type PageOptions, screenshot } from '../support/browser/browser.ts';
import { type SiteContext, withSite } from '../support/browser/in-browser.ts';
import { recorded } from '../support/started/recorded.ts';
import { DEMO_PASSWORD, eventually, signInStaff } from '../support/started/site.ts';

const test = suite<SiteContext>('recovery');

const LOGIN = 'player@example.test';
const DIALOG = 'dialog[data-modal=forgot-password]';

/** Codes, tokens and passwords of all tests: none of them may be in what was recorded. */
const secrets: string[] = [];

withSite(test, { env: { REFERENCE_FAULTS: '1' }, comeBack: true });

/** A page without cookies of another test, whose question about them was answered before. */
async function fresh({ another }: SiteContext, options: PageOptions = {}) {
  const { page } = await openPage(await another(), { ...options });
  await page.evaluateOnNewDocument(() => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('cookiesAgree', '{"cookiesType":"all","agreedAt":1}');
  });
  return page;
}

/** The last message to an address: it is there before the page says so. */
async function mailTo({ site }: SiteContext, to: string): Promise<Posted> {
  const reply = await fetch(`${site.origin}/reference-api/v1/outbox`);
  const { messages } = (await reply.json()) as { messages: Posted[] };
  const last = messages.findLast((message) => message.to === to);
  if (!last) throw new Error(`nothing was sent to ${to}`);
  return last;
}

/** The code that was last sent to an address. */
async function codeFor(context: SiteContext, to: string): Promise<string> {
  const { code = '' } = await mailTo(context, to);
  secrets.push(code);
  return code;
}

/** Where a link leads, as it would be opened from the letter. */
function linkIn({ text }: Posted, page: string): string {
  const [, path = ''] = new RegExp(`https?://[^/\\s]+(/\\S*${page}\\?token=\\S+)`).exec(text) ?? [];
  secrets.push(decodeURIComponent(path.split('token=')[1] ?? ''));
  return path;
}

async function send(page: Page, form: string, name: string, value: string): Promise<void> {
  const field = `${form} [name=${name}]`;
  await page.waitForSelector(field);
  await page.$eval(field, (input) => {
    (input as HTMLInputElement).value = '';
  });
  await page.type(field, value);
  await page.keyboard.press('Enter');
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

async function wholeFor(page: Page, name: string): Promise<void> {
  assert.equal(await axe(page), [], name);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.is(beyond, 0, name);
  await screenshot(page, `recovery/${name}`);
}

async function signIn(page: Page, password: string, login = LOGIN): Promise<void> {
  await page.waitForSelector('dialog[data-modal=login] [name=password]');
  await page.$eval(
    'dialog[data-modal=login] [name=login]',
    (field, typed) => {
      (field as HTMLInputElement).value ||= typed;
    },
    login,
  );
  await send(page, 'dialog[data-modal=login]', 'password', password);
  await page.waitForSelector('header [data-balance]');
}

/** What a page of the site may ask for by itself: here an account is made, as a form would. */
const call = (page: Page, path: string, body: object) =>
  page.evaluate(
    async (address, text) => {
      const token = await fetch('/web-api/user/gettoken?force_refresh=true');
      const { token: bearer = '' } = token.ok ? await token.json() : {};
      const reply = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${bearer}`,
          'idempotency-key': crypto.randomUUID(),
        },
        body: text,
      });
      const { password = '' } = (await reply.json()) as { password?: string };
      return { status: reply.status, password };
    },
    path,
    JSON.stringify(body),
  );

/** A page of somebody who has just registered and has confirmed nothing. */
async function newPlayer(context: SiteContext, options: PageOptions = {}, more: object = {}) {
  const page = await fresh(context, options);
  await page.goto(`${context.site.origin}/en/about`);
  const body = { country: 'ie', currency: 'EUR', bonus: 0, ...more };
  const { status, password } = await call(page, '/web-api/registration/v1/fast_reg', body);
  assert.is(status, 200);
  secrets.push(password);
  return { page, password };
}

const looks = [
  ['desktop', { device: 'desktop', scheme: 'light' }],
  ['phone', { device: 'phone', scheme: 'dark' }],
] as const satisfies readonly (readonly [string, PageOptions])[];

/** The password that holds, as each test leaves another one behind. */
let current = DEMO_PASSWORD;

for (const [name, options] of looks) {
  test(`on a ${name} a forgotten password is replaced by a code, and signs in`, async (context) => {
    const page = await fresh(context, options);
    await page.goto(`${context.site.origin}/en?showForgotPasswordModal=1`);
    await page.waitForSelector(DIALOG);
    assert.is(page.url(), `${context.site.origin}/en`, 'the flag has left the address');
    await wholeFor(page, `${name}-call`);
    await send(page, DIALOG, 'login', LOGIN);
    await page.waitForSelector(`${DIALOG} [name=code]`);
    await wholeFor(page, `${name}-code`);
    await send(page, DIALOG, 'code', '000000');
    await page.waitForSelector(`${DIALOG} [name=code][aria-invalid]`);
    await wholeFor(page, `${name}-code-wrong`);
    await send(page, DIALOG, 'code', await codeFor(context, LOGIN));
    await page.waitForSelector(`${DIALOG} [name=password]`);
    await send(page, DIALOG, 'password', 'player@example');
    await page.waitForSelector(`${DIALOG} [name=password][aria-invalid]`);
    await wholeFor(page, `${name}-password-bad`);
    current = `a new one for the ${name}`;
    secrets.push(current);
    await send(page, DIALOG, 'password', current);
    await shows(page, `${DIALOG} [role=status]`, 'It holds from now on.');
    await wholeFor(page, `${name}-done`);
    await page.click('[data-recovery-step=done] button');
    await signIn(page, current, 'nobody@example.test');
    await recorded(context.site, /recovery\.succeeded/);
  });
}

test('the link in the letter sets a password once, and leaves the address', async (context) => {
  const page = await fresh(context);
  await page.goto(`${context.site.origin}/en/user/forgotpassword`);
  await send(page, DIALOG, 'login', LOGIN);
  await page.waitForSelector(`${DIALOG} [name=code]`);
  const link = linkIn(await mailTo(context, LOGIN), 'passwordreset');
  await page.goto(context.site.origin + link);
  await page.waitForSelector('main [name=password]');
  await wholeFor(page, 'reset');
  current = 'a third one by the link';
  secrets.push(current);
  await send(page, 'main', 'password', current);
  await shows(page, 'main [role=status]', 'It holds from now on.');
  assert.is(page.url(), `${context.site.origin}/en/user/passwordreset`);
  await wholeFor(page, 'reset-done');
  await pressNamed(page, 'Sign in');
  await signIn(page, current);

  const again = await fresh(context);
  await again.goto(context.site.origin + link);
  await send(again, 'main', 'password', 'a fourth one too late');
  await shows(again, 'main [role=alert]', 'This link has been used');
  await wholeFor(again, 'reset-used');
  await pressNamed(again, 'Send a new link');
  await again.waitForSelector(DIALOG);
  await recorded(context.site, /letter\.passwordSubmitted/);
});

test('the flag opens nothing for a player, and leaves the address', async (context) => {
  const page = await fresh(context);
  await page.goto(`${context.site.origin}/en/about`);
  await pressNamed(page, 'Sign in');
  await signIn(page, current);
  await page.goto(`${context.site.origin}/en?showForgotPasswordModal=1`);
  await page.waitForSelector('header [data-balance]');
  await eventually('the address without the flag', async () => page.url().endsWith('/en'));
  assert.equal(await page.$$(DIALOG), []);
});

test('an address is confirmed by its link, a number by its code in the office', async (context) => {
  const { page, password } = await newPlayer(context, { device: 'phone', scheme: 'dark' });
  await page.goto(`${context.site.origin}/en/office/account`);
  const [email, phone] = ['[data-contact=email]', '[data-contact=phone]'];
  await page.waitForSelector(`${phone} option[value=ie]`);
  await shows(page, 'main', 'You have 30 days left to do so.');
  await wholeFor(page, 'office');
  await send(page, email, 'email', 'zoe@example.test');
  await page.waitForSelector(`${email} [name=code]`);
  await page.$eval(email, (element) => element.scrollIntoView({ block: 'center' }));
  await wholeFor(page, 'office-code');

  const link = linkIn(await mailTo(context, 'zoe@example.test'), 'accountverify');
  const mail = await fresh(context);
  await mail.goto(context.site.origin + link);
  await shows(mail, 'main [role=status]', 'Your email address is confirmed.');
  assert.is(mail.url(), `${context.site.origin}/en/user/accountverify`);
  await wholeFor(mail, 'verified');
  await mail.goto(context.site.origin + link);
  await shows(mail, 'main [role=alert]', 'This link has been used');
  await wholeFor(mail, 'verified-before');

  await page.reload();
  await page.waitForSelector(`${email} [data-confirmed]`);
  await page.waitForSelector(`${phone} option[value=ie]`);
  await page.select(`${phone} [name=country]`, 'ie');
  await send(page, phone, 'phone', '86 123 4567');
  await page.waitForSelector(`${phone} [name=password][aria-invalid]`);
  await wholeFor(page, 'office-password');
  await send(page, phone, 'password', password);
  await send(page, phone, 'code', '000000');
  await shows(page, phone, 'This code is not right.');
  await send(page, phone, 'code', await codeFor(context, '+353861234567'));
  await page.waitForSelector(`${phone} [data-confirmed]`);
  await page.goto(`${context.site.origin}/en/user/activatefast`);
  await shows(page, 'main', 'There is nothing left to do.');
  await wholeFor(page, 'activate');
  await recorded(context.site, /activation\.confirmed/);
});

test('the newsletter stops by its link with one press, whoever is signed in', async (context) => {
  const { page } = await newPlayer(context, {}, { mailing: { enable_mail_news: true } });
  const to = 'ann@example.test';
  const sent = await call(page, '/web-api/registration/v1/credentials-email', { email: to });
  assert.is(sent.status, 200);
  const link = linkIn(await mailTo(context, to), 'stopnewsletter');
  const news = async () => {
    await page.goto(`${context.site.origin}/en/office/settings`);
    const box = await page.waitForSelector('main [name=enable_mail_news]');
    return box?.evaluate((element) => (element as HTMLInputElement).checked);
  };
  assert.is(await news(), true);
  const mail = await fresh(context, { device: 'phone' });
  await mail.goto(context.site.origin + link);
  await mail.waitForSelector('main section button');
  await wholeFor(mail, 'newsletter');
  assert.is(await news(), true, 'to look at the link is not to press it');
  await pressNamed(mail, 'Stop the newsletter');
  await shows(mail, 'main [role=status]', 'you get no more news and offers');
  await wholeFor(mail, 'newsletter-stopped');
  assert.is(await news(), false);
});

test('no code, token or password is in what was recorded', async ({ site }) => {
  const staff = await signInStaff(site.origin);
  const logs = (await staff.ndjsonOf(await staff.sessionIds())).join('\n');
  for (const type of ['recovery.succeeded', 'letter.passwordSubmitted', 'activation.confirmed']) {
    assert.match(logs, type);
  }
  for (const secret of secrets) {
    // Six digits may stand in a number by chance; never as a text of their own.
    assert.not.match(logs, secret.length > 6 ? secret : `"${secret}"`);
    assert.not.match(logs, Buffer.from(secret).toString('base64url'));
  }
});

test.run();
