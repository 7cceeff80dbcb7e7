import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigTable } from '../../../../src/domain/site/config.ts';
import { openSite } from '../../../support/page/site-page.tsx';
import { typeInto } from '../../../support/page/typing.ts';
import { AWAY, payingSession, payment, terms } from '../../../support/session/payments.ts';
import { refuse, reply, type SessionOptions } from '../../../support/session/session.ts';

const test = suite('office: money in and out');

async function open(options: SessionOptions = {}) {
  const session = payingSession(options);
  const page = await openSite(session);
  await page.advance(200);
  const text = () => page.get('main').textContent ?? '';
  const type = (amount: string) =>
    page.doing(() => typeInto(page.get('main input[name="amount"]'), amount));
  const send = async () => {
    await page.submit('main form');
    await page.advance(100);
  };
  return { session, page, text, type, send };
}

const underRulesOf = (jurisdiction: string): SessionOptions['answers'] => ({
  configGroup: () =>
    reply({
      site: {
        [siteConfigTable.cookieAgreementPopup.key]: false,
        [siteConfigTable.jurisdiction.key]: jurisdiction,
      },
    }),
});

test('paying in: ways, bounds, fees, the balance, what is left, and on to the provider', async () => {
  const { session, page, text, type, send } = await open({
    answers: { paymentMethods: () => reply(terms({ depositRoom: 7550 })) },
  });
  assert.match(text(), '€1,000.00');
  assert.match(text(), '€75.50 left of your deposit limit');
  assert.match(text(), /Card€5.00 to €5,000.00 · no fee/);
  assert.match(text(), 'fee 1.5%');
  await type('4,99');
  assert.match(text(), 'At least €5.00.');
  await type('75.51');
  assert.match(text(), 'Your deposit limit leaves €75.50.');
  await send();
  assert.is(session.requestsOf('depositBegin').length, 0);
  await type('75.50');
  assert.not.match(text(), 'leaves');
  await send();
  assert.equal(session.requestsOf('depositBegin')[0]?.request.body, {
    ...{ accountId: '1', method: 'card', amount: 7550 },
  });
  assert.match(text(), 'You are being taken to the payment service');
  assert.is(session.navigation.visits.at(-1), AWAY);
  await page.close();
});

test('the way to pay is chosen; amounts are offered only where the law lets them be', async () => {
  const usual = await open();
  await usual.page.press('main input[value="wallet"]');
  await usual.page.pressNamed('€50.00');
  await usual.send();
  assert.equal(usual.session.requestsOf('depositBegin')[0]?.request.body, {
    ...{ accountId: '1', method: 'wallet', amount: 5000 },
  });
  await usual.page.close();
  const strict = await open({ answers: { ...underRulesOf('uk') } });
  assert.is(strict.page.all('main form [role="group"]').length, 0);
  await strict.page.close();
});

test('who may not pay in is told so, and finds no form', async () => {
  const limit = (limitType: number) => ({
    ...{ limitType, limitState: 'ACTIVE', limitValue: 7, startedAt: 0, endsAt: 4_102_444_800 },
  });
  const cases = [
    [{ limits: () => reply({ limits: [limit(33)] }) }, /You have paused deposits.*Until Jan 1, /],
    [{ limits: () => reply({ limits: [limit(30)] }) }, /You have excluded yourself.*Until Jan 1, /],
    [{ limits: () => refuse(503) }, 'Your limits cannot be loaded'],
    [underRulesOf('de'), 'Set a limit on deposits first'],
  ] as const;
  for (const [answers, words] of cases) {
    const { page, text } = await open({ answers: { ...answers } });
    assert.match(text(), words);
    assert.is(page.all('main form').length, 0);
    await page.close();
  }
});

test('what the server refuses is told, and the form stays', async () => {
  const detail = 'payments_refused_limit_reached';
  const { text, type, send, page } = await open({
    answers: {
      depositBegin: () => reply({ errors: [{ code: '1803', title: '', detail }] }, 403),
    },
  });
  await type('20');
  await send();
  assert.match(text(), 'Your limit on deposits leaves less than that.');
  assert.is((page.get('main input[name="amount"]') as HTMLInputElement).value, '20');
  await page.close();
});

test('terms that cannot be loaded are never called none', async () => {
  const { page, text } = await open({ answers: { paymentMethods: () => refuse(503) } });
  assert.match(text(), 'The ways to pay could not be loaded');
  await page.close();
});

test('taking out: held at once, listed, taken back where the law lets it be', async () => {
  const out = payment({ kind: 'withdrawal', mayCancel: true });
  const { session, page, text, type, send } = await open({
    url: '/en/office/deduce',
    answers: {
      paymentMethods: () => reply(terms({ unverifiedRoom: 50_000 })),
      withdrawalRequest: () => reply({ payment: out }),
      withdrawalCancel: () => reply({ payment: { ...out, state: 'cancelled', mayCancel: false } }),
    },
  });
  assert.match(text(), 'Until we have seen your documents, €500.00 can be paid out');
  await type('500.01');
  assert.match(page.get('main form').textContent ?? '', '€500.00 can be paid out');
  await type('20');
  await send();
  assert.is(session.requestsOf('withdrawalRequest').length, 1);
  assert.match(text(), 'We have your request');
  assert.match(text(), 'We are looking at your request');
  await page.pressNamed('Take back the withdrawal of €20.00');
  await page.advance(100);
  assert.match(text(), 'The withdrawal is taken back');
  assert.is(page.all('[data-payment]').length, 0);
  await page.close();
});

test('where a withdrawal cannot be taken back, that is said before', async () => {
  const { page, text } = await open({
    url: '/en/office/deduce',
    answers: { ...underRulesOf('uk') },
  });
  assert.match(text(), 'A withdrawal cannot be taken back.');
  await page.close();
});

test('the history says how each payment stands, what comes next, and is filtered', async () => {
  const { session, page, text } = await open({
    url: '/en/office/historypay',
    answers: {
      payments: ({ query }) =>
        reply({
          items: query?.['kind'] === 'withdrawal' ? [] : [payment({ state: 'pending', fee: 30 })],
          next: null,
        }),
    },
  });
  assert.match(text(), /Deposit.*No. 10000001.*€20.00.*fee €0.30.*On its way/);
  assert.match(text(), 'Your payment is on its way');
  await page.press('main input[value="withdrawal"]');
  await page.advance(100);
  assert.match(text(), 'There are no such payments');
  assert.equal(session.requestsOf('payments').at(-1)?.request.query, { kind: 'withdrawal' });
  await page.close();
});

test('the return says what really happened, whatever the address claims', async () => {
  let state: 'created' | 'succeeded' = 'created';
  const { page, text } = await open({
    url: '/en/onpay/fail?payment=10000001',
    answers: { payment: () => reply({ payment: payment({ state }) }) },
  });
  assert.match(text(), 'has not told us yet');
  assert.match(text(), 'We keep asking');
  state = 'succeeded';
  await page.advance(3000);
  assert.match(text(), 'The money is in your account.');
  assert.not.match(text(), 'We keep asking');
  await page.close();
});

test('the return of nobody, of no payment, and of one that cannot be seen', async () => {
  const guest = await open({
    url: '/en/onpay/withdraw/success?payment=10000001',
    answers: { authCheck: () => reply({ user_id: null }) },
  });
  assert.match(guest.text(), 'Sign in to see your payment');
  await guest.page.close();
  const none = await open({ url: '/en/onpay/success' });
  assert.match(none.text(), 'This address names no payment');
  await none.page.close();
  const failed = await open({
    url: '/en/onpay/success?payment=10000001',
    answers: { payment: () => refuse(503) },
  });
  assert.match(failed.text(), 'We cannot see what became of your payment');
  await failed.page.close();
});

test.run();
