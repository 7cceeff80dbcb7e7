import type { PromoTerms } from '../../domain/coupon/promo-code.ts';

/** A code of the house; amounts as multiples of the lowest stake, so that they are alike in every currency. */
export interface PromoRow extends Pick<PromoTerms, 'code' | 'steps' | 'minLegCoef' | 'until'> {
  /** Epoch milliseconds. */
  readonly from: number;
  readonly leastStakes: number;
  readonly mostStakes: number;
}

const BEGUN = Date.UTC(2025, 0, 1);

/** A code that is had for points alone, by each player for themselves: what was paid for is never over. */
export interface StoreRow extends PromoRow {
  readonly until: null;
  /** In points. */
  readonly price: number;
  /** So often within the days of the store. */
  readonly most: number;
}

/**
 * Every code of the house that is for everybody, those that are over among them. None makes a bet worth more than
 * its stake: the least margin on a selection is 3 %, and an express may have the bonus bet besides.
 */
export const PROMO_CODES: readonly PromoRow[] = [
  {
    code: 'EXPRESS15',
    steps: [
      { fromLegs: 3, percent: '5' },
      { fromLegs: 5, percent: '10' },
      { fromLegs: 8, percent: '15' },
    ],
    ...{ minLegCoef: '1.40', leastStakes: 4, mostStakes: 100 },
    ...{ from: BEGUN, until: null },
  },
  {
    code: 'SINGLE3',
    steps: [{ fromLegs: 1, percent: '3' }],
    ...{ minLegCoef: '1.80', leastStakes: 10, mostStakes: 20 },
    ...{ from: BEGUN, until: null },
  },
  {
    code: 'KICKOFF6',
    steps: [{ fromLegs: 3, percent: '6' }],
    ...{ minLegCoef: '1.50', leastStakes: 4, mostStakes: 50 },
    ...{ from: BEGUN, until: Date.UTC(2025, 8, 1) },
  },
];

/** Codes that points buy. They give more than those for everybody; no bet is worth more than its stake by them either. */
export const STORE_CODES: readonly StoreRow[] = [
  {
    ...{ code: 'POINTSEXPRESS', price: 300, most: 4 },
    steps: [
      { fromLegs: 3, percent: '6' },
      { fromLegs: 5, percent: '10' },
      { fromLegs: 8, percent: '18' },
    ],
    ...{ minLegCoef: '1.40', leastStakes: 4, mostStakes: 200 },
    ...{ from: BEGUN, until: null },
  },
  {
    ...{ code: 'POINTSSINGLE', price: 200, most: 4 },
    steps: [{ fromLegs: 1, percent: '3' }],
    ...{ minLegCoef: '1.50', leastStakes: 4, mostStakes: 100 },
    ...{ from: BEGUN, until: null },
  },
];
