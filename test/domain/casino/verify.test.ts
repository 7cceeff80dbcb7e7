/** A round is computed once more with what was told of it: the same for the page, the console and replay. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { engines } from '../../../src/domain/casino/engines.ts';
import { chainHash, commitment } from '../../../src/domain/casino/fair.ts';
import { ticket } from '../../../src/domain/casino/games/bingo.ts';
import { type GameName, gameNames } from '../../../src/domain/casino/rows.ts';
import { type ToldRound, verified } from '../../../src/domain/casino/verify.ts';
import { samples, seeds } from './samples.ts';

const test = suite('casino: rounds computed once more');

const SHARED: ReadonlySet<GameName> = new Set([
  'crash',
  'wheel',
  'bingo',
  'race',
  'lotto',
  'keno-5',
]);

/** What is chosen in the sample's round, as a player sends it, so that it is over. */
const choices: Readonly<Partial<Record<GameName, readonly Record<string, unknown>[]>>> = {
  mines: [{ pick: 1 }, { cashOut: true }],
  ladder: [{ pick: 1 }, { cashOut: true }],
  hilo: [{ call: 'higher' }, { cashOut: true }],
  covers: [{ pick: 1 }, { pick: 2 }],
  'points-memory': [{ pick: 1 }, { pick: 2 }],
  'points-chests': [{ pick: 1 }],
  'points-safes': [{ pick: 1 }],
  'points-lottery': [{ pick: 1 }],
  blackjack: [{ action: 'stand' }],
  'video-poker': [{ hold: [0, 4] }],
};

const settledBy: Readonly<Partial<Record<GameName, object>>> = {
  mines: { picks: [1], cashOut: true },
  ladder: { picks: [1], cashOut: true },
  hilo: { calls: ['higher'], cashOut: true },
  covers: { picks: [1, 2] },
  'points-memory': { picks: [1, 2] },
  'points-chests': { picks: [1] },
  'points-safes': { picks: [1] },
  'points-lottery': { picks: [1] },
  blackjack: { actions: ['stand'] },
  'video-poker': { hold: [0, 4] },
};

/** A round of the game as an honest house tells of it. */
async function honest(name: GameName) {
  const engine = await engines[name]();
  const isShared = SHARED.has(name);
  const { serverSeed, ...told } = { ...seeds, nonce: isShared ? 1 : seeds.nonce };
  const before = { serverSeed: chainHash(serverSeed, 1), clientSeed: told.clientSeed, nonce: 0 };
  const bet = { ...samples[name].bet, ...(engine.field && { field: engine.field(before) }) };
  const from = { serverSeed, ...told, hash: serverSeed, salt: told.clientSeed };
  const draw = engine.draw(from, bet);
  const outcome = { ...engine.settle(draw, { ...bet, ...settledBy[name] }) };
  const round: ToldRound = {
    draw: isShared ? 1 : null,
    seeds: { ...told, commitment: isShared ? before.serverSeed : commitment(serverSeed) },
    bet: { ...bet },
    steps: (choices[name] ?? []).map((action) => ({ action })),
    state: { draw, outcome },
    ...{ status: 'completed', staked: 100, payout: outcome.payout },
  };
  return { game: { name, engine }, round, revealed: { serverSeed, ownSeed: null } };
}

for (const name of gameNames) {
  test(`${name}: what the seeds give agrees, whatever else is told differs`, async () => {
    const { game, round, revealed } = await honest(name);
    const { first: differing, used } = verified(game, round, revealed);
    assert.is(differing, null);
    // A curve alone is hashed, and reads no words.
    assert.is(used === null, name === 'crash');
    assert.ok(used === null || (used.bytes >= 4 && used.bytes % 4 === 0), JSON.stringify(used));
    const { seeds: told, state } = round;
    const first = (more: Partial<ToldRound>) =>
      verified(game, { ...round, ...more }, revealed).first;
    assert.is(first({ seeds: { ...told, commitment: '0'.repeat(64) } }), 'commitment');
    assert.is(first({ state: { ...state, draw: 'another' } }), 'draw');
    assert.is(first({ state: { ...state, outcome: { payout: -1 } } }), 'settlement');
    assert.is(first({ payout: (round.payout ?? 0) + 1 }), 'credited');
  });
}

test('the order in which fields are written makes no difference', async () => {
  const { game, round, revealed } = await honest('blackjack');
  const outcome = Object.fromEntries(Object.entries(round.state.outcome ?? {}).reverse());
  const told = { ...round, state: { ...round.state, outcome } };
  assert.is(verified(game, told, revealed).first, null);
});

test('a cancelled round gives its stake back', async () => {
  const { game, round, revealed } = await honest('mines');
  const state = { ...round.state, outcome: null };
  const told: ToldRound = { ...round, status: 'cancelled', steps: [], state, payout: 100 };
  assert.is(verified(game, told, revealed).first, null);
  assert.is(verified(game, { ...told, payout: 99 }, revealed).first, 'credited');
});

test('runners are those that the hash of the draw before gives', async () => {
  const { game, round, revealed } = await honest('race');
  const [one, other, ...others] = round.bet['field'] as number[];
  const bet = { ...round.bet, field: [other, one, ...others] };
  assert.is(verified(game, { ...round, bet }, revealed).first, 'field');
});

test('a ticket is what its buyer’s seeds give, once they are told', async () => {
  const { game, round, revealed } = await honest('bingo');
  const own = { ...round.seeds, commitment: commitment(seeds.serverSeed), nonce: 3 };
  const { serverSeed } = seeds;
  const bet = { ...round.bet, ticket: ticket({ ...seeds, nonce: 3 }) };
  const { settle } = game.engine;
  const outcome = { ...settle(round.state.draw, bet) };
  const state = { ...round.state, outcome };
  const told: ToldRound = { ...round, bet, state, payout: outcome.payout, ownSeeds: own };
  const known = { ...revealed, ownSeed: serverSeed };
  assert.is(verified(game, told, known).first, null);
  const other = { ...told, ownSeeds: { ...own, nonce: 4 } };
  assert.is(verified(game, other, known).first, 'ticket');
  assert.is(verified(game, other, revealed).first, null, 'nobody can tell before');
  const another = { ...told, ownSeeds: { ...own, commitment: '1'.repeat(64) } };
  assert.is(verified(game, another, known).first, 'ticketCommitment');
});

test.run();
