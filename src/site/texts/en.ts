import { accounts } from './en/accounts.ts';
import { activation } from './en/activation.ts';
import { auth } from './en/auth.ts';
import { betSlip } from './en/bet-slip.ts';
import { captcha } from './en/captcha.ts';
import { casino } from './en/casino.ts';
import { consent } from './en/consent.ts';
import { coupon } from './en/coupon.ts';
import { fields } from './en/fields.ts';
import { information } from './en/information.ts';
import { main } from './en/main.ts';
import { maintenance } from './en/maintenance.ts';
import { office } from './en/office.ts';
import { recovery } from './en/recovery.ts';
import { registration } from './en/registration.ts';
import { security } from './en/security.ts';
import { signIn } from './en/sign-in.ts';
import { sport } from './en/sport.ts';
import { technical } from './en/technical.ts';
import { titles } from './en/titles.ts';

/** Every text in English. */
export const en = {
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
} as const;
