import { accounts } from './ar/accounts.ts';
import { activation } from './ar/activation.ts';
import { auth } from './ar/auth.ts';
import { betSlip } from './ar/bet-slip.ts';
import { captcha } from './ar/captcha.ts';
import { casino } from './ar/casino.ts';
import { consent } from './ar/consent.ts';
import { coupon } from './ar/coupon.ts';
import { fields } from './ar/fields.ts';
import { information } from './ar/information.ts';
import { main } from './ar/main.ts';
import { maintenance } from './ar/maintenance.ts';
import { office } from './ar/office.ts';
import { recovery } from './ar/recovery.ts';
import { registration } from './ar/registration.ts';
import { security } from './ar/security.ts';
import { signIn } from './ar/sign-in.ts';
import { sport } from './ar/sport.ts';
import { technical } from './ar/technical.ts';
import { titles } from './ar/titles.ts';
import type { Dictionary } from './texts.ts';

export const ar: Dictionary = {
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
