/** A player asks about a payment in a real browser, and support answers in the console. */
import type { Page } from 'puppeteer';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { asPlayer } from '../support/browser/as-player.ts';
import { axe } from '../support/browser/browser.ts';
import { type SiteContext, withSite } from '../support/browser/in-browser.ts';
import { recorded } from '../support/started/recorded.ts';
import { eventually, signInStaff } from '../support/started/site.ts';

const test = suite<SiteContext>('requests about payments');

withSite(test);

const REVIEW = '/reference-api/v1/review/requests';
const WORDS = 'planted words about my money';
const CARD = '4111 1111 1111 1111';
const ANSWER = 'planted words of an answer';

/** Asks for a withdrawal at the server, as the page would. */
async function withdraw(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const asked = await fetch('/web-api/user/gettoken?force_refresh=true');
    const { token } = await asked.json();
    const authorization = `Bearer ${token}`;
    const known = await fetch('/payments-api/v1/methods', { headers: { authorization } });
    const { accountId } = await known.json();
    const response = await fetch('/payments-api/v1/withdrawals', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': 'planted' },
      body: JSON.stringify({ accountId, method: 'card', amount: 2000 }),
    });
    return (await response.json()).payment.id;
  });
}

const send = async (page: Page, words: string) => {
  await page.$eval('main textarea', (field) => field.select());
  await page.type('main textarea', words);
  await page.click('main form button[type="submit"]');
};

test('a request leads from the history to an answer, which comes by itself', async (context) => {
  const { origin } = context.site;
  const page = await asPlayer(context);
  const id = await withdraw(page);
  await page.goto(`${origin}/en/office/payment/create-request/2/transactions`);
  await page.waitForSelector(`[data-payment="${id}"] a`);
  assert.equal(await axe(page), []);
  await page.goto(`${origin}/en/office/historypay`);
  await (await page.waitForSelector(`[data-payment="${id}"] a`))?.click();
  await page.waitForSelector('main textarea');
  assert.equal(await axe(page), []);
  await send(page, `My card is ${CARD}`);
  await page.waitForSelector('main textarea[aria-invalid]');
  await send(page, WORDS);
  await page.waitForSelector('[data-payment-request][data-request-state="open"]');
  await eventually('the row has the focus', async () =>
    page.evaluate(() => document.activeElement?.hasAttribute('data-payment-request') ?? false),
  );
  assert.equal(await axe(page), []);
  const staff = await signInStaff(origin);
  const { items } = (await (await staff.get(REVIEW)).json()) as { items: { id: string }[] };
  const number = items[0]?.id ?? '';
  assert.match(await (await staff.get(`${REVIEW}/${number}`)).text(), WORDS);
  await staff.post(`${REVIEW}/${number}/answer`, { key: 'planted', text: ANSWER });
  await page.waitForSelector('[data-payment-request][data-request-state="answered"]');
  await page.click('[data-payment-request] button');
  await page.waitForFunction(
    (words) => document.querySelector('dialog')?.textContent?.includes(words),
    {},
    ANSWER,
  );
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((one) => one.finished));
  });
  assert.equal(await axe(page), []);
  const all = await recorded(context.site, /"requests\.answered"/);
  assert.match(all, /"requests\.opened"/);
  assert.not.match(all, CARD);
});

test('a question from Support leads staff into the very session that it was sent from', async (context) => {
  const { origin } = context.site;
  const page = await asPlayer(context);
  await page.goto(`${origin}/en/office/support`);
  await page.waitForSelector('main textarea');
  assert.equal(await axe(page), []);
  await page.select('main select[name="topic"]', '14');
  await send(page, 'planted words about what I saw');
  await page.waitForSelector('[data-payment-request][data-request-state="open"]');
  assert.equal(await axe(page), []);
  const number = await page.$eval('[data-payment-request]', (row) =>
    row.getAttribute('data-payment-request'),
  );
  const staff = await signInStaff(origin);
  const read = async () => {
    const answer = await (await staff.get(`${REVIEW}/${number}`)).json();
    const { messages } = answer as { messages: { moment: { sessionId: string; seq: number } }[] };
    return messages[0]?.moment ?? null;
  };
  await eventually(
    'the recording has come as far as the press',
    async () => (await read()) !== null,
  );
  const moment = await read();
  const events = await (await staff.get(`/log-api/v1/sessions/${moment?.sessionId}/events`)).text();
  const press = events.split('\n').find((line) => line.includes('"requests.submitted"')) ?? '';
  assert.match(press, `"seq":${moment?.seq},`);
});

test.run();
