import type { Cookies } from '../../kernel/ports.ts';

/** Where cookies are kept: the page's document, or anything like it. */
export interface CookieJar {
  cookie: string;
}

/** The part of a value that a percent sign has broken stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Cookies of the whole site. `secure` keeps them off plain connections. */
export function createCookies(jar: CookieJar, { secure }: { readonly secure: boolean }): Cookies {
  const put = (key: string, value: string, attributes: readonly string[]): void => {
    const fixed = ['path=/', 'samesite=lax', ...(secure ? ['secure'] : [])];
    jar.cookie = [`${encodeURIComponent(key)}=${value}`, ...attributes, ...fixed].join('; ');
  };
  return {
    names: () =>
      jar.cookie.split('; ').flatMap((entry) => {
        const [name = ''] = entry.split('=');
        return name === '' ? [] : [decoded(name)];
      }),
    getItem(key) {
      const prefix = `${encodeURIComponent(key)}=`;
      const found = jar.cookie.split('; ').find((entry) => entry.startsWith(prefix));
      return found === undefined ? null : decoded(found.slice(prefix.length));
    },
    setItem(key, value, { expires } = {}) {
      const until = expires === undefined ? [] : [`expires=${new Date(expires).toUTCString()}`];
      put(key, encodeURIComponent(value), until);
    },
    removeItem: (key) => put(key, '', ['max-age=0']),
  };
}
