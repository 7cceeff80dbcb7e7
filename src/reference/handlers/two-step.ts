import { configured, type SiteConfigByName } from '../../domain/site/config.ts';
import { base32, totpUri } from '../../server-kernel/totp.ts';
import type { Guard } from '../guard/guard.ts';
import { type CallContext, type Handlers, playerOf } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import { POLICY } from '../policy.ts';
import type { Identity, User } from '../ports.ts';
import type { Post } from '../post/post.ts';
import { type Codes, inSeconds, SENT_NOW } from '../secrets/codes.ts';
import type { SignIn } from '../session/sign-in.ts';
import type { Contacts } from '../user/contacts.ts';
import type { DeliveryAddresses } from '../user/delivery-address.ts';
import type { SecurityQuestions } from '../user/security-question.ts';
import type { TwoStep, TwoStepMethod } from '../user/two-step.ts';
import type { Prove } from './prove.ts';

export interface TwoStepOptions {
  readonly config: Partial<SiteConfigByName>;
  readonly identity: Identity;
  readonly guard: Guard;
  readonly codes: Codes;
  readonly contacts: Contacts;
  readonly reach: DeliveryAddresses;
  readonly twoStep: TwoStep;
  readonly questions: SecurityQuestions;
  readonly signIn: SignIn;
  readonly post: Post;
}

/** Sends a code unless one was sent just now; gives the seconds until another may be sent. */
function sendOnce({ guard, codes, signIn }: TwoStepOptions, userId: string, context: CallContext) {
  const lately = codes.lately('two-step', userId, context.now);
  if (lately) return inSeconds(lately, context.now).resendIn;
  guard.pass('secondStepSms', context, { subject: userId });
  signIn.sendCode(userId, context);
  return SENT_NOW.resendIn;
}

interface Wish {
  readonly method: TwoStepMethod;
  /** Encoded. */
  readonly password: string;
}

/** Begins to set a second step up: sends a code, or gives the key of an authenticator. */
async function start(
  options: TwoStepOptions,
  prove: Prove,
  { method, password }: Wish,
  context: CallContext,
) {
  const { config, contacts, twoStep } = options;
  const { user_id: userId } = playerOf(context);
  if (twoStep.method(userId) !== null) throw new Refused('1601');
  const hasPhone = contacts.of(userId).phone?.confirmed_at != null;
  if (method === 'sms' && !hasPhone) throw new Refused('1603');
  const { login: account } = await prove(password, context);
  const sent = method === 'sms' ? { resendIn: sendOnce(options, userId, context) } : {};
  const key = twoStep.start(userId, method, context.now);
  const expiresIn = POLICY.lifetimes.twoStepSetup / 1000;
  if (!key) return { method, expiresIn, ...sent };
  const uri = totpUri(key, account, configured(config, 'companyName'));
  return { method, key: base32(key), uri, expiresIn };
}

/** Calls that switch the second step of signing in on and off. */
export function twoStepHandlers(options: TwoStepOptions, prove: Prove) {
  const { identity, twoStep, questions, reach, post } = options;
  const tell = (user: User | null, context: CallContext) =>
    user && post.send('two-step-changed', reach.of(user, '', context.now), {}, context);
  return {
    twoStepStart: ({ body }, context) => start(options, prove, body, context),
    async twoStepEnable({ body: { code } }, context) {
      const { user_id: userId } = playerOf(context);
      if (twoStep.started(userId, context.now) === null) throw new Refused('1602');
      const recoveryCodes = twoStep.enable(userId, code, context.now);
      if (!recoveryCodes) throw new Refused('1002', [{ pointer: '/code' }]);
      tell(await identity.userById(userId), context);
      return { recoveryCodes };
    },
    async twoStepDisable({ body: { password, code, answer } }, context) {
      const { user_id: userId } = playerOf(context);
      if (twoStep.method(userId) === null) throw new Refused('1602');
      const user = await prove(password, context, () => {
        const isProved =
          code === undefined
            ? questions.isAnswer(userId, answer ?? '')
            : twoStep.accepts(userId, code, undefined, context.now);
        const pointer = code === undefined ? '/answer' : '/code';
        if (!isProved) throw new Refused('1002', [{ pointer }]);
      });
      twoStep.disable(userId);
      tell(user, context);
      return { success: true };
    },
  } satisfies Handlers;
}
