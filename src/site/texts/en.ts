import type { Fetching } from './dictionary.ts';
import { texts } from './en/main.ts';

/** The dictionaries in English; what every page needs is at hand. */
export const en = {
  accounts: () => import('./en/accounts.ts'),
  auth: () => import('./en/auth.ts'),
  bets: () => import('./en/bets.ts'),
  bonus: () => import('./en/bonus.ts'),
  captcha: () => import('./en/captcha.ts'),
  casino: () => import('./en/casino.ts'),
  contacts: () => import('./en/contacts.ts'),
  coupon: () => import('./en/coupon.ts'),
  form: () => import('./en/form.ts'),
  information: () => import('./en/information.ts'),
  main: async () => ({ texts }),
  office: () => import('./en/office.ts'),
  payments: () => import('./en/payments.ts'),
  push: () => import('./en/push.ts'),
  recovery: () => import('./en/recovery.ts'),
  registration: () => import('./en/registration.ts'),
  requests: () => import('./en/requests.ts'),
  responsible_gaming: () => import('./en/responsible-gaming.ts'),
  security: () => import('./en/security.ts'),
  sport: () => import('./en/sport.ts'),
  technical: () => import('./en/technical.ts'),
  verification: () => import('./en/verification.ts'),
} as const satisfies Fetching;
