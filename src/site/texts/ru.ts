import { accounts } from './ru/accounts.ts';
import { activation } from './ru/activation.ts';
import { auth } from './ru/auth.ts';
import { betSlip } from './ru/bet-slip.ts';
import { captcha } from './ru/captcha.ts';
import { casino } from './ru/casino.ts';
import { consent } from './ru/consent.ts';
import { coupon } from './ru/coupon.ts';
import { fields } from './ru/fields.ts';
import { information } from './ru/information.ts';
import { main } from './ru/main.ts';
import { maintenance } from './ru/maintenance.ts';
import { office } from './ru/office.ts';
import { recovery } from './ru/recovery.ts';
import { registration } from './ru/registration.ts';
import { security } from './ru/security.ts';
import { signIn } from './ru/sign-in.ts';
import { sport } from './ru/sport.ts';
import { technical } from './ru/technical.ts';
import { titles } from './ru/titles.ts';
import type { Dictionary } from './texts.ts';

export const ru: Dictionary = {
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
