import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CouponLeg } from '../../../src/domain/coupon/input.ts';
import type { LegResult } from '../../../src/domain/coupon/settlement.ts';
import { slipSizes } from '../../../src/domain/coupon/sizes.ts';
import { COUPON_TYPE } from '../../../src/domain/coupon/type.ts';
import {
  evaluateSlip,
  hasSize,
  LOBBY_BLOCK_ID,
  type SlipInput,
  variantOf,
} from '../../../src/domain/coupon/variants.ts';

const test = suite('variants of a coupon');

const legsOf = (coefs: readonly string[], ...results: LegResult[]): CouponLeg[] =>
  coefs.map((coef, index) => {
    const result = results[index];
    return { coef, eventId: String(index), ...(result === undefined ? {} : { result }) };
  });

const slip = (part: Partial<SlipInput>) =>
  evaluateSlip({
    ...{ typeId: COUPON_TYPE.express, variant: 'plain', stake: '10', minorUnits: 2, legs: [] },
    ...part,
  });

test('a variant is of one type alone', () => {
  assert.is(variantOf(COUPON_TYPE.express, 'anti'), 'anti');
  assert.is(variantOf(COUPON_TYPE.system, 'anti'), 'plain');
  assert.is(variantOf(COUPON_TYPE.blocks, 'chain'), 'chain');
  assert.equal(
    [
      hasSize(COUPON_TYPE.system),
      hasSize(COUPON_TYPE.system, 'lucky'),
      hasSize(COUPON_TYPE.express),
    ],
    [true, false, false],
  );
});

/** Names of the trade, by how many selections there are, and how many bets they make. */
const COVERS: readonly [name: string, legs: number, variant: 'cover' | 'lucky', combos: number][] =
  [
    ['patent', 3, 'lucky', 7],
    ['trixie', 3, 'cover', 4],
    ['lucky 15', 4, 'lucky', 15],
    ['yankee', 4, 'cover', 11],
    ['canadian', 5, 'cover', 26],
    ['heinz', 6, 'cover', 57],
    ['super heinz', 7, 'cover', 120],
    ['goliath', 8, 'cover', 247],
  ];
for (const [name, legs, variant, combos] of COVERS) {
  test(`a ${name} is ${combos} bets`, () => {
    const typeId = COUPON_TYPE.system;
    const coefs = Array.from({ length: legs }, () => '2.00');
    assert.is(slip({ typeId, variant, legs: legsOf(coefs) }).combos, combos);
  });
}

test('two or nine selections make no full cover', () => {
  const coefs = (length: number) => legsOf(Array.from({ length }, () => '2.00'));
  for (const length of [2, 9]) {
    const cover = slip({ typeId: COUPON_TYPE.system, variant: 'cover', legs: coefs(length) });
    assert.is(cover.combos, 0);
  }
});

test('a patent of which one comes in pays that single', () => {
  const legs = legsOf(['4.00', '2.00', '2.00'], 'won', 'lost', 'lost');
  const patent = slip({ typeId: COUPON_TYPE.system, variant: 'lucky', stake: '7', legs });
  assert.is(patent.payout, '4.00');
});

const anti = (...results: LegResult[]) =>
  slip({ variant: 'anti', housePrice: '1.40', legs: legsOf(['2.00', '2.00'], ...results) });

test('an anti-express has the price of the server and wins by a selection that is lost', () => {
  assert.equal([anti().coef, anti().possibleWin, anti().combos], ['1.40', '14.00', 1]);
  assert.is(anti('won', 'lost').payout, '14.00');
  assert.is(anti('won', 'won').payout, '0.00');
  assert.is(anti('void', 'void').payout, '10.00');
});

test('without a price there is no anti-express, and the cap holds for it too', () => {
  const legs = legsOf(['2.00', '2.00']);
  assert.is(slip({ variant: 'anti', housePrice: null, legs }).combos, 0);
  const { possibleWin, capped } = slip({
    ...{ variant: 'anti', housePrice: '1.40', maxPayout: '12', legs },
  });
  assert.equal([possibleWin, capped], ['12.00', true]);
});

const steps = (...results: LegResult[]) =>
  legsOf(['2.00', '3.00'], ...results).map((leg, index) => ({ ...leg, blockId: index + 1 }));
const chain = (legs: readonly CouponLeg[], part: Partial<SlipInput> = {}) =>
  slip({ typeId: COUPON_TYPE.blocks, variant: 'chain', legs, ...part });

test('each block of a chain stakes what those before it left, or as much of it as is said', () => {
  assert.is(chain(steps()).possibleWin, '60.00');
  assert.is(chain(steps('won', 'lost')).payout, '0.00');
  const kept = { stakeByBlockId: { 2: '5' } };
  assert.is(chain(steps(), kept).possibleWin, '30.00');
  assert.is(chain(steps('won', 'lost'), kept).payout, '15.00');
  assert.is(chain(steps('lost', 'won'), kept).payout, '0.00');
});

test('a chain is priced before anything is staked, and is none of one step or of one match', () => {
  assert.is(chain(steps(), { stake: '0' }).coef, '6.00');
  assert.is(chain(steps().slice(0, 1)).combos, 0);
  assert.is(chain(steps().map((leg) => ({ ...leg, eventId: 'same' }))).combos, 0);
});

test('selections in the lobby are part of every combination of blocks', () => {
  const legs = legsOf(['2.00', '2.00', '2.00', '5.00']).map((leg, index) =>
    index === 3 ? { ...leg, blockId: LOBBY_BLOCK_ID } : leg,
  );
  const blocks = slip({ typeId: COUPON_TYPE.blocks, systemValue: 2, legs });
  assert.equal([blocks.combos, blocks.coef], [3, '20.00']);
});

test('all sizes at once are what each size is alone', () => {
  const legs = (count: number, part: (index: number) => Partial<CouponLeg>) =>
    Array.from({ length: count }, (_, i) => ({ coef: '1.50', eventId: String(i), ...part(i) }));
  const made: Record<string, Pick<SlipInput, 'typeId' | 'legs'>> = {
    plain: { typeId: COUPON_TYPE.system, legs: legs(7, () => ({})) },
    bankers: { typeId: COUPON_TYPE.system, legs: legs(7, (i) => ({ banker: i < 2 })) },
    'shared events': {
      typeId: COUPON_TYPE.system,
      legs: legs(7, (i) => ({ eventId: String(i % 3) })),
    },
    'bankers of one event': {
      typeId: COUPON_TYPE.system,
      legs: legs(5, (i) => ({ banker: i < 2, eventId: String(i >> 1) })),
    },
    'blocks and a lobby': {
      typeId: COUPON_TYPE.blocks,
      legs: legs(9, (i) => ({ blockId: i < 2 ? LOBBY_BLOCK_ID : i >> 1 })),
    },
    'tangled blocks': {
      typeId: COUPON_TYPE.blocks,
      legs: legs(12, (i) => ({ blockId: i >> 1, eventId: String((i + 1) >> 1) })),
    },
    nothing: { typeId: COUPON_TYPE.system, legs: [] },
    express: { typeId: COUPON_TYPE.express, legs: legs(3, () => ({})) },
  };
  for (const [name, coupon] of Object.entries(made)) {
    const input = { variant: 'plain', stake: '10', minorUnits: 2, ...coupon } as const;
    const sizes = slipSizes(input);
    const isSized = coupon.typeId !== COUPON_TYPE.express;
    for (let size = 2; size <= coupon.legs.length + 1; size += 1) {
      const alone = isSized ? slip({ ...input, systemValue: size }).combos : 0;
      assert.is(sizes[size] ?? 0, alone, `${name}, ${size}`);
    }
  }
});

test.run();
