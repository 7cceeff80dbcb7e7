import type * as v from 'valibot';
import { accountCalls } from './accounts.ts';
import { agreementCalls } from './agreements.ts';
import { signInCalls } from './auth.ts';
import { campaignCalls } from './campaigns.ts';
import { captchaCalls } from './captcha.ts';
import { cashOutCalls } from './cash-out.ts';
import { cashbackCalls } from './cashback.ts';
import { casinoCalls } from './casino.ts';
import { configCalls } from './config.ts';
import { contentCalls } from './content.ts';
import { couponCalls } from './coupon.ts';
import {
  type CallDeclaration,
  type IdempotencyHeaders,
  type ReplyDeclaration,
  refusalReply,
} from './define.ts';
import { exchangeCalls } from './exchange.ts';
import { friendsCalls } from './friends.ts';
import { guestMessageCalls } from './guest-messages.ts';
import { limitsCalls } from './limits.ts';
import { sportsCalls } from './line.ts';
import { mailingCalls } from './mailing.ts';
import { paymentRequestCalls } from './payment-requests.ts';
import { paymentCalls } from './payments.ts';
import { phoneCalls } from './phones.ts';
import { pointsCalls } from './points.ts';
import { protectionCalls } from './protection.ts';
import { pushCalls } from './push.ts';
import { registrationCalls } from './registration.ts';
import { sessionCalls } from './session.ts';
import { tournamentCalls } from './tournaments.ts';
import { userCalls } from './user.ts';
import { verificationCalls } from './verification.ts';

/**
 * Every call the site makes, by name. The recorder's own upload is not here: it runs beside the
 * bus, so that recording a session is not itself recorded.
 */
export const calls = {
  ...accountCalls,
  ...agreementCalls,
  ...campaignCalls,
  ...captchaCalls,
  ...cashOutCalls,
  ...cashbackCalls,
  ...casinoCalls,
  ...configCalls,
  ...contentCalls,
  ...couponCalls,
  ...exchangeCalls,
  ...friendsCalls,
  ...guestMessageCalls,
  ...limitsCalls,
  ...mailingCalls,
  ...paymentCalls,
  ...paymentRequestCalls,
  ...phoneCalls,
  ...pointsCalls,
  ...protectionCalls,
  ...pushCalls,
  ...registrationCalls,
  ...sessionCalls,
  ...signInCalls,
  ...sportsCalls,
  ...tournamentCalls,
  ...userCalls,
  ...verificationCalls,
} as const satisfies Record<string, CallDeclaration>;

export type CallName = keyof typeof calls;

type OutputOf<S> = S extends v.GenericSchema ? v.InferOutput<S> : never;

/** A part that is declared, and may be left out. */
type MayLack<Output> = undefined extends Output
  ? [Output] extends [undefined]
    ? false
    : true
  : false;

type InputOf<Parts> = {
  readonly [Part in keyof Parts as undefined extends OutputOf<Parts[Part]>
    ? never
    : Part]: OutputOf<Parts[Part]>;
} & {
  readonly [Part in keyof Parts as MayLack<OutputOf<Parts[Part]>> extends true
    ? Part
    : never]?: OutputOf<Parts[Part]>;
};

/** What a call needs: the parts of it that are declared, none other. */
export type CallInput<C extends CallName> = InputOf<(typeof calls)[C]['input']>;

/** Calls that are done once: what is sent again under the same key is not done again. */
export type KeyedCall = {
  [C in CallName]: CallInput<C> extends { readonly headers: IdempotencyHeaders } ? C : never;
}[CallName];

/** What a call answers when it succeeds. */
export type CallReply<C extends CallName> = OutputOf<(typeof calls)[C]['reply']>;

export function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name);
}

/** What declares the body of an answer; null where there is no such call. */
export function replyDeclarationOf(name: string, status: number): ReplyDeclaration | null {
  if (!isCallName(name)) return null;
  return status >= 400 ? refusalReply : calls[name];
}
