/** The ways to write a coefficient, by the ids that go over the wire: `odds-views.ts` has each. */
export const COEF_VIEW_IDS = [0, 1, 2, 4, 5, 6, 14, 15, 16] as const;

export type CoefViewId = (typeof COEF_VIEW_IDS)[number];
