import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createPopularity } from '../../../src/reference/coupon/popularity.ts';
import { openDatabase } from '../../../src/reference/data/database.ts';
import { temporaryFolder } from '../support/harness.ts';

const test = suite('which games players bet on');
const MINUTE = 60_000;

/** Books in which players bet. */
function opened() {
  const database = openDatabase(path.join(temporaryFolder(), 'test.db'));
  for (const id of ['a', 'b'])
    database.run('INSERT INTO players (user_id, created_at) VALUES (?, 0)', id);
  database.run(
    `INSERT INTO accounts (id, owner, purpose, iso, opened_at) VALUES (1, 'a', 'currency', 'EUR', 0)`,
  );
  const bet = (user: string, games: readonly number[], status = 'open') => {
    const isOpen = status === 'open';
    const { lastId } = database.run(
      `INSERT INTO bets (user_id, account_id, type_id, amount, coef, possible_win, max_payout,
        placed_at, evidence_session, evidence_seq, status, payout, settled_at, names)
      VALUES (?, 1, 0, 100, '2.00', 200, 1000, 0, 's', 1, ?, ?, ?, '')`,
      ...[user, status, isOpen ? null : 0, isOpen ? null : 0],
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

test('those of most players stand first, whoever bets much counts once, and ended bets do not', () => {
  const { bet, popularity } = opened();
  for (const games of [[7], [7], [7, 8]]) bet('a', games);
  bet('b', [8, 9]);
  bet('b', [10], 'lost');
  assert.equal(popularity.games(0), [8, 7, 9]);
});

test('they are counted once a minute', () => {
  const { bet, popularity } = opened();
  bet('a', [7]);
  assert.equal(popularity.games(0), [7]);
  bet('b', [8]);
  bet('a', [8]);
  assert.equal(popularity.games(MINUTE - 1), [7]);
  assert.equal(popularity.games(MINUTE), [8, 7]);
});

test.run();
