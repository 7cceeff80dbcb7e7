import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Outlook } from '../../../src/reference/line/books.ts';
import { parseMarketId } from '../../../src/reference/line/market-id.ts';
import { mainMarketIds, openMarkets } from '../../../src/reference/line/markets.ts';
import { settle } from '../../../src/reference/line/settlement.ts';
import type { Market } from '../../../src/reference/line/sports-line.ts';

const test = suite('markets');
const PLAIN: Outlook = {
  score: [0, 0],
  means: [1.55, 1.15],
  rho: -0.04,
  isLive: false,
  halfMeans: [0.7, 0.52],
};
const open = (view: Partial<Outlook> = {}, isSuspended = false) => {
  const outlook = { ...PLAIN, ...view };
  return openMarkets(500001, { steady: outlook, moved: outlook }, isSuspended);
};
const coefOf = (markets: readonly Market[], id: string) =>
  Number(markets.find((market) => market.id === `500001-${id}`)?.coef);
const outlook = fc.record({
  score: fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 })),
  means: fc.tuple(
    fc.double({ min: 0.004, max: 4, noNaN: true }),
    fc.double({ min: 0.004, max: 4, noNaN: true }),
  ),
  isLive: fc.boolean(),
});

test('every group is there before a match, and what belongs to its time in play', () => {
  const groups = (view?: Partial<Outlook>) =>
    [...new Set(open(view).all.map((m) => m.group))].sort();
  const always = ['both-score', 'correct-score', 'double-chance', 'draw-no-bet', 'handicap'];
  assert.equal(groups(), [...always, 'half-time', 'result', 'total'].sort());
  assert.equal(groups({ isLive: true }), [...always, 'next-goal', 'result', 'total'].sort());
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
      const scorers = [...Array(view.score[0]).fill(1), ...Array(view.score[1]).fill(2)];
      const facts = { score: view.score, isFinished: false, halfTime: null, scorers };
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

test('no book can be beaten by betting on everything', () => {
  fc.assert(
    fc.property(outlook, (view) => {
      const { all } = open(view);
      const books = Map.groupBy(
        all.filter(({ group }) => group !== 'correct-score' && group !== 'handicap'),
        ({ group, param }) => `${group} ${param}`,
      );
      for (const [name, book] of books) {
        if (book.some(({ isBlocked }) => isBlocked)) continue;
        const whole = book.reduce((sum, { coef }) => sum + 1 / Number(coef), 0);
        assert.ok(whole > (name.startsWith('double') ? 2 : 1), `${name} ${whole}`);
      }
    }),
    { numRuns: 60 },
  );
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
  const late = open({ isLive: true, means: [0.1, 0.08] }).all;
  assert.ok(coefOf(leading, '1-0-1') < coefOf(even, '1-0-1'));
  assert.ok(coefOf(leading, '1-0-2') > coefOf(even, '1-0-2'));
  assert.ok(coefOf(late, '1-0-X') < 1.3);
  assert.ok(coefOf(late, '3-0.5-over') > coefOf(even, '3-0.5-over'));
  assert.ok(open({ isLive: true, score: [1, 1] }).all.every(({ group }) => group !== 'both-score'));
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
