/** The button, the site before it sends, and the back-end: one policy, asked three times. */
import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SubmittedCoupon } from '../../../src/calls/coupon.ts';
import { takenBonus } from '../../../src/domain/coupon/bonus.ts';
import { singleAmount } from '../../../src/domain/coupon/placing-facts.ts';
import { COUPON_TYPE, type CouponTypeId } from '../../../src/domain/coupon/type.ts';
import { greatestStake, isExcluded, type Limit } from '../../../src/domain/limits/limits.ts';
import { ACCOUNT_TYPE } from '../../../src/domain/money/account-type.ts';
import { typedMinor } from '../../../src/domain/money/money.ts';
import { siteConfigTable } from '../../../src/domain/site/config.ts';
import { legStates } from '../../../src/reference/coupon/legs.ts';
import { calculate } from '../../../src/reference/coupon/placing/calculate.ts';
import { judge, type Verdict } from '../../../src/reference/coupon/placing/judge.ts';
import { offeredCurrency } from '../../../src/reference/money/currencies.ts';
import { placeState } from '../../../src/site/coupon/placing/place-state.ts';
import { fakeBoard } from '../../reference/support/board.ts';
import { userConfigOf } from '../../support/session/accounts.ts';
import { addBet, balance, bettingSession, place } from '../../support/session/betting.ts';
import { reply, type TestSession } from '../../support/session/session.ts';

const test = suite('one policy, asked three times');

/** Facts that the site and the back-end share. */
interface World {
  readonly legs: readonly { readonly id: string; readonly isBlocked: boolean }[];
  readonly typeId: CouponTypeId;
  readonly amount: string;
  readonly money: number;
  readonly isBonus: boolean;
  readonly limits: readonly Limit[];
  readonly banLevel: number;
  /** What a coefficient becomes after the player saw it, and what they allow. */
  readonly moved: string;
  readonly action: 0 | 1 | 2;
  readonly typesWithMin: readonly number[];
  /** Whether an express has the bonus bet. */
  readonly hasBonus: boolean;
}

/** Mostly nothing stands in the way, so that each rule is met alone too. */
const often = <T>(usual: T, other: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });

const limit: fc.Arbitrary<Limit> = fc.record({
  limitType: fc.constantFrom(1, 2, 3, 20, 30, 31, 32, 33, 37, 99),
  limitState: fc.constantFrom('ACTIVE', 'PENDING', 'INACTIVE'),
  limitValue: fc.constantFrom(-1, 0, 400, 5000, 999_999_999),
});

const world: fc.Arbitrary<World> = fc.record({
  legs: fc.uniqueArray(
    fc.record({
      id: often('7-1', fc.constantFrom('7-2', '8-1', '9-1')),
      isBlocked: often(false, fc.constant(true)),
    }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 4 },
  ),
  typeId: fc.constantFrom(0, 1, 2, 10),
  amount: fc.constantFrom('', '0.1', '5', '5.', '6', '49.99', '20000'),
  money: fc.constantFrom(499, 1000, 10_000_000, 10_000_000),
  isBonus: often(false, fc.constant(true)),
  limits: fc.array(limit, { maxLength: 2 }),
  banLevel: often(0, fc.constant(45)),
  moved: often('2.00', fc.constantFrom('1.90', '2.10')),
  action: fc.constantFrom(0, 1, 2),
  typesWithMin: often<readonly number[]>([0, 1, 2, 10], fc.constant([])),
  hasBonus: fc.boolean(),
});

const currency = offeredCurrency('EUR');
const config = ({ typesWithMin, hasBonus }: World) => ({
  couponTypesWithMinAmount: typesWithMin,
  isAvailableCouponBonusBet: hasBonus,
});

function boardOf({ legs, moved }: World) {
  const board = fakeBoard();
  for (const { id, isBlocked } of legs) {
    board.offer(id, moved, Number(id.split('-')[0]));
    if (isBlocked) board.suspend(id);
  }
  return board;
}

/** The coupon as the player filled it in, at the coefficients they agreed to. */
function asked({ runtime }: TestSession): SubmittedCoupon {
  const { coupon } = runtime.state;
  const isSplit = coupon.typeId === COUPON_TYPE.multipleSingles;
  const bonusFactor = takenBonus(coupon);
  const amounts = coupon.bets.map(({ market }) => singleAmount(coupon, market.id));
  return {
    accountId: '1',
    amount: isSplit
      ? amounts.reduce((sum, one) => sum + one, 0)
      : typedMinor(coupon.amount, coupon.currency.minorUnits),
    bets: coupon.bets.map(({ market, game, seenCoef }, index) => ({
      marketId: market.id,
      gameId: game.id,
      coef: seenCoef,
      ...(isSplit ? { amount: amounts[index] ?? 0 } : {}),
    })),
    changeCoefAction: coupon.changeCoefAction,
    coef: '1',
    coefViewId: 0,
    typeId: coupon.typeId,
    systemValue: coupon.systemValue,
    ...(bonusFactor === null ? {} : { bonusFactor }),
    evidence: { sessionId: 'session-of-a-test-00000', seq: 1 },
  };
}

function judged(one: World, coupon: SubmittedCoupon): Verdict {
  return judge({
    coupon,
    legs: legStates(boardOf(one), coupon.bets, 0),
    account: {
      id: 1,
      purpose: one.isBonus ? 'bonus' : 'main',
      iso: 'EUR',
      balance: one.money,
      is_active: true,
    },
    currency,
    limits: {
      isExcluded: isExcluded(one.limits),
      isMissing: false,
      room: greatestStake(one.limits),
    },
    limitWord: () => ({}),
    isBanned: one.banLevel > 0,
    config: config(one),
    promo: null,
    isEditLost: false,
    together: null,
  });
}

function sessionOf(one: World): TestSession {
  const paid = balance(one.money);
  const main = { ...paid.all_accounts[0], id: '2', money: 1, isActive: false };
  const accounts = one.isBonus
    ? [{ ...paid.all_accounts[0], type: ACCOUNT_TYPE.bonus }, main]
    : paid.all_accounts;
  const session = bettingSession({
    player: true,
    answers: {
      balance: () => reply({ ...paid, all_accounts: accounts }),
      userConfig: () => reply(userConfigOf({ ban_level: one.banLevel })),
      limits: () =>
        reply({ limits: one.limits.map((part) => ({ ...part, startedAt: 0, endsAt: null })) }),
      configGroup: () =>
        reply({
          site: {
            [siteConfigTable.cookieAgreementPopup.key]: false,
            [siteConfigTable.couponTypesWithMinAmount.key]: one.typesWithMin,
            [siteConfigTable.isAvailableCouponBonusBet.key]: one.hasBonus,
          },
        }),
      couponCalculate: ({ body }) => {
        const coupon = body as SubmittedCoupon;
        const legs = legStates(boardOf(one), coupon.bets, 0);
        const terms = { config: config(one), together: null };
        return reply(calculate(coupon, legs, currency, terms));
      },
    },
  });
  session.runtime.start();
  session.clock.advance(500);
  return session;
}

function filledIn(one: World): TestSession {
  const session = sessionOf(one);
  const { publish } = session.runtime;
  publish('coupon.settingChanged', { changeCoefAction: one.action });
  for (const { id } of one.legs) addBet(session, id, '2.00');
  publish('coupon.typeChosen', { typeId: one.typeId });
  publish('coupon.amountChanged', { amount: one.amount });
  session.clock.advance(2000);
  return session;
}

test('what the button offers is sent and taken; what it does not offer is not sent, nor taken', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(world, (one) => {
      const session = filledIn(one);
      const { kind } = placeState(session.runtime.state);
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      const verdict = judged(one, asked(session));
      place(session);
      session.clock.advance(10);
      const isSent = session.events.some(
        ({ type, data }) => type === 'http.requested' && data.call === 'couponPlace',
      );
      assert.is(isSent, kind === 'ready', `${kind}, sent: ${isSent}`);
      assert.is(verdict.status === 'accepted', kind === 'ready', `${kind}: ${verdict.status}`);
    }),
    { numRuns: 200, seed: 9 },
  );
  const kinds = ['ready', 'locked', 'changed', 'excluded', 'banned', 'limit-reached'];
  const amounts = ['amount-missing', 'amount-low', 'amount-high', 'not-enough-money'];
  for (const kind of [...kinds, ...amounts]) assert.ok((seen.get(kind) ?? 0) > 0, kind);
});

test.run();
