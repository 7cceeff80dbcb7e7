import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Board, createBoard } from '../../../../src/reference/line/offer/board.ts';
import { joinBoards } from '../../../../src/reference/line/offer/joined-boards.ts';
import { VIRTUAL_PACE, virtualBoard } from '../../../../src/reference/line/offer/virtual-board.ts';
import type { SportsLine } from '../../../../src/reference/line/sports-line.ts';

const test = suite('football and virtual football as one board');

const EPOCH = Date.UTC(2026, 0, 1);
const NOW = EPOCH + 36 * 60 * 60_000;
const MINUTE = 60_000;
const secret = new Uint8Array(32).fill(7);
const terms = { epoch: EPOCH, clockRate: 1, seed: 2, draws: { secret, seededUntil: null } };

const football = createBoard(terms);
const virtual = virtualBoard(terms);
const board = joinBoards(football, virtual);

const sportsOf = ({ games }: SportsLine) => [...new Set(games.map(({ sportId }) => sportId))];
const some = (of: Board, section: 'live' | 'line', sport?: string) =>
  of.snapshot(NOW, { section, sport, limit: 40 });

test('lists are of football unless they name the other sport, or a championship of it', () => {
  for (const section of ['live', 'line'] as const) {
    assert.equal(sportsOf(some(board, section)), [1]);
    assert.equal(sportsOf(some(board, section, 'football')), [1]);
    assert.equal(sportsOf(some(board, section, 'efootball')), [2]);
    assert.equal(sportsOf(some(board, section, '2')), [2]);
    assert.equal(
      sportsOf(board.snapshot(NOW, { section, champ: '2001-e-football', limit: 5 })),
      [2],
    );
    assert.equal(sportsOf(some(board, section, 'tennis')), []);
  }
  const [one, other] = [some(board, 'line').sports, some(board, 'line', 'efootball').sports];
  assert.equal(
    one.map(({ slug }) => slug),
    ['football', 'efootball'],
  );
  assert.equal(one, other);
});

test('a search by name finds both, and its pages join on', () => {
  const found = (name: string, limit?: number, offset?: number) =>
    board.snapshot(NOW, { section: 'line', name, limit, offset });
  assert.equal(sportsOf(found('kestrel')), [2]);
  // A word in the names of championships of both.
  const all = found('league');
  assert.equal(sportsOf(all), [1, 2]);
  assert.is(all.total, all.games.length);
  const half = Math.ceil(all.games.length / 2);
  const pages = [found('league', half), found('league', half, half)];
  assert.equal(
    pages.flatMap(({ games }) => games.map(({ id }) => id)),
    all.games.map(({ id }) => id),
  );
  for (const { games, markets } of pages) {
    const ids = new Set(games.map(({ id }) => id));
    assert.ok(markets.length > 0 && markets.every(({ gameId }) => ids.has(gameId)));
  }
});

test('a game, its markets, its results and its proof are had from the board that has it', () => {
  for (const [own, sport] of [
    [football, 'football'],
    [virtual, 'efootball'],
  ] as const) {
    const [game] = some(own, 'line', sport).games;
    if (game === undefined) throw new Error(`nothing of ${sport}`);
    const market = game.mainMarketIds[0] ?? '';
    assert.equal(board.game(game.id, NOW), own.game(game.id, NOW));
    assert.equal(board.snapshot(NOW, { section: 'line', gameId: game.id }).games, [game]);
    assert.equal(board.market(market, NOW)?.id, market);
    assert.is(board.resultOf(market, NOW), null);
    const after = game.startAt + 180 * MINUTE;
    assert.ok(board.resultOf(market, after) !== null);
    assert.ok(board.proof(game.id, after) !== null);
    assert.equal(board.season(NOW, game.champId)?.games, own.season(NOW, game.champId)?.games);
  }
});

test('results and seasons are of one sport; each tells of the championships of both', () => {
  const day = '20260101';
  const [real, made] = [board.results(NOW, day), board.results(NOW, day, '2')];
  assert.ok(real?.games.length && real.games.every(({ id }) => id < 900_000_001));
  assert.ok(made?.games.length && made.games.every(({ id }) => id >= 900_000_001));
  assert.equal(board.results(NOW, day, 'football'), real);
  assert.equal(board.results(NOW, day, 'efootball'), made);
  for (const none of ['tennis', '3', '']) assert.is(board.results(NOW, day, none), null, none);
  const ids = board.champs(NOW).map(({ id }) => id);
  for (const champ of [undefined, 2001]) {
    assert.equal(
      board.season(NOW, champ)?.champs.map(({ id }) => id),
      ids,
    );
  }
});

test('a virtual match takes an eighth of the time, and is over when it is settled', () => {
  const [game] = some(board, 'live', 'efootball').games;
  if (game === undefined) throw new Error('nothing is played');
  const longest = (150 * MINUTE) / VIRTUAL_PACE;
  const after = board.game(game.id, game.startAt + longest);
  assert.equal([after?.status, after?.period], [4, 'full-time']);
});

test('who listens to one sport hears nothing of the other', () => {
  const changed = (...topics: string[]) => {
    const updates = board.updatesSince(NOW, NOW + 5 * MINUTE, topics);
    return new Set(
      updates.map((update) => {
        if (update.kind === 'game-added') return update.game.id >= 900_000_001;
        if ('gameId' in update) return update.gameId >= 900_000_001;
        const id = update.kind === 'market-added' ? update.market.id : update.marketId;
        return Number(id.split('-')[0]) >= 900_000_001;
      }),
    );
  };
  assert.equal([...changed('live', 'line')], [false]);
  assert.equal([...changed('live:efootball', 'line:efootball')], [true]);
  assert.equal([...changed('champ:2001')], [true]);
  assert.equal(changed('live', 'live:efootball').size, 2);
});

test('championships of both, each once', () => {
  const ids = board.champs(NOW).map(({ id }) => id);
  assert.equal(ids.slice(-2), [2001, 2002]);
  assert.is(new Set(ids).size, ids.length);
});

test.run();
