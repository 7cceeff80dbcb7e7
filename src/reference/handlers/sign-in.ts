import * as v from 'valibot';
import type { CallReply } from '../../calls/table.ts';
import type { Guard } from '../guard/guard.ts';
import type { CallContext, Handlers } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import type { RuleName } from '../policy.ts';
import { POLICY } from '../policy.ts';
import type { Identity } from '../ports.ts';
import type { Post } from '../post/post.ts';
import { isSame } from '../secrets/equal.ts';
import type { Keys } from '../secrets/keys.ts';
import type { Tickets } from '../secrets/tickets.ts';
import type { SignIn } from '../session/sign-in.ts';
import { decodeCredential } from '../user/credential.ts';
import type { DeliveryAddresses } from '../user/delivery-address.ts';
import type { Logins } from '../user/logins.ts';
import { phoneLogin, phoneOf } from '../user/phone.ts';

export interface SignInHandlerOptions {
  readonly identity: Identity;
  readonly logins: Logins;
  readonly reach: DeliveryAddresses;
  readonly guard: Guard;
  readonly tickets: Tickets;
  readonly keys: Keys;
  readonly post: Post;
  readonly signIn: SignIn;
}

/** The method of a token that is the link `loginLink` sends. */
const LINK_METHOD = 1;
const linkData = v.object({ userId: v.string(), passwordVersion: v.number() });

interface Attempted {
  readonly rule: RuleName;
  readonly login: string | null;
  readonly password: string | null;
  /** Where a captcha by SMS would go. */
  readonly phone?: string;
}

/** Signs in whoever the login and password belong to; says nothing of which of them was wrong. */
function byPassword({ guard, logins, signIn }: SignInHandlerOptions) {
  return async (
    { rule, login, password, phone }: Attempted,
    context: CallContext,
  ): Promise<CallReply<'loginByEmail'>> => {
    const about = { subject: login ?? '', ...(phone ? { phone } : {}) };
    const attempt = guard.pass(rule, context, about);
    const user =
      login === null || password === null
        ? null
        : await logins.authenticate(login, password, context);
    if (!user) {
      context.note({ subjectId: (await logins.find(login ?? ''))?.id });
      throw new Refused('1001');
    }
    // Others may have named the same address: what was tried on them is not forgotten.
    attempt.takeBack();
    return signIn.proceed(user, context);
  };
}

/** The proof of a captcha may come in the body as well as in its header. */
const withCaptcha = (context: CallContext, captcha: string | undefined): CallContext => ({
  ...context,
  captchaToken: context.captchaToken ?? captcha,
});

function passwordHandlers(options: SignInHandlerOptions) {
  const attempt = byPassword(options);
  return {
    loginByEmail: ({ body: { login, password, captcha } }, context) =>
      attempt(
        { rule: 'login', login: decodeCredential(login), password: decodeCredential(password) },
        withCaptcha(context, captcha),
      ),
    loginByPhone({ body: { countryCode, phone: encoded, password, captcha } }, context) {
      const phone = phoneLogin(countryCode, decodeCredential(encoded));
      const mobile = phone === null ? null : phoneOf(phone, undefined);
      return attempt(
        {
          rule: 'phoneLogin',
          login: phone,
          password: decodeCredential(password),
          ...(mobile === null ? {} : { phone: mobile }),
        },
        withCaptcha(context, captcha),
      );
    },
  } satisfies Handlers;
}

function linkHandlers(options: SignInHandlerOptions) {
  const { identity, guard, logins, reach, tickets, keys, post, signIn } = options;
  const signOf = (token: string) => keys.mac('login-link', token);
  return {
    async loginLink({ body }, context) {
      const { now } = context;
      const login = decodeCredential(body.login) ?? '';
      guard.pass('recovery', context, { subject: login });
      const user = await logins.find(login);
      context.note({ subjectId: user?.id, reason: 'link' });
      const to = user && reach.email(user, now);
      const { id: userId, passwordVersion } = user ?? { id: '0', passwordVersion: 0 };
      // Apart from recoveries: neither uses up the messages of the other.
      const subject = `link ${to ? `${userId} ${to.value}` : login}`;
      const isLetThrough = guard.passFreely('recoveryMessage', context, { subject }) !== null;
      // A link that is not sent is nobody's, and ends none that was.
      const owner = to && isLetThrough ? { userId } : {};
      const terms = { now, lifetime: POLICY.lifetimes.loginLink, ...owner };
      const token = tickets.issue('login-link', { userId, passwordVersion }, terms);
      const query = `method_id=${LINK_METHOD}&token=${token}&sign=${signOf(token)}`;
      post.send('login-link', isLetThrough ? to : null, { page: `/user/login?${query}` }, context);
      return { success: true };
    },
    async loginByToken({ body: { method_id, token, sign } }, context) {
      guard.pass('answer', context);
      if (method_id !== LINK_METHOD || !isSame(sign, signOf(token))) throw new Refused('1004');
      const found = tickets.take('login-link', token, linkData, { now: context.now });
      if (typeof found === 'string') throw new Refused('1004');
      const user = await identity.userById(found.data.userId);
      if (!user) throw new Refused('1004');
      const { passwordVersion } = found.data;
      return signIn.proceed({ ...user, passwordVersion }, context);
    },
  } satisfies Handlers;
}

/** Calls that sign in with what a player knows, or with a link. */
export function signInHandlers(options: SignInHandlerOptions) {
  return {
    ...passwordHandlers(options),
    ...linkHandlers(options),
  } satisfies Handlers;
}
