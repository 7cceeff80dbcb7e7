import type { Fetching } from './dictionary.ts';
import { texts } from './ru/main.ts';

/** The dictionaries in Russian; what every page needs comes with their table. */
export const ru = {
  accounts: () => import('./ru/accounts.ts'),
  auth: () => import('./ru/auth.ts'),
  bets: () => import('./ru/bets.ts'),
  bonus: () => import('./ru/bonus.ts'),
  captcha: () => import('./ru/captcha.ts'),
  casino: () => import('./ru/casino.ts'),
  contacts: () => import('./ru/contacts.ts'),
  coupon: () => import('./ru/coupon.ts'),
  form: () => import('./ru/form.ts'),
  information: () => import('./ru/information.ts'),
  main: async () => ({ texts }),
  office: () => import('./ru/office.ts'),
  payments: () => import('./ru/payments.ts'),
  push: () => import('./ru/push.ts'),
  recovery: () => import('./ru/recovery.ts'),
  registration: () => import('./ru/registration.ts'),
  requests: () => import('./ru/requests.ts'),
  responsible_gaming: () => import('./ru/responsible-gaming.ts'),
  security: () => import('./ru/security.ts'),
  sport: () => import('./ru/sport.ts'),
  technical: () => import('./ru/technical.ts'),
  verification: () => import('./ru/verification.ts'),
} as const satisfies Fetching;
