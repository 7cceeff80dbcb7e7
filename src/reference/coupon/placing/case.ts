import type { SubmittedCoupon } from '../../../calls/coupon.ts';
import type { StakeLimits } from '../../../domain/coupon/placing.ts';
import type { PromoTerms } from '../../../domain/coupon/promo-code.ts';
import type { SiteConfigByName } from '../../../domain/site/config.ts';
import type { LimitRule, LimitWord } from '../../limits/refusing.ts';
import type { PlayerAccount } from '../../money/accounts.ts';
import type { OfferedCurrency } from '../../money/currencies.ts';
import type { LegState, Together } from '../legs.ts';

/** All that decides about a coupon, as it is at one moment. */
export interface Case {
  readonly coupon: SubmittedCoupon;
  readonly legs: readonly LegState[];
  readonly account: PlayerAccount;
  readonly currency: OfferedCurrency;
  readonly limits: StakeLimits;
  /** Which limit it is that refuses by a rule, and until when. */
  readonly limitWord: (rule: LimitRule) => LimitWord;
  readonly isBanned: boolean;
  readonly config: Partial<SiteConfigByName>;
  /** What the code of the coupon gives this player; null where it gives nothing, or there is none. */
  readonly promo: PromoTerms | null;
  /** Its selections of one match, told together; null where they are not. */
  readonly together: Together | null;
  /** The bet that is edited is not bought back, or not for what its player saw. */
  readonly isEditLost: boolean;
}
