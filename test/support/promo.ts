/** Promo codes as a back-end tells of them. */
import type { PromoTerms } from '../../src/domain/promo-code.ts';

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
