import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { viewKey } from '../../../src/domain/site/view-key.ts';
import type { LineUpdate } from '../../../src/events/line.ts';
import { getEntity } from '../../../src/kernel/entities.ts';
import { game, market } from '../../support/session/betting.ts';
import { failed, given, happened, replied } from '../../support/session/given.ts';

const asked = (section: 'live' | 'line', requestId = 1, query: Record<string, string> = {}) =>
  happened('http.requested', {
    call: 'sportsLine',
    requestId,
    path: { section },
    query: { lng: 'en', ...query },
  });

const champ = { id: 1, slug: '1-league', name: 'League', sportId: 1, gameCount: 2 };

const loaded = replied('sportsLine', {
  feedId: '5',
  sports: [{ id: 1, slug: 'football', name: 'Football' }],
  champs: [champ],
  games: [game(7), game(8)],
  markets: [market('7-1'), market('8-1', '2.10')],
});

const empty = {
  feedId: '5',
  sports: [{ id: 1, slug: 'football', name: 'Football' }],
  champs: [champ],
  games: [],
  markets: [],
};

const updated = (updates: LineUpdate[], at = 1000, id = '6') =>
  happened('line.updated', { requestId: 2, id, updates }, at);

const moved = (marketId: string, coef: string, isBlocked = false): LineUpdate => ({
  kind: 'market',
  marketId,
  coef,
  isBlocked,
});

const live = [asked('live'), loaded];
const marketOf = (id: string, ...happenings: ReturnType<typeof updated>[]) =>
  getEntity(given('line', [...live, ...happenings]).markets, id);

const test = suite('projections: line');

test('a view is loading, then holds the games in the order the server gave', () => {
  assert.is(given('line', [asked('live')]).views[viewKey('live')]?.status, 'loading');
  const view = given('line', live).views[viewKey('live')];
  assert.is(view?.status, 'ready');
  assert.equal(view?.gameIds, [7, 8]);
});

test('a view that cannot be loaded says so; one that was loaded stays', () => {
  const lost = given('line', [asked('live'), failed('sportsLine')]);
  assert.is(lost.views[viewKey('live')]?.status, 'failed');
  const kept = given('line', [...live, asked('live'), failed('sportsLine')]);
  assert.is(kept.views[viewKey('live')]?.status, 'ready');
});

test('a moved coefficient knows which way it went, and when', () => {
  const up = marketOf('7-1', updated([moved('7-1', '1.90')]));
  assert.equal([up?.coef, up?.trend, up?.changedAt], ['1.90', 'up', 1000]);
  const down = marketOf(
    '7-1',
    updated([moved('7-1', '1.90')]),
    updated([moved('7-1', '1.2')], 2000),
  );
  assert.equal([down?.trend, down?.changedAt], ['down', 2000]);
});

test('a suspended market keeps its coefficient and its last movement', () => {
  const blocked = marketOf(
    '7-1',
    updated([moved('7-1', '1.90')]),
    updated([moved('7-1', '1.90', true)], 2000),
  );
  assert.equal([blocked?.isBlocked, blocked?.trend, blocked?.changedAt], [true, 'up', 1000]);
});

test('a market nobody loaded is ignored', () => {
  assert.is(marketOf('9-1', updated([moved('9-1', '1.5')])), undefined);
});

test('score, minute and status follow the feed', () => {
  const state = given('line', [
    ...live,
    updated([
      {
        kind: 'game',
        gameId: 7,
        score: [1, 0],
        period: 'second-half',
        minute: 50,
        status: 2,
        marketCount: 9,
      },
    ]),
  ]);
  const known = getEntity(state.games, '7');
  assert.equal([known?.score, known?.minute, known?.marketCount], [[1, 0], 50, 9]);
  assert.is(known?.team1, 'Home 7');
});

test('a new game joins the views it belongs to; a removed one leaves all, with its markets', () => {
  const added = given('line', [
    ...live,
    updated([{ kind: 'game-added', game: game(9), markets: [market('9-1')] }]),
  ]);
  assert.equal(added.views[viewKey('live')]?.gameIds, [7, 8, 9]);
  assert.ok(getEntity(added.markets, '9-1'));
  const removed = given('line', [...live, updated([{ kind: 'game-removed', gameId: 7 }])]);
  assert.equal(removed.views[viewKey('live')]?.gameIds, [8]);
  assert.is(getEntity(removed.markets, '7-1'), undefined);
});

const page = (requestId: number, ids: number[], offset: number, total: number) => [
  asked('live', requestId, { offset: String(offset) }),
  replied(
    'sportsLine',
    { ...empty, games: ids.map((id) => game(id)), offset, total },
    { requestId },
  ),
];
const listed = (...happenings: ReturnType<typeof page>) => {
  const { gameIds, total, breaks } = given('line', happenings).views[viewKey('live')] ?? {};
  return { gameIds, total, breaks };
};

test('a page goes on from what is loaded, repeats nothing, and is marked where it begins', () => {
  const begun = page(1, [7, 8], 0, 5);
  assert.equal(listed(...begun), { gameIds: [7, 8], total: 5, breaks: undefined });
  const further = [...begun, ...page(2, [8, 9, 10], 1, 5)];
  assert.equal(listed(...further), { gameIds: [7, 8, 9, 10], total: 5, breaks: [9] });
  const again = [...further, ...page(3, [7, 8, 9, 10], 0, 5)];
  assert.equal(listed(...again), { gameIds: [7, 8, 9, 10], total: 5, breaks: [9] });
});

test('a page that would leave a gap is not put in', () => {
  assert.equal(listed(...page(1, [7], 0, 5), ...page(2, [10], 3, 5)).gameIds, [7]);
});

test('what comes after the loaded part of a list is counted, and what has gone is not', () => {
  const begun = page(1, [7, 8], 0, 3);
  const added = (id: number, startAt: number) =>
    updated([{ kind: 'game-added', game: game(id, { startAt }), markets: [] }]);
  const { startAt } = game(8);
  assert.equal(listed(...begun, added(11, startAt + 1)).gameIds, [7, 8]);
  assert.is(listed(...begun, added(11, startAt + 1)).total, 4);
  assert.equal(listed(...begun, added(6, startAt - 1)).gameIds, [7, 8, 6]);
  const gone = updated([{ kind: 'game-removed', gameId: 7 }]);
  assert.equal(listed(...begun, gone), { gameIds: [8], total: 2, breaks: undefined });
  const complete = [...page(1, [7, 8], 0, 2), added(11, startAt + 1)];
  assert.equal(listed(...complete), { gameIds: [7, 8, 11], total: 3, breaks: undefined });
});

const half = (gameId: number, period: 'first-half' | 'half-time' | 'second-half') => ({
  ...({ kind: 'game', gameId, period, minute: 45, status: 2, marketCount: 9 } as const),
  score: [0, 0] as [number, number],
});

test('a game goes from the list of the first half to that of the second', () => {
  const begun = [
    asked('live', 1, { menu: 'first-period' }),
    replied(
      'sportsLine',
      { ...empty, games: [game(7, { period: 'first-half' })], total: 1 },
      { requestId: 1 },
    ),
    asked('live', 2, { menu: 'second-period' }),
    replied('sportsLine', { ...empty, total: 0 }, { requestId: 2 }),
  ];
  const listsAfter = (...updates: Parameters<typeof updated>[0]) => {
    const { views } = given('line', [...begun, updated(updates)]);
    return (['first-period', 'second-period'] as const).map((menu) => {
      const { gameIds, total } = views[viewKey('live', { menu })] ?? {};
      return [gameIds, total];
    });
  };
  const none = [[], 0];
  assert.equal(listsAfter(half(7, 'half-time')), [none, none]);
  assert.equal(listsAfter(half(7, 'second-half')), [none, [[7], 1]]);
  const begins = game(9, { period: 'first-half' });
  const [first] = listsAfter({ kind: 'game-added', game: begins, markets: [] });
  assert.equal(first, [[7, 9], 2]);
});

test('what was found goes on in play, and another name begins anew', () => {
  const found = (section: 'live' | 'line', requestId: number, ids: number[], name = 'Home') => [
    asked(section, requestId, { name }),
    replied(
      'sportsLine',
      {
        ...empty,
        games: ids.map((id) => game(id, { status: section === 'live' ? 2 : 1 })),
        total: ids.length,
      },
      { requestId },
    ),
  ];
  const begun = [...found('live', 1, []), ...found('line', 2, [7])];
  const listOf = (happenings: typeof begun, section: 'live' | 'line') =>
    given('line', happenings).views[viewKey(section, { name: 'any' })];
  const kickOff = updated([{ kind: 'game-added', game: game(7), markets: [] }]);
  assert.equal(listOf([...begun, kickOff], 'live')?.gameIds, [7]);
  assert.equal(listOf([...begun, kickOff], 'line')?.gameIds, []);
  assert.not.match(JSON.stringify(Object.keys(given('line', begun).views)), 'Home');
  const anew = listOf([...begun, asked('line', 3, { name: 'Away' })], 'line');
  assert.equal([anew?.status, anew?.gameIds], ['loading', []]);
  const late = [
    asked('line', 1, { name: 'Home' }),
    ...found('line', 2, [8], 'Away'),
    replied('sportsLine', { ...empty, games: [game(7)], total: 1 }, { requestId: 1 }),
  ];
  assert.equal(listOf(late, 'line')?.gameIds, [8], 'an answer about the name before is too late');
});

test('kick-off takes a game from the line to live, in every view that lists it', () => {
  const before = [
    asked('line', 1),
    loaded,
    asked('line', 2, { sport: 'football', champ: '1-league' }),
    replied('sportsLine', { ...empty, games: [game(7, { status: 1 })] }, { requestId: 2 }),
    asked('live', 3, { sport: 'football' }),
    replied('sportsLine', empty, { requestId: 3 }),
    asked('live', 4, { sport: 'tennis' }),
    replied('sportsLine', { ...empty, sports: [] }, { requestId: 4 }),
  ];
  const kickOff = updated([{ kind: 'game-added', game: game(7), markets: [market('7-1')] }]);
  const { views } = given('line', [...before, kickOff]);
  const idsOf = (...key: Parameters<typeof viewKey>) => views[viewKey(...key)]?.gameIds;
  assert.equal(idsOf('line'), [8]);
  assert.equal(idsOf('line', { sport: 'football', champ: '1-league' }), []);
  assert.equal(idsOf('live', { sport: 'football' }), [7]);
  assert.equal(idsOf('live', { sport: 'tennis' }), []);
});

test('a championship has a count of games for each section', () => {
  const more = (requestId: number, gameCount: number) =>
    replied('sportsLine', { ...empty, champs: [{ ...champ, gameCount }] }, { requestId });
  const state = given('line', [
    asked('live', 1),
    more(1, 2),
    asked('line', 2),
    more(2, 9),
    asked('line', 3, { game: '7-home-away' }),
    more(3, 1),
  ]);
  assert.equal(state.champCounts, { live: { 1: 2 }, line: { 1: 9 } });
});

test('a game whose markets are all decided has none left', () => {
  const again = [
    asked('live', 2),
    replied('sportsLine', { ...empty, games: [game(7)] }, { requestId: 2 }),
  ];
  assert.equal(getEntity(given('line', [...live, ...again]).marketIds, '7')?.ids, []);
});

test('markets come and go within a game', () => {
  const added = given('line', [
    ...live,
    updated([{ kind: 'market-added', market: market('7-2') }]),
  ]);
  assert.equal(getEntity(added.marketIds, '7')?.ids, ['7-1', '7-2']);
  const removed = given('line', [...live, updated([{ kind: 'market-removed', marketId: '7-1' }])]);
  assert.equal(getEntity(removed.marketIds, '7')?.ids, []);
});

test('the feed resumes from the last change seen, and anew after a reset', () => {
  assert.is(given('line', live).feed.lastId, '5');
  assert.is(given('line', [...live, updated([], 0, '9')]).feed.lastId, '9');
  const reset = happened('feed.lost', { requestId: 2, retryIn: 0, reason: 'reset' });
  assert.is(given('line', [...live, reset]).feed.lastId, null);
  const broken = happened('feed.lost', { requestId: 2, retryIn: 1000, reason: 'network' });
  assert.is(given('line', [...live, broken]).feed.lastId, '5');
});

test.run();
