import { auth } from './en/auth.ts';
import { coupon } from './en/coupon.ts';
import { main } from './en/main.ts';

/** Every text in English. */
export const en = { ...main, ...auth, ...coupon } as const;
