import type { CampaignKind } from '../../domain/accounts/campaigns.ts';
import { PROMO_CODES } from '../promo/table.ts';

export interface CampaignRow {
  /** Stands in addresses. */
  readonly id: string;
  readonly kind: CampaignKind;
  /** Of the promo code that it is about. */
  readonly code?: string;
  /** Epoch milliseconds; null: no end is set. */
  readonly from: number;
  readonly until: number | null;
}

/** A campaign for each promo code, which runs as long as that. */
const ofPromoCodes = PROMO_CODES.map(({ code, from, until }) => ({
  ...{ id: `code-${code.toLowerCase()}`, kind: 'promo-code' as const },
  ...{ code, from, until },
}));

const BEGUN = Date.UTC(2025, 0, 1);

/** Every campaign of the house, those that are over among them. */
export const CAMPAIGNS: readonly CampaignRow[] = [
  { id: 'first-bonus', kind: 'first-deposit', from: BEGUN, until: null },
  { id: 'sign-in-bonus', kind: 'sign-in', from: BEGUN, until: null },
  { id: 'cashback', kind: 'cashback', from: BEGUN, until: null },
  ...ofPromoCodes,
];
