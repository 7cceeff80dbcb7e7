import type { Guard } from '../guard/guard.ts';
import type { Handlers } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import type { Identity, User } from '../ports.ts';
import type { Post } from '../post/post.ts';
import { askedBy, type Codes, inSeconds, SENT_NOW } from '../secrets/codes.ts';
import type { SignIn } from '../session/sign-in.ts';
import type { Contacts } from '../user/contacts.ts';
import { decodeCredential } from '../user/credential.ts';
import { phoneOf } from '../user/phone.ts';
import type { TwoStep } from '../user/two-step.ts';

export interface SmsOptions {
  readonly identity: Identity;
  readonly contacts: Contacts;
  readonly guard: Guard;
  readonly codes: Codes;
  readonly post: Post;
  readonly signIn: SignIn;
  readonly twoStep: TwoStep;
}

/** Whole numbers alone: without a country nobody knows whose a short one is. */
function phoneIn(encoded: string): string {
  const phone = phoneOf(decodeCredential(encoded) ?? '', undefined);
  if (phone === null) throw new Refused('1404', [{ pointer: '/phone' }]);
  return phone;
}

/** The player of a number, found by the same steps whether or not there is one. */
function finding({ identity, contacts }: SmsOptions) {
  return async (phone: string): Promise<User | null> => {
    const userId = contacts.confirmedBy('phone', phone);
    const byContact = await identity.userById(userId ?? '0');
    return (await identity.userByLogin(phone)) ?? byContact;
  };
}

function phoneHandlers(options: SmsOptions) {
  const { guard, codes, post, signIn } = options;
  const userOf = finding(options);
  return {
    async sendSms({ body: { phone: encoded, purpose = 'login' } }, context) {
      const phone = phoneIn(encoded);
      const asked = askedBy(phone, context.visit());
      const lately = codes.lately(purpose, asked, context.now);
      if (lately) return inSeconds(lately, context.now);
      guard.pass('sms', context, { subject: phone });
      const user = await userOf(phone);
      const code = codes.issue(purpose, asked, context.now);
      const isMeant = purpose === 'registration' || user !== null;
      post.send(purpose, isMeant ? { kind: 'sms', value: phone } : null, { code }, context);
      return SENT_NOW;
    },
    async loginBySms({ body: { phone: encoded, code } }, context) {
      const phone = phoneIn(encoded);
      const attempt = guard.pass('smsAnswer', context, { subject: phone });
      const verdict = codes.check('login', askedBy(phone, context.knownVisit), code, context.now);
      if (verdict !== 'right') throw new Refused(verdict === 'wrong_code' ? '1002' : '1003');
      const user = await userOf(phone);
      if (!user) throw new Refused('1002');
      attempt.forgive();
      return signIn.proceed(user, context);
    },
  } satisfies Handlers;
}

function secondStepHandlers({ guard, codes, contacts, signIn, twoStep }: SmsOptions) {
  return {
    async twoStepSms(_input, context) {
      const userId = signIn.halfWay(context) ?? (await context.visitor())?.id;
      if (userId === undefined) throw new Refused('1006');
      if (twoStep.method(userId) === 'totp') throw new Refused('1605');
      if (contacts.of(userId).phone?.confirmed_at == null) throw new Refused('1603');
      const lately = codes.lately('two-step', userId, context.now);
      if (lately) return inSeconds(lately, context.now);
      guard.pass('secondStepSms', context, { subject: userId });
      signIn.sendCode(userId, context);
      return SENT_NOW;
    },
    async loginTwoStep({ body: { code, method } }, context) {
      const subject = `two-step ${signIn.halfWay(context) ?? context.knownVisit ?? ''}`;
      const attempt = guard.pass('answer', context, { subject });
      const answer = await signIn.finish(code, method, context);
      attempt.forgive();
      return answer;
    },
  } satisfies Handlers;
}

/** Calls about codes by SMS, and the second step of signing in. */
export function smsHandlers(options: SmsOptions) {
  return { ...phoneHandlers(options), ...secondStepHandlers(options) } satisfies Handlers;
}
