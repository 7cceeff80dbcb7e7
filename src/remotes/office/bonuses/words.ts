import type { Bonus } from '../../../site/contract/payments.ts';

/** What a bonus was given for. */
export const BONUS_NAMES = {
  welcome: 'bonuses_kind_welcome',
  'first-deposit': 'bonuses_kind_first_deposit',
  'sign-in': 'bonuses_kind_sign_in',
} as const satisfies Readonly<Record<Bonus['kind'], string>>;

/** What became of one. */
export const ENDED_BONUSES = {
  converted: 'bonuses_state_converted',
  expired: 'bonuses_state_expired',
  lost: 'bonuses_state_lost',
  revoked: 'bonuses_state_revoked',
} as const satisfies Readonly<Record<Exclude<Bonus['state'], 'active'>, string>>;
