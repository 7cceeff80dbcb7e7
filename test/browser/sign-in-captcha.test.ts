/** Signing in when a captcha has to be solved first, in a real browser over the real back-end. */
import type { Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ConditionChanges } from '../../src/reference/conditions.ts';
import { axe, devices } from '../support/browser/browser.ts';
import { inBrowser, type SiteContext, withSite } from '../support/browser/in-browser.ts';
import { digitsHeard } from '../support/listen.ts';
import { conditions } from '../support/started/faults.ts';
import { DEMO_PASSWORD, eventually, type Site, startSite } from '../support/started/site.ts';

const earned = suite<SiteContext>('signing in with a captcha that was earned');
const test = suite<SiteContext>('signing in with a captcha');

const LOGIN = 'player@example.test';
const DIALOG = 'dialog[data-modal=captcha]';

const env = { REFERENCE_FAULTS: '1' };

inBrowser(earned);
withSite(test, { env, comeBack: true });

// What one test tried at the login would count in the next: signing in does not forgive it.
earned.before.each(async (context) => {
  context.site = await startSite({ env });
});

earned.after.each(async ({ site }) => {
  await site?.stop();
});

/** Makes calls need a captcha whatever was tried. */
const demand = (site: Site, captchaCalls: ConditionChanges['captchaCalls']): Promise<void> =>
  conditions(site, { captchaCalls });

/** The page to sign in on, in a browser of its own. */
async function fresh(
  { site, another }: SiteContext,
  { device = 'desktop' as keyof typeof devices, prepare = () => {} } = {},
): Promise<Page> {
  const page = await (await another()).newPage();
  await page.setViewport(devices[device]);
  await page.evaluateOnNewDocument(prepare);
  await page.goto(`${site.origin}/en/user/login`);
  await page.waitForSelector('main [name=login]');
  await page.type('main [name=login]', LOGIN);
  return page;
}

async function send(page: Page, password = DEMO_PASSWORD): Promise<void> {
  await page.$eval('main [name=password]', (field) => {
    (field as HTMLInputElement).value = '';
  });
  await page.type('main [name=password]', password);
  await page.keyboard.press('Enter');
}

/** Sends a wrong password and waits for the word that it is wrong; the browser may have to work. */
async function fail(page: Page): Promise<void> {
  const refused = page.waitForResponse(
    (reply) => reply.url().endsWith('/login/email') && reply.status() === 403,
  );
  await send(page, 'not-the-password');
  await refused;
  await page.waitForFunction(() => {
    const said = document.querySelector('main [data-auth-form] [role=alert]')?.textContent;
    return said?.includes('did not match');
  });
  await page.waitForSelector(DIALOG, { hidden: true });
}

const signedIn = (page: Page) => page.waitForSelector('header [data-balance]');

/** Listens to the challenge that is shown, as somebody would who does not see it. */
async function heard(page: Page): Promise<string> {
  const bytes = await page.$eval(`${DIALOG} audio`, async (sound) => {
    const reply = await fetch((sound as HTMLAudioElement).src);
    return [...new Uint8Array(await reply.arrayBuffer())];
  });
  return digitsHeard(Uint8Array.from(bytes));
}

earned(
  'after three wrong passwords the browser does some work beside the page, and the sign-in goes on',
  async (context) => {
    const page = await fresh(context);
    const workers: string[] = [];
    page.on('workercreated', (worker) => workers.push(worker.url()));
    for (let i = 0; i < 3; i += 1) await fail(page);
    assert.equal(workers, []);
    const validated = page.waitForResponse((reply) => reply.url().endsWith('/validate'));
    await send(page);
    assert.ok('token' in (await (await validated).json()));
    await signedIn(page);
    assert.is(await page.$(DIALOG), null);
    await eventually('it worked, and has gone', async (see) => {
      see([workers, page.workers().length]);
      return page.workers().length === 0 && /\/assets\/site-work-\w+\.js/.test(workers.join());
    });
  },
);

earned('after six the player types digits that they see or hear', async (context) => {
  const page = await fresh(context);
  for (let i = 0; i < 6; i += 1) await fail(page);
  await send(page);
  await page.waitForSelector(`${DIALOG} img`);
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'digits');
  const digits = await heard(page);
  assert.match(digits, /^[1-9]{5}$/);
  const picture = await page.$eval(`${DIALOG} img`, async (image) => {
    await (image as HTMLImageElement).decode();
    return (image as HTMLImageElement).naturalWidth;
  });
  assert.is(picture, 240);
  await page.keyboard.type(digits);
  await page.keyboard.press('Enter');
  await signedIn(page);
  await page.waitForSelector(DIALOG, { hidden: true });
});

earned.run();

test('a wrong answer is told, and the next challenge is another one', async (context) => {
  await demand(context.site, { loginByEmail: '111' });
  const page = await fresh(context);
  await send(page);
  await page.waitForSelector(`${DIALOG} img`);
  const first = await page.$eval(`${DIALOG} img`, (image) => image.getAttribute('src'));
  const right = await heard(page);
  await page.keyboard.type(right.replace(/^./, (digit) => (digit === '1' ? '2' : '1')));
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (old) => {
      const next = document.querySelector('dialog[data-modal=captcha] img')?.getAttribute('src');
      return next !== undefined && next !== old;
    },
    {},
    first,
  );
  await page.waitForSelector(`${DIALOG} [role=alert] ::-p-text(not right)`);
  await page.keyboard.type(await heard(page));
  await page.keyboard.press('Enter');
  await signedIn(page);
});

test('a slider is moved by the arrow keys alone', async (context) => {
  await demand(context.site, { loginByEmail: '113' });
  const page = await fresh(context);
  await send(page);
  await page.waitForSelector(`${DIALOG} img`);
  await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'range');
  const place = Number(await heard(page));
  for (let i = 0; i < place; i += 1) await page.keyboard.press('ArrowRight');
  const fits = await page.$$eval(`${DIALOG} img`, ([picture, piece]) => {
    const [whole, part] = [picture, piece].map((one) => one?.getBoundingClientRect());
    return ((part?.left ?? 0) - (whole?.left ?? 0)) / ((whole?.width ?? 1) - (part?.width ?? 0));
  });
  assert.ok(Math.abs(fits - place / 99) < 0.01, `${fits} is not ${place / 99}`);
  await page.keyboard.press('Enter');
  await signedIn(page);
});

test('without workers the page does the work itself', async (context) => {
  await demand(context.site, { loginByEmail: '100' });
  const prepare = () => {
    Reflect.deleteProperty(globalThis, 'Worker');
  };
  const page = await fresh(context, { prepare });
  await send(page);
  await signedIn(page);
  assert.is(page.workers().length, 0);
});

test('who closes the check is told that they are not signed in, and what to do', async (context) => {
  await demand(context.site, { loginByEmail: '111' });
  const page = await fresh(context);
  await send(page);
  await page.waitForSelector(`${DIALOG} img`);
  await page.keyboard.press('Escape');
  await page.waitForSelector(DIALOG, { hidden: true });
  await page.waitForSelector('main [data-auth-form] [role=alert] ::-p-text(You closed the check)');
  assert.is(await page.$('header [data-balance]'), null);
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${DIALOG} img`);
});

/** The last code that was sent to a number. */
async function codeFor({ origin }: Site, phone: string): Promise<string> {
  const reply = await fetch(`${origin}/reference-api/v1/outbox`);
  const { messages } = (await reply.json()) as { messages: { to: string; code?: string }[] };
  return messages.findLast(({ to }) => to === phone)?.code ?? '';
}

/** Registers the visitor of a page by phone, without a form: that is another test's business. */
async function registerByPhone(page: Page, site: Site, phone: string): Promise<void> {
  const post = (path: string, body: unknown) =>
    page.evaluate(
      async (to, json) => {
        const headers = {
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        };
        const reply = await fetch(to, { method: 'POST', headers, body: json });
        if (!reply.ok) throw new Error(await reply.text());
      },
      path,
      JSON.stringify(body),
    );
  const encoded = Buffer.from(phone).toString('base64url');
  await post('/web-api/auth/v1/sms', { phone: encoded, purpose: 'registration' });
  const smsCode = await codeFor(site, phone);
  const choice = { currency: 'EUR', bonus: 0, country: 'ie' };
  await post('/web-api/registration/v1/phone_reg', { ...choice, phone, sms_code: smsCode });
}

test('a code by SMS lets a player’s call through; a wrong one may be typed again', async (context) => {
  const { site } = context;
  const phone = '+353861234567';
  const page = await fresh(context, { device: 'phone' });
  await registerByPhone(page, site, phone);
  await demand(site, { betHistory: '112' });
  await page.goto(`${site.origin}/en/office/history`);
  await page.waitForFunction(() =>
    document.querySelector('dialog[data-modal=captcha]')?.textContent?.includes('ends in 67'),
  );
  await page.waitForSelector('main h1');
  assert.equal(await axe(page), []);
  const code = await codeFor(site, phone);
  await page.keyboard.type(code === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${DIALOG} [role=alert]:not(:empty)`);
  // The wrong one is selected: typing takes its place.
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.waitForSelector(DIALOG, { hidden: true });
  await page.waitForFunction(() =>
    document.querySelector('main')?.textContent?.includes('You have no bets yet'),
  );
});

for (const device of ['phone', 'desktop'] as const) {
  test(`on a ${device} axe finds nothing in any of them, and all of it can be reached`, async (context) => {
    for (const code of ['100', '111', '113'] as const) {
      await demand(context.site, { loginByEmail: code });
      const page = await fresh(context, { device });
      await page.setRequestInterception(true);
      // The work of a captcha of 100 would be done before anybody has looked.
      page.on('request', (request) => {
        if (code === '100' && request.url().endsWith('/validate')) return;
        void request.continue();
      });
      await send(page);
      await page.waitForSelector(`${DIALOG} ${code === '100' ? 'progress' : 'img'}`);
      if (code !== '100') await page.click(`${DIALOG} summary`);
      assert.equal(await axe(page), [], code);
      const beyond = await page.$eval(
        `${DIALOG} *`,
        (panel) => panel.scrollWidth - panel.clientWidth,
      );
      assert.is(beyond, 0, code);
      await page.close();
    }
  });
}

test.run();
