import * as v from 'valibot';
import type { CallReply } from '../../calls/table.ts';
import type { Guard } from '../guard/guard.ts';
import type { CallContext } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import { POLICY } from '../policy.ts';
import type { Post } from '../post/post.ts';
import type { Codes } from '../secrets/codes.ts';
import type { Flows } from '../secrets/flows.ts';
import type { Tickets } from '../secrets/tickets.ts';
import { activationOf, type ContactKind, type Contacts } from '../session/contacts.ts';

type Answer = CallReply<'activationConfirm'>;

export interface ActivationOptions {
  readonly contacts: Contacts;
  readonly guard: Guard;
  readonly codes: Codes;
  readonly flows: Flows;
  readonly tickets: Tickets;
  readonly post: Post;
}

/** Lets players prove that they are at an address or number. */
export interface Activation {
  /** Sends a code, to an e-mail address a link as well. Refused when it was done just now. */
  send(userId: string, kind: ContactKind, value: string, context: CallContext): CodeSent;
  /** As `send`, in the course of a registration, which has its own bounds. */
  begin(userId: string, kind: ContactKind, value: string, context: CallContext): CodeSent;
  confirm(userId: string, kind: ContactKind, code: string, context: CallContext): Answer;
  byLink(token: string, context: CallContext): Answer;
}

type CodeSent = CallReply<'activationSend'>;

const asked = v.object({ value: v.string() });
const link = v.object({ userId: v.string(), value: v.string() });
const ownerOf = (userId: string) => `player ${userId}`;

function sending({ codes, flows, tickets, post }: ActivationOptions): Activation['begin'] {
  const { code: lifetime, activationLink } = POLICY.lifetimes;
  return (userId, kind, value, context) => {
    const { now } = context;
    const code = codes.issue(kind, userId, now);
    flows.begin(ownerOf(userId), `activate-${kind}`, { value }, now + lifetime);
    if (kind === 'phone') {
      post.send('activation', { kind: 'sms', value }, { code }, context);
    } else {
      const terms = { now, lifetime: activationLink, userId };
      const token = tickets.issue('activation-link', { userId, value }, terms);
      const page = `/user/accountverify?token=${token}`;
      post.send('activation', { kind: 'email', value }, { code, page }, context);
    }
    return { expiresIn: lifetime / 1000, resendIn: POLICY.codes.resend / 1000 };
  };
}

/** Puts activation together. */
export function createActivation(options: ActivationOptions): Activation {
  const { contacts, guard, codes, flows, tickets } = options;
  const begin = sending(options);
  const settle = (userId: string, kind: ContactKind, value: string, now: number): Answer => {
    const holder = contacts.confirmedBy(kind, value);
    if (holder !== null && holder !== userId) return { error: 'taken' };
    const own = contacts.of(userId)[kind];
    // An old link does not take the place of what was confirmed since.
    if (own?.confirmed_at != null && own.value !== value) return { error: 'wrong_code' };
    contacts.put(userId, kind, value, now);
    contacts.confirm(userId, kind, value, now);
    return { activation_type: activationOf(contacts.of(userId)) };
  };
  return {
    begin,
    send(userId, kind, value, context) {
      const { now } = context;
      const wait = (codes.resendAt(kind, userId) ?? now) - now;
      if (wait > 0) throw new Refused('429', [{}], { retryAfter: Math.ceil(wait / 1000) });
      guard.pass('sms', context, { subject: value });
      return begin(userId, kind, value, context);
    },
    confirm(userId, kind, code, { now }) {
      const verdict = codes.check(kind, userId, code, now);
      const begun = flows.get(ownerOf(userId), `activate-${kind}`, asked, now);
      if (verdict !== 'right') return { error: verdict };
      if (!begun) return { error: 'time_up' };
      flows.end(ownerOf(userId), `activate-${kind}`);
      return settle(userId, kind, begun.value, now);
    },
    byLink(token, context) {
      guard.pass('answer', context);
      const found = tickets.take('activation-link', token, link, { now: context.now });
      if (found === 'time_up') return { error: 'time_up' };
      if (found === 'unknown') return { error: 'wrong_code' };
      return settle(found.data.userId, 'email', found.data.value, context.now);
    },
  };
}
