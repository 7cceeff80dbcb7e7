import type { CaptchaChallenge } from '../../calls/captcha.ts';
import { loginKey } from '../../domain/auth/login-key.ts';
import { widerNetworks } from '../../server-kernel/network.ts';
import type { CallContext } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import { type Ask, POLICY, type Rule, type RuleName } from '../policy.ts';
import type { Flows } from '../secrets/flows.ts';
import type { Attempts } from './attempts.ts';
import type { Proofs } from './proofs.ts';
import { createWrongSolutions } from './wrong-solutions.ts';

export type CaptchaCode = CaptchaChallenge['code'];

/** An attempt that was let through and counts. */
export interface Attempt {
  /**
   * It was a good one: what was tried about its subject is forgotten. For a subject of which one
   * player alone can make good ones.
   */
  forgive(): void;
  /** It was a good one, and counts no more; what else was tried about its subject still does. */
  takeBack(): void;
}

/** What an attempt is about. */
export interface About {
  /**
   * Such as a login, as it was typed: whether there is such a player makes no difference, nor does
   * the spelling.
   */
  readonly subject?: string;
  /** Where a code goes if one has to be sent. */
  readonly phone?: string;
}

/** Who makes an attempt, and when. */
type From = Pick<CallContext, 'now' | 'network'>;

/** Lets attempts through as often as the policy says; beyond that it asks for a captcha. */
export interface Guard {
  /** Counts an attempt before it is made, or throws the refusal that asks for a captcha. */
  pass(rule: RuleName, context: CallContext, about?: About): Attempt;
  /**
   * Counts an attempt that needs no captcha yet; null, and nothing is counted, where it would need
   * one. For what can be done without, or later.
   */
  passFreely(rule: RuleName, from: From, about?: Pick<About, 'subject'>): Attempt | null;
  /**
   * Throws the refusal that asks for this captcha, or for the one that stands in for it, unless the
   * call brings its proof.
   */
  prove(code: CaptchaCode, context: CallContext, phone?: string): void;
  /**
   * How many times the usual work a proof is to be here: it doubles with each few sign-ins that were
   * tried from this network, or from those around it.
   */
  hardness(from: From): number;
}

export interface GuardOptions {
  readonly attempts: Attempts;
  readonly proofs: Proofs;
  readonly flows: Flows;
}

interface Asked {
  readonly ask: Ask;
  /** Epoch milliseconds at which it is no longer asked for. */
  readonly until: number;
}

const SEVERITY: readonly Ask[] = ['100', '113', '111', '112', '429'];

/** What the attempts so far ask for, or null. */
function askedFor(
  attempts: Attempts,
  kind: string,
  subject: string,
  steps: Rule['subject'],
  { window, now, share = 1 }: { readonly window: number; readonly now: number; share?: number },
): Asked | null {
  const since = now - window;
  const count = attempts.count(kind, subject, since);
  const reached = steps.findLast((step) => count >= step.after * share);
  if (!reached) return null;
  const { ask } = reached;
  const after = reached.after * share;
  const leaving = attempts.at(kind, subject, since, count - after) ?? now;
  return { ask, until: leaving + window };
}

function harder(one: Asked | null, other: Asked | null): Asked | null {
  if (!one || !other) return one ?? other;
  return SEVERITY.indexOf(one.ask) >= SEVERITY.indexOf(other.ask) ? one : other;
}

/** A network, and those around it with how many times as much is let through from them. */
const networksAround = (network: string) => [{ network, share: 1 }, ...widerNetworks(network)];

/** Asks what the rules say, and counts what was let through. */
function counting(attempts: Attempts) {
  const keysOf = (name: RuleName) => [`${name} about`, `${name} from`] as const;
  const subjectOf = ({ subject }: About) => (subject === undefined ? undefined : loginKey(subject));
  return {
    asks(name: RuleName, { now, network }: From, whom: About): Asked | null {
      const rule: Rule = POLICY.rules[name];
      const terms = { window: rule.window, now };
      const [about, from] = keysOf(name);
      const subject = subjectOf(whom);
      const ofSubject =
        subject === undefined ? null : askedFor(attempts, about, subject, rule.subject, terms);
      return networksAround(network)
        .map((one) =>
          askedFor(attempts, from, one.network, rule.network, { ...terms, share: one.share }),
        )
        .reduce(harder, ofSubject);
    },
    count(name: RuleName, { now, network }: From, whom: About): Attempt {
      const [about, from] = keysOf(name);
      const subject = subjectOf(whom);
      const aboutIt = subject === undefined ? null : attempts.add(about, subject, now);
      const fromHere = networksAround(network).map((one) => attempts.add(from, one.network, now));
      const dropFromHere = () => {
        for (const attempt of fromHere) attempts.drop(attempt);
      };
      return {
        forgive() {
          if (subject !== undefined) attempts.forget(about, subject);
          dropFromHere();
        },
        takeBack() {
          if (aboutIt !== null) attempts.drop(aboutIt);
          dropFromHere();
        },
      };
    },
  };
}

function hardnessFor(attempts: Attempts, { network, now }: From): number {
  const { free, each, most } = POLICY.captcha.rise;
  const since = now - POLICY.rules.login.window;
  const doublings = networksAround(network).map((one) => {
    const tried = attempts.count('login from', one.network, since) / one.share;
    return Math.floor((tried - free) / each);
  });
  return 2 ** Math.min(most, Math.max(0, ...doublings));
}

/** The guard in front of whatever can be guessed, or costs others something. */
export function createGuard({ attempts, proofs, flows }: GuardOptions): Guard {
  const { asks, count } = counting(attempts);
  const wrongSolutions = createWrongSolutions(attempts);
  /** The captcha itself, or digits where it cannot be had, or is easy for who has the patience. */
  const standIn = (code: CaptchaCode, context: CallContext, phone?: string): CaptchaCode => {
    if (code === '112') {
      return phone !== undefined && !asks('sms', context, { subject: phone }) ? '112' : '111';
    }
    const isGuessed = code === '113' && wrongSolutions.isGuessing(context.network, context.now);
    return isGuessed ? '111' : code;
  };
  const prove: Guard['prove'] = (code, context, phone) => {
    const { captchaToken, call, knownVisit: visit, now } = context;
    const isProved = (by: CaptchaCode) =>
      proofs.redeem(captchaToken, { code: by, call, visit, now });
    // It may have been the last message for a while that this proof came by.
    if (code === '112' && isProved(code)) return;
    const asked = standIn(code, context, phone);
    if (isProved(asked)) return;
    if (asked === '112' && phone !== undefined) {
      const expiresAt = now + POLICY.lifetimes.captchaPhone;
      flows.begin(context.visit(), 'captcha-phone', { phone }, expiresAt);
    }
    throw new Refused(asked);
  };
  return {
    prove,
    hardness: (from) => hardnessFor(attempts, from),
    passFreely: (name, from, about = {}) =>
      asks(name, from, about) ? null : count(name, from, about),
    pass(name, context, about = {}) {
      const asked = asks(name, context, about);
      if (asked?.ask === '429') {
        const wait = Math.ceil((asked.until - context.now) / 1000);
        throw new Refused('429', [{}], { retryAfter: wait });
      }
      if (asked) prove(asked.ask, context, about.phone);
      return count(name, context, about);
    },
  };
}
