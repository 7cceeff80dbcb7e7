import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { combos, type TotoMark } from '../../../src/domain/casino/toto.ts';
import { totoGame } from '../../../src/domain/casino/toto-game.ts';
import { marketIdOf } from '../../../src/reference/line/market-id.ts';
import { type FakeBoard, fakeBoard, KICK_OFF } from '../support/board.ts';
import { accepted, playingOn, refusal } from '../support/casino.ts';
import { type Player, playerOn, startBackEnd } from '../support/harness.ts';

const test = suite('toto, at the server');

const SECOND = 1000;
const HOUR = 3_600 * SECOND;
const OUTCOMES = ['1', 'X', '2'] as const;
const FIRST = 500_001;
const LATER = 600_001;

const marketOf = (gameId: number, outcome: string): string =>
  marketIdOf({ gameId, group: 'result', param: null, outcome });

/** A line with so many matches, all of which begin at the same time. */
function boardOf(matches: number): FakeBoard {
  const board = fakeBoard();
  for (let at = 0; at < matches; at += 1) {
    for (const outcome of OUTCOMES) board.offer(marketOf(FIRST + at, outcome), '2.50', FIRST + at);
  }
  return board;
}

/** Says how matches ended, a letter for each. */
function ended(board: FakeBoard, letters: string, first = FIRST): void {
  for (const [at, letter] of [...letters].entries()) {
    for (const outcome of OUTCOMES) {
      const result = letter === 'V' ? 'void' : letter === outcome ? 'won' : 'lost';
      board.result(marketOf(first + at, outcome), result);
    }
  }
}

const jackpotIn = (result: unknown): number =>
  (result as { pools: { EUR?: { jackpot: number } } }).pools.EUR?.jackpot ?? 0;

const singles = (letters: string): TotoMark[] => [...letters] as TotoMark[];

async function selling(matches = 15) {
  const board = boardOf(matches);
  const harness = await startBackEnd({ board });
  harness.clock.now = KICK_OFF - HOUR;
  harness.backEnd.settle(harness.clock.now);
  const first = await playerOn(harness);
  const draws = async () =>
    (await harness.call('casinoDraws', { path: { game: String(totoGame.gameId) } })).body;
  let presses = 0;
  const buy = (player: Player, marks: readonly TotoMark[], unit = 100, draw = 1, key?: string) => {
    presses += 1;
    return harness.call(
      'casinoDrawBet',
      {
        path: { game: String(totoGame.gameId), draw: String(draw) },
        headers: { 'idempotency-key': key ?? `toto-${presses}` },
        body: {
          accountId: player.accountId,
          bet: { marks: [...marks], unit },
          evidence: { sessionId: 'session-of-a-test-00000', seq: 1 },
        },
      },
      player,
    );
  };
  const over = async (letters: string, ...players: Player[]) => {
    harness.clock.now = KICK_OFF + 3 * HOUR;
    ended(board, letters);
    harness.backEnd.settle(harness.clock.now);
    for (const player of players) await player.renew();
  };
  const close = async () => {
    assert.equal(harness.backEnd.audit(), { unbalanced: [], drifted: [] });
    await harness.close();
  };
  return { board, harness, first, draws, buy, over, close };
}

const ALL = '1X21X21X21X21X2';

test('a draw is made of the line, and takes coupons until the first kick-off', async () => {
  const { harness, first, draws, buy, close } = await selling();
  const { current, last } = await draws();
  assert.equal([current.draw, current.closesAt, last], [1, KICK_OFF, []]);
  const { matches } = current.setup as Record<string, unknown>;
  assert.ok(Array.isArray(matches) && matches.length === 15);
  const round = accepted(await buy(first, singles(ALL)));
  assert.equal([round.staked, round.status, round.draw], [100, 'open', 1]);
  const { pools } = (await draws()).current.setup as Record<string, unknown>;
  assert.equal(pools, { EUR: { pool: 100, coupons: 1, jackpot: 0 } });
  assert.is(refusal(await buy(first, singles(ALL), 100, 2))?.rule, 'draw-closed');
  harness.clock.now = KICK_OFF;
  await first.renew();
  assert.is(refusal(await buy(first, singles(ALL)))?.rule, 'draw-closed');
  assert.is((await draws()).current.draw, 0);
  await close();
});

test('too few matches make no draw', async () => {
  const { draws, close } = await selling(13);
  assert.equal((await draws()).current.draw, 0);
  await close();
});

test('a coupon is bought once for its key, and what is none is refused', async () => {
  const { first, buy, close } = await selling();
  const one = await buy(first, singles(ALL), 100, 1, 'same');
  assert.equal((await buy(first, singles(ALL), 100, 1, 'same')).body, one.body);
  assert.is((await buy(first, singles(ALL), 200, 1, 'same')).status, 422);
  assert.is(await first.money(), 100_000 - 100);
  assert.is(refusal(await buy(first, singles(ALL.slice(1))))?.rule, 'bet');
  assert.is(refusal(await buy(first, singles(`V${ALL.slice(1)}`)))?.rule, 'bet');
  assert.equal(refusal(await buy(first, singles(ALL), 1))?.rule, 'stake');
  assert.equal(refusal(await buy(first, singles(ALL), 5))?.bound, 10);
  const wide = ALL.split('').map((): TotoMark => '1X2');
  assert.is(refusal(await buy(first, wide))?.rule, 'bet', 'too many combinations');
  const dear = wide.map((mark, at) => (at < 9 ? mark : '1'));
  assert.is(combos(dear), 19_683);
  assert.is(refusal(await buy(first, dear, 100))?.rule, 'stake');
  await close();
});

test('the pool is shared by those who were right, and the rest is the next jackpot', async () => {
  const { harness, first, draws, buy, over, close } = await selling();
  const second = await playerOn(harness, 'other@example.test');
  const wrong = `2${ALL.slice(1)}`;
  const right = accepted(await buy(first, singles(ALL), 1_000));
  const near = accepted(await buy(second, singles(wrong), 1_000));
  await over(ALL, first, second);
  // Of €20.00 one coupon has 35 per cent, the other 20.
  assert.equal([await first.money(), await second.money()], [99_000 + 700, 99_000 + 400]);
  const told = await playingOn(harness, first).round(right.id);
  assert.equal([told.status, told.payout], ['completed', 700]);
  const listed = await playingOn(harness, second).rounds({ game: String(totoGame.gameId) });
  assert.equal(
    listed.items.map(({ id, payout }) => [id, payout]),
    [[near.id, 400]],
  );
  const [draw] = (await draws()).last;
  assert.ok(draw);
  const { results, winners, pools } = draw.result as Record<string, unknown>;
  assert.is(results, ALL);
  assert.equal(pools, {
    EUR: {
      ...{ isVoid: false, pool: 2_000, retained: 200, jackpot: 700 },
      categories: [
        { hits: 15, amount: 700, units: 1_000 },
        { hits: 14, amount: 400, units: 1_000 },
        { hits: 13, amount: 300, units: 0 },
        { hits: 12, amount: 200, units: 0 },
        { hits: 11, amount: 200, units: 0 },
      ],
    },
  });
  assert.is(Array.isArray(winners) && winners.length, 2);
  assert.not.match(JSON.stringify(draw), /example|@/);
  await close();
});

test('a jackpot goes to the draw that is settled next, once', async () => {
  const { harness, board, first, draws, buy, over, close } = await selling();
  accepted(await buy(first, singles(ALL), 1_000));
  // All are wrong: nine tenths of the pool are left.
  await over(ALL.replaceAll('1', 'x').replaceAll('X', '1').replaceAll('x', 'X'), first);
  const left = () => draws().then(({ last }) => last.map(({ result }) => jackpotIn(result)));
  const [kept = 0] = await left();
  assert.ok(kept > 0);
  for (let at = 0; at < 15; at += 1) {
    for (const outcome of OUTCOMES) {
      board.offer(marketOf(LATER + at, outcome), '2.50', LATER + at);
    }
  }
  board.moveAll(harness.clock.now + HOUR);
  harness.backEnd.settle(harness.clock.now);
  const { current } = await draws();
  assert.is(current.draw, 2);
  const { pools } = current.setup as Record<string, unknown>;
  assert.equal(pools, { EUR: { pool: 0, coupons: 0, jackpot: kept } });
  accepted(await buy(first, singles(ALL), 1_000, 2));
  harness.clock.now += 4 * HOUR;
  ended(board, ALL, LATER);
  harness.backEnd.settle(harness.clock.now);
  const [last] = (await draws()).last;
  const outcome = last?.result as { pools: { EUR: { categories: { amount: number }[] } } };
  assert.is(outcome.pools.EUR.categories[0]?.amount, 350 + kept);
  await close();
});

test('what is told of a draw is small enough for a log, whatever the teams are called', async () => {
  const harness = await startBackEnd();
  harness.backEnd.settle(harness.clock.now);
  const { current } = (
    await harness.call('casinoDraws', { path: { game: String(totoGame.gameId) } })
  ).body;
  assert.is(current.draw, 1);
  assert.ok(JSON.stringify(current.setup).length < 7_000);
  await harness.close();
});

test('nothing is settled while a match is open; with more than three void, stakes come back', async () => {
  const { board, harness, first, draws, buy, over, close } = await selling();
  const coupon = accepted(await buy(first, singles(ALL), 1_000));
  harness.clock.now = KICK_OFF + HOUR;
  ended(board, ALL.slice(0, 14));
  harness.backEnd.settle(harness.clock.now);
  await first.renew();
  const letters = (await draws()).last.map(
    ({ result }) => (result as { results: unknown }).results,
  );
  assert.equal(letters, [null]);
  assert.is(await first.money(), 99_000);
  await over(`VVVV${ALL.slice(4)}`, first);
  assert.is(await first.money(), 100_000);
  const told = await playingOn(harness, first).round(coupon.id);
  assert.equal([told.status, told.payout], ['cancelled', 1_000]);
  await close();
});

test('who may not play buys no coupon', async () => {
  const { harness, first, buy, close } = await selling();
  const limits = [{ limitType: 30, limitValue: 7 }];
  await harness.call('limitsSave', { body: { limits } }, first);
  const again = await playerOn(harness);
  assert.is(refusal(await buy(again, singles(ALL)))?.rule, 'excluded');
  await close();
});

test('who is barred from football buys no coupon, and what they have bought stays', async () => {
  const { harness, first, buy, over, close } = await selling();
  const second = await playerOn(harness, 'other@example.test');
  const coupon = accepted(await buy(first, singles(ALL), 1_000));
  const userId = (await harness.call('authCheck', {}, first)).body.user_id ?? '';
  harness.backEnd.climate.change({ players: { [userId]: { disallow_line_sport: [1] } } });
  assert.is(refusal(await buy(first, singles(ALL), 1_000))?.rule, 'not-offered');
  assert.is(await first.money(), 99_000);
  assert.is((await buy(second, singles(ALL), 1_000)).body.status, 'accepted');
  await over(ALL, first, second);
  const told = await playingOn(harness, first).round(coupon.id);
  assert.equal([told.status, told.payout], ['completed', 350]);
  await close();
});

test('what is played bars nobody from matches that are to come', async () => {
  const { harness, first, buy, close } = await selling();
  const userId = (await harness.call('authCheck', {}, first)).body.user_id ?? '';
  const bars = { disallow_live_sport: [1], disallow_line_sport: [2] };
  harness.backEnd.climate.change({ players: { [userId]: bars } });
  assert.is((await buy(first, singles(ALL))).body.status, 'accepted');
  await close();
});

test.run();
