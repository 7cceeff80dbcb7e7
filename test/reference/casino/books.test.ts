import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { POINTS } from '../../../src/domain/money/points.ts';
import { BOOKS_PATH } from '../../../src/reference/casino/books/books-route.ts';
import { gameNamed } from '../../../src/reference/casino/games.ts';
import { accepted, atTheTable } from '../support/casino.ts';
import type { Caller, Harness } from '../support/harness.ts';
import { mortalHouse } from '../support/mortal-house.ts';
import { staffOn } from '../support/verification.ts';

const test = suite('the books of games');

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DICE = { stake: 100, side: 'over', target: 4_950 };
const MINES = { stake: 200, mines: 1 };
const evidence = { sessionId: 'session-of-a-test-00000', seq: 1 };

/** A house with a player who has one round of dice behind them, and one of mines open. */
function played() {
  const house = mortalHouse();
  const userId = 'player';
  const accountId = house.join(userId);
  const start = (
    game: 'dice' | 'mines' | 'points-wheel',
    bet: object,
    account = accountId,
    key = `${game} key`,
  ) => {
    house.clock.now += 3 * SECOND;
    const of = {
      userId,
      accountId: account,
      key,
      game: gameNamed(game)?.gameId ?? 0,
    };
    const answer = house
      .now()
      .casino.playing.start(
        { ...of, bet: { ...bet }, evidence, isForeign: false },
        house.clock.now,
      );
    if (answer.status !== 'accepted') throw new Error(JSON.stringify(answer));
    return answer.round.id;
  };
  return { house, start, dice: start('dice', DICE), mines: start('mines', MINES) };
}

/** So many looks at the books, an hour apart; what was warned of meanwhile. */
function looks({ house }: ReturnType<typeof played>, count: number): string[] {
  const before = house.warnings.length;
  for (let look = 0; look < count; look += 1) {
    house.now().casino.settle(house.clock.now, 10);
    house.clock.now += HOUR;
  }
  return house.warnings.slice(before);
}

test('what is open is told by who debited it, and lies where stakes lie', () => {
  const { house } = played();
  const { reconciliation } = house.now().casino;
  const open = { provider: 'house', currency: 'EUR', rounds: 1, staked: 200 };
  assert.equal(reconciliation.openFunds(), [open]);
  assert.equal(reconciliation.stakes(), []);
  assert.equal(reconciliation.rounds(0, 10), { last: null, differing: [] });
  house.now().real.close();
});

test('books that hold are warned of by nobody, through days of looks and rounds that end meanwhile', () => {
  const at = played();
  assert.equal(looks(at, 60), []);
  assert.equal(at.house.now().casino.reconciliation.openFunds(), []);
  at.house.now().real.close();
});

test('a round that says other than its wallet is found, once a day', () => {
  const at = played();
  const { house, dice } = at;
  house.now().real.run('UPDATE casino_rounds SET payout = payout + 1 WHERE id = ?', dice);
  const said = `rounds that do not agree with their wallet: 1 (${dice})`;
  assert.equal(looks(at, 24), [said]);
  assert.equal(looks(at, 2), [said], 'on the next day again');
  house.now().real.close();
});

test('an open round whose stake is another than was debited is found, and that stakes lie apart in another sum', () => {
  const at = played();
  const { house, mines } = at;
  house.now().real.run('UPDATE wallet_rounds SET staked = staked - 1 WHERE round = ?', mines);
  const { reconciliation } = house.now().casino;
  assert.equal(reconciliation.rounds(0, 10).differing, [mines]);
  assert.equal(reconciliation.stakes(), [{ currency: 'EUR', balance: 200, open: 199 }]);
  assert.equal(looks(at, 1), [
    'stakes in EUR are 200, not 199',
    `rounds that do not agree with their wallet: 1 (${mines})`,
  ]);
  house.now().real.close();
});

test('of many rounds that differ the first are named, in one warning a look', () => {
  const at = played();
  const { house, start } = at;
  house.clock.now += 25 * HOUR;
  looks(at, 1);
  for (let more = 0; more < 4; more += 1) start('dice', DICE, undefined, `more ${more}`);
  house.now().real.run('UPDATE casino_rounds SET payout = payout + 1');
  const told = looks(at, 20);
  assert.equal(
    told.map((text) => text.replace(/\(\w+, \w+, \w+\)$/, '(three)')),
    [5, 4].map((count) => `rounds that do not agree with their wallet: ${count} (three)`),
    'all at first, then those that were begun since',
  );
  house.now().real.close();
});

test('a round without a debit is found, and rounds are looked at in parts', () => {
  const { house, dice, mines } = played();
  house.now().real.run('DELETE FROM wallet_rounds WHERE round = ?', mines);
  const { reconciliation } = house.now().casino;
  const first = reconciliation.rounds(0, 1);
  assert.equal(first.differing, []);
  assert.type(first.last, 'number', dice);
  assert.equal(reconciliation.rounds(first.last ?? 0, 1).differing, [mines]);
  house.now().real.close();
});

test('rounds for points stand in their own unit', () => {
  const at = played();
  const { house, start } = at;
  // The open round ends by its rule.
  house.clock.now += 25 * HOUR;
  looks(at, 1);
  start('points-wheel', { bets: { 2: 10 } }, POINTS);
  const { reconciliation } = house.now().casino;
  assert.equal(reconciliation.rounds(0, 10).differing, []);
  assert.equal(reconciliation.stakes(), []);
  house.now().real.close();
});

const answer = v.object({
  open: v.array(v.object({ currency: v.string(), rounds: v.number(), staked: v.number() })),
  differences: v.array(v.unknown()),
});
const asked = ({ url }: Harness, { cookie = '' }: Caller) =>
  fetch(url + BOOKS_PATH, { headers: { cookie } });

test('support sees what is open; nobody else does', async () => {
  const { harness, playing } = await atTheTable();
  const support = await staffOn(harness, 'support');
  accepted(await playing.start('mines', MINES));
  const { open, differences } = v.parse(answer, await (await asked(harness, support)).json());
  assert.equal(open, [{ currency: 'EUR', rounds: 1, staked: 200 }]);
  assert.equal(differences, []);
  assert.is((await asked(harness, {})).status, 401);
  await harness.close();
});

test.run();
