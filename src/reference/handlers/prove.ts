import type { Guard } from '../guard/guard.ts';
import { type CallContext, playerOf } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import type { Identity, User } from '../ports.ts';
import { decodeCredential } from '../user/credential.ts';

/**
 * Finds out by the password that it is the player who asks; throws where it is wrong. `second` throws
 * where a second proof is asked for and wrong. What asks for one counts apart: else a right password
 * would forgive guesses at it.
 */
export type Prove = (
  encodedPassword: string,
  context: CallContext,
  second?: (() => void) | null,
) => Promise<User>;

export function createProve({
  identity,
  guard,
}: {
  readonly identity: Identity;
  readonly guard: Guard;
}): Prove {
  return async (encodedPassword, context, second) => {
    const user = await identity.userById(playerOf(context).user_id);
    if (!user) throw new Refused('401');
    const subject = `${second ? 'password and second proof' : 'password'} ${user.id}`;
    const attempt = guard.pass('answer', context, { subject });
    const password = decodeCredential(encodedPassword);
    const known =
      password === null ? null : await identity.authenticate(user.login, password, context);
    if (known?.id !== user.id) throw new Refused('1001', [{ pointer: '/password' }]);
    second?.();
    attempt.forgive();
    return user;
  };
}
