import { OLD_PROMOTIONS } from '../../domain/accounts/old-promotions.ts';
import type { SiteConfigFlag } from '../../domain/site/config.ts';

/** An address that is no page: it leads to another one, its query and fragment with it. */
export interface Moved {
  readonly from: string;
  /** A pattern filled with the parameters of `from`. */
  readonly to: string;
  /** A `key=value` pair added to the query. */
  readonly query?: string;
  readonly availabilityKey?: SiteConfigFlag;
}

export const moved: readonly Moved[] = [
  { from: 'office', to: 'office/account' },
  { from: 'rules', to: 'rules/1', availabilityKey: 'rulesAvailable' },
  { from: 'forgotpassword', to: '', query: 'showForgotPasswordModal=1' },
  { from: 'user/forgotpassword', to: '', query: 'showForgotPasswordModal=1' },
  { from: 'coupon', to: '' },
  { from: 'tvgames/view/poker', to: 'poker' },
  { from: 'cyber', to: 'cyber/real' },
  { from: 'esports', to: 'esports/real' },
  { from: 'lpage/:landingId', to: 'landing-page/:landingId' },
  { from: `:promotionId(${OLD_PROMOTIONS.join('|')})`, to: 'promotions/:promotionId' },
];
