/** Characters a password has, at least and at most. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** What is wrong with a password. */
export type PasswordProblem = 'too-short' | 'too-long' | 'too-simple' | 'too-common' | 'personal';

/** Fewer different characters than this are soon tried out. */
const DIFFERENT = 5;
/** Shorter parts of a name are in too many words to be forbidden. */
const PERSONAL_LENGTH = 4;

/** What is tried first, in lower case; nothing shorter than the shortest password. */
export const FIRST_TRIED: ReadonlySet<string> = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd p@ssword 12345678 123456789
  1234567890 123123123 87654321 qwertyui qwertyuiop qwerty123 qwerty12 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx qazwsxedc asdfghjk asdfghjkl zxcvbnm1 iloveyou iloveyou1 sunshine princess football
  baseball superman trustno1 starwars whatever computer internet michelle jennifer letmein1
  welcome1 welcome123 admin123 administrator abcd1234 abc12345 monkey123 dragon123 liverpool
  chelsea1 arsenal1 barcelona realmadrid manchester juventus changeme default1 master123
  betting1 casino123 jackpot1 jackpot123 champion`.split(/\s+/),
);

function isPersonal(lowered: string, about: readonly string[]): boolean {
  return about
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .some((part) => part.length >= PERSONAL_LENGTH && lowered.includes(part));
}

/**
 * What is wrong with a password, all of it; nothing where it is good. `about` is what others may
 * know of its owner, such as login, names and the site. Length counts, not the mixture of
 * characters. `common` holds passwords, in lower case, that too many have.
 */
export function passwordProblems(
  password: string,
  about: readonly string[] = [],
  common: ReadonlySet<string> = FIRST_TRIED,
): PasswordProblem[] {
  const problems: PasswordProblem[] = [];
  const characters = [...password];
  const lowered = password.trim().toLowerCase();
  if (characters.length < PASSWORD_LENGTH.min) problems.push('too-short');
  if (characters.length > PASSWORD_LENGTH.max) problems.push('too-long');
  if (characters.length > 0 && new Set(lowered).size < DIFFERENT) problems.push('too-simple');
  if (common.has(lowered)) problems.push('too-common');
  if (isPersonal(lowered, about)) problems.push('personal');
  return problems;
}
