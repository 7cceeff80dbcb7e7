import { commonPasswords } from '../../domain/auth/common-passwords.ts';
import { type PasswordProblem, passwordProblems } from '../../domain/auth/password-rules.ts';
import type { User } from '../identity/identity.ts';

const PRODUCT = 'replaybook';

/** What is wrong with a password that staff choose; `same` where it is the one they have. */
export async function staffPasswordProblems(
  user: User,
  chosen: string,
  current: string,
): Promise<(PasswordProblem | 'same')[]> {
  const problems = passwordProblems(chosen, [user.login, PRODUCT], await commonPasswords());
  return chosen === current ? [...problems, 'same'] : problems;
}
