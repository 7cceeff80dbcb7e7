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

/** Promotions that once had an address of their own. */
const oldPromotions = [
  'first-bonus',
  'happy-friday',
  'lucky-wednesday',
  'x2-monday',
  'birthday-bonus',
  'bonus-100',
  'cashback',
  'accumulator-of-the-day',
  'accumulator-boost',
  'advancebet',
  'bet-insurance',
  'bet-of-the-day',
  'daily-tournament',
  'express-battle',
  'free-bet',
  'losing-streak',
  'no-risk-bet',
  'promo-code-store',
  'vip-cashback',
  'welcome-package',
] as const;

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
  { from: `:promotionId(${oldPromotions.join('|')})`, to: 'promotions/:promotionId' },
];
