import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../support/page/site-page.tsx';
import { bankOf } from '../../support/session/accounts.ts';
import { refuse, reply, type SessionOptions, testSession } from '../../support/session/session.ts';

const test = suite('letters and terms');

async function open(options: SessionOptions = {}) {
  const session = testSession({
    url: '/en/office/account',
    ...options,
    answers: { ...bankOf().answers, ...options.answers },
  });
  const page = await openSite(session);
  const text = (selector = 'main') => page.get(selector).textContent ?? '';
  return { session, page, text };
}

test('what is written to the player is chosen and saved; a refusal says so', async () => {
  const { session, page, text } = await open({
    url: '/en/office/settings',
    answers: {
      mailing: () => reply({ enable_mail_bets: true }),
      mailingSave: ({ body }) => reply(body),
    },
  });
  const card = 'main section[aria-label="What we write to you"]';
  const box = (name: string) => page.get(`${card} [name=${name}]`) as HTMLInputElement;
  assert.equal([box('enable_mail_bets').checked, box('enable_sms_news').checked], [true, false]);
  box('enable_sms_news').checked = true;
  await page.submit(`${card} form`);
  assert.is(page.get(`${card} [type=submit]`).getAttribute('aria-busy'), 'true');
  await page.advance(500);
  assert.match(text(`${card} [role=status]`), 'Saved.');
  assert.is(session.runtime.state.mailing.settings.enable_sms_news, true);
  session.answers.mailingSave = () => refuse(503);
  await page.submit(`${card} form`);
  await page.advance(500);
  assert.match(text(`${card} [role=alert]`), 'could not be saved');
  await page.close();
});

test('a refused agreement says so over the page, and the button can be pressed again', async () => {
  const { page, text } = await open({
    answers: {
      agreementStatus: () => reply({ result: true, updatedAt: Date.UTC(2026, 0, 1), version: 2 }),
      agreementConfirm: () => refuse(409, '1105'),
    },
  });
  assert.match(text(), 'They hold since January 1, 2026.');
  await page.pressNamed('I agree');
  await page.advance(500);
  assert.match(text('dialog[data-modal=alert]'), 'The rules have changed once more');
  await page.pressNamed('OK');
  assert.not.ok(page.all('main button').some((button) => button.hasAttribute('aria-busy')));
  await page.close();
});

test.run();
