import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createPopularity, LEAST_PLAYERS } from '../../../src/reference/coupon/popularity.ts';
import { openDatabase } from '../../../src/reference/data/database.ts';
import { temporaryFolder } from '../support/harness.ts';

const test = suite('which games players bet on');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Books in which players bet. */
function opened() {
  const database = openDatabase(path.join(temporaryFolder(), 'test.db'));
  for (const id of ['a', 'b', 'c', 'd'])
    database.run('INSERT INTO players (user_id, created_at) VALUES (?, 0)', id);
  database.run(
    `INSERT INTO accounts (id, owner, purpose, iso, opened_at) VALUES (1, 'a', 'currency', 'EUR', 0)`,
  );
  const bet = (user: string, games: readonly number[], status = 'open', at = 0) => {
    const isOpen = status === 'open';
    const { lastId } = database.run(
      `INSERT INTO bets (user_id, account_id, type_id, amount, coef, possible_win, max_payout,
        placed_at, evidence_session, evidence_seq, status, payout, settled_at, names)
      VALUES (?, 1, 0, 100, '2.00', 200, 1000, ?, 's', 1, ?, ?, ?, '')`,
      ...[user, at, status, isOpen ? null : 0, isOpen ? null : 0],
    );
    for (const [place, game] of games.entries()) {
      database.run(
        `INSERT INTO legs (bet_id, position, market_id, game_id, team1, team2, starts_at, market_group,
          outcome, requested, coef, banker, result)
        VALUES (?, ?, 'm', ?, 'x', 'y', 0, 'result', '1', '2.00', '2.00', 0, ?)`,
        ...[lastId, place, game, isOpen ? null : 'lost'],
      );
    }
  };
  return { bet, popularity: createPopularity(database) };
}

test('those of most players stand first, and whoever bets much counts once', () => {
  const { bet, popularity } = opened();
  for (const games of [[7], [7], [7, 8]]) bet('a', games);
  bet('b', [7, 8]);
  bet('c', [7, 8]);
  bet('d', [8, 9]);
  assert.equal(popularity.games(0), [
    { id: 8, players: 4 },
    { id: 7, players: 3 },
  ]);
});

test('what was bet on more than a day ago says nothing of now', () => {
  const { bet, popularity } = opened();
  for (const user of ['a', 'b', 'c']) bet(user, [7]);
  for (const user of ['b', 'c', 'd']) bet(user, [8], 'open', 10 * MINUTE);
  const ids = (now: number) => popularity.games(now).map(({ id }) => id);
  assert.equal(ids(DAY - 1), [7, 8]);
  assert.equal(ids(DAY + MINUTE), [8]);
});

test('what fewer than three bet on is told to nobody, nor what is over', () => {
  const { bet, popularity } = opened();
  for (const user of ['a', 'b', 'c', 'd'].slice(0, LEAST_PLAYERS - 1)) bet(user, [7]);
  for (const user of ['a', 'b', 'c', 'd']) bet(user, [8], 'lost');
  assert.equal(popularity.games(0), []);
});

test('they are counted once a minute', () => {
  const { bet, popularity } = opened();
  const ids = (now: number) => popularity.games(now).map(({ id }) => id);
  for (const user of ['a', 'b', 'c']) bet(user, [7]);
  assert.equal(ids(0), [7]);
  for (const user of ['a', 'b', 'c', 'd']) bet(user, [8]);
  assert.equal(ids(MINUTE - 1), [7]);
  assert.equal(ids(MINUTE), [8, 7]);
});

test.run();
