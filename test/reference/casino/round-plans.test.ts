import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { createReconciliation } from '../../../src/reference/casino/books/reconciliation.ts';
import { outsideHistory } from '../../../src/reference/casino/outside/history.ts';
import { movesOf } from '../../../src/reference/casino/outside/moves.ts';
import { outsideReturns } from '../../../src/reference/casino/outside/returns.ts';
import { createGamePopularity } from '../../../src/reference/casino/popularity.ts';
import { createRounds, type RoundSearch } from '../../../src/reference/casino/rounds.ts';
import { type Database, openDatabase } from '../../../src/reference/data/database.ts';
import { createUsage } from '../../../src/reference/limits/usage.ts';
import { temporaryFolder } from '../support/harness.ts';
import { COIN } from '../support/outside.ts';

const test = suite('how rounds are found');

const step = v.object({ detail: v.string() });

/** How the database goes about what it is asked, a line a step. */
function stepsOf(ask: (database: Database) => unknown): string[] {
  const database = openDatabase(path.join(temporaryFolder(), 'test.db'));
  const plans: string[] = [];
  const explain: Database['all'] = (schema, sql, ...values) => {
    const steps = database.all(step, `EXPLAIN QUERY PLAN ${sql}`, ...values);
    plans.push(...steps.map(({ detail }) => detail));
    return database.all(schema, sql, ...values);
  };
  const first: Database['first'] = (schema, sql, ...values) =>
    explain(schema, sql, ...values)[0] ?? null;
  ask({ ...database, all: explain, first });
  return plans;
}

const plansOf = (ask: (rounds: ReturnType<typeof createRounds>) => unknown): string[] =>
  stepsOf((database) => ask(createRounds(database)));

const every: RoundSearch = {
  ...{ game: null, isOpen: false, from: 0, to: 10, before: 10, most: 5 },
};

const cases: Readonly<Record<string, [index: string, ask: Parameters<typeof plansOf>[0]]>> = {
  'all rounds': ['of_player (user_id=? AND seq<?)', ({ list }) => list('a', every)],
  'those of a game': [
    'of_game (user_id=? AND game=? AND seq<?)',
    ({ list }) => list('a', { ...every, game: 'dice' }),
  ],
  'those open': [
    'open_of_player (user_id=? AND seq<?)',
    ({ list }) => list('a', { ...every, isOpen: true }),
  ],
  'those open of a pair': ['open_of_pair (pair_id=?)', ({ openOf }) => openOf(1)],
  'those on a draw': [
    'on_draw (user_id=? AND game=? AND draw=?)',
    ({ countOnDraw }) => countOnDraw('a', 'wheel', 1),
  ],
};

for (const [name, [index, ask]] of Object.entries(cases)) {
  test(`${name}: by an index, without a look at all others`, () => {
    const plans = plansOf(ask);
    const [rounds = ''] = plans.filter((plan) => plan.includes('casino_rounds'));
    assert.match(rounds, `INDEX casino_rounds_${index}`);
    for (const plan of plans) assert.not.match(plan, /SCAN|TEMP B-TREE/);
  });
}

test('what a game of another provider returned is summed without a look at other rounds', () => {
  const [rounds = ''] = stepsOf((database) => outsideReturns(database, [COIN]));
  assert.match(
    rounds,
    'SEARCH wallet_rounds USING INDEX wallet_rounds_outside (provider=? AND game=?)',
  );
});

for (const [name, query, index] of [
  ['all', {}, 'of_player (user_id=? AND'],
  ['those of a game', { game: '1001' }, 'of_game (user_id=? AND game=? AND'],
] as const) {
  test(`a player's rounds at other providers, ${name}: by an index, without a look at those of the house`, () => {
    const [rounds = '', ...more] = stepsOf((database) =>
      outsideHistory({ database, providers: [COIN], offered: () => [COIN] }, 'a', query, 0),
    );
    assert.match(rounds, `USING INDEX wallet_rounds_outside_${index}`);
    assert.match(rounds, 'opened_at>? AND (opened_at,provider,round)<(?,?,?)');
    for (const plan of [rounds, ...more]) assert.not.match(plan, /SCAN|TEMP B-TREE/);
  });
}

test('what is played lately is counted by the time of rounds, without a look at all of them', () => {
  const steps = stepsOf((database) => createGamePopularity(database).names(0));
  const outside = steps.filter((one) => one.includes('wallet_rounds'));
  assert.is(outside.length, 2);
  for (const one of outside) assert.match(one, 'COVERING INDEX wallet_rounds_outside_lately');
});

test('what moved for a round of another provider is found by its name', () => {
  const steps = stepsOf((database) => movesOf(database, 'coin', 'r'));
  assert.equal(steps, [
    'SEARCH moves USING INDEX wallet_calls_outside_moves (provider=? AND <expr>=?)',
    'SEARCH undone USING PRIMARY KEY (provider=? AND tx=?) LEFT-JOIN',
  ]);
});

test('what is open is summed without a look at what is over', () => {
  const books = createReconciliation;
  const steps = [
    ...stepsOf((database) => books(database).openFunds()),
    ...stepsOf((database) => books(database).stakes()),
  ];
  for (const table of ['wallet_rounds', 'bets']) {
    const scans = steps.filter((plan) => plan.startsWith(`SCAN ${table}`));
    assert.ok(scans.length > 0, table);
    for (const plan of scans) assert.match(plan, `USING INDEX ${table}_open`);
  }
});

test('rounds are held against their wallet by their numbers', () => {
  const steps = stepsOf((database) => createReconciliation(database).rounds(0, 10));
  assert.not.match(steps.join(), /SCAN|TEMP B-TREE/);
});

for (const limitType of [1, 10]) {
  test(`limit ${limitType}: what counts is summed without a look at rounds of before its period`, () => {
    const steps = stepsOf((database) => createUsage(database).of('a', limitType, 10));
    const rounds = steps.filter((plan) => plan.includes('SEARCH wallet_rounds'));
    assert.ok(rounds.length > 0, steps.join());
    for (const plan of rounds) {
      assert.match(plan, /\(user_id=\? AND (opened_at|closed_at)>\?\)/);
    }
  });
}

test.run();
