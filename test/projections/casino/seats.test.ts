import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seat } from '../../../src/projections/casino/seats.ts';
import { initialTable, type Round } from '../../../src/projections/casino/table-state.ts';
import { asked, given, happened, replied } from '../../support/session/given.ts';

const test = suite('projections: seats of a table');

const GAME = 61;

const round = (id: string, draw: number | null): Round => ({
  ...{ id, game: GAME, mode: 'real', rules: 'r', draw, accountId: '1', currency: 'EUR' },
  seeds: { commitment: 'c', serverSeed: null, clientSeed: 's', nonce: draw ?? 0 },
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

test('what the feed tells is over is over at once on a draw for all; a round of one player comes whole', () => {
  const open = (draw: number | null) => [
    happened('casino.gameOpened', { game: GAME, isShared: draw !== null }),
    asked('casinoRounds'),
    replied('casinoRounds', { items: [round('a', draw)], next: null }),
    happened('casino.roundSettled', {
      ...{ roundId: 'a', game: GAME, by: 'feed', requestId: 2, mode: 'real' },
      ...{ staked: 10, payout: 10, currency: 'EUR' },
    }),
  ];
  const shown = (happenings: Parameters<typeof given>[1]) =>
    given('casinoTable', happenings).seats.map(({ round: { status, payout } }) => [status, payout]);
  assert.equal(shown(open(7)), [['completed', 10]]);
  assert.equal(shown(open(null)), [['open', null]]);
  const whole = { ...round('a', null), status: 'cancelled', payout: 10 } as const;
  const listed = replied('casinoRounds', { items: [whole], next: null }, { requestId: 3 });
  assert.equal(shown([...open(null), asked('casinoRounds', 3), listed]), [['cancelled', 10]]);
});

test.run();
