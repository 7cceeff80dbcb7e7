import * as v from 'valibot';
import type { CallReply } from '../../calls/table.ts';
import type { Guard } from '../guard/guard.ts';
import type { CallContext } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import { POLICY } from '../policy.ts';
import type { Post } from '../post/post.ts';
import { type Codes, inSeconds, SENT_NOW } from '../secrets/codes.ts';
import type { Flows } from '../secrets/flows.ts';
import type { Tickets } from '../secrets/tickets.ts';
import {
  activationOf,
  type ContactKind,
  type Contacts,
  type ContactsOf,
} from '../user/contacts.ts';

type Answer = CallReply<'activationConfirm'>;

export interface ActivationOptions {
  readonly contacts: Contacts;
  readonly guard: Guard;
  readonly codes: Codes;
  readonly flows: Flows;
  readonly tickets: Tickets;
  readonly post: Post;
}

/** Where a code goes. */
export interface Target {
  readonly kind: ContactKind;
  readonly value: string;
}

/** Lets players prove that they are at an address or number. */
export interface Activation {
  /**
   * Sends a code, to an e-mail address a link as well. Tells of the one that was sent just now;
   * refused when that went elsewhere. `prove` throws unless it is the player who asks: a session may
   * be stolen, and must not be enough to name another way into an account that has one already.
   */
  send(
    userId: string,
    target: Target,
    context: CallContext,
    prove: () => Promise<unknown>,
  ): Promise<CodeSent>;
  /** Sends one in the course of a registration, which has its own bounds. */
  begin(userId: string, target: Target, context: CallContext): CodeSent;
  confirm(userId: string, kind: ContactKind, code: string, context: CallContext): Answer;
  byLink(token: string, context: CallContext): Answer;
}

type CodeSent = CallReply<'activationSend'>;

/** `isProved`: the password was given for it. */
const asked = v.object({ value: v.string(), isProved: v.optional(v.boolean(), false) });
const link = v.object({ userId: v.string(), ...asked.entries });
const ownerOf = (userId: string) => `player ${userId}`;

interface Begun extends Target {
  readonly isProved: boolean;
}

/** Whether a session is enough to confirm it: nothing is confirmed, or the player named it before. */
type IsFree = (userId: string, target: Target) => boolean;

function sending({ codes, flows, tickets, post }: ActivationOptions) {
  const { code: lifetime, activationLink } = POLICY.lifetimes;
  return (userId: string, { kind, value, isProved }: Begun, context: CallContext): CodeSent => {
    const { now } = context;
    const code = codes.issue(kind, userId, now);
    flows.begin(ownerOf(userId), `activate-${kind}`, { value, isProved }, now + lifetime);
    if (kind === 'phone') {
      post.send('activation', { kind: 'sms', value }, { code }, context);
    } else {
      const terms = { now, lifetime: activationLink, userId };
      const token = tickets.issue('activation-link', { userId, value, isProved }, terms);
      const page = `/user/accountverify?token=${token}`;
      post.send('activation', { kind: 'email', value }, { code, page }, context);
    }
    return SENT_NOW;
  };
}

/** Confirms what somebody has proved to be at, where the account still lets them. */
function settling({ contacts, tickets, post }: ActivationOptions, isFree: IsFree) {
  /** The player, by the way to reach them that was confirmed before. */
  const tell = ({ email, phone }: ContactsOf, kind: ContactKind, context: CallContext) => {
    const known = kind === 'email' ? phone : email;
    if (known?.confirmed_at == null) return;
    const to = { kind: kind === 'email' ? 'sms' : 'email', value: known.value } as const;
    post.send('contact-added', to, { page: '?showForgotPasswordModal=1' }, context);
  };
  /** They may have gone to the address of before. */
  const dropLinks = (userId: string) => {
    tickets.dropOf(userId, 'login-link');
    tickets.dropOf(userId, 'reset-link');
  };
  return (userId: string, begun: Begun, context: CallContext): Answer => {
    const { kind, value, isProved } = begun;
    context.note({ subjectId: userId, reason: kind });
    const holder = contacts.confirmedBy(kind, value);
    if (holder !== null && holder !== userId) return { error: 'taken' };
    const before = contacts.of(userId);
    const own = before[kind];
    // An old link does not take the place of what was confirmed since.
    if (own?.confirmed_at != null && own.value !== value) return { error: 'wrong_code' };
    if (!isProved && !isFree(userId, begun)) return { error: 'time_up' };
    contacts.put(userId, kind, value, context.now);
    contacts.confirm(userId, kind, value, context.now);
    if (own !== null && own.value !== value) dropLinks(userId);
    if (own?.confirmed_at == null) tell(before, kind, context);
    return { activation_type: activationOf(contacts.of(userId)) };
  };
}

/** What a player began of a kind, and has not finished. */
const beginnings =
  ({ flows }: ActivationOptions) =>
  (userId: string, kind: ContactKind, now: number) =>
    flows.get(ownerOf(userId), `activate-${kind}`, asked, now);

function asking(options: ActivationOptions, isFree: IsFree): Pick<Activation, 'send' | 'begin'> {
  const { guard, codes } = options;
  const begin = sending(options);
  const begunBy = beginnings(options);
  return {
    begin: (userId, target, context) => begin(userId, { ...target, isProved: false }, context),
    async send(userId, target, context, prove) {
      const { kind, value } = target;
      const { now } = context;
      const isProved = !isFree(userId, target);
      const begun = begunBy(userId, kind, now);
      const isBegun = begun?.value === value && (begun.isProved || !isProved);
      if (isProved && !isBegun) await prove();
      const lately = codes.lately(kind, userId, now);
      if (lately && isBegun) return inSeconds(lately, now);
      if (lately) throw new Refused('429', [{}], { retryAfter: inSeconds(lately, now).resendIn });
      guard.pass('sms', context, { subject: value });
      return begin(userId, { ...target, isProved }, context);
    },
  };
}

/** Puts activation together. */
export function createActivation(options: ActivationOptions): Activation {
  const { contacts, guard, codes, flows, tickets } = options;
  const isFree: IsFree = (userId, { kind, value }) => {
    const known = contacts.of(userId);
    return activationOf(known) === 0 || known[kind]?.value === value;
  };
  const settle = settling(options, isFree);
  const begunBy = beginnings(options);
  return {
    ...asking(options, isFree),
    confirm(userId, kind, code, context) {
      const { now } = context;
      const verdict = codes.check(kind, userId, code, now);
      const begun = begunBy(userId, kind, now);
      if (verdict !== 'right') return { error: verdict };
      if (!begun) return { error: 'time_up' };
      flows.end(ownerOf(userId), `activate-${kind}`);
      return settle(userId, { kind, ...begun }, context);
    },
    byLink(token, context) {
      guard.pass('answer', context);
      const found = tickets.take('activation-link', token, link, { now: context.now });
      if (found === 'time_up') return { error: 'time_up' };
      if (found === 'unknown') return { error: 'wrong_code' };
      const { userId, ...begun } = found.data;
      return settle(userId, { kind: 'email', ...begun }, context);
    },
  };
}
