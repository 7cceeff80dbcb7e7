import { account } from './account.ts';
import { auth } from './auth.ts';
import { coupon } from './coupon.ts';
import type { HandlerCase } from './handler-case.ts';
import { protection } from './protection.ts';
import { registration } from './registration.ts';
import { site } from './site.ts';

/** Every handler that has a case of its own. */
export const handlerCases: readonly HandlerCase[] = [
  ...auth,
  ...account,
  ...protection,
  ...registration,
  ...coupon,
  ...site,
];
