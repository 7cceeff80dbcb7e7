import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MARKET_TYPES, parseMarketId } from '../../../../src/reference/line/market-id.ts';
import { chancesOf, type Outlook } from '../../../../src/reference/line/markets/chances.ts';
import {
  mainMarketIds,
  openMarkets,
  planOf,
} from '../../../../src/reference/line/markets/markets.ts';
import { settle } from '../../../../src/reference/line/markets/settlement.ts';
import type { Market } from '../../../../src/reference/line/sports-line.ts';

const test = suite('markets');
const PLAIN: Outlook = {
  score: [0, 0],
  means: [1.55, 1.15],
  rho: -0.04,
  isLive: false,
  halfTime: null,
  firstHalfShare: 0.45,
};
const open = (view: Partial<Outlook> = {}, isSuspended = false) => {
  const outlook = { ...PLAIN, ...view };
  return openMarkets(planOf(outlook), outlook, { gameId: 500001, isSuspended });
};
const coefOf = (markets: readonly Market[], id: string) =>
  Number(markets.find((market) => market.id === `500001-${id}`)?.coef);
const goals = fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }));
const share = fc.double({ min: 0.004, max: 0.6, noNaN: true });
const means = fc.tuple(
  fc.double({ min: 0.004, max: 4, noNaN: true }),
  fc.double({ min: 0.004, max: 4, noNaN: true }),
);
/** A match before it begins, in its first half, and in its second. */
const outlook: fc.Arbitrary<Outlook> = fc.oneof(
  fc
    .record({ means, rho: fc.constant(-0.04), firstHalfShare: share })
    .map((part) => ({ ...PLAIN, ...part })),
  fc
    .record({ score: goals, means, firstHalfShare: share })
    .map((part) => ({ ...PLAIN, ...part, isLive: true })),
  fc.record({ halfTime: goals, since: goals, means }).map(({ halfTime, since, means: left }) => ({
    ...PLAIN,
    means: left,
    halfTime,
    score: [halfTime[0] + since[0], halfTime[1] + since[1]] as const,
    firstHalfShare: 0,
    isLive: true,
  })),
);

test('every group is there before a match, and those of the first half as long as it lasts', () => {
  const groups = (view?: Partial<Outlook>) =>
    [...new Set(open(view).all.map((m) => m.group))].sort();
  const all = Object.keys(MARKET_TYPES).sort();
  assert.equal(groups(), all);
  assert.equal(groups({ isLive: true }), all);
  const ofFirst = [
    'half-both-score',
    'half-correct-score',
    'half-handicap',
    'half-time',
    'half-total',
  ];
  assert.equal(
    groups({ isLive: true, halfTime: [0, 0], firstHalfShare: 0 }),
    all.filter((group) => !ofFirst.includes(group)),
  );
});

test('the most used stand first', () => {
  const groups = [...new Set(open().all.map((m) => m.group))];
  assert.equal(groups.slice(0, 6), [
    'result',
    'total',
    'double-chance',
    'draw-no-bet',
    'handicap',
    'both-score',
  ]);
});

test('totals run from 0.5 to 5.5 and handicaps come in pairs', () => {
  const { all } = open({ means: [1.7, 1.4] });
  const overs = all.filter((m) => m.group === 'total' && m.outcome === 'over').map((m) => m.param);
  for (const line of ['0.5', '1.5', '2.5', '3.5', '4.5', '5.5'])
    assert.ok(overs.includes(line), line);
  for (const market of all.filter((m) => m.group === 'handicap' && m.outcome === '1')) {
    const other = String(-Number(market.param));
    assert.ok(all.some((m) => m.group === 'handicap' && m.outcome === '2' && m.param === other));
  }
});

test('ids are unique, say what the market is and read back', () => {
  fc.assert(
    fc.property(outlook, (view) => {
      const { all } = open(view);
      assert.is(new Set(all.map(({ id }) => id)).size, all.length);
      for (const { id, gameId, group, param, outcome, isLive } of all) {
        assert.equal(parseMarketId(id), { gameId, group, param, outcome });
        assert.is(isLive, view.isLive);
      }
    }),
    { numRuns: 60 },
  );
});

test('nothing that is decided is offered, and the 1X2 and a total always are', () => {
  fc.assert(
    fc.property(outlook, (view) => {
      const { all, main } = open(view);
      const { score, halfTime } = view;
      const scorers = [...Array(score[0]).fill(1), ...Array(score[1]).fill(2)];
      const facts = { score, isFinished: false, isAbandoned: false, halfTime, scorers };
      for (const market of all) assert.is(settle(market, facts), null, market.id);
      assert.equal(
        main.slice(0, 3).map(({ id }) => id),
        mainMarketIds(500001),
      );
      assert.equal(
        main.slice(3).map(({ outcome }) => outcome),
        ['over', 'under'],
      );
      assert.ok(main.every((market) => all.includes(market)));
    }),
    { numRuns: 60 },
  );
});

test('no bet is worth more than its stake under the scores all of them are priced on', () => {
  fc.assert(
    fc.property(outlook, (view) => {
      const chances = chancesOf(view);
      for (const market of open(view).all) {
        if (market.isBlocked) continue;
        const worth = chances.fair(market) * Number(market.coef);
        assert.ok(worth <= 1 + 1e-9, `${market.id} ${market.coef}: ${worth}`);
      }
    }),
    { numRuns: 60 },
  );
});

test('a profile of the house lays more or less on all of them', () => {
  const whole = (profile: 'low' | 'usual' | 'high') =>
    openMarkets(planOf(PLAIN), PLAIN, { gameId: 500001, isSuspended: false, profile })
      .main.slice(0, 3)
      .reduce((sum, { coef }) => sum + 1 / Number(coef), 0);
  assert.ok(Math.abs(whole('low') - 1.03) < 0.004);
  assert.ok(Math.abs(whole('usual') - 1.05) < 0.004);
  assert.ok(Math.abs(whole('high') - 1.07) < 0.004);
});

test('the margin is about 5 % on the 1X2 and grows for rarer bets', () => {
  const { all } = open();
  const whole = (group: string, param: string | null = null) =>
    all
      .filter((m) => m.group === group && m.param === param)
      .reduce((sum, { coef }) => sum + 1 / Number(coef), 0);
  assert.ok(Math.abs(whole('result') - 1.05) < 0.005, `${whole('result')}`);
  assert.ok(whole('half-time') > 1.065);
  assert.ok(whole('both-score') > whole('total', '2.5'));
});

test('prices follow the match: the leader shortens, late draws too', () => {
  const even = open({ isLive: true }).all;
  const leading = open({ isLive: true, score: [1, 0] }).all;
  const late = open({ isLive: true, halfTime: [0, 0], firstHalfShare: 0, means: [0.1, 0.08] }).all;
  assert.ok(coefOf(leading, '1-0-1') < coefOf(even, '1-0-1'));
  assert.ok(coefOf(leading, '1-0-2') > coefOf(even, '1-0-2'));
  assert.ok(coefOf(late, '1-0-X') < 1.3);
  assert.ok(coefOf(late, '3-0.5-over') > coefOf(even, '3-0.5-over'));
  assert.ok(open({ isLive: true, score: [1, 1] }).all.every(({ group }) => group !== 'both-score'));
});

test('the halves follow too: what the first one settled is out, what is left grows shorter', () => {
  const first = open({ isLive: true, means: [1.2, 0.9], firstHalfShare: 0.3 }).all;
  const late = open({ isLive: true, means: [0.95, 0.7], firstHalfShare: 0.05 }).all;
  assert.ok(coefOf(late, '8-0-X') < coefOf(first, '8-0-X'), 'a level half-time is near');
  assert.ok(coefOf(late, '15-0.5-under') < coefOf(first, '15-0.5-under'));
  const second = { isLive: true, halfTime: [1, 0] as const, score: [1, 0] as const };
  const after = open({ ...second, means: [0.8, 0.7], firstHalfShare: 0 }).all;
  const kinds = after.filter(({ group }) => group === 'half-full').map(({ outcome }) => outcome);
  assert.equal(kinds, ['1-1', '1-X', '1-2']);
  const end = open({ ...second, means: [0.15, 0.1], firstHalfShare: 0 }).all;
  assert.ok(coefOf(end, '14-0-X') < coefOf(after, '14-0-X'));
  assert.ok(coefOf(end, '26-2-X') < coefOf(after, '26-2-X'));
  assert.ok(coefOf(end, '11-0.5-over') > coefOf(after, '11-0.5-over'));
});

test('a whole line is dearer than the half line below it and cheaper than the one above', () => {
  const { all } = open({ means: [1.6, 1.3] });
  const over = (line: string) => coefOf(all, `3-${line}-over`);
  assert.ok(over('2.5') < over('2.75') && over('2.75') < over('3') && over('3') < over('3.5'));
});

test('a suspended match blocks every market and keeps the prices', () => {
  const [free, held] = [open({ isLive: true }).all, open({ isLive: true }, true).all];
  assert.ok(held.every(({ isBlocked }) => isBlocked));
  assert.equal(
    held.map(({ coef }) => coef),
    free.map(({ coef }) => coef),
  );
  const sure = open({ isLive: true, score: [4, 0], means: [0.02, 0.02] }).all;
  assert.is(sure.find(({ id }) => id === '500001-1-0-1')?.isBlocked, true, 'too short to bet on');
});

test.run();
