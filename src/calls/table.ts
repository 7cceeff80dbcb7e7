import type * as v from 'valibot';
import { captchaCalls } from './captcha.ts';
import { configCalls } from './config.ts';
import { contentCalls } from './content.ts';
import { couponCalls } from './coupon.ts';
import type { CallDeclaration } from './define.ts';
import { limitsCalls } from './limits.ts';
import { protectionCalls } from './protection.ts';
import { registrationCalls } from './registration.ts';
import { sessionCalls } from './session.ts';
import { signInCalls } from './sign-in.ts';
import { sportsCalls } from './sports.ts';
import { userCalls } from './user.ts';

/**
 * Every call the site makes, by name. The recorder's own upload is not here: it runs beside the
 * bus, so that recording a session is not itself recorded.
 */
export const calls = {
  ...captchaCalls,
  ...configCalls,
  ...contentCalls,
  ...couponCalls,
  ...limitsCalls,
  ...protectionCalls,
  ...registrationCalls,
  ...sessionCalls,
  ...signInCalls,
  ...sportsCalls,
  ...userCalls,
} as const satisfies Record<string, CallDeclaration>;

export type CallName = keyof typeof calls;

type OutputOf<S> = S extends v.GenericSchema ? v.InferOutput<S> : never;

type InputOf<Parts> = {
  readonly [Part in keyof Parts as undefined extends OutputOf<Parts[Part]>
    ? never
    : Part]: OutputOf<Parts[Part]>;
};

/** What a call needs: the parts of it that are declared, none other. */
export type CallInput<C extends CallName> = InputOf<(typeof calls)[C]['input']>;

/** What a call answers when it succeeds. */
export type CallReply<C extends CallName> = OutputOf<(typeof calls)[C]['reply']>;

export function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name);
}
