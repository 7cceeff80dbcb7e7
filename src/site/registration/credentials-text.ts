/** Login and password as they are saved, with the words and the place they belong to. */
export interface Credentials {
  readonly login: string;
  readonly password: string;
}

export interface CredentialsWords {
  /** Name of the site. */
  readonly site: string;
  /** Where one signs in. */
  readonly address: string;
  readonly login: string;
  readonly password: string;
  readonly dir: 'ltr' | 'rtl';
}

/** What is copied, or stands in the text file. */
export function credentialsText(
  { login, password }: Credentials,
  { site, address, ...words }: CredentialsWords,
): string {
  return [
    `${site} ${address}`,
    `${words.login}: ${login}`,
    `${words.password}: ${password}`,
    '',
  ].join('\n');
}
