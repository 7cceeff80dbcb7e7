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
import type { SignIn } from '../session/sign-in.ts';
import type { SocialIdentities } from '../social/identities.ts';
import type { ContactKind, Contacts } from '../user/contacts.ts';
import type { DeliveryAddress, DeliveryAddresses } from '../user/delivery-address.ts';
import type { Logins } from '../user/logins.ts';
import type { Passwords } from '../user/passwords.ts';
import type { SecurityQuestions } from '../user/security-question.ts';
import type { TwoStep } from '../user/two-step.ts';

type Answer = CallReply<'passwordRecovery'>;

export interface RecoveryOptions {
  readonly database: Database;
  readonly identity: Identity;
  readonly identities: SocialIdentities;
  readonly twoStep: TwoStep;
  readonly questions: SecurityQuestions;
  readonly logins: Logins;
  readonly contacts: Contacts;
  readonly reach: DeliveryAddresses;
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
const askedFor = { userId: v.nullable(v.string()), passwordVersion: v.number(), to: reached };
const flow = v.object({ stage: v.picklist(['code', 'password']), ...askedFor });
const link = v.object(askedFor);
type Asked = v.InferOutput<typeof link>;

function calling(options: RecoveryOptions): Recovery['call'] {
  const { logins, reach, guard, flows, codes, tickets, post } = options;
  const { recovery: lifetime, code: codeLifetime, resetLink } = POLICY.lifetimes;
  return async (login, context) => {
    const { now } = context;
    guard.pass('recovery', context, { subject: login });
    const user = await logins.find(login);
    context.note({ subjectId: user?.id, reason: 'begun' });
    const to = user && reach.of(user, login, now);
    const visit = context.visit();
    const code = codes.issue('recovery', visit, now);
    const data: Asked = {
      userId: user?.id ?? null,
      passwordVersion: user?.passwordVersion ?? 0,
      to,
    };
    // By account as well: others who have named an address do not use up its owner's letters.
    const subject = user && to ? `${user.id} ${to.value}` : login;
    const isLetThrough = guard.passFreely('recoveryMessage', context, { subject }) !== null;
    // A link that is not sent is nobody's, and ends none that was.
    const owner = user && to && isLetThrough ? { userId: user.id } : {};
    const token = tickets.issue('reset-link', data, { now, lifetime: resetLink, ...owner });
    flows.begin(visit, 'recovery', { stage: 'code', ...data }, now + codeLifetime + lifetime);
    const page = `/user/passwordreset?token=${token}`;
    post.send('recovery', isLetThrough ? to : null, { code, page }, context);
    return { expiresAt: now + codeLifetime };
  };
}

const contactKind = ({ kind }: DeliveryAddress): ContactKind =>
  kind === 'sms' ? 'phone' : 'email';

/** The user who proved to be at an address; null where it, or the password, is another by now. */
function proving({ identity, contacts }: RecoveryOptions) {
  return async ({ userId, passwordVersion, to }: Asked) => {
    const user = userId === null || to === null ? null : await identity.userById(userId);
    if (!user || !to || user.passwordVersion !== passwordVersion) return null;
    const isTheirs = contacts.of(user.id)[contactKind(to)]?.value === to.value;
    return isTheirs ? { user, to } : null;
  };
}

/** Sets a new password for a user who proved to be at an address; null where nobody did. */
function setting(options: RecoveryOptions) {
  const { database, contacts, passwords, signIn, post } = options;
  const prove = proving(options);
  /** The account is whose the address is; nothing else opens it that others may have set up. */
  const takeOver = (userId: string, to: DeliveryAddress, now: number) =>
    database.transaction(() => {
      const kind = contactKind(to);
      if (contacts.of(userId)[kind]?.confirmed_at == null) {
        options.identities.unlinkAll(userId);
        options.twoStep.disable(userId);
        options.questions.drop(userId);
        contacts.keepOnly(userId, kind);
      }
      contacts.confirm(userId, kind, to.value, now);
    });
  return async (
    asked: Asked,
    encoded: string | undefined,
    context: CallContext,
  ): Promise<Answer | null> => {
    const proved = await prove(asked);
    if (!proved) return null;
    const { user, to } = proved;
    context.note({ subjectId: user.id });
    const judged = await passwords.judge(encoded, user);
    if ('error' in judged) return judged;
    // Before the sessions end: after it, what others set up would let them in once more.
    takeOver(user.id, to, context.now);
    if (!(await signIn.setPassword(user, judged.password, context))) return null;
    context.note({ reason: 'password-set' });
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
      context.note({ subjectId: begun.userId });
      // Nobody's account has guesses too: answers are alike, whoever is asked for.
      const subject = begun.userId ?? `nobody ${visit}`;
      const guess = guard.passFreely('recoveryGuess', context, { subject });
      // With no guess left none is right. Whoever gets the letters has the link.
      const verdict = codes.check('recovery', visit, guess === null ? '' : code, now);
      if (verdict !== 'right') return { error: verdict };
      guess?.takeBack();
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
