/** The value of a cookie in the text of a Cookie header, or null. The first of a name counts. */
export function cookieIn(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return null;
}

/**
 * The text of a Set-Cookie header for a cookie that no script can read and no other site's form
 * sends. The value must be plain (letters, digits, `.`, `_`, `-`); `maxAge` is in seconds, without
 * it the cookie goes with the browser.
 */
export function setCookie(
  name: string,
  value: string,
  options: { readonly secure: boolean; readonly maxAge?: number },
): string {
  const maxAge = options.maxAge === undefined ? '' : `; Max-Age=${options.maxAge}`;
  const secure = options.secure ? '; Secure' : '';
  return `${name}=${value}; Path=/${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}
