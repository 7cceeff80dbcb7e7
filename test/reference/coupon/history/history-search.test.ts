import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import type { CallInput } from '../../../../src/calls/table.ts';
import { findable } from '../../../../src/domain/line/name-search.ts';
import { createBets } from '../../../../src/reference/coupon/bets.ts';
import { betHistory } from '../../../../src/reference/coupon/history/history.ts';
import { exportHistory } from '../../../../src/reference/coupon/history/history-export.ts';
import { type Database, openDatabase } from '../../../../src/reference/data/database.ts';
import { namesOfBefore } from '../../../../src/reference/data/migrations/history.ts';
import { temporaryFolder } from '../../support/harness.ts';

const test = suite('the history of bets, searched');

type Query = CallInput<'betHistory'>['query'];

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 2, 1);
const step = v.object({ detail: v.string() });

interface Kept {
  readonly at?: number;
  readonly account?: number;
  readonly type?: number;
  readonly names?: string;
  readonly amount?: number;
  /** What was paid; none of an open bet. */
  readonly payout?: number;
}

/** A database with a player of two accounts, and whatever bets it is given, the oldest first. */
function opened() {
  const database = openDatabase(path.join(temporaryFolder(), 'test.db'));
  for (const id of ['a', 'b'])
    database.run('INSERT INTO players (user_id, created_at) VALUES (?, 0)', id);
  for (const [id, iso, purpose] of [
    [1, 'EUR', 'main'],
    [2, 'USD', 'currency'],
    [3, 'EUR', 'bonus'],
  ] as const) {
    database.run(
      `INSERT INTO accounts (id, owner, purpose, iso, opened_at) VALUES (?, 'a', ?, ?, 0)`,
      ...[id, purpose, iso],
    );
  }
  const keep = ({ at = NOW, account = 1, type = 0, names = '', amount = 100, payout }: Kept) => {
    const status = payout === undefined ? 'open' : payout === 0 ? 'lost' : 'won';
    return String(
      database.run(
        `INSERT INTO bets (user_id, account_id, type_id, amount, coef, possible_win, max_payout,
          placed_at, evidence_session, evidence_seq, status, payout, settled_at, names)
        VALUES ('a', ?, ?, ?, '2.00', 200, 1000, ?, 's', 1, ?, ?, ?, ?)`,
        ...[account, type, amount, at, status, payout ?? null],
        payout === undefined ? null : at,
        names,
      ).lastId,
    );
  };
  const options = (of: Database = database) => ({
    ...{ database: of, bets: createBets(of), board: { game: () => null } },
  });
  const ask = (query: Query = {}, of?: Database) => betHistory(options(of), 'a', query, NOW);
  const ids = (query: Query) => ask(query).items.map(({ couponId }) => couponId);
  const file = (query: Query = {}) => exportHistory(options(), 'a', query, NOW);
  return { database, keep, ask, ids, file };
}

/** How the database goes about a question, a line a step. */
function plansOf(query: Query): string[] {
  const { database, ask, keep } = opened();
  const cursor = query.cursor === undefined ? {} : { cursor: keep({}) };
  const plans: string[] = [];
  const explain: Database['all'] = (schema, sql, ...values) => {
    const steps = database.all(step, `EXPLAIN QUERY PLAN ${sql}`, ...values);
    plans.push(...steps.map(({ detail }) => detail));
    return database.all(schema, sql, ...values);
  };
  const first: Database['first'] = (schema, sql, ...values) =>
    explain(schema, sql, ...values)[0] ?? null;
  ask({ ...query, ...cursor }, { ...database, all: explain, first });
  return plans;
}

const questions: Readonly<Record<string, [query: Query, index: string]>> = {
  'all of them': [{}, 'bets_by_time (user_id=?)'],
  'a period': [{ period: 'week' }, 'bets_by_time (user_id=? AND placed_at>?)'],
  'an older page': [{ cursor: 'last' }, 'bets_by_time (user_id=? AND placed_at<?)'],
  'the open ones': [{ status: 'open' }, 'bets_by_status (user_id=? AND status=?)'],
  'those won of a period': [
    { status: 'won', period: 'week' },
    'bets_by_status (user_id=? AND status=? AND placed_at>?)',
  ],
  'the settled ones': [{ status: 'settled' }, 'bets_settled_by_time (user_id=?)'],
  'the last settled': [{ order: 'settled' }, 'bets_by_settling (user_id=?'],
  'those of a type': [{ type: '2' }, 'bets_by_type (user_id=? AND type_id=?)'],
  'a name': [{ text: 'arden' }, 'bets_by_time (user_id=?'],
  'an account': [{ account: '2', period: 'week' }, 'bets_by_time (user_id=? AND'],
};

for (const [name, [query, index]] of Object.entries(questions)) {
  test(`${name}: in the order of an index, and no more of it than is asked for`, () => {
    const plans = plansOf(query);
    const looks = plans.filter((plan) => /\bbets\b/.test(plan) && !plan.includes('PRIMARY KEY'));
    assert.ok(looks.length > 0);
    assert.ok(
      looks.some((plan) => plan.includes(index)),
      plans.join('\n'),
    );
    // Currencies are sorted, of which there are a few.
    for (const plan of plans) assert.not.match(plan, /SCAN|TEMP B-TREE FOR (?!GROUP)/);
  });
}

test('those that were settled last come first, whenever they were placed', () => {
  const { database, keep, ids } = opened();
  const [old, young] = [keep({ at: NOW - 90 * DAY, payout: 0 }), keep({ payout: 0 })];
  keep({});
  database.run('UPDATE bets SET settled_at = ? WHERE id = ?', NOW + DAY, Number(old));
  assert.equal(ids({ status: 'settled', order: 'settled' }), [old, young]);
});

test('a period ends now; a bet of before is older than that', () => {
  const { keep, ids } = opened();
  const ages = [400, 300, 60, 20, 3].map((days) => keep({ at: NOW - days * DAY })).reverse();
  const counts = (['week', 'month', 'quarter', 'year', 'all'] as const).map(
    (period) => ids({ period }).length,
  );
  assert.equal(counts, [1, 2, 3, 4, 5]);
  assert.equal(ids({}), ages);
});

test('is narrowed by type, account, status and name, all at once', () => {
  const { keep, ids } = opened();
  const wanted = keep({ type: 1, account: 2, names: 'arden belford', payout: 0 });
  keep({ type: 1, account: 2, names: 'arden belford' });
  keep({ type: 1, account: 1, names: 'arden belford', payout: 0 });
  keep({ type: 1, account: 2, names: 'cortina', payout: 0 });
  keep({ type: 0, account: 2, names: 'arden belford', payout: 0 });
  const filter = { type: '1', account: '2', text: 'Ard-EN', status: 'settled', period: 'week' };
  assert.equal(ids(filter), [wanted]);
  assert.equal(ids({ ...filter, text: ' ' }).length, 2, 'signs alone look for nothing');
});

test('a team is found in whichever letters, and a match as it is written', () => {
  const { keep, ids } = opened();
  const bet = keep({ names: findable('Atlético Cortina', 'CF Peñablanca') });
  keep({ names: findable('Arden', 'Belford') });
  for (const text of ['atletico', 'Atlético', 'Кортина', 'Atlético Cortina – CF Peñablanca']) {
    assert.equal(ids({ text }), [bet], text);
  }
  assert.equal(ids({ text: 'Кортино-Плаза' }), []);
});

test('bets of before are found by the names that stand on the screen', () => {
  const { database, keep, ids } = opened();
  const bet = keep({ names: 'atléticocortina cfpeñablanca' });
  database.run(
    `INSERT INTO legs (bet_id, position, market_id, game_id, team1, team2, starts_at, market_group,
      outcome, requested, coef, banker, liability)
    VALUES (?, 0, 'm', 1, 'Atlético Cortina', 'CF Peñablanca', 0, 'result', '1', '2.00', '2.00', 0, 0)`,
    Number(bet),
  );
  assert.equal(ids({ text: 'Atlético' }), []);
  database.run(namesOfBefore);
  assert.equal(ids({ text: 'Atlético' }), [bet]);
});

test('the number of a bet finds it; so do digits in a name', () => {
  const { keep, ids } = opened();
  const [first, second] = [keep({}), keep({ names: 'arden1860' })];
  assert.equal(ids({ text: first }), [first]);
  assert.equal(ids({ text: '1860' }), [second]);
  assert.equal(ids({ text: '%' }), [second, first], 'no pattern of the database');
});

test('tells what all of it comes to, by currency, whatever a page shows', () => {
  const { keep, ask } = opened();
  for (let index = 0; index < 25; index += 1) keep({ amount: 100, payout: index === 0 ? 700 : 0 });
  keep({ amount: 40 });
  keep({ amount: 5, account: 2, payout: 5 });
  const [eur, usd] = [
    { currency: 'EUR', bets: 26, open: 1, staked: 2540, stakedOpen: 40, returned: 700 },
    { currency: 'USD', bets: 1, open: 0, staked: 5, stakedOpen: 0, returned: 5 },
  ];
  const page = ask();
  assert.is(page.items.length, 20);
  assert.equal(page.totals, [eur, usd]);
  assert.equal(ask({ account: '2' }).totals, [usd]);
  assert.is('totals' in ask({ cursor: page.next ?? '' }), false, 'once is enough');
});

test('bets of bonus money, which is none yet, are added up apart', () => {
  const { keep, ask } = opened();
  keep({ amount: 100, payout: 300 });
  keep({ amount: 70, account: 3, payout: 0 });
  const sums = { currency: 'EUR', bets: 1, open: 0, stakedOpen: 0 };
  assert.equal(ask().totals, [
    { ...sums, staked: 100, returned: 300 },
    { ...sums, staked: 70, returned: 0, isBonus: true },
  ]);
});

/** Many bets of another name, older than what is there. */
const MANY = `
  INSERT INTO bets (user_id, account_id, type_id, amount, coef, possible_win, max_payout,
    placed_at, evidence_session, evidence_seq, names)
  WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
  SELECT 'a', 1, 0, 100, '2.00', 200, 1000, ?, 's', 1, 'cortina' FROM n`;

test('a page looks at so many and says where to look on; what is too much is not added up', () => {
  const { database, keep, ask, file } = opened();
  const old = keep({ at: NOW - DAY, names: 'arden' });
  database.run(MANY, 5_000, NOW);
  const page = ask({ text: 'arden' });
  assert.equal([page.items, page.next === null], [[], false]);
  const rest = ask({ text: 'arden', cursor: page.next ?? '' });
  assert.equal([rest.items.map(({ couponId }) => couponId), rest.next], [[old], null]);
  assert.is(page.totals?.[0]?.bets, 1, 'the sums are of all of them');
  const whole = file();
  assert.equal([whole.bets, whole.isCut], [2000, true]);
  database.run(MANY, 15_000, NOW);
  assert.is(ask().totals, null);
});

test('an empty page says whether any bet was ever placed', () => {
  const { keep, ask } = opened();
  assert.is(ask({ period: 'week' }).isEmpty, true);
  keep({ at: NOW - 60 * DAY, names: 'arden' });
  assert.is(ask({ period: 'week' }).isEmpty, false);
  assert.is('isEmpty' in ask({ period: 'all' }), false);
});

test('the place of a page is one of the player’s own bets', () => {
  const { database, keep, ask } = opened();
  const mine = keep({});
  database.run('UPDATE bets SET user_id = ?', 'b');
  assert.throws(() => ask({ cursor: mine }));
});

test('the file has a row for each bet that the filter leaves', () => {
  const { database, keep, file } = opened();
  keep({ type: 2 });
  const won = keep({ payout: 250, at: NOW - DAY });
  database.run(
    `INSERT INTO legs (bet_id, position, market_id, game_id, team1, team2, starts_at, market_group,
      outcome, requested, coef, banker, liability, result)
    VALUES (?, 0, 'm', 1, '=SUM(A1)', 'Say "B", C', 0, 'result', '1', '2.00', '2.00', 0, 0, 'won')`,
    Number(won),
  );
  const { csv, bets, isCut } = file({ status: 'settled' });
  assert.equal([bets, isCut], [1, false]);
  const [head, row, ...others] = csv.split('\r\n');
  assert.is(head, 'number,placed,settled,type,selections,odds,staked,returned,currency,status');
  const at = '2026-02-28T00:00:00.000Z';
  const selections = `"'=SUM(A1) - Say ""B"", C: result 1 @ 2.00 (won)"`;
  assert.is(row, `${won},${at},${at},single,${selections},2.00,1.00,2.50,EUR,won`);
  assert.equal(others, ['']);
  assert.throws(() => file({ status: 'late' }));
});

test.run();
