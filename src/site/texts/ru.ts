import { auth } from './ru/auth.ts';
import { betSlip } from './ru/bet-slip.ts';
import { casino } from './ru/casino.ts';
import { coupon } from './ru/coupon.ts';
import { information } from './ru/information.ts';
import { main } from './ru/main.ts';
import { office } from './ru/office.ts';
import { sport } from './ru/sport.ts';
import { technical } from './ru/technical.ts';
import { titles } from './ru/titles.ts';
import type { Dictionary } from './texts.ts';

export const ru: Dictionary = {
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
