import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../../support/page/site-page.tsx';
import { choose, typeInto } from '../../../support/page/typing.ts';
import { bettingSession, game, market } from '../../../support/session/betting.ts';
import {
  networkError,
  refuse,
  reply,
  type SessionOptions,
} from '../../../support/session/session.ts';
import { bet, leg, withBets } from '../support/history-items.ts';

const test = suite('the history of bets');

async function open(url: string, options: SessionOptions = {}) {
  const session = bettingSession({ player: true, url, ...options });
  return { session, page: await openSite(session) };
}

const lost = { status: 'lost', payout: 0, settledAt: Date.UTC(2026, 0, 2) } as const;

test('the history: what was bet, staked, won; unfolded, every selection with its result', async () => {
  const settled = bet('2', {
    typeId: 1,
    status: 'won',
    payout: 3800,
    coef: '3.80',
    settledAt: Date.UTC(2026, 0, 2),
    legs: [
      leg('a', { score: [2, 1], result: 'won' }),
      leg('b', { outcome: 'under', result: 'void' }),
    ],
  });
  const { page } = await open('/en/office/history', withBets([bet('1'), settled]));
  const items = page.all('[data-bet]');
  assert.equal(
    items.map((item) => [item.dataset['bet'], item.dataset['status']]),
    [
      ['2', 'won'],
      ['1', 'open'],
    ],
  );
  assert.match(items[0]?.textContent ?? '', /Accumulator: 2 selections.*€10.00paid €38.00Won/);
  assert.match(items[1]?.textContent ?? '', /Single.*Arden – Belford.*returns up to €19.00Open/);
  const summary = page.get('[data-bet="2"] button');
  assert.is(summary.getAttribute('aria-expanded'), 'false');
  await page.doing(() => summary.click());
  const legs = page.all('[data-bet="2"] ul li');
  assert.equal(
    legs.map((one) => one.textContent),
    [
      'Over 2.51.90Total goals · Arden – Belford 2:1Won',
      'Under 2.51.90Total goals · Arden – Belford Void',
    ],
  );
  assert.ok(page.get('[data-bet="2"] a[href="/en/print-coupon/2"]'));
  await page.close();
});

test('a bet that is settled changes before the player’s eyes', async () => {
  const { session, page } = await open('/en/office/history', withBets([bet('1')]));
  session.answers.betHistory = () => networkError();
  await page.doing(() =>
    session.runtime.publish('bet.settled', {
      requestId: 0,
      couponId: '1',
      result: 'won',
      payout: 1900,
      currency: 'EUR',
    }),
  );
  await page.advance(100);
  const item = page.get('[data-bet="1"]');
  assert.is(item.dataset['status'], 'won');
  assert.match(item.textContent ?? '', 'paid €19.00');
  await page.close();
});

test('the server is asked for what the player narrows the history to', async () => {
  const { session, page } = await open('/en/office/history', {
    answers: {
      betHistory: ({ query }) =>
        reply({
          items: query?.['status'] === 'open' ? [bet('1')] : [bet('1'), bet('2', lost)],
          next: null,
        }),
    },
  });
  const shown = () => page.all('[data-bet]').map((item) => item.dataset['bet']);
  const asked = () => session.requestsOf('betHistory').at(-1)?.request.query;
  assert.equal(asked(), { period: 'quarter' });
  await page.press('fieldset input[value="open"]');
  await page.advance(100);
  assert.equal(shown(), ['1']);
  assert.equal(asked(), { period: 'all', status: 'open' }, 'an open bet, however old it is');
  assert.is(page.all('main select[name="period"]').length, 0);
  await page.press('fieldset input[value="settled"]');
  await page.doing(() => choose(page.get('main select[name="period"]'), 'year'));
  await page.doing(() => choose(page.get('main select[name="type"]'), '2'));
  await page.doing(() => typeInto(page.get('main input[name="text"]'), 'Arden'));
  await page.submit('main form:has(input[name="text"])');
  await page.advance(100);
  const wanted = { period: 'year', status: 'settled', type: '2', text: 'Arden' };
  assert.equal(asked(), wanted);
  await page.close();
});

test('one that is settled is no longer among the open ones', async () => {
  const { session, page } = await open('/en/office/history', withBets([bet('1')]));
  await page.press('fieldset input[value="open"]');
  await page.advance(100);
  session.answers.betHistory = () => networkError();
  const told = { requestId: 0, couponId: '1', result: 'lost', payout: 0, currency: 'EUR' } as const;
  await page.doing(() => session.runtime.publish('bet.settled', told));
  await page.advance(100);
  assert.is(page.all('[data-bet]').length, 0);
  await page.close();
});

test('what all of it comes to stands above, in each currency', async () => {
  const eur = { currency: 'EUR', bets: 26, open: 1, staked: 2540, stakedOpen: 40, returned: 700 };
  const usd = { currency: 'USD', bets: 1, open: 0, staked: 500, stakedOpen: 0, returned: 900 };
  const { page } = await open('/en/office/history', {
    answers: { betHistory: () => reply({ items: [bet('1')], next: null, totals: [eur, usd] }) },
  });
  const [first, second] = page.all('[data-total]').map(({ textContent }) => textContent);
  assert.is(first, 'Bets26Staked€25.40of that in open bets€0.40Paid back€7.00Won or lost-€18.00');
  assert.match(second ?? '', 'Won or lost$4.00');
  await page.close();
});

test('the file is saved once, as soon as it is there', async () => {
  const { session, page } = await open('/en/office/history', {
    answers: {
      ...withBets([bet('1')]).answers,
      betHistoryExport: () => reply({ csv: 'a,b\r\n', bets: 1, isCut: false }),
    },
  });
  await page.pressNamed('Save as a table (CSV)');
  await page.advance(100);
  assert.match(page.get('main').textContent ?? '', 'The table is saved.');
  assert.equal(
    page.saved.map(({ name }) => name),
    ['bets.csv'],
  );
  assert.is(await page.saved[0]?.text(), 'a,b\r\n');
  assert.equal(session.requestsOf('betHistoryExport').at(-1)?.request.query, { period: 'quarter' });
  await page.close();
});

test('rounds of games are saved for the months that are chosen, a year back and never the wrong way round', async () => {
  const { session, page } = await open('/en/office/history', {
    answers: {
      ...withBets([bet('1')]).answers,
      betHistoryExport: () => reply({ csv: 'number\r\n', bets: 0, isCut: true }),
    },
  });
  const list = (name: string) => page.get(`main select[name=${name}]`);
  assert.is(page.all('main select[name=rounds-from]').length, 0);
  await page.doing(() => choose(list('file'), 'rounds'));
  const months = [...list('rounds-from').querySelectorAll('option')].map(({ value }) => value);
  assert.is(months.length, 12);
  const [newest = '', before = '', earlier = ''] = months;
  await page.doing(() => choose(list('rounds-from'), earlier));
  await page.doing(() => choose(list('rounds-to'), before));
  await page.pressNamed('Save as a table (CSV)');
  await page.advance(100);
  assert.equal(session.requestsOf('betHistoryExport').at(-1)?.request.query, {
    ...{ of: 'rounds', from: String(Date.parse(`${earlier}-01`)) },
    to: String(Date.parse(`${newest}-01`) - 1),
  });
  assert.equal(
    page.saved.map(({ name }) => name),
    ['rounds.csv'],
  );
  assert.match(page.get('main').textContent ?? '', 'It has the newest alone');
  await page.doing(() => choose(list('rounds-from'), newest));
  assert.is((list('rounds-to') as HTMLSelectElement).value, newest);
  await page.close();
});

test('older bets are fetched when they are asked for', async () => {
  const { session, page } = await open('/en/office/history', withBets([bet('5')], 'older'));
  session.answers.betHistory = () => refuse(503);
  await page.pressNamed('Older bets');
  await page.advance(100);
  assert.match(page.get('main [role=alert]').textContent ?? '', 'could not be loaded');
  session.answers.betHistory = () => reply({ items: [bet('1')], next: null });
  await page.pressNamed('Older bets');
  await page.advance(100);
  assert.equal(
    page.all('[data-bet]').map((item) => item.dataset['bet']),
    ['5', '1'],
  );
  assert.is(page.all('main button').filter((one) => one.textContent === 'Older bets').length, 0);
  await page.close();
});

test('no bets yet: a way to the first; no answer: a way to ask again', async () => {
  const none = await open('/en/office/history', withBets([]));
  assert.match(none.page.get('main').textContent ?? '', 'No such bets in this period');
  const period = () => none.page.get('main select[name="period"]') as HTMLSelectElement;
  await none.page.doing(() => choose(period(), 'week'));
  await none.page.advance(100);
  await none.page.pressNamed('Look through all of it');
  await none.page.advance(100);
  assert.match(none.page.get('main').textContent ?? '', 'You have no bets yet');
  assert.is(period().value, 'all', 'the list says what is looked through');
  assert.ok(none.page.get('main a[href="/en/live"]'));
  await none.page.close();
  const failed = await open('/en/office/history', {
    answers: { betHistory: () => networkError() },
  });
  assert.ok(failed.page.get('main [role=alert]'));
  failed.session.answers.betHistory = () => reply({ items: [bet('1')], next: null });
  failed.page
    .all('main button')
    .find(({ textContent }) => textContent === 'Load again')
    ?.focus();
  await failed.page.pressNamed('Load again');
  await failed.page.advance(100);
  assert.is(failed.page.all('[data-bet]').length, 1);
  assert.is(document.activeElement?.id, 'content', 'the focus is not lost with the button');
  await failed.page.close();
});

test('what can be bet on still of a bet is put in the slip, where the player then is', async () => {
  const found = {
    ...{ marketId: '8-1', gameId: 8, coef: '2.10' },
    ...{ market: market('8-1', '2.10'), game: game(8) },
  };
  const { session, page } = await open('/en/office/history', {
    answers: {
      betHistory: () => reply({ items: [bet('1')], next: null }),
      couponOfBet: () => reply({ typeId: 0, bets: [found] }),
    },
  });
  await page.press('main [data-bet] button');
  await page.pressNamed('Bet again');
  await page.advance(1000);
  assert.is(session.runtime.state.route.route, 'mainSection');
  assert.match(page.get('aside[data-coupon-type]').textContent ?? '', /Home 8.*2\.10/);
  await page.close();
});

test('an open bet that is unfolded can be sold; of one sold in part it says what runs, and what was paid', async () => {
  const cashedOut = { sold: 400, paid: 608, at: 5 };
  const { session, page } = await open('/en/office/history', {
    answers: {
      betHistory: () => reply({ items: [bet('1', { cashedOut, possibleWin: 1140 })], next: null }),
      cashOutOffers: () =>
        reply({
          offers: [{ couponId: '1', currency: 'EUR', stake: 600, price: 912 }],
          ...{ margin: '5', goodFor: 5_000 },
        }),
      cashOut: () => reply({ status: 'rejected', couponId: '1', reason: 'over' }),
    },
  });
  assert.equal(session.requestsOf('cashOutOffers'), []);
  await page.press('main [data-bet] button');
  await page.advance(100);
  const text = () => page.get('main [data-bet]').textContent ?? '';
  assert.match(text(), '€6.00returns up to €11.40');
  assert.match(text(), 'Cashed out€4.00 of the stake for €6.08');
  await page.pressNamed('Cash out €9.12');
  await page.pressNamed('Cash out €9.12 now');
  await page.advance(100);
  assert.equal(
    session.requestsOf('cashOut').map(({ request }) => request.body),
    [{ couponId: '1', stake: 600, price: 912 }],
  );
  const outcome = 'The bet is decided, or cashed out already.';
  assert.is(page.get('main p[role="status"]').textContent, outcome);
  assert.match(text(), outcome);
  await page.close();
});

test('a system says how many of how many, its bankers, its bets and the stake of each', async () => {
  const legs = ['a', 'b', 'c', 'd'].map((name) => ({
    ...leg(name),
    ...(name === 'a' ? { banker: true } : {}),
  }));
  const system = bet('1', { typeId: 2, systemValue: 2, combos: 3, amount: 600, legs });
  const { page } = await open('/en/office/history', withBets([system]));
  await page.press('main [data-bet] button');
  const text = page.get('main [data-bet]').textContent ?? '';
  assert.match(text, 'System: 2 of 3, 1 banker, 3 bets');
  assert.match(text, /Total stake€6\.00Stake per bet€2\.00/);
  assert.is(text.match(/Banker/g)?.length, 1);
  await page.close();
});

test.run();
