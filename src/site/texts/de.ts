import { auth } from './de/auth.ts';
import { betSlip } from './de/bet-slip.ts';
import { casino } from './de/casino.ts';
import { coupon } from './de/coupon.ts';
import { information } from './de/information.ts';
import { main } from './de/main.ts';
import { office } from './de/office.ts';
import { sport } from './de/sport.ts';
import { technical } from './de/technical.ts';
import { titles } from './de/titles.ts';
import type { Dictionary } from './texts.ts';

export const de: Dictionary = {
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
