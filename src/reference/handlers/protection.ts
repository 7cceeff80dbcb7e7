import { type Handlers, playerOf } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import type { Passwords } from '../user/passwords.ts';
import { createProve, type Prove } from './prove.ts';
import { type TwoStepOptions, twoStepHandlers } from './two-step.ts';

export interface ProtectionOptions extends TwoStepOptions {
  readonly passwords: Passwords;
}

const MAX_TEXT = 200;

function passwordHandlers({ passwords, signIn, reach, post }: ProtectionOptions, prove: Prove) {
  return {
    async passwordChange({ body }, context) {
      const user = await prove(body.password, context);
      const judged = await passwords.judge(body.newPassword, user);
      if ('error' in judged) return judged;
      const changed = await signIn.setPassword(user, judged.password, context);
      if (!changed) throw new Refused('1001', [{ pointer: '/password' }]);
      await signIn.establish(changed, context);
      const page = '?showForgotPasswordModal=1';
      post.send('password-changed', reach.of(user, '', context.now), { page }, context);
      return {};
    },
  } satisfies Handlers;
}

function trimmed(value: string, pointer: string): string {
  const text = value.trim();
  if (text === '') throw new Refused('1401', [{ pointer }]);
  if (text.length > MAX_TEXT) throw new Refused('1403', [{ pointer }]);
  return text;
}

function questionHandlers({ questions, twoStep }: ProtectionOptions, prove: Prove) {
  /** The answer switches the second step off, so while that is on a new one needs it. */
  const secondOf = (userId: string, code: string | undefined, now: number) => {
    if (twoStep.method(userId) === null) return null;
    if (code === undefined) throw new Refused('1601');
    return () => {
      const isRight = twoStep.accepts(userId, code, undefined, now);
      if (!isRight) throw new Refused('1002', [{ pointer: '/code' }]);
    };
  };
  return {
    securityQuestion: (_input, context) => ({
      question: questions.question(playerOf(context).user_id),
    }),
    async securityQuestionSave({ body }, context) {
      const question = trimmed(body.question, '/question');
      const answer = trimmed(body.answer, '/answer');
      const second = secondOf(playerOf(context).user_id, body.code, context.now);
      const user = await prove(body.password, context, second);
      questions.save(user.id, question, answer);
      return { success: true };
    },
  } satisfies Handlers;
}

/** Calls with which players protect their accounts. */
export function protectionHandlers(options: ProtectionOptions) {
  const prove = createProve(options);
  return {
    ...passwordHandlers(options, prove),
    ...twoStepHandlers(options, prove),
    ...questionHandlers(options, prove),
  } satisfies Handlers;
}
