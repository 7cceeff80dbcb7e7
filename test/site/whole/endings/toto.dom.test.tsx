/** Each kind of end that a coupon of toto may come to, through page and back-end: one draw after the other. */
import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { totoGame } from '../../../../src/domain/casino/toto-game.ts';
import { marketIdOf } from '../../../../src/reference/line/market-id.ts';
import { type FakeBoard, fakeBoard } from '../../../reference/support/board.ts';
import { inMoney, until } from '../../../support/page/played-ends.ts';
import { typeInto } from '../../../support/page/typing.ts';
import { openWholeSite, type WholeSite } from '../../../support/page/whole-site.tsx';

const test = suite<{ site: WholeSite; board: FakeBoard }>('the whole site: ends of toto');

const MINUTE = 60_000;
const MATCHES = 15;
const OUTCOMES = ['1', 'X', '2'] as const;
const ALL = '1X21X21X21X21X2';
/** Sales go on for ten minutes at least. */
const SALES = 15 * MINUTE;

/** Matches of a draw have numbers of their own. */
const firstOf = (draw: number): number => 500_000 + draw * 1_000;
const marketOf = (gameId: number, outcome: string): string =>
  marketIdOf({ gameId, group: 'result', param: null, outcome });
const matchOf = (draw: number, at: number): string => {
  const id = firstOf(draw) + at;
  return `Home ${id} – Away ${id}`;
};

/** The matches of a draw are on the line, and begin together. */
function offer(board: FakeBoard, draw: number, startAt: number): void {
  for (let at = 0; at < MATCHES; at += 1) {
    for (const outcome of OUTCOMES) {
      const gameId = firstOf(draw) + at;
      board.offer(marketOf(gameId, outcome), '2.50', gameId);
    }
  }
  board.moveAll(startAt);
}

function ended(board: FakeBoard, draw: number, letters: string): void {
  for (const [at, letter] of [...letters].entries()) {
    for (const outcome of OUTCOMES) {
      const result = letter === 'V' ? 'void' : letter === outcome ? 'won' : 'lost';
      board.result(marketOf(firstOf(draw) + at, outcome), result);
    }
  }
}

interface Ending {
  readonly what: string;
  /** Marks of the first match; the others are marked as they are in `ALL`. */
  readonly first: readonly string[];
  readonly results: string;
  /** Minor units. */
  readonly staked: number;
  readonly paid: number;
  readonly status: 'completed' | 'cancelled';
  /** What is left for the next draw: of all that came before as well. */
  readonly jackpot: number;
}

/** Each match ends otherwise than it is marked. */
const WRONG = [...ALL].map((letter) => (letter === '1' ? 'X' : '1')).join('');

const endings: readonly Ending[] = [
  {
    ...{ what: 'none right', first: ['1'], results: WRONG, staked: 1_000, paid: 0 },
    ...{ status: 'completed', jackpot: 900 },
  },
  {
    ...{ what: 'one category', first: ['2'], results: ALL, staked: 1_000, paid: 200 },
    ...{ status: 'completed', jackpot: 900 + 1_000 - 100 - 200 },
  },
  {
    // Both marks of a match: one combination has all right, and the jackpot; the other all but one.
    ...{ what: 'several categories', first: ['1', 'X'], results: ALL, staked: 2_000 },
    ...{ paid: 700 + 1_600 + 400, status: 'completed', jackpot: 1_600 + 2_000 - 200 - 2_700 },
  },
  {
    ...{
      what: 'a void match, which every mark has right',
      first: ['2'],
      results: `V${ALL.slice(1)}`,
    },
    ...{ staked: 1_000, paid: 350 + 700, status: 'completed' },
    jackpot: 700 + 1_000 - 100 - 1_050,
  },
  {
    ...{
      what: 'too many void matches',
      first: ['1'],
      results: `VVVV${ALL.slice(4)}`,
      staked: 1_000,
    },
    ...{ paid: 1_000, status: 'cancelled', jackpot: 550 },
  },
];

test.before(async (context) => {
  context.board = fakeBoard();
  const { board } = context;
  const options = {
    board: (now: () => number) => {
      offer(board, 1, now() + SALES);
      return board;
    },
  };
  context.site = await openWholeSite({ url: '/en/toto', ...options });
});
test.after(async ({ site }) => site.close());

const roundRow = v.object({
  status: v.string(),
  staked: v.number(),
  payout: v.nullable(v.number()),
});
const poolRow = v.object({ jackpot: v.number() });
const COUPON = 'SELECT status, staked, payout FROM casino_rounds WHERE game = ? AND draw = ?';
const POOL = 'SELECT jackpot FROM toto_pools WHERE draw = ?';

/** Marks every match of the draw on the page, and buys the coupon. */
async function buy(site: WholeSite, draw: number, { first, staked }: Ending): Promise<void> {
  const marks = [...ALL].map((letter, at) => (at === 0 ? first : [letter]));
  const pressed = marks.flatMap((signs, at) =>
    signs.map((sign) => `${matchOf(draw, at)}: ${sign}`),
  );
  for (const name of pressed) {
    await site.page.doing(() => site.get(`main button[aria-label="${name}"]`).click());
    await site.page.advance(20);
  }
  await site.doing(() => typeInto(site.get('main input[name=stake]'), '10'));
  await site.pressNamed(`Buy for €${staked / 100}.00`);
  await site.advance(2_000);
}

/** What the coupon says of it on its page. */
function says({ status, paid }: Ending): string {
  if (status === 'cancelled') return 'The draw was void: your stake came back.';
  return paid === 0 ? 'Nothing came back.' : `Got ${inMoney.text(paid)}`;
}

for (const [at, ending] of endings.entries()) {
  test(ending.what, async ({ site, board }) => {
    const draw = at + 1;
    const { results, staked, paid, status, jackpot } = ending;
    if (at > 0) offer(board, draw, site.clock.now() + SALES);
    await site.visit('/en');
    await site.visit('/en/toto');
    const before = inMoney.held(site);
    await buy(site, draw, ending);
    assert.is(inMoney.held(site), before - staked, 'it is paid for');
    ended(board, draw, results);
    await site.sleep(SALES + MINUTE);
    const { database } = site.backEnd;
    const row = database.first(roundRow, COUPON, totoGame.name, draw);
    assert.equal(row, { status, staked, payout: paid });
    assert.is(database.first(poolRow, POOL, draw)?.jackpot, jackpot);
    assert.equal(site.backEnd.audit(), { unbalanced: [], drifted: [] });
    const after = before - staked + paid;
    await until(site, () => inMoney.held(site) === after, `a balance of ${after}`);
    await site.visit('/en/toto/coupons');
    const own = site.all('main button').map((one) => one.textContent ?? '');
    const said = own.find((text) => text.includes(`Draw ${draw} `)) ?? own.join();
    assert.match(said, says(ending));
  });
}

test.run();
