import type { CaptchaChallenge } from '../../calls/captcha.ts';
import { loginKey } from '../../domain/login-key.ts';
import type { Proofs } from '../captcha/proofs.ts';
import type { CallContext } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import { type Ask, POLICY, type Rule, type RuleName } from '../policy.ts';
import type { Flows } from '../secrets/flows.ts';
import type { Attempts } from './attempts.ts';

export type CaptchaCode = CaptchaChallenge['code'];

/** An attempt that was let through and counts. */
export interface Attempt {
  /** It was a good one: what was tried about its subject is forgotten. */
  forgive(): void;
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

/** Lets attempts through as often as the policy says; beyond that it asks for a captcha. */
export interface Guard {
  /** Counts an attempt before it is made, or throws the refusal that asks for a captcha. */
  pass(rule: RuleName, context: CallContext, about?: About): Attempt;
  /** Throws the refusal that asks for this captcha, unless the call brings its proof. */
  prove(code: CaptchaCode, context: CallContext, phone?: string): void;
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
  { window, now }: { readonly window: number; readonly now: number },
): Asked | null {
  const since = now - window;
  const count = attempts.count(kind, subject, since);
  const reached = steps.findLast(({ after }) => count >= after);
  if (!reached) return null;
  const { after, ask } = reached;
  const leaving = attempts.at(kind, subject, since, count - after) ?? now;
  return { ask, until: leaving + window };
}

function harder(one: Asked | null, other: Asked | null): Asked | null {
  if (!one || !other) return one ?? other;
  return SEVERITY.indexOf(one.ask) >= SEVERITY.indexOf(other.ask) ? one : other;
}

/** The guard in front of whatever can be guessed, or costs others something. */
export function createGuard({ attempts, proofs, flows }: GuardOptions): Guard {
  const prove: Guard['prove'] = (code, context, phone) => {
    const { captchaToken, call, now } = context;
    if (proofs.redeem(captchaToken, { code, call, visit: context.knownVisit, now })) return;
    if (code === '112' && phone !== undefined) {
      const expiresAt = now + POLICY.lifetimes.captchaPhone;
      flows.begin(context.visit(), 'captcha-phone', { phone }, expiresAt);
    }
    throw new Refused(code);
  };
  return {
    prove,
    pass(name, context, { subject: typed, phone } = {}) {
      const subject = typed === undefined ? undefined : loginKey(typed);
      const rule: Rule = POLICY.rules[name];
      const { now, network } = context;
      const terms = { window: rule.window, now };
      const [about, from] = [`${name} about`, `${name} from`];
      const asked = harder(
        subject === undefined ? null : askedFor(attempts, about, subject, rule.subject, terms),
        askedFor(attempts, from, network, rule.network, terms),
      );
      if (asked?.ask === '429') {
        throw new Refused('429', [{}], { retryAfter: Math.ceil((asked.until - now) / 1000) });
      }
      if (asked) prove(asked.ask, context, phone);
      if (subject !== undefined) attempts.add(about, subject, now);
      const fromHere = attempts.add(from, network, now);
      return {
        forgive() {
          if (subject !== undefined) attempts.forget(about, subject);
          attempts.drop(fromHere);
        },
      };
    },
  };
}
