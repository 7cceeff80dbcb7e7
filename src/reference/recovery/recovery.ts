import * as v from 'valibot';
import type { CallReply } from '../../calls/table.ts';
import type { Database } from '../data/database.ts';
import type { Guard } from '../guard/guard.ts';
import type { CallContext } from '../http/handler.ts';
import { POLICY } from '../policy.ts';
import type { Identity } from '../ports.ts';
import type { Post } from '../post/post.ts';
import type { Codes } from '../secrets/codes.ts';
import type { Flows } from '../secrets/flows.ts';
import type { Tickets } from '../secrets/tickets.ts';
import type { Contacts } from '../session/contacts.ts';
import type { Logins } from '../session/logins.ts';
import type { Passwords } from '../session/passwords.ts';
import type { Reach, Reached } from '../session/reach.ts';
import type { SecurityQuestions } from '../session/security-question.ts';
import type { SignIn } from '../session/sign-in.ts';
import type { TwoStep } from '../session/two-step.ts';
import type { SocialIdentities } from '../social/identities.ts';

type Answer = CallReply<'passwordRecovery'>;

export interface RecoveryOptions {
  readonly database: Database;
  readonly identity: Identity;
  readonly identities: SocialIdentities;
  readonly twoStep: TwoStep;
  readonly questions: SecurityQuestions;
  readonly logins: Logins;
  readonly contacts: Contacts;
  readonly reach: Reach;
  readonly guard: Guard;
  readonly flows: Flows;
  readonly codes: Codes;
  readonly tickets: Tickets;
  readonly passwords: Passwords;
  readonly signIn: SignIn;
  readonly post: Post;
}

/** Gives an account back to who forgot its password. Answers tell nobody which logins there are. */
export interface Recovery {
  /** Sends a code, and a link, to the player of a login, if there is one. */
  call(login: string, context: CallContext): Promise<Answer>;
  code(code: string, context: CallContext): Answer;
  password(encoded: string | undefined, context: CallContext): Promise<Answer>;
  /** Sets a password by the link. */
  reset(token: string, encoded: string, context: CallContext): Promise<Answer>;
}

const reached = v.nullable(v.object({ kind: v.picklist(['email', 'sms']), value: v.string() }));
/** Whose account it is about, under which password, and where the code went. */
const asked = { userId: v.nullable(v.string()), passwordVersion: v.number(), to: reached };
const flow = v.object({ stage: v.picklist(['code', 'password']), ...asked });
const link = v.object(asked);
type Asked = v.InferOutput<typeof link>;

function calling(options: RecoveryOptions): Recovery['call'] {
  const { logins, reach, guard, flows, codes, tickets, post } = options;
  const { recovery: lifetime, code: codeLifetime, resetLink } = POLICY.lifetimes;
  return async (login, context) => {
    const { now } = context;
    guard.pass('recovery', context, { subject: login });
    const user = await logins.find(login);
    const to = user && reach.of(user, login, now);
    const visit = context.visit();
    const code = codes.issue('recovery', visit, now);
    const data: Asked = {
      userId: user?.id ?? null,
      passwordVersion: user?.passwordVersion ?? 0,
      to,
    };
    const owner = user ? { userId: user.id } : {};
    const token = tickets.issue('reset-link', data, { now, lifetime: resetLink, ...owner });
    flows.begin(visit, 'recovery', { stage: 'code', ...data }, now + codeLifetime + lifetime);
    const page = `/user/passwordreset?token=${token}`;
    const subject = to?.value ?? login;
    const isSent = guard.passFreely('recoveryMessage', context, { subject }) !== null;
    post.send('recovery', isSent ? to : null, { code, page }, context);
    return { expiresAt: now + codeLifetime };
  };
}

/**
 * Sets a new password for a user who proved to be at an address; null where there is none, or the
 * password is not the one of when they asked.
 */
function setting(options: RecoveryOptions) {
  const { database, identity, contacts, passwords, signIn, post } = options;
  /** The account is whose the address is; nothing else opens it that others may have set up. */
  const takeOver = (userId: string, { kind: by, value }: Reached, now: number) =>
    database.transaction(() => {
      const kind = by === 'sms' ? 'phone' : 'email';
      if (contacts.of(userId)[kind]?.confirmed_at == null) {
        options.identities.unlinkAll(userId);
        options.twoStep.disable(userId);
        options.questions.drop(userId);
        contacts.keepOnly(userId, kind);
      }
      contacts.confirm(userId, kind, value, now);
    });
  return async (
    { userId, passwordVersion, to }: Asked,
    encoded: string | undefined,
    context: CallContext,
  ): Promise<Answer | null> => {
    const known = userId === null ? null : await identity.userById(userId);
    if (!known) return null;
    const user = { ...known, passwordVersion };
    const judged = passwords.judge(encoded, user);
    if ('error' in judged) return judged;
    if (!(await signIn.setPassword(user, judged.password, context))) return null;
    if (to) takeOver(user.id, to, context.now);
    post.send('password-changed', to, { page: '?showForgotPasswordModal=1' }, context);
    return {};
  };
}

/** Puts recovery together. */
export function createRecovery(options: RecoveryOptions): Recovery {
  const { guard, flows, codes, tickets } = options;
  const set = setting(options);
  return {
    call: calling(options),
    code(code, context) {
      const { knownVisit: visit, now } = context;
      const begun = flows.get(visit, 'recovery', flow, now);
      if (!begun || visit === null) return { error: 'time_up' };
      const verdict = codes.check('recovery', visit, code, now);
      if (verdict !== 'right') return { error: verdict };
      const expiresAt = now + POLICY.lifetimes.recovery;
      flows.begin(visit, 'recovery', { ...begun, stage: 'password' }, expiresAt);
      return { expiresAt };
    },
    async password(encoded, context) {
      const { knownVisit: visit, now } = context;
      const begun = flows.get(visit, 'recovery', flow, now);
      if (begun?.stage !== 'password' || visit === null) return { error: 'time_up' };
      const answer = (await set(begun, encoded, context)) ?? ({ error: 'time_up' } as const);
      if (answer.error === undefined) flows.end(visit, 'recovery');
      return answer;
    },
    async reset(token, encoded, context) {
      guard.pass('answer', context);
      const { now } = context;
      const found = tickets.take('reset-link', token, link, { now, keep: true });
      if (found === 'time_up') return { error: 'time_up' };
      if (found === 'unknown') return { error: 'wrong_code' };
      // Setting a password makes every link of the user worthless, this one too.
      return (await set(found.data, encoded, context)) ?? { error: 'wrong_code' };
    },
  };
}
