import { auth } from './en/auth.ts';
import { betSlip } from './en/bet-slip.ts';
import { casino } from './en/casino.ts';
import { coupon } from './en/coupon.ts';
import { information } from './en/information.ts';
import { main } from './en/main.ts';
import { office } from './en/office.ts';
import { sport } from './en/sport.ts';
import { technical } from './en/technical.ts';
import { titles } from './en/titles.ts';

/** Every text in English. */
export const en = {
  ...main,
  ...auth,
  ...titles,
  ...technical,
  ...information,
  ...casino,
  ...coupon,
  ...betSlip,
  ...sport,
  ...office,
} as const;
