import * as v from 'valibot';

/** What stays on record of accounts and of the service's borders. A new one is added here first. */
export const SECURITY_KINDS = [
  /** A password, code, link or network was tried to sign in with. */
  'sign-in',
  /** The second step of signing in. */
  'second-step',
  'sign-out',
  /** A sign-in was ended by somebody else, or by a newer one. */
  'session-end',
  'registration',
  'password-change',
  /** An account is being given back to who forgot its password; `place` names the step. */
  'recovery',
  'contact-change',
  'second-step-change',
  'security-question-change',
  'network-link',
  /** A staff account was made, locked or opened. */
  'account-change',
  'role-change',
  /** What came in the name of a payment provider was not taken; `reason` says why. */
  'payment-notice',
  /** Staff looked at a player's document, or decided on it; `reason` says which. */
  'document-review',
  /** Staff read what a player wrote to support, or sent with it, answered or closed it. */
  'request-review',
  /** Somebody asked for what they may not have, or a foreign site did so in their name. */
  'refusal',
  /** A limit of tries, bytes, listeners or the like was reached. */
  'limit',
  'captcha',
  /** Of a person's recordings; `reason` names the step. */
  'erasure',
  /** So many events were not written down, as the store was away for too long. */
  'events-lost',
] as const;

/** `failure`: it was tried and was wrong; `refused`: it was not let as far as that. */
export const SECURITY_OUTCOMES = ['success', 'failure', 'refused'] as const;

export type SecurityKind = (typeof SECURITY_KINDS)[number];
export type SecurityOutcome = (typeof SECURITY_OUTCOMES)[number];

/** Words of the program, never of a person: anything else is no code. */
const code = v.pipe(v.string(), v.regex(/^[\w .:/{}*-]{1,80}$/));
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const whole = v.pipe(v.number(), v.safeInteger());

const facts = v.object({
  kind: v.picklist(SECURITY_KINDS),
  outcome: v.picklist(SECURITY_OUTCOMES),
  /** The route or call, as the program declares it. */
  place: v.nullable(code),
  /** Why, or which part of it: a code. */
  reason: v.nullable(code),
  /** Who did it; null for a guest. */
  actorId: v.nullable(id),
  /** Whose account it is about. */
  subjectId: v.nullable(id),
  /** Equal for one sign-in, and of no other use. */
  session: v.nullable(id),
  /** Equal for one network; its address cannot be found from it. */
  network: v.nullable(id),
});

/** Facts of an event, as they are kept: ids, codes and keyed hashes. */
export type SecurityFacts = v.InferOutput<typeof facts>;

/** An event that is kept. Equal ones of one minute are one, with their count. */
export const securityEvent = v.object({
  /** Rises with each event. */
  id: whole,
  /** Of the first and the last of them, epoch milliseconds. */
  at: whole,
  lastAt: whole,
  count: whole,
  /** There were too many to tell apart: who, whose, session and network are left out. */
  merged: v.boolean(),
  ...facts.entries,
});

export type SecurityEvent = v.InferOutput<typeof securityEvent>;

/** What is told of an event where it happens. `sessionId` and `network` are hashed when taken in. */
export interface SecurityEntry {
  readonly kind: SecurityKind;
  readonly outcome: SecurityOutcome;
  readonly place?: string | undefined;
  readonly reason?: string | undefined;
  readonly actorId?: string | null | undefined;
  readonly subjectId?: string | null | undefined;
  /** The id of a sign-in, never its token. */
  readonly sessionId?: string | null | undefined;
  /** As `networkOf` gives it. */
  readonly network?: string | null | undefined;
}

/** Takes security events down. Neither waits nor throws: what happens goes on whatever becomes of it. */
export interface SecurityRecord {
  record(entry: SecurityEntry): void;
}

/** The text where it is a code, else the word for one that is none. */
export function codeOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  return v.is(code, text) ? text : 'other';
}

/** The text where it has the form of an id, else nothing: it may be anything. */
export function idOf(text: string | null | undefined): string | null {
  return v.is(id, text) ? text : null;
}
