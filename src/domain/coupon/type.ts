/** The coupon types of the site, by the ids that go over the wire. */
export const COUPON_TYPE = {
  /** One leg. */
  single: 0,
  /** All legs must win; coefficients multiply. */
  express: 1,
  /** Every combination of k legs, with optional bankers that stand in each of them. */
  system: 2,
  /** A system of blocks, each block an express; an optional lobby stands in every combination. */
  blocks: 4,
  /** Several singles on one coupon, each with its own amount. */
  multipleSingles: 10,
} as const;

export type CouponTypeId = (typeof COUPON_TYPE)[keyof typeof COUPON_TYPE];
