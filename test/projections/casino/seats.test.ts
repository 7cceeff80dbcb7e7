import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seat } from '../../../src/projections/casino/seats.ts';
import { initialTable, type Round } from '../../../src/projections/casino/table-state.ts';

const test = suite('projections: seats of a table');

const GAME = 61;

const round = (id: string, draw: number): Round => ({
  ...{ id, game: GAME, mode: 'real', rules: 'r', draw, accountId: '1', currency: 'EUR' },
  seeds: { commitment: 'c', serverSeed: null, clientSeed: 's', nonce: draw },
  ...{ bet: {}, steps: [], state: { draw: null, outcome: null }, status: 'open' },
  ...{ staked: 10, payout: null, startedAt: 0, endedAt: null, transactions: [] },
  ...{ profile: 'default', balanceAfter: null },
});

test('bets on a draw stay while the next one takes bets, as it is still shown; then they go', () => {
  const slice = { ...initialTable(), game: GAME, isShared: true };
  const ids = () => slice.seats.map((one) => one.round.id);
  for (const one of [round('a', 7), round('b', 7), round('c', 8)]) seat(slice, one, 0);
  assert.equal(ids(), ['a', 'b', 'c']);
  seat(slice, round('d', 9), 0);
  assert.equal(ids(), ['c', 'd']);
});

test.run();
