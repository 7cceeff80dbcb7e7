import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type BookedRound,
  differences,
  type RoundSide,
  totals,
} from '../../../src/domain/casino/reconciling.ts';

const test = suite('reconciling with a provider');

const HOUR = 60 * 60_000;
const NOW = 100 * HOUR;

const said = (round: string, more: Partial<RoundSide> = {}): RoundSide => ({
  ...{ round, currency: 'EUR', staked: 100, paid: 50, state: 'completed' },
  ...more,
});
const booked = (round: string, more: Partial<BookedRound> = {}): BookedRound => ({
  ...{ ...said(round), openedAt: NOW - HOUR },
  ...more,
});

test('rounds of which both say the same are in no list', () => {
  const open = { state: 'open', paid: 0 } as const;
  const ours = [booked('a'), booked('b', { ...open, openedAt: NOW - 24 * HOUR })];
  assert.equal(differences([said('a'), said('b', open)], ours, NOW), []);
});

test('what is open for more than a day comes first, then what differs, then what nobody booked', () => {
  const ours = [
    booked('state', { state: 'cancelled', openedAt: 2 }),
    booked('paid', { openedAt: 1 }),
    booked('unsaid', { openedAt: 3 }),
    booked('overdue', { state: 'open', openedAt: NOW - 24 * HOUR - 1 }),
  ];
  const theirs = [
    said('made-up'),
    said('paid', { paid: 51 }),
    said('overdue', { state: 'open' }),
    said('state'),
  ];
  const found = differences(theirs, ours, NOW);
  assert.equal(
    found.map(({ round, isOverdue }) => [round, isOverdue]),
    [['overdue', true], ...['paid', 'state', 'unsaid', 'made-up'].map((round) => [round, false])],
  );
  assert.equal([found[3]?.theirs, found[4]?.ours], [null, null]);
});

test('of each currency, what the house has is of rounds that are over', () => {
  const list = [
    booked('a', { staked: 100, paid: 30 }),
    booked('b', { staked: 70, paid: 0, state: 'open' }),
    booked('c', { staked: 20, paid: 90 }),
    booked('d', { currency: 'CAD', staked: 0, paid: 0, state: 'cancelled' }),
  ];
  assert.equal(totals(list), [
    { currency: 'CAD', rounds: 1, staked: 0, paid: 0, open: 0, result: 0 },
    { currency: 'EUR', rounds: 3, staked: 190, paid: 120, open: 70, result: 0 },
  ]);
});

test.run();
