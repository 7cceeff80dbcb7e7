/** Ways of signing in, as a player goes them in a real browser against the started site. */
import type { Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axe, devices, openPage, screenshot } from '../support/browser/browser.ts';
import { type SiteContext, withSite } from '../support/browser/in-browser.ts';
import { addAuthenticator, mailTo, registerPhone } from '../support/started/players.ts';
import { recorded } from '../support/started/recorded.ts';
import { DEMO_PASSWORD, eventually, signInStaff } from '../support/started/site.ts';

const test = suite<SiteContext>('ways of signing in');

const EMAIL = 'player@example.test';
const PHONE = '+353861234567';

withSite(test, {
  env: { REFERENCE_FAULTS: '1' },
  siteConfig: { oneTapAvailable: true },
  comeBack: true,
});

/** A guest in a browser of their own, on a page of the site. */
const LOGIN = '/en/user/login';

async function guest({ another, site }: SiteContext, path = LOGIN): Promise<Page> {
  const page = await (await another()).newPage();
  await page.setViewport(devices.desktop);
  await page.goto(site.origin + path);
  await page.waitForSelector('header [data-session=guest]');
  if (path === LOGIN) await page.waitForSelector('main [name=login]');
  return page;
}

const isPlayer = (page: Page) => page.waitForSelector('header [data-session=player]');

const named = (name: string) => `::-p-aria([name="${name}"])`;

/** Presses a choice once it stands still. */
const choose = (page: Page, label: string) => page.locator(`main ::-p-text(${label})`).click();

async function typePhone(page: Page): Promise<void> {
  await page.waitForSelector('main option[value=ie]');
  await page.select('main [name=country]', 'ie');
  await page.type('main [name=phone]', '86 123 4567');
}

/** Paths of the calls that sign in, as they go out. */
function watchLogins(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/auth\/v1\/(login\/|one-tap)/.test(pathname) && request.method() === 'POST') {
      seen.push(pathname);
    }
  });
  return seen;
}

/** At the page of a network: who one is, and whether the site may know. */
async function decide(page: Page, person: number, decision: 'Allow' | 'Deny'): Promise<void> {
  await page.waitForSelector('form[method=post] [name=person]');
  await page.click(`[name=person][value$="-${person}"]`);
  await Promise.all([page.waitForNavigation(), page.click(named(decision))]);
}

const alerts = (page: Page) => page.waitForSelector('main [role=alert] svg');

const wordsOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.textContent ?? '');

test('with phone and password', async (context) => {
  const password = await registerPhone(context.site, PHONE);
  const page = await guest(context);
  await choose(page, 'Phone');
  await typePhone(page);
  await page.type('main [name=password]', password);
  await page.keyboard.press('Enter');
  await isPlayer(page);
  assert.is(new URL(page.url()).pathname, '/en');
});

test('with a code by SMS', async (context) => {
  const page = await guest(context);
  await choose(page, 'SMS code');
  await typePhone(page);
  await page.keyboard.press('Enter');
  await page.waitForSelector('main [name=code]:focus');
  const { code = '' } = await mailTo(context.site, PHONE, 'login');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await isPlayer(page);
});

test('with a link, once', async (context) => {
  const page = await guest(context);
  await page.click(named('Sign in by a link'));
  await page.waitForFunction(() => document.querySelector('main [name=password]') === null);
  await page.type('main [name=login]', EMAIL);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-auth-form] [role=status] svg');
  const { link = '' } = await mailTo(context.site, EMAIL, 'login-link');
  await page.goto(link);
  await isPlayer(page);
  assert.not.match(page.url(), 'token=');
  const other = await guest(context, '/en/about');
  await other.goto(link);
  await other.waitForSelector('main [role=alert] ::-p-text(used or is too old)');
  await other.waitForFunction(() => location.search === '');
  await other.waitForSelector('[data-auth-form=login_link]');
  await recorded(context.site, /auth\.linkFollowed/);
});

test('a network is added to an account, and signs in from then on', async (context) => {
  const page = await guest(context);
  await page.type('main [name=login]', EMAIL);
  await page.type('main [name=password]', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await isPlayer(page);
  await page.goto(`${context.site.origin}/en/office/security`);
  const networks = '[data-method=security-social]';
  await page.waitForSelector(`${networks} button`);
  await page.click(`${networks} button`);
  await page.waitForSelector(`${networks} [name=password]`);
  await page.type(`${networks} [name=password]`, DEMO_PASSWORD);
  await Promise.all([page.waitForNavigation(), page.click(`${networks} [data-network=google]`)]);
  const logins = watchLogins(page);
  await decide(page, 1, 'Allow');
  await isPlayer(page);
  await eventually('the network is added', async () => logins.length === 1);
  assert.is(page.url(), `${context.site.origin}/en/office/security`);
});

test('whom a network knows comes back to the page that was open; nothing is sent twice', async (context) => {
  const page = await guest(context, '/en/about');
  await page.click(`header ${named('Sign in')}`);
  await page.waitForSelector('dialog [data-network=google]');
  await Promise.all([page.waitForNavigation(), page.click('dialog [data-network=google]')]);
  assert.match(page.url(), '/networks/google/authorize');
  const logins = watchLogins(page);
  await decide(page, 1, 'Allow');
  await isPlayer(page);
  await page.waitForFunction(() => location.pathname === '/en/about');
  assert.equal(logins, ['/web-api/auth/v1/login/social']);
  await page.reload();
  await isPlayer(page);
  await page.goBack();
  await page.waitForSelector('form[method=post] [name=person]');
  await page.goForward();
  await isPlayer(page);
  assert.equal(logins, ['/web-api/auth/v1/login/social']);
  assert.is(new URL(page.url()).pathname, '/en/about');
  await recorded(context.site, /auth\.socialReturned/);
});

test('whoever goes back from a network finds the form free', async (context) => {
  const page = await guest(context);
  await page.waitForSelector('main [data-network=vk]');
  await Promise.all([page.waitForNavigation(), page.click('main [data-network=vk]')]);
  await page.goBack();
  await page.waitForSelector('main [data-network=vk]:not([aria-busy])');
  await Promise.all([page.waitForNavigation(), page.click('main [data-network=vk]')]);
  assert.match(page.url(), '/networks/vk/authorize');
});

test('whoever denies is told how to go on, and a reload says nothing of it', async (context) => {
  const page = await guest(context);
  await page.waitForSelector('main [data-network=vk]');
  await Promise.all([page.waitForNavigation(), page.click('main [data-network=vk]')]);
  await decide(page, 1, 'Deny');
  await alerts(page);
  assert.match(await wordsOf(page, 'main [role=alert]'), 'sign in another way');
  assert.is(new URL(page.url()).search, '');
  await page.reload();
  await page.waitForSelector('main [name=login]');
  assert.is(await wordsOf(page, 'main [role=alert]'), '');
});

test('whom nobody knows comes to registration, with a clean address', async (context) => {
  const page = await guest(context);
  await page.waitForSelector('main [data-network=vk]');
  await Promise.all([page.waitForNavigation(), page.click('main [data-network=vk]')]);
  await decide(page, 2, 'Allow');
  await page.waitForSelector('body[data-route=registration]');
  const address = `${context.site.origin}/en/registration/socialregistration`;
  await page.waitForFunction((wanted) => location.href === wanted, {}, address);
});

test('with one tap, which registers whom nobody knows', async (context) => {
  const page = await guest(context);
  await page.waitForSelector(named('Sign in with one tap'));
  await Promise.all([page.waitForNavigation(), page.click(named('Sign in with one tap'))]);
  const logins = watchLogins(page);
  await decide(page, 3, 'Allow');
  await isPlayer(page);
  assert.equal(logins, ['/web-api/auth/v1/one-tap']);
  assert.is(new URL(page.url()).pathname, '/en');
  await recorded(context.site, /auth\.oneTapReturned/);
});

test('with a second step: an authenticator, then a recovery code', async (context) => {
  const { nextCode, recoveryCodes } = await addAuthenticator(context.site, EMAIL, DEMO_PASSWORD);
  const firstStep = async () => {
    const page = await guest(context);
    await page.type('main [name=login]', EMAIL);
    await page.type('main [name=password]', DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForSelector('main [name=code]:focus');
    return page;
  };
  const page = await firstStep();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await page.waitForSelector('main [name=code][aria-invalid]:focus');
  await page.$eval('main [name=code]', (field) => (field as HTMLInputElement).select());
  await page.keyboard.type(nextCode());
  await page.keyboard.press('Enter');
  await isPlayer(page);
  const other = await firstStep();
  await choose(other, 'Recovery code');
  await other.type('main [name=code]', recoveryCodes[0] ?? '');
  await other.keyboard.press('Enter');
  await isPlayer(other);
});

for (const device of Object.keys(devices) as (keyof typeof devices)[]) {
  test(`on a ${device} every form is whole: nothing for axe, no sideways scrolling`, async ({
    site,
    profile,
  }) => {
    const { page, errors } = await openPage(profile, {
      device,
      scheme: device === 'phone' ? 'dark' : 'light',
    });
    const look = async (name: string) => {
      await screenshot(page, `sign-in/${device}-${name}`, { downTo: 5_000 });
      assert.equal(await axe(page), [], name);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.is(beyond, 0, name);
    };
    await page.goto(`${site.origin}/en/user/login`);
    await page.waitForSelector('main [name=login]');
    await page.click(named('More networks'));
    await look('email');
    await choose(page, 'Phone');
    await page.waitForSelector('main option[value=ie]');
    await page.click('main [type=submit]');
    await page.waitForSelector('main [name=phone][aria-invalid]');
    await look('phone');
    await choose(page, 'SMS code');
    await page.type('main [name=phone]', device === 'phone' ? '86 765 4321' : '86 765 4322');
    await page.keyboard.press('Enter');
    await page.waitForSelector('main [name=code]');
    await look('sms');
    await page.goto(`${site.origin}/ar/user/login?network=google&error=access_denied`);
    await alerts(page);
    await look('denied');
    await page.goto(`${site.origin}/en/user/login`);
    await page.waitForSelector('main [name=login]');
    await page.type('main [name=login]', EMAIL);
    await page.type('main [name=password]', DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForSelector('main [name=code]');
    await look('two-step');
    assert.equal(errors, []);
  });
}

test('no recording holds a code, a token or a credential', async (context) => {
  const staff = await signInStaff(context.site.origin);
  const ids = await staff.sessionIds();
  assert.ok(ids.length > 5);
  const all = (await staff.ndjsonOf(ids)).join('\n');
  assert.match(all, 'auth.socialReturned');
  assert.match(all, 'auth.linkFollowed');
  assert.match(all, 'auth.oneTapReturned');
  // A JWT, and anything that stands where the address of a page has a secret.
  assert.not.match(all, /eyJ[\w-]{10,}\./);
  assert.not.match(all, /[?&#](code|state|token|sign|id_token)=(?!%5Bsecret%5D)[\w%-]/);
  assert.not.match(all, DEMO_PASSWORD);
  assert.not.match(all, Buffer.from(DEMO_PASSWORD).toString('base64url'));
});

test.run();
