import type { Fetching } from '../dictionary.ts';
import { texts } from './main.ts';

/** The dictionaries in German; what every page needs comes with their table. */
export const dictionaries = {
  accounts: () => import('./accounts.ts'),
  alphabet: () => import('./alphabet.ts'),
  auth: () => import('./auth.ts'),
  bets: () => import('./bets.ts'),
  bonus: () => import('./bonus.ts'),
  calculator: () => import('./calculator.ts'),
  captcha: () => import('./captcha.ts'),
  casino: () => import('./casino.ts'),
  consent: () => import('./consent.ts'),
  contacts: () => import('./contacts.ts'),
  coupon: () => import('./coupon.ts'),
  form: () => import('./form.ts'),
  friends: () => import('./friends.ts'),
  information: () => import('./information.ts'),
  main: async () => ({ texts }),
  news: () => import('./news.ts'),
  office: () => import('./office.ts'),
  payments: () => import('./payments.ts'),
  promotions: () => import('./promotions.ts'),
  push: () => import('./push.ts'),
  recovery: () => import('./recovery.ts'),
  registration: () => import('./registration.ts'),
  requests: () => import('./requests.ts'),
  responsible_gaming: () => import('./responsible-gaming.ts'),
  security: () => import('./security.ts'),
  sport: () => import('./sport.ts'),
  technical: () => import('./technical.ts'),
  verification: () => import('./verification.ts'),
} as const satisfies Fetching;
