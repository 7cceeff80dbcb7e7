import type { CampaignKind } from '../../domain/campaigns.ts';

export interface CampaignRow {
  /** Stands in addresses. */
  readonly id: string;
  readonly kind: CampaignKind;
  /** Epoch milliseconds; null: no end is set. */
  readonly from: number;
  readonly until: number | null;
}

const BEGUN = Date.UTC(2025, 0, 1);

/** Every campaign of the house, those that are over among them. */
export const CAMPAIGNS: readonly CampaignRow[] = [
  { id: 'first-bonus', kind: 'first-deposit', from: BEGUN, until: null },
  { id: 'sign-in-bonus', kind: 'sign-in', from: BEGUN, until: null },
  { id: 'cashback', kind: 'cashback', from: BEGUN, until: null },
];
