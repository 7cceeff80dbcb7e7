import { FIRST_TRIED, PASSWORD_LENGTH } from './password-rules.ts';

let known: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const listed = dictionary['passwords-common'].filter(
    ({ length }) => length >= PASSWORD_LENGTH.min,
  );
  return new Set([...listed, ...FIRST_TRIED]);
}

/**
 * What lists of broken passwords begin with, in lower case and long enough to be one here; read when
 * it is first asked for. For servers: a browser judges by the few of `FIRST_TRIED`.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= load();
  return known;
}
