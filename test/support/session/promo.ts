/** Promo codes as a back-end tells of them. */
import type { PromoTerms } from '../../../src/domain/coupon/promo-code.ts';
import { addBet, balance, bettingSession } from './betting.ts';
import { reply, type SessionOptions, type TestSession } from './session.ts';

export const promoTerms = (part: Partial<PromoTerms> = {}): PromoTerms => ({
  ...{ code: 'EXPRESS15', minLegCoef: '1.40', currency: 'EUR', until: null },
  steps: [
    { fromLegs: 3, percent: '5' },
    { fromLegs: 5, percent: '10' },
  ],
  ...{ minHyperBonusBetLimit: 200, maxHyperBonusLimit: 5_000 },
  ...part,
});

/** The campaign of a code, for a player who may use it. */
export const promoCampaign = (part: Partial<PromoTerms> = {}) => {
  const terms = promoTerms(part);
  return {
    ...{ id: `code-${terms.code.toLowerCase()}`, kind: 'promo-code', from: 0 },
    ...{ ...terms, standing: { is: 'open', until: null } },
  };
};

type Answers = NonNullable<SessionOptions['answers']>;

/** The code holds. */
export const active = () =>
  reply({ promoCode: 'EXPRESS15', status: 'active', terms: promoTerms() });
export const three = ['7-1', '8-1', '9-1'];

/** A session of a player whose codes are answered so. */
export function started(answers: Answers = {}, options: SessionOptions = {}): TestSession {
  const all = { promoCode: active, ...answers };
  const session = bettingSession({ player: true, ...options, answers: all });
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

/** These selections at 2.00 each, and 10.00 on them. */
export function filled(session: TestSession, ids: readonly string[] = three): void {
  for (const id of ids) addBet(session, id, '2.00');
  session.runtime.publish('coupon.amountChanged', { amount: '10' });
}

export function entered(session: TestSession, code = 'EXPRESS15'): void {
  session.runtime.publish('coupon.promoCodeEntered', { code, by: 'field' });
  session.clock.advance(100);
}

/** The account that pays is one in dollars. */
export function inDollars() {
  const { all_accounts, ...rest } = balance();
  return { ...rest, all_accounts: all_accounts.map((one) => ({ ...one, id: '2', iso: 'USD' })) };
}

/** The code of the coupon, its part, what that comes to, and the win. */
export const sums = ({ runtime }: TestSession) => {
  const { promoCode, hyperBonusPercent, hyperBonus, possibleWin } = runtime.state.coupon;
  return [promoCode, hyperBonusPercent, hyperBonus, possibleWin];
};
