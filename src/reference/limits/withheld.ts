import { type Withheld, withheldFrom } from '../../domain/accounts/campaigns.ts';
import type { Limits } from './limits.ts';

export interface WithholdingOptions {
  readonly limits: Pick<Limits, 'barriers'>;
  readonly isBanned: (userId: string) => boolean;
  /** In years; null where it is not known. */
  readonly ageOf: (userId: string, now: number) => number | null;
  readonly minimumAge: number;
}

/** What keeps every offer from a player now, or null. */
export type Withholding = (userId: string, now: number) => Withheld | null;

export const createWithholding =
  ({ limits, isBanned, ageOf, minimumAge }: WithholdingOptions): Withholding =>
  (userId, now) =>
    withheldFrom({
      isBanned: isBanned(userId),
      isExcluded: limits.barriers(userId, [], now).isExcluded,
      age: ageOf(userId, now),
      minimumAge,
    });
