import * as v from 'valibot';
import { finite, money } from '../../kernel/numbers.ts';
import { promoTerms } from '../coupon/promo-code.ts';
import { depositOffer } from './deposit-bonus.ts';
import { signInOffer } from './sign-in-bonus.ts';

/** Why a campaign is not for who asks. */
const CLOSED_BECAUSE = [
  'guest',
  /** Limits, or a pause that the player set. */
  'limits',
  'not-chosen',
  'declined',
  'paid-in',
  'not-offered',
] as const;

/** How a campaign stands for who asks; amounts in minor units, times in epoch milliseconds. */
const standing = v.variant('is', [
  v.object({ is: v.literal('open'), until: v.nullable(finite) }),
  v.object({ is: v.literal('joined') }),
  v.object({ is: v.literal('progress'), done: money, of: money, until: finite }),
  v.object({ is: v.literal('used') }),
  v.object({ is: v.literal('closed'), why: v.picklist(CLOSED_BECAUSE) }),
]);

export type CampaignStanding = v.InferOutput<typeof standing>;

/** From when to when it runs, in epoch milliseconds; null: no end is set. */
const common = { id: v.string(), from: finite, until: v.nullable(finite), standing };
const { amount, currency, times, days } = signInOffer.entries;

/** A campaign: its terms as facts, which are all that is said of them anywhere. */
export const campaign = v.variant('kind', [
  v.object({ ...common, kind: v.literal('first-deposit'), ...depositOffer.entries }),
  v.object({ ...common, kind: v.literal('sign-in'), amount, currency, times, days }),
  // Its levels stand in one table, in lowest stakes.
  v.object({ ...common, kind: v.literal('cashback'), currency, lowestStake: money }),
  v.object({ ...common, kind: v.literal('promo-code'), ...promoTerms.entries }),
]);

export type Campaign = v.InferOutput<typeof campaign>;

/** Whether it counts in games of the casino, rather than in bets. */
export const isOfCasino = ({ kind }: Pick<Campaign, 'kind'>): boolean => kind === 'cashback';
export type CampaignKind = Campaign['kind'];

/** To whom nothing is offered at all. */
export const WITHHELD = ['banned', 'excluded', 'under-age'] as const;
export type Withheld = (typeof WITHHELD)[number];

export interface OfferedTo {
  readonly isBanned: boolean;
  readonly isExcluded: boolean;
  /** In years; null where it is not known. */
  readonly age: number | null;
  readonly minimumAge: number;
}

/** What keeps every offer from a player: null, or the first of it. */
export function withheldFrom(player: OfferedTo): Withheld | null {
  if (player.isBanned) return 'banned';
  if (player.isExcluded) return 'excluded';
  return player.age !== null && player.age < player.minimumAge ? 'under-age' : null;
}
