import { accounts } from './de/accounts.ts';
import { activation } from './de/activation.ts';
import { auth } from './de/auth.ts';
import { betSlip } from './de/bet-slip.ts';
import { captcha } from './de/captcha.ts';
import { casino } from './de/casino.ts';
import { consent } from './de/consent.ts';
import { coupon } from './de/coupon.ts';
import { fields } from './de/fields.ts';
import { information } from './de/information.ts';
import { main } from './de/main.ts';
import { maintenance } from './de/maintenance.ts';
import { office } from './de/office.ts';
import { recovery } from './de/recovery.ts';
import { registration } from './de/registration.ts';
import { security } from './de/security.ts';
import { signIn } from './de/sign-in.ts';
import { sport } from './de/sport.ts';
import { technical } from './de/technical.ts';
import { titles } from './de/titles.ts';
import type { Dictionary } from './texts.ts';

export const de: Dictionary = {
  ...main,
  ...auth,
  ...signIn,
  ...recovery,
  ...activation,
  ...fields,
  ...registration,
  ...titles,
  ...technical,
  ...information,
  ...captcha,
  ...casino,
  ...consent,
  ...coupon,
  ...betSlip,
  ...sport,
  ...office,
  ...maintenance,
  ...accounts,
  ...security,
};
