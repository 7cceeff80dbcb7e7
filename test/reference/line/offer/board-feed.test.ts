import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createBoard } from '../../../../src/reference/line/offer/board.ts';
import { applyUpdates, heldAt, sorted } from './apply-updates.ts';

const test = suite('board, feed');
const EPOCH = Date.UTC(2026, 2, 1, 10, 7, 13);
const MINUTE = 60_000;
const rates = [1, 12, 60];
const boards = new Map(
  rates.map((clockRate) => [clockRate, createBoard({ epoch: EPOCH, clockRate, seed: 2 })]),
);
function boardOf(rate: number) {
  const board = boards.get(rate);
  if (!board) throw new Error(`no board at ${rate}`);
  return board;
}

/** Compares what updates make of the older view with the newer view itself. */
function agrees(rate: number, previous: number, now: number, topics: readonly string[]): void {
  const board = boardOf(rate);
  const held = heldAt(board, previous, topics);
  applyUpdates(held, board.updatesSince(previous, now, topics));
  assert.equal(sorted(held), sorted(heldAt(board, now, topics)));
}

/** The same second by second: what one made of the view before is what the next is applied to. */
function agreesThrough(rate: number, from: number, until: number, topics: readonly string[]): void {
  const board = boardOf(rate);
  const held = heldAt(board, from, topics);
  for (let at = from; at < until; at += 1000) {
    applyUpdates(held, board.updatesSince(at, at + 1000, topics));
    assert.equal(sorted(held), sorted(heldAt(board, at + 1000, topics)));
  }
}

const topicSets = fc.oneof(
  fc.constant(['live']),
  fc.constant(['live', 'game:500040', 'game:500045']),
  fc.constant(['champ:1002', 'game:500052']),
  fc.constant(['live', 'line', 'game:500060']),
  fc.array(
    fc.integer({ min: 500_030, max: 500_400 }).map((id) => `game:${id}`),
    { maxLength: 8 },
  ),
);

test('updates applied to an older snapshot give the newer one exactly', () => {
  const since = fc.integer({ min: 0, max: 300 * MINUTE });
  const gap = fc.oneof(
    fc.integer({ min: 0, max: 5000 }),
    fc.integer({ min: 0, max: 20 * MINUTE }),
    fc.integer({ min: 0, max: 600 * MINUTE }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...rates), since, gap, topicSets, (rate, from, step, topics) => {
      agrees(rate, EPOCH + from, EPOCH + from + step, topics);
    }),
    { numRuns: 40 },
  );
});

test('second by second they carry a listener through kick-offs, goals and final whistles', () => {
  const topics = ['live', 'game:500050', 'game:500070'];
  const board = boardOf(60);
  const held = heldAt(board, EPOCH, topics);
  const kinds = new Set<string>();
  let now = EPOCH;
  for (; now < EPOCH + 4 * MINUTE; now += 1000) {
    const updates = board.updatesSince(now, now + 1000, topics);
    for (const { kind } of updates) kinds.add(kind);
    applyUpdates(held, updates);
  }
  assert.equal(sorted(held), sorted(heldAt(board, now, topics)));
  assert.equal([...kinds].sort(), [
    'game',
    'game-added',
    'game-removed',
    'market',
    'market-added',
    'market-removed',
  ]);
});

test('bets closed by a goal and opened again are sent at that very second', () => {
  const board = boardOf(1);
  const goalsOf = (id: number, now: number) =>
    (board.game(id, now)?.score ?? []).reduce((sum, goals) => sum + goals, 0);
  const moves = (id: number, now: number, step: number) =>
    goalsOf(id, now) !== goalsOf(id, now - step);
  let goals = 0;
  for (const { id, startAt } of board.snapshot(EPOCH, { section: 'line', limit: 6 }).games) {
    for (let minute = startAt; minute <= startAt + 110 * MINUTE; minute += MINUTE) {
      // Few minutes have a goal, and only those are looked at closely.
      if (!moves(id, minute, MINUTE)) continue;
      for (let now = minute - 50_000; now <= minute; now += 10_000) {
        if (!moves(id, now, 10_000)) continue;
        goals += 1;
        agreesThrough(1, now - 12_000, now + 45_000, [`game:${id}`]);
      }
    }
  }
  assert.ok(goals > 5, 'some goals to look at');
});

test('live markets take no bets while news is old, and listeners hear of both ends', () => {
  const doubts = [{ from: EPOCH, until: EPOCH + MINUTE }];
  const doubted = createBoard({ epoch: EPOCH, clockRate: 1, seed: 2, doubts: () => doubts });
  const [live] = doubted.snapshot(EPOCH, { section: 'live' }).games;
  const [ahead] = doubted.snapshot(EPOCH, { section: 'line' }).games;
  assert.ok(live && ahead);
  const areBlocked = (gameId: number, at: number) =>
    doubted.snapshot(EPOCH + at, { section: 'live', gameId }).markets.every((one) => one.isBlocked);
  assert.equal(
    [0, 10_001, MINUTE - 1].map((at) => areBlocked(ahead.id, at)),
    [false, false, false],
  );
  assert.equal(
    [10_001, MINUTE - 1].map((at) => areBlocked(live.id, at)),
    [true, true],
  );
  const held = heldAt(doubted, EPOCH, ['live']);
  for (let at = 0; at < 2 * MINUTE; at += 1000) {
    applyUpdates(held, doubted.updatesSince(EPOCH + at, EPOCH + at + 1000, ['live']));
  }
  assert.equal(sorted(held), sorted(heldAt(doubted, EPOCH + 2 * MINUTE, ['live'])));
});

test('no time, or a topic nobody knows, brings no update', () => {
  assert.equal(boardOf(1).updatesSince(EPOCH, EPOCH, ['live', 'line', 'game:500050']), []);
  assert.equal(
    boardOf(1).updatesSince(EPOCH, EPOCH + MINUTE, ['bets', 'game:x', 'champ:', '']),
    [],
  );
});

test('a board made anew continues the feed of the one before', () => {
  const again = createBoard({ epoch: EPOCH, clockRate: 12, seed: 2 });
  const [from, to] = [EPOCH + 5 * MINUTE, EPOCH + 6 * MINUTE];
  const topics = ['live', 'line'];
  assert.equal(again.updatesSince(from, to, topics), boardOf(12).updatesSince(from, to, topics));
});

test('what was asked before does not matter: backwards in time all is the same', () => {
  const [one, two] = [0, 1].map(() => createBoard({ epoch: EPOCH, clockRate: 300, seed: 2 }));
  const at = (board: typeof one, tick: number) =>
    JSON.stringify(board?.snapshot(EPOCH + tick * 50, { section: 'live' }).markets);
  const ticks = Array.from({ length: 1200 }, (_, tick) => tick);
  const forward = ticks.map((tick) => at(one, tick));
  const backward = ticks.toReversed().map((tick) => at(two, tick));
  assert.ok(backward.toReversed().every((markets, tick) => markets === forward[tick]));
});

test('live prices move every few seconds and the line now and then', () => {
  const board = boardOf(1);
  const moves = (topic: string) => {
    let count = 0;
    for (let i = 0; i < 120; i += 1) {
      const updates = board.updatesSince(EPOCH + i * 1000, EPOCH + (i + 1) * 1000, [topic]);
      count += updates.filter(({ kind }) => kind === 'market').length;
    }
    return count / 120;
  };
  const [live, line] = [moves('live'), moves('line')];
  assert.ok(live > 3 && live < 40, `${live} a second`);
  assert.ok(line > 0.3 && line < 10, `${line} a second`);
});

test('a kick-off sends the game whole, so that every market becomes a live one', () => {
  const board = boardOf(1);
  const [game] = board.snapshot(EPOCH, { section: 'line', limit: 1 }).games;
  assert.ok(game);
  const topics = ['line', 'live'];
  const updates = board.updatesSince(game.startAt - 1, game.startAt, topics);
  const place = updates.findIndex(({ kind }) => kind === 'game-removed');
  const added = updates[place + 1];
  assert.ok(added?.kind === 'game-added' && added.game.status === 2);
  assert.ok(added.markets.every(({ isLive }) => isLive));
  const followed = board.updatesSince(game.startAt - 1, game.startAt, [`game:${game.id}`]);
  assert.not.ok(
    followed.some(({ kind }) => kind === 'game-removed'),
    'its own page keeps it',
  );
});

test.run();
