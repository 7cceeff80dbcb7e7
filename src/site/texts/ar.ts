import { auth } from './ar/auth.ts';
import { betSlip } from './ar/bet-slip.ts';
import { casino } from './ar/casino.ts';
import { coupon } from './ar/coupon.ts';
import { information } from './ar/information.ts';
import { main } from './ar/main.ts';
import { office } from './ar/office.ts';
import { sport } from './ar/sport.ts';
import { technical } from './ar/technical.ts';
import { titles } from './ar/titles.ts';
import type { Dictionary } from './texts.ts';

export const ar: Dictionary = {
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
};
