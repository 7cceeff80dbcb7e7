import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallInput } from '../../../../src/calls/table.ts';
import { openSite } from '../../../support/page/site-page.tsx';
import { typeInto } from '../../../support/page/typing.ts';
import { bankOf, dollars, euros } from '../../../support/session/accounts.ts';
import { refuseField } from '../../../support/session/protection.ts';
import {
  networkError,
  reply,
  type SessionOptions,
  testSession,
} from '../../../support/session/session.ts';

const test = suite('the dialog that moves money');

const rate = '1.08000000';
const rates = [
  { from: 'EUR', to: 'USD', rate },
  { from: 'USD', to: 'EUR', rate: '0.92592593' },
];

const made = ({ fromId, toId, amount }: CallInput<'exchangeMake'>['body']) =>
  reply({
    exchange: {
      ...{ id: '1', fromId, toId, from: 'EUR', to: 'USD' },
      ...{ amount, received: (amount * 108) / 100, rate, at: 0 },
    },
  });

/** The dialog, open on the page of accounts. */
async function open(answers: SessionOptions['answers'] = {}) {
  const bank = bankOf();
  const session = testSession({
    url: '/en/office/account',
    answers: {
      ...bank.answers,
      exchangeRates: () => reply({ rates }),
      exchangeMake: ({ body }) => made(body as CallInput<'exchangeMake'>['body']),
      ...answers,
    },
  });
  const page = await openSite(session);
  await page.pressNamed('Move money');
  await page.advance(500);
  const text = (selector = 'dialog') => page.get(selector).textContent ?? '';
  const type = (amount: string) =>
    page.doing(() => typeInto(page.get('dialog input[name=amount]'), amount));
  const send = async () => {
    await page.submit('dialog form');
    await page.advance(500);
  };
  return { session, page, bank, text, type, send };
}

test('the rate and what would arrive are shown while the amount is typed', async () => {
  const { page, text, type } = await open();
  assert.match(text('[data-exchange-quote]'), '1 EUR = 1.08 USD');
  await type('50');
  assert.match(text('[data-exchange-quote]'), '$54.00');
  await page.pressNamed('All of it');
  assert.match(text('[data-exchange-quote]'), '$1,080.00');
  await page.close();
});

test('what the policy refuses is said beside the amount, and not sent', async () => {
  const { page, session, text, type, send } = await open();
  await type('1000.01');
  assert.match(text('dialog form'), 'There is less money in the account than that.');
  await send();
  assert.is(session.requestsOf('exchangeMake').length, 0);
  await page.close();
});

test('it is said what went and what arrived, and the balance is asked for again', async () => {
  const { page, session, bank, text, type, send } = await open();
  bank.accounts = [
    { ...euros, money: 95_000 },
    { ...dollars, money: 5_400 },
  ];
  await type('50');
  await send();
  assert.match(text('dialog [role=status]'), '€50.00 went, $54.00 arrived.');
  assert.match(text('main ul[aria-label="Your accounts"]'), '$54.00');
  const facts = session.events.filter(({ type: name }) => name === 'payments.exchanged');
  assert.equal(
    facts.map(({ data }) => data),
    [{ id: '1', from: 'EUR', to: 'USD', amount: 5_000, received: 5_400, rate }],
  );
  await page.close();
});

test('where the rate has changed, the new one is shown before the next press', async () => {
  let current = rate;
  const { page, text, type, send } = await open({
    exchangeRates: () => reply({ rates: [{ from: 'EUR', to: 'USD', rate: current }] }),
    exchangeMake: () => refuseField(409, '1821', 'exchange_refused_rate'),
  });
  await type('50');
  current = '1.07000000';
  await send();
  assert.match(text('dialog [role=alert]'), 'The rate has changed');
  assert.match(text('[data-exchange-quote]'), '1 EUR = 1.07 USD');
  assert.match(text('[data-exchange-quote]'), '$53.50');
  await page.close();
});

test('what may have been done or not is sent again under the same key', async () => {
  let isCut = true;
  const { page, session, type, send } = await open({
    exchangeMake: ({ body }) =>
      isCut ? networkError() : made(body as CallInput<'exchangeMake'>['body']),
  });
  await type('50');
  await send();
  isCut = false;
  await send();
  const keys = session
    .requestsOf('exchangeMake')
    .map(({ request }) => request.headers['idempotency-key']);
  assert.is(keys.length, 2);
  assert.is(new Set(keys).size, 1);
  await page.close();
});

test.run();
