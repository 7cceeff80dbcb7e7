import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  PLACE_REFUSALS,
  type PlaceRefusal,
  type PlacingFacts,
  placeRefusal,
} from '../../../src/domain/coupon/placing.ts';

const test = suite('whether a bet may be placed');

const allowed: PlacingFacts = {
  legs: 1,
  isLocked: false,
  combos: 1,
  isChanged: false,
  isBelowExact: false,
  isScoreChanged: false,
  isPromoLost: false,
  isEditLost: false,
  player: 'player',
  limits: { isExcluded: false, isMissing: false, room: null },
  account: { money: 1000 },
  amounts: [500],
  laterAmounts: [],
  bounds: { min: 50, max: 900 },
};

const refusal = (part: Partial<PlacingFacts>) => placeRefusal({ ...allowed, ...part });

/** What breaks each rule and no other. */
const breaking: Readonly<Record<PlaceRefusal['kind'], Partial<PlacingFacts>>> = {
  empty: { legs: 0 },
  locked: { isLocked: true },
  impossible: { combos: 0 },
  changed: { isChanged: true },
  'coef-low': { isBelowExact: true },
  'score-changed': { isScoreChanged: true },
  'promo-code': { isPromoLost: true },
  'edited-bet': { isEditLost: true },
  guest: { player: 'guest' },
  banned: { player: 'banned' },
  'limits-unreachable': { limits: 'unreachable' },
  waiting: { account: 'unsettled' },
  excluded: { limits: { isExcluded: true, isMissing: true, room: null } },
  'limit-missing': { limits: { isExcluded: false, isMissing: true, room: null } },
  'no-account': { account: null },
  'amount-missing': { amounts: [0] },
  'amount-low': { amounts: [49] },
  'amount-high': { amounts: [901] },
  'limit-reached': { limits: { isExcluded: false, isMissing: false, room: 499 } },
  'not-enough-money': { account: { money: 499 } },
};

test('what breaks no rule is allowed', () => {
  assert.is(refusal({}), null);
  assert.is(refusal({ amounts: [500, 500], account: { money: 1000 } }), null);
  assert.is(
    refusal({ amounts: [900], limits: { isExcluded: false, isMissing: false, room: 900 } }),
    null,
  );
  assert.is(refusal({ amounts: [1000], bounds: { min: null, max: null } }), null);
});

for (const kind of PLACE_REFUSALS) {
  test(`alone: ${kind}`, () => assert.is(refusal(breaking[kind])?.kind, kind));
}

test('of several reasons the first in the order is told', () => {
  const coupon = { ...breaking.locked, ...breaking.changed };
  const player = { ...breaking.guest, limits: 'unreachable', account: null } as const;
  assert.is(refusal({ ...coupon, ...player, ...breaking['amount-low'] })?.kind, 'locked');
  assert.is(refusal({ ...breaking.changed, ...player })?.kind, 'changed');
  assert.is(refusal({ ...player, ...breaking['amount-low'] })?.kind, 'guest');
  assert.is(refusal({ ...breaking.excluded, ...breaking['amount-low'] })?.kind, 'excluded');
  assert.is(
    refusal({ ...breaking['limit-reached'], ...breaking['not-enough-money'] })?.kind,
    'limit-reached',
  );
});

test('an exclusion says until when, where a time ends it', () => {
  const limits = { isExcluded: true, room: null };
  assert.equal(refusal({ limits: { ...limits, ends: { excluded: 900 } } }), {
    kind: 'excluded',
    until: 900,
  });
  assert.equal(refusal({ limits: { ...limits, ends: { excluded: null } } }), { kind: 'excluded' });
});

test('what is not known keeps a bet from being placed', () => {
  assert.is(refusal({ player: 'unknown' })?.kind, 'waiting');
  assert.is(refusal({ limits: 'unknown' })?.kind, 'waiting');
  assert.is(refusal({ account: 'unknown' })?.kind, 'waiting');
});

test('each single is held to the bounds, and all of them to the money and the limits', () => {
  assert.equal(refusal({ amounts: [500, 40] }), { kind: 'amount-low', bound: 50 });
  assert.is(refusal({ amounts: [600, 600] })?.kind, 'not-enough-money');
  const limits = { isExcluded: false, isMissing: false, room: 700 };
  assert.equal(refusal({ amounts: [400, 400], limits }), { kind: 'limit-reached', bound: 700 });
});

test('no coupon has more than thirty selections or twenty thousand combinations', () => {
  assert.is(refusal({ legs: 30, combos: 20_000 }), null);
  assert.is(refusal({ legs: 31 })?.kind, 'impossible');
  assert.is(refusal({ combos: 20_001 })?.kind, 'impossible');
});

test('a bet of less than nothing is none', () => {
  const bounds = { min: null, max: null };
  assert.is(refusal({ amounts: [-100], bounds })?.kind, 'amount-missing');
});

test.run();
