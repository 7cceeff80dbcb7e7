import * as v from 'valibot';
import { finite, money } from '../../kernel/numbers.ts';

/** What bonus money was given for. */
export const BONUS_KINDS = ['welcome', 'first-deposit', 'sign-in'] as const;

export const BONUS_STATES = [
  'active',
  /** Wagered: it is the player's own. */
  'converted',
  /** Not wagered in time. */
  'expired',
  /** Played away. */
  'lost',
  /** The deposit it was given on was taken back. */
  'revoked',
] as const;

export type BonusKind = (typeof BONUS_KINDS)[number];

/** What bonus money asks for before it is the player's own. */
export const WAGERING = {
  /** How many times it is staked, in bets that were won or lost. */
  times: 5,
  days: 30,
} as const;

/** How much of a first deposit is given on top, in per cent. */
export const FIRST_DEPOSIT_PERCENT = 100;

/** What a first deposit brings, as the site tells of it; `most` in minor units of the currency. */
export const depositOffer = v.object({
  percent: v.pipe(finite, v.minValue(1), v.maxValue(1000)),
  most: money,
  currency: v.string(),
  times: v.pipe(finite, v.minValue(0)),
  days: v.pipe(finite, v.minValue(1)),
});

export type DepositOffer = v.InferOutput<typeof depositOffer>;

/** What is told of an offer; null where it is none that the site knows how to tell of. */
export function readDepositOffer(told: unknown): DepositOffer | null {
  const read = v.safeParse(depositOffer, told);
  return read.success ? read.output : null;
}

/** What a deposit of so much brings on top, in whole minor units; nothing is given for a part of one. */
export function bonusFor(
  amount: number,
  { percent, most }: Pick<DepositOffer, 'percent' | 'most'>,
) {
  return Math.min(Math.floor((amount * percent) / 100), most);
}
