import { texts } from './ar/main.ts';
import type { Fetching } from './dictionary.ts';

/** The dictionaries in Arabic; what every page needs comes with their table. */
export const ar = {
  accounts: () => import('./ar/accounts.ts'),
  auth: () => import('./ar/auth.ts'),
  bets: () => import('./ar/bets.ts'),
  bonus: () => import('./ar/bonus.ts'),
  captcha: () => import('./ar/captcha.ts'),
  casino: () => import('./ar/casino.ts'),
  contacts: () => import('./ar/contacts.ts'),
  coupon: () => import('./ar/coupon.ts'),
  form: () => import('./ar/form.ts'),
  information: () => import('./ar/information.ts'),
  main: async () => ({ texts }),
  office: () => import('./ar/office.ts'),
  payments: () => import('./ar/payments.ts'),
  push: () => import('./ar/push.ts'),
  recovery: () => import('./ar/recovery.ts'),
  registration: () => import('./ar/registration.ts'),
  requests: () => import('./ar/requests.ts'),
  responsible_gaming: () => import('./ar/responsible-gaming.ts'),
  security: () => import('./ar/security.ts'),
  sport: () => import('./ar/sport.ts'),
  technical: () => import('./ar/technical.ts'),
  verification: () => import('./ar/verification.ts'),
} as const satisfies Fetching;
