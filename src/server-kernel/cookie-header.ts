/**
 * The value of a cookie in the text of a Cookie header, or null. Where the name is there more than
 * once none counts: one of them was set for a wider domain, perhaps by another site of it.
 */
export function cookieIn(header: string | undefined, name: string): string | null {
  const values = (header?.split(';') ?? []).flatMap((pair) => {
    const [key, ...value] = pair.split('=');
    return key?.trim() === name ? [value.join('=').trim()] : [];
  });
  return values.length === 1 ? (values[0] ?? null) : null;
}

/**
 * The name under which a cookie is this very host's: over TLS no other host of the domain and no
 * plain connection can set one with this prefix.
 */
export function hostCookie(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/**
 * The text of a Set-Cookie header for a cookie that no script can read and no other site's form
 * sends. The value must be plain (letters, digits, `.`, `_`, `-`); `maxAge` is in seconds, without
 * it the cookie goes with the browser.
 */
export function setCookie(
  name: string,
  value: string,
  options: { readonly isSecure: boolean; readonly maxAge?: number },
): string {
  const maxAge = options.maxAge === undefined ? '' : `; Max-Age=${options.maxAge}`;
  const secure = options.isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=/${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}
