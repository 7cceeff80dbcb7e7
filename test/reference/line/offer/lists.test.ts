import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createBoard } from '../../../../src/reference/line/offer/board.ts';

const test = suite('lists of the line');
const EPOCH = Date.UTC(2026, 2, 1, 10, 7, 13);
const HOUR = 60 * 60_000;

test('a list can be cut to what begins after a moment; championships are counted whole', () => {
  const board = createBoard({ epoch: EPOCH, clockRate: 1, seed: 2 });
  const all = board.snapshot(EPOCH, { section: 'line' });
  const after = EPOCH + 6 * HOUR;
  const later = board.snapshot(EPOCH, { section: 'line', after, limit: 3 });
  const isLater = ({ startAt }: { readonly startAt: number }) => startAt > after;
  assert.equal(later.games, all.games.filter(isLater).slice(0, 3));
  assert.is(later.total, all.games.filter(isLater).length);
  assert.equal(later.champs, all.champs);
});

test('only the games that a list shows are priced', () => {
  let priced = 0;
  const doubts = () => {
    priced += 1;
    return [];
  };
  const counted = createBoard({ epoch: EPOCH, clockRate: 1, seed: 2, doubts });
  counted.snapshot(EPOCH, { section: 'line', menu: 'upcoming', limit: 3 });
  assert.is(priced, 3);
  counted.snapshot(EPOCH, { section: 'line', after: EPOCH + HOUR, limit: 15 });
  assert.is(priced, 3 + 15);
});

test.run();
