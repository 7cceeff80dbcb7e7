import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Campaign } from '../../../src/domain/accounts/campaigns.ts';
import { type Caller, encoded } from '../support/harness.ts';
import { paying } from '../support/payments.ts';

const test = suite('campaigns, at the server');

const SIGN_IN = { signInBonus: { stakes: 2, hours: 24 } };

/** A player who chose a bonus on their first deposit, of a house that offers one for signing in. */
async function visited() {
  const table = await paying();
  const { harness, player } = table;
  harness.backEnd.climate.change(SIGN_IN);
  harness.backEnd.database.run('UPDATE players SET first_deposit_bonus = 1');
  const { body } = await harness.call('authCheck', {}, player);
  const list = async (caller: Caller = player) =>
    (await harness.call('campaigns', {}, caller)).body;
  const standing = async (kind: Campaign['kind']) =>
    (await list()).items.find((one) => one.kind === kind)?.standing;
  return { ...table, list, standing, userId: body.user_id ?? '' };
}

test('a guest sees each with its terms in the currency of the house', async () => {
  const { harness, list } = await visited();
  const { items, withheld } = await list({});
  assert.is(withheld, null);
  const [first, signIn] = items;
  assert.equal(
    items.map(({ id, standing }) => [id, standing]),
    [
      ['first-bonus', { is: 'closed', why: 'guest' }],
      ['sign-in-bonus', { is: 'closed', why: 'guest' }],
      ['cashback', { is: 'closed', why: 'guest' }],
      ['code-express15', { is: 'closed', why: 'guest' }],
      ['code-single3', { is: 'closed', why: 'guest' }],
    ],
  );
  assert.ok(first?.kind === 'first-deposit' && signIn?.kind === 'sign-in');
  assert.equal([first.percent, first.most, first.currency], [100, 10_000, 'EUR']);
  assert.equal([signIn.amount, signIn.times, signIn.days], [100, 5, 30]);
  await harness.close();
});

test('what the house does not offer is in no list', async () => {
  const { harness, list } = await visited();
  harness.backEnd.climate.change({ signInBonus: null });
  assert.equal(
    (await list()).items.map(({ kind }) => kind),
    ['first-deposit', 'cashback', 'promo-code', 'promo-code'],
  );
  await harness.close();
});

test('the first deposit: open, under way once it was paid in, over when it was wagered', async () => {
  const { harness, paid, round, standing } = await visited();
  assert.equal(await standing('first-deposit'), { is: 'open', until: null });
  await paid({ amount: 2000 });
  await round();
  const until = harness.clock.now + 30 * 86_400_000;
  assert.equal(await standing('first-deposit'), {
    ...{ is: 'progress', done: 0, of: 10_000, until },
  });
  harness.backEnd.database.run(`UPDATE bonuses SET state = 'lost' WHERE kind = 'first-deposit'`);
  assert.equal(await standing('first-deposit'), { is: 'used' });
  await harness.close();
});

test('the first deposit is for nobody who chose none, declined it or has paid in', async () => {
  const { harness, standing } = await visited();
  const { database } = harness.backEnd;
  const why = async (sql: string) => {
    database.run(`UPDATE players SET ${sql}`);
    return standing('first-deposit');
  };
  assert.equal(await why('declines_bonus = 1'), { is: 'closed', why: 'declined' });
  assert.equal(await why('has_deposit = 1'), { is: 'closed', why: 'paid-in' });
  assert.equal(await why('first_deposit_bonus = 0'), { is: 'closed', why: 'not-chosen' });
  await harness.close();
});

test('signing in: open while it may be taken, then under way', async () => {
  const { harness, player, standing } = await visited();
  assert.equal(await standing('sign-in'), { is: 'closed', why: 'not-offered' });
  await player.renew();
  const until = harness.clock.now + 24 * 60 * 60_000;
  assert.equal(await standing('sign-in'), { is: 'open', until });
  await harness.call('signInBonusAnswer', { body: { isTaken: true } }, player);
  assert.is((await standing('sign-in'))?.is, 'progress');
  await harness.close();
});

test('a pause of deposits closes what asks for one', async () => {
  const { harness, setLimit, standing } = await visited();
  setLimit(33, 1, Math.floor(harness.clock.now / 1000) + 86_400);
  assert.equal(await standing('first-deposit'), { is: 'closed', why: 'limits' });
  await harness.close();
});

test('nothing at all is offered to who took a break, is banned or under age', async () => {
  const { harness, player, list, setLimit, userId } = await visited();
  const ends = Math.floor(harness.clock.now / 1000) + 86_400;
  const born = (birthday_date: string) =>
    harness.backEnd.beside.personalData.save(userId, { birthday_date });
  born('2010-01-01');
  assert.equal(await list(), { items: [], withheld: 'under-age' });
  born('1990-01-01');
  assert.is((await list()).items.length, 5);
  const code = async () => {
    const { body } = await harness.call('promoCode', { body: { code: 'SINGLE3' } }, player);
    return body.status;
  };
  assert.is(await code(), 'active');
  setLimit(30, 1, ends);
  assert.equal(await list(), { items: [], withheld: 'excluded' });
  assert.is(await code(), 'withheld');
  harness.backEnd.climate.change({ players: { [userId]: { ban_level: 40 } } });
  assert.equal(await list(), { items: [], withheld: 'banned' });
  await harness.close();
});

test('a promo code is a campaign with its terms; one that was bet with has been had', async () => {
  const { harness, list, userId } = await visited();
  const codes = async () =>
    (await list()).items.flatMap((one) =>
      one.kind === 'promo-code' ? [[one.code, one.standing.is]] : [],
    );
  assert.equal(await codes(), [
    ['EXPRESS15', 'open'],
    ['SINGLE3', 'open'],
  ]);
  harness.backEnd.database.run(
    `INSERT INTO bets (user_id, account_id, type_id, amount, coef, possible_win, max_payout,
       placed_at, evidence_session, evidence_seq, promo)
     SELECT owner, id, 0, 500, '2.00', 1000, 1000, 1, 'of-a-test', 1, '{"code":"SINGLE3"}'
     FROM accounts WHERE owner = ? LIMIT 1`,
    userId,
  );
  assert.equal(await codes(), [
    ['EXPRESS15', 'open'],
    ['SINGLE3', 'used'],
  ]);
  await harness.close();
});

test('what is offered elsewhere is withheld with the rest: on a deposit, and for signing in', async () => {
  const { harness, player, setLimit } = await visited();
  await player.renew();
  const offers = async () => {
    const { offer, signIn } = (await harness.call('bonuses', {}, player)).body;
    return [offer !== null, signIn !== null];
  };
  assert.equal(await offers(), [true, true]);
  setLimit(30, 1, Math.floor(harness.clock.now / 1000) + 86_400);
  assert.equal(await offers(), [false, false]);
  await harness.close();
});

test('who shows a cookie of nobody is a guest', async () => {
  const { harness, list } = await visited();
  const cookies = ['', 'x=1', `session=${encoded('nobody')}`, `session=${'a'.repeat(4000)}`];
  for (const cookie of cookies) {
    const { items } = await list({ cookie, token: 'none' });
    assert.equal(new Set(items.map(({ standing }) => standing.is)), new Set(['closed']));
  }
  await harness.close();
});

test.run();
