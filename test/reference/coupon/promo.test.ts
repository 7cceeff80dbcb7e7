import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SubmittedCoupon } from '../../../src/calls/coupon.ts';
import type { MarketResult } from '../../../src/reference/line/sports-line.ts';
import { PROMO_CODES, STORE_CODES } from '../../../src/reference/promo/table.ts';
import { type FakeBoard, fakeBoard, KICK_OFF } from '../support/board.ts';
import { couponOf, type Harness, type Player, playerOn, startBackEnd } from '../support/harness.ts';

const test = suite('promo codes, at the server');

const HOUR = 60 * 60 * 1000;

interface Table {
  readonly board: FakeBoard;
  readonly harness: Harness;
  readonly player: Player;
}

/** Without the bonus bet of an express: what the code adds stands alone. */
async function table(): Promise<Table> {
  const board = fakeBoard();
  const harness = await startBackEnd({ board, config: { isAvailableCouponBonusBet: false } });
  return { board, harness, player: await playerOn(harness) };
}

const three = ['a', 'b', 'c'];
const five = [...three, 'd', 'e'];
const code = { promoCode: 'EXPRESS15', hyperBonusPercent: '5' };

/** A coupon of as many selections at 2.00 as are named. */
const express = (
  { board, player }: Table,
  names: readonly string[],
  part: Partial<SubmittedCoupon> = code,
) => {
  const markets = names.map((name, place) => board.offer(name, '2.00', place + 1));
  return couponOf(player.accountId, markets, part);
};

async function itemOf({ harness, player }: Table) {
  const { body } = await harness.call('betHistory', { query: {} }, player);
  const [item] = body.items;
  if (item === undefined) throw new Error('there is no bet');
  return item;
}

const asked = async ({ harness, player }: Table, text: string) =>
  (await harness.call('promoCode', { body: { code: text } }, player)).body;

/** The rule that refused it. */
async function refusal(one: Table, coupon: SubmittedCoupon, key: string) {
  const { body } = await one.player.place(coupon, key);
  return body.status === 'rejected' ? [body.reason, body.rule] : [body.status];
}

test('a code tells what it gives in the currency of the account, or why it gives nothing', async () => {
  const one = await table();
  assert.equal(await asked(one, 'EXPRESS15'), {
    ...{ promoCode: 'EXPRESS15', status: 'active' },
    terms: {
      ...{ code: 'EXPRESS15', minLegCoef: '1.40', currency: 'EUR', until: null },
      steps: [
        { fromLegs: 3, percent: '5' },
        { fromLegs: 5, percent: '10' },
        { fromLegs: 8, percent: '15' },
      ],
      ...{ minHyperBonusBetLimit: 200, maxHyperBonusLimit: 5_000 },
    },
  });
  assert.equal(await asked(one, 'NOTHING'), { promoCode: 'NOTHING', status: 'unknown' });
  assert.equal(await asked(one, 'KICKOFF6'), { promoCode: 'KICKOFF6', status: 'over' });
  await one.harness.close();
});

test('who guesses is stopped', async () => {
  const one = await table();
  const statuses: number[] = [];
  for (let tries = 0; tries < 22; tries += 1) {
    const body = { code: `GUESS${tries}` };
    statuses.push((await one.harness.call('promoCode', { body }, one.player)).status);
  }
  assert.equal(statuses.slice(0, 20), Array(20).fill(200));
  assert.equal(statuses.slice(20), [429, 429]);
  await one.harness.close();
});

test('it is in what is taken, and in the history', async () => {
  const one = await table();
  const { body } = await one.player.place(express(one, three), 'key');
  if (body.status !== 'accepted') throw new Error(JSON.stringify(body));
  assert.equal(
    [body.coef, body.possibleWin, body.promoCode, body.hyperBonusPercent],
    ['8.00', 8_350, 'EXPRESS15', '5'],
  );
  const { coef, possibleWin, promoCode, hyperBonusPercent } = await itemOf(one);
  assert.equal(
    [coef, possibleWin, promoCode, hyperBonusPercent],
    ['8.00', 8_350, 'EXPRESS15', '5'],
  );
  await one.harness.close();
});

const endings: readonly [results: readonly MarketResult[], payout: number, percent: string][] = [
  [['won', 'won', 'won', 'won', 'won'], 32_000 + 3_100, '10'],
  [['won', 'void', 'won', 'won', 'won'], 16_000 + 750, '5'],
  [['won', 'void', 'void', 'void', 'won'], 4_000, '0'],
  [['void', 'void', 'void', 'void', 'void'], 1_000, '0'],
  [['won', 'lost', 'won', 'won', 'won'], 0, '10'],
];
for (const [results, payout, percent] of endings) {
  test(`pays for the selections that stand: ${results.join(', ')}`, async () => {
    const one = await table();
    const coupon = express(one, five, { ...code, hyperBonusPercent: '10' });
    assert.is((await one.player.place(coupon, 'key')).body.status, 'accepted');
    for (const [place, name] of five.entries()) one.board.result(name, results[place] ?? 'void');
    assert.is(one.harness.backEnd.settle(KICK_OFF + 2 * HOUR), 1);
    const item = await itemOf(one);
    assert.equal([item.payout, item.hyperBonusPercent], [payout, percent]);
    assert.equal(one.harness.backEnd.audit(), { unbalanced: [], drifted: [] });
    await one.harness.close();
  });
}

test('each is for one bet, whatever comes of that; one that is returned does not use it', async () => {
  const one = await table();
  assert.is((await one.player.place(express(one, three), 'one')).body.status, 'accepted');
  assert.is((await asked(one, 'EXPRESS15')).status, 'used');
  const again = express(one, ['x', 'y', 'z']);
  assert.equal(await refusal(one, again, 'two'), ['not-accepted', 'promo-code']);
  for (const name of three) one.board.result(name, 'void');
  assert.is(one.harness.backEnd.settle(KICK_OFF + 2 * HOUR), 1);
  assert.is((await asked(one, 'EXPRESS15')).status, 'active');
  await one.harness.close();
});

test('what was shown and is not given is not taken without it', async () => {
  const one = await table();
  const lost = ['not-accepted', 'promo-code'];
  const more = { ...code, hyperBonusPercent: '15' };
  assert.equal(await refusal(one, express(one, three, more), 'more'), lost);
  assert.equal(await refusal(one, express(one, three.slice(1)), 'two'), lost);
  const over = { promoCode: 'KICKOFF6', hyperBonusPercent: '6' };
  assert.equal(await refusal(one, express(one, three, over), 'over'), lost);
  const system = { ...code, typeId: 2, systemValue: 2 } as const;
  assert.equal(await refusal(one, express(one, three, system), 'system'), lost);
  assert.equal(await refusal(one, express(one, three, { ...code, amount: 199 }), 'low'), lost);
  // A code without what it adds, or the other way round, was never on a screen.
  const silent = { promoCode: 'EXPRESS15' };
  assert.equal(await refusal(one, express(one, three, silent), 'silent'), [
    ...['not-accepted', undefined],
  ]);
  const nameless = { hyperBonusPercent: '5' };
  assert.equal(await refusal(one, express(one, three, nameless), 'nameless'), [
    ...['not-accepted', undefined],
  ]);
  const { body } = await one.harness.call('betHistory', { query: {} }, one.player);
  assert.is(body.items.length, 0);
  await one.harness.close();
});

test('who asks for less than there is gets what there is', async () => {
  const one = await table();
  const { body } = await one.player.place(express(one, five), 'key');
  if (body.status !== 'accepted') throw new Error(JSON.stringify(body));
  assert.is(body.hyperBonusPercent, '10');
  await one.harness.close();
});

test('no code makes a bet worth more than its stake', () => {
  // Each selection is worth its price less the least margin, and an express may have the bonus bet.
  const worthOf = (legs: number, percent: number, coef: number) => {
    const bonus = legs < 3 ? 1 : 1 + Math.min(legs, 10) / 100;
    const total = coef ** legs * bonus;
    const chance = (0.97 / coef) ** legs;
    return (total + ((total - 1) * percent) / 100) * chance;
  };
  for (const { code, steps, minLegCoef } of [...PROMO_CODES, ...STORE_CODES]) {
    for (const { fromLegs, percent } of steps) {
      for (const coef of [Number(minLegCoef), 3, 10]) {
        const worth = worthOf(fromLegs, Number(percent), coef);
        assert.ok(worth < 1.0001, `${code} from ${fromLegs} at ${coef}: ${worth}`);
      }
    }
  }
});

test.run();
