import * as v from 'valibot';
import type { CallReply } from '../../calls/table.ts';
import type { Jurisdiction } from '../../domain/limits/jurisdiction.ts';
import { mayPlayer } from '../../domain/limits/may-player.ts';
import type { SignInBonus } from '../bonus/sign-in-bonus.ts';
import type { Feed } from '../feed/feed.ts';
import type { Guard } from '../guard/guard.ts';
import type { CallContext } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import type { Limits } from '../limits/limits.ts';
import type { PlayTime } from '../limits/play-time.ts';
import { POLICY } from '../policy.ts';
import type { Identity, User } from '../ports.ts';
import type { Post } from '../post/post.ts';
import { type Codes, inSeconds, SENT_NOW } from '../secrets/codes.ts';
import type { Flows } from '../secrets/flows.ts';
import type { Tickets } from '../secrets/tickets.ts';
import type { Contacts } from '../user/contacts.ts';
import { assertPlayer, type Players } from '../user/players.ts';
import type { TwoStep } from '../user/two-step.ts';

type LoginAnswer = CallReply<'loginByEmail'>;

export interface SignInOptions {
  readonly identity: Identity;
  readonly players: Players;
  readonly contacts: Contacts;
  readonly tickets: Tickets;
  readonly flows: Flows;
  readonly codes: Codes;
  readonly twoStep: TwoStep;
  readonly guard: Guard;
  readonly post: Post;
  readonly feed: Feed;
  /** Forms that became accounts: a visit that signs out is not told of them. */
  readonly madeForms: { leave(context: CallContext): void };
  readonly limits: Limits;
  readonly playTime: PlayTime;
  readonly jurisdiction: Jurisdiction;
  readonly signInBonus: Pick<SignInBonus, 'offer'>;
}

/** From knowing who it is to being signed in, and back. */
export interface SignIn {
  /** Signs in who has proved who they are, or asks for the second step. */
  proceed(user: User, context: CallContext): Promise<LoginAnswer>;
  /** The second step of whoever took the first one in this visit. */
  finish(
    code: string,
    by: 'totp' | 'sms' | 'recovery' | undefined,
    context: CallContext,
  ): Promise<LoginAnswer>;
  /** Who took the first step in this visit and owes the second, or null. */
  halfWay(context: CallContext): string | null;
  /** Sends a code for the second step to the player's confirmed number; false without one. */
  sendCode(userId: string, context: CallContext): boolean;
  /** Refused where the user's password has changed since they proved who they are. */
  establish(user: User, context: CallContext): Promise<void>;
  signOut(context: CallContext): Promise<void>;
  /**
   * Sets a password, which ends every session, token and link of the user and whatever they are in
   * the middle of; gives the user of then, or null where it is not the password they proved with.
   */
  setPassword(user: User, password: string, context: CallContext): Promise<User | null>;
}

const halfWay = v.object({ userId: v.string(), passwordVersion: v.number(), wrong: v.number() });

function secondStep(options: SignInOptions) {
  const { flows, codes, contacts, guard, post, twoStep } = options;
  const sendCode: SignIn['sendCode'] = (userId, context) => {
    const { phone } = contacts.of(userId);
    if (phone?.confirmed_at == null) return false;
    const code = codes.issue('two-step', userId, context.now);
    post.send('two-step', { kind: 'sms', value: phone.value }, { code }, context);
    return true;
  };
  /**
   * The right password alone gives nobody more messages than a few; `twoStepSms` sends more. Gives
   * the seconds until then, or nothing where no code is on its way.
   */
  const sendFirst = (userId: string, context: CallContext): { resendIn?: number } => {
    const lately = codes.lately('two-step', userId, context.now);
    if (lately) return { resendIn: inSeconds(lately, context.now).resendIn };
    const isFree = guard.passFreely('secondStepSms', context, { subject: userId }) !== null;
    const isSent = isFree && sendCode(userId, context);
    return isSent ? { resendIn: SENT_NOW.resendIn } : {};
  };
  const begin = (user: User, method: 'totp' | 'sms', context: CallContext): LoginAnswer => {
    const { twoStep: lifetime } = POLICY.lifetimes;
    const data = { userId: user.id, passwordVersion: user.passwordVersion, wrong: 0 };
    flows.begin(context.visit(), 'two-step', data, context.now + lifetime);
    const sent = method === 'sms' ? sendFirst(user.id, context) : {};
    const methods: LoginAnswer['methods'] = [method, 'recovery'];
    return { userId: null, next: 'two-step', methods, expiresIn: lifetime / 1000, ...sent };
  };
  /** The first step that the code completes; counts a wrong one, and ends the flow at the last. */
  const judge = (code: string, by: Parameters<SignIn['finish']>[1], context: CallContext) => {
    const { knownVisit: visit, now } = context;
    const begun = flows.get(visit, 'two-step', halfWay, now);
    if (!begun || visit === null) throw new Refused('1006');
    const { userId, wrong } = begun;
    if (twoStep.accepts(userId, code, by, now)) {
      flows.end(visit, 'two-step');
      return begun;
    }
    if (wrong + 1 >= POLICY.twoStep.wrong) {
      flows.end(visit, 'two-step');
      throw new Refused('1003');
    }
    const expiresAt = now + POLICY.lifetimes.twoStep;
    flows.begin(visit, 'two-step', { ...begun, wrong: wrong + 1 }, expiresAt);
    throw new Refused('1002');
  };
  return { sendCode, begin, judge };
}

function ending(options: SignInOptions): Pick<SignIn, 'signOut' | 'setPassword'> {
  const { identity, players, tickets, feed, madeForms } = options;
  return {
    async signOut(context) {
      const user = await context.visitor();
      if (user) context.note({ actorId: user.id, subjectId: user.id });
      const { setCookie } = await identity.closeSession(context);
      context.setCookie(setCookie);
      madeForms.leave(context);
      if (user) feed.dismiss(user.id);
    },
    async setPassword(user, password, context) {
      const changed = await identity.setPassword(user, password, context);
      if (!changed) return null;
      tickets.dropOf(user.id);
      players.ensure(user, context.now);
      players.passwordChanged(user.id, context.now);
      feed.dismiss(user.id);
      return changed;
    },
  };
}

/** Lets in whoever has proved who they are, where nothing keeps them out. */
function entering(options: SignInOptions) {
  const { identity, players, limits, jurisdiction, playTime, signInBonus } = options;
  const establish: SignIn['establish'] = async (user, context) => {
    assertPlayer(user);
    const { excludedMayEnter } = jurisdiction;
    const isTimeUp = playTime.left(user.id, context.now) === 0;
    const held = limits.barriers(user.id, [], context.now);
    const barriers = { ...held, excludedMayEnter, isTimeUp };
    const forbidden = mayPlayer('sign-in', { player: 'player', limits: barriers });
    if (forbidden) throw new Refused(forbidden.rule === 'time-up' ? '1010' : '1009');
    const opened = await identity.openSession(user, context);
    if (!opened) throw new Refused('1006');
    context.setCookie(opened.setCookie);
    context.note({ actorId: user.id, subjectId: user.id, sessionId: opened.id });
    players.ensure(user, context.now);
    players.signedIn(user.id, context.now);
  };
  const enter = async (user: User, context: CallContext): Promise<LoginAnswer> => {
    await establish(user, context);
    signInBonus.offer(user.id, context.now);
    return { userId: user.id };
  };
  return { establish, enter };
}

/** Puts signing in together. */
export function createSignIn(options: SignInOptions): SignIn {
  const { identity, flows, twoStep } = options;
  const { sendCode, begin, judge } = secondStep(options);
  const { establish, enter } = entering(options);
  const halfWayId: SignIn['halfWay'] = ({ knownVisit, now }) =>
    flows.get(knownVisit, 'two-step', halfWay, now)?.userId ?? null;
  return {
    ...ending(options),
    sendCode,
    establish,
    async proceed(user, context) {
      context.note({ subjectId: user.id });
      assertPlayer(user);
      const method = twoStep.method(user.id);
      if (method !== null) return begin(user, method, context);
      return enter(user, context);
    },
    halfWay: halfWayId,
    async finish(code, by, context) {
      context.note({ subjectId: halfWayId(context) });
      const { userId, passwordVersion } = judge(code, by, context);
      const user = await identity.userById(userId);
      if (!user) throw new Refused('1006');
      return enter({ ...user, passwordVersion }, context);
    },
  };
}
