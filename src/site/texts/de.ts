import { texts } from './de/main.ts';
import type { Fetching } from './dictionary.ts';

/** The dictionaries in German; what every page needs comes with their table. */
export const de = {
  accounts: () => import('./de/accounts.ts'),
  auth: () => import('./de/auth.ts'),
  bets: () => import('./de/bets.ts'),
  bonus: () => import('./de/bonus.ts'),
  captcha: () => import('./de/captcha.ts'),
  casino: () => import('./de/casino.ts'),
  contacts: () => import('./de/contacts.ts'),
  coupon: () => import('./de/coupon.ts'),
  form: () => import('./de/form.ts'),
  information: () => import('./de/information.ts'),
  main: async () => ({ texts }),
  office: () => import('./de/office.ts'),
  payments: () => import('./de/payments.ts'),
  push: () => import('./de/push.ts'),
  recovery: () => import('./de/recovery.ts'),
  registration: () => import('./de/registration.ts'),
  requests: () => import('./de/requests.ts'),
  responsible_gaming: () => import('./de/responsible-gaming.ts'),
  security: () => import('./de/security.ts'),
  sport: () => import('./de/sport.ts'),
  technical: () => import('./de/technical.ts'),
  verification: () => import('./de/verification.ts'),
} as const satisfies Fetching;
