import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Board, createBoard } from '../../../../src/reference/line/offer/board.ts';

const test = suite('board');
const EPOCH = Date.UTC(2026, 2, 1, 10, 7, 13);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const board = createBoard({ epoch: EPOCH, clockRate: 1, seed: 2 });
const firstGame = (section: 'live' | 'line', of: Board = board, now = EPOCH) => {
  const [game] = of.snapshot(now, { section }).games;
  if (!game) throw new Error(`no game in ${section}`);
  return game;
};

test('the live list: 8 to 14 games at any time, each with 1X2 and main total', () => {
  for (let now = EPOCH; now < EPOCH + 48 * HOUR; now += 37 * MINUTE) {
    const { games, markets } = board.snapshot(now, { section: 'live' });
    assert.ok(games.length >= 8 && games.length <= 14, `${games.length}`);
    assert.ok(games.every((game) => game.status === 2 && game.startAt <= now));
    assert.is(markets.length, games.length * 5);
  }
});

test('the line: the next days of every championship, in order of kick-off', () => {
  const { games, champs, markets } = board.snapshot(EPOCH, { section: 'line' });
  assert.ok(games.length > 300);
  assert.ok(champs.length === 6 && champs.every(({ gameCount }) => gameCount > 20));
  assert.ok(games.every(({ startAt }, i) => startAt >= (games[i - 1]?.startAt ?? EPOCH)));
  for (const game of games) {
    assert.equal([game.status, game.period, game.minute, game.score], [1, '', null, [0, 0]]);
    assert.ok(game.slug.startsWith(`${game.id}-`));
    assert.ok(game.marketCount > 30);
  }
  const ids = new Set(markets.map(({ id }) => id));
  assert.ok(games.every(({ mainMarketIds }) => mainMarketIds.every((id) => ids.has(id))));
});

test('a list can be cut to a championship, a sport and a number', () => {
  const champ = '1002-solana-primera-division';
  const all = board.snapshot(EPOCH, { section: 'line', sport: 'football', champ });
  assert.equal(
    all.champs.map(({ slug }) => slug),
    [champ],
  );
  assert.ok(all.games.length > 0 && all.games.every(({ champId }) => champId === 1002));
  assert.equal(board.snapshot(EPOCH, { section: 'line', champ: 1002 }), all);
  const few = board.snapshot(EPOCH, { section: 'line', champ, limit: 3 });
  assert.equal(few.games, all.games.slice(0, 3));
  assert.is(few.markets.length, 15);
  assert.equal(board.snapshot(EPOCH, { section: 'line', sport: 'chess' }).games, []);
  assert.equal(board.snapshot(EPOCH, { section: 'live', champ: 'x' }).games, []);
});

test('a list can be cut to a menu of its section', () => {
  const all = board.snapshot(EPOCH, { section: 'line' });
  const soon = board.snapshot(EPOCH, { section: 'line', menu: 'upcoming', limit: 2 });
  assert.equal(soon.games, all.games.slice(0, 2));
  assert.ok((soon.total ?? 0) < (all.total ?? 0));
  // How many games a championship has is told of the whole section.
  assert.equal(soon.champs, all.champs);
  const live = board.snapshot(EPOCH, { section: 'live' }).games;
  for (const [menu, period] of [
    ['first-period', 'first-half'],
    ['second-period', 'second-half'],
  ] as const) {
    const { games } = board.snapshot(EPOCH, { section: 'live', menu });
    assert.equal(
      games,
      live.filter((game) => game.period === period),
    );
  }
});

test('popular games stand in the order of the picks; where there are none, by kick-off, and it says so', () => {
  const { games: all } = board.snapshot(EPOCH, { section: 'line' });
  const [first, second] = all;
  const picked = [second?.id ?? 0, 1, first?.id ?? 0].map((id) => ({ id, players: 3 }));
  const list = { section: 'line', menu: 'popular' } as const;
  const { games, total, orderedBy } = board.snapshot(EPOCH, { ...list, picked });
  assert.equal(games, [second, first]);
  assert.equal([total, orderedBy], [2, 'players']);
  const without = board.snapshot(EPOCH, { ...list, picked: [{ id: 1, players: 9 }] });
  assert.equal(without.games, all);
  assert.is(without.orderedBy, 'start');
  assert.is(board.snapshot(EPOCH, { section: 'line' }).orderedBy, undefined);
});

test('recommended are whole championships, those of most players first, wherever these bet', () => {
  const { games: all } = board.snapshot(EPOCH, { section: 'line' });
  const live = board.snapshot(EPOCH, { section: 'live' }).games;
  const one = live[0];
  const other = all.find(({ champId }) => champId !== one?.champId);
  if (!one || !other) throw new Error('no two championships');
  const picked = [
    { id: other.id, players: 4 },
    { id: one.id, players: 7 },
  ];
  const { games, orderedBy } = board.snapshot(EPOCH, {
    ...{ section: 'line', menu: 'recommended', picked },
  });
  const of = (champId: number) => all.filter((game) => game.champId === champId);
  assert.equal(games, [...of(one.champId), ...of(other.champId)]);
  assert.is(orderedBy, 'players');
});

test('a list can be cut to the names of teams and championships, in any letters', () => {
  const named = (name: string) => board.snapshot(EPOCH, { section: 'line', name });
  const { games, champs } = board.snapshot(EPOCH, { section: 'line' });
  const [game] = games;
  if (!game) throw new Error('no game');
  const found = named(game.team1.toUpperCase()).games;
  assert.ok(found.some(({ id }) => id === game.id));
  assert.ok(found.every(({ team1, team2 }) => [team1, team2].includes(game.team1)));
  const ofChamp = games.filter(({ champId }) => champId === game.champId).map(({ id }) => id);
  const { name = '' } = champs.find(({ id }) => id === game.champId) ?? {};
  const byChamp = new Set(named(name).games.map(({ id }) => id));
  assert.ok(ofChamp.every((id) => byChamp.has(id)));
  const cyrillic = new Set(named('Солана').games.map(({ id }) => id));
  const solana = named('Solana').games;
  assert.ok(solana.length > 0 && solana.every(({ id }) => cyrillic.has(id)));
  assert.equal(named('no such name').games, []);
  assert.equal(named('!!!').games, [], 'signs alone name nothing');
});

test('a game of its own comes with all its markets, as the game counts them', () => {
  for (const section of ['live', 'line'] as const) {
    const { id } = firstGame(section);
    const { games, markets, champs } = board.snapshot(EPOCH, { section, gameId: id });
    assert.equal(games, [board.game(id, EPOCH)]);
    assert.is(champs[0]?.id, games[0]?.champId);
    assert.is(markets.length, games[0]?.marketCount);
    for (const market of markets) assert.equal(board.market(market.id, EPOCH), market);
  }
});

test('what is unknown or too far ahead is null', () => {
  for (const id of [0, 499_999, 9_000_000]) assert.is(board.game(id, EPOCH), null);
  for (const id of ['', 'x', '9000000-1-0-1', '500050-1-0-7']) {
    assert.is(board.market(id, EPOCH), null);
    assert.is(board.resultOf(id, EPOCH), null);
  }
});

test('a bet is open until the match ends, then its market is gone and has a result', () => {
  const { id, startAt, mainMarketIds } = firstGame('line');
  const after = startAt + 3 * HOUR;
  assert.ok(mainMarketIds.every((market) => board.resultOf(market, EPOCH) === null));
  const results = mainMarketIds.map((market) => board.resultOf(market, after));
  assert.equal([...results].sort(), ['lost', 'lost', 'won']);
  const final = board.game(id, after);
  assert.equal([final?.status, final?.period, final?.marketCount], [4, 'full-time', 0]);
  assert.is(board.market(mainMarketIds[0] ?? '', after), null);
  const [goals1 = 0, goals2 = 0] = final?.score ?? [];
  const winner = Math.sign(goals2 - goals1) + 1;
  assert.is(results[winner], 'won');
});

test('every market offered in a match gets a result, and the same one ever after', () => {
  const { id, startAt } = firstGame('line');
  const offered = new Set<string>();
  for (let now = startAt - HOUR; now < startAt + 2 * HOUR; now += MINUTE) {
    for (const market of board.snapshot(now, { section: 'live', gameId: id }).markets) {
      offered.add(market.id);
      assert.is(board.resultOf(market.id, now), null, 'nothing decided is offered');
    }
  }
  assert.ok(offered.size > 50);
  for (const market of offered) {
    const result = board.resultOf(market, startAt + 3 * HOUR);
    assert.is.not(result, null, market);
    assert.is(board.resultOf(market, startAt + 9000 * HOUR), result);
  }
});

/** The first second of a span in which something is so, where it is at its end. */
function firstSecond(from: number, to: number, isSo: (now: number) => boolean): number {
  let [before, at] = [from, to];
  while (at - before > SECOND) {
    const middle = before + Math.floor((at - before) / 2 / SECOND) * SECOND;
    if (isSo(middle)) at = middle;
    else before = middle;
  }
  return at;
}

test('a goal blocks every market of the game for a while', () => {
  let goals = 0;
  for (const { id, startAt } of board.snapshot(EPOCH, { section: 'line', limit: 10 }).games) {
    const scoredBy = (now: number): number => {
      const [goals1 = 0, goals2 = 0] = board.game(id, now)?.score ?? [];
      return goals1 + goals2;
    };
    let before = 0;
    for (let now = startAt + MINUTE; now < startAt + 100 * MINUTE; now += MINUTE) {
      const scored = scoredBy(now);
      if (scored === before) continue;
      const known = before;
      const at = firstSecond(now - MINUTE, now, (moment) => scoredBy(moment) > known);
      const { markets } = board.snapshot(at, { section: 'live', gameId: id });
      assert.ok(markets.every(({ isBlocked }) => isBlocked));
      before = scored;
      goals += 1;
    }
  }
  assert.ok(goals > 10);
});

test('a match called off is offered until kick-off and void after it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fixtures-'));
  try {
    const row = { date: '2025-08-15', team1: 'Alpha', team2: 'Beta', status: 'postponed' };
    writeFileSync(join(folder, 'cup.json'), JSON.stringify({ name: 'Cup', matches: [row] }));
    writeFileSync(join(folder, 'bad.json'), '{}');
    const cup = createBoard({ fixtures: folder, epoch: EPOCH, clockRate: 1, seed: 1 });
    assert.equal(cup.problems, ['bad.json: name: is missing']);
    const { id, startAt, mainMarketIds } = firstGame('line', cup);
    assert.is(cup.resultOf(mainMarketIds[0] ?? '', startAt - 1), null);
    assert.is(cup.resultOf(mainMarketIds[0] ?? '', startAt), 'void');
    assert.is(cup.resultOf(`${id}-3-2.5-over`, startAt), 'void');
    assert.equal(cup.snapshot(startAt, { section: 'live' }).games, []);
    assert.is(cup.game(id, startAt)?.status, 4);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a match broken off leaves what is decided and voids the rest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fixtures-'));
  try {
    const row = { date: '2025-08-15', team1: 'Alpha', team2: 'Beta', status: 'ABANDONED' };
    const matches = [{ ...row, score: { ht: [2, 0], ft: [2, 1] } }];
    writeFileSync(join(folder, 'cup.json'), JSON.stringify({ name: 'Cup', matches }));
    const cup = createBoard({ fixtures: folder, epoch: EPOCH, clockRate: 1, seed: 1 });
    const { id, startAt } = firstGame('line', cup);
    const after = startAt + 3 * HOUR;
    const result = (market: string) => cup.resultOf(`${id}-${market}`, after);
    assert.equal(['3-2.5-over', '3-3.5-over', '1-0-1', '5-0-yes', '8-0-1', '14-0-2'].map(result), [
      'won',
      'void',
      'void',
      'won',
      'won',
      'void',
    ]);
    const day = new Date(startAt).toISOString().slice(0, 10).replaceAll('-', '');
    assert.is(cup.results(after, day)?.games[0]?.score, null);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what a file says of a result is told apart from what is drawn', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fixtures-'));
  try {
    const row = { date: '2025-08-15', team1: 'Alpha', team2: 'Beta', score: { ft: [2, 1] } };
    writeFileSync(join(folder, 'cup.json'), JSON.stringify({ name: 'Cup', matches: [row] }));
    const cup = createBoard({ fixtures: folder, epoch: EPOCH, clockRate: 1, seed: 1 });
    const { id, startAt } = firstGame('line', cup);
    const [during, after] = [startAt + 1, startAt + 3 * HOUR];
    assert.is(cup.sourcedResultOf(`${id}-1-0-1`, after), 'won');
    assert.is(cup.sourcedResultOf(`${id}-1-0-1`, during), null);
    for (const drawn of ['8-0-1', '9-1-1']) {
      assert.is(cup.sourcedResultOf(`${id}-${drawn}`, after), null);
      assert.is.not(cup.resultOf(`${id}-${drawn}`, after), null);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('where no file can be taken the built-in schedule is played, and that is said', () => {
  const lost = createBoard({ fixtures: '/nowhere.json', epoch: EPOCH, clockRate: 1, seed: 2 });
  assert.is(lost.problems.length, 2);
  assert.match(lost.problems[1] ?? '', /built-in schedule/);
  assert.equal(lost.champs(EPOCH), board.champs(EPOCH));
});

test('champs counts line and live together', () => {
  const listed = (['live', 'line'] as const).map(
    (section) => board.snapshot(EPOCH, { section }).games.length,
  );
  const counted = board.champs(EPOCH).reduce((sum, { gameCount }) => sum + gameCount, 0);
  assert.is(counted, (listed[0] ?? 0) + (listed[1] ?? 0));
});

test('a clock that stands still or runs back is refused', () => {
  for (const clockRate of [0, -1, Number.NaN]) {
    assert.throws(() => createBoard({ epoch: EPOCH, clockRate, seed: 1 }), /clockRate/);
  }
});

test.run();
