function pairs(name: string, value: unknown): string[] {
  if (value === undefined) return [];
  if (value === null) return [encodeURIComponent(name)];
  if (Array.isArray(value)) return value.flatMap((item) => pairs(name, item));
  if (value instanceof Date) return pairs(name, value.toISOString());
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, item]) => pairs(`${name}[${key}]`, item));
  }
  return [`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`];
}

/**
 * All that superagent asks of `qs` in a browser, which the build replaces by this to save 14 KB: a
 * form as text. Objects are written `a[b]=c`, lists `a=b&a=c`, null without a sign, undefined not
 * at all.
 */
export function stringify(form: Readonly<Record<string, unknown>>): string {
  return Object.entries(form)
    .flatMap(([name, value]) => pairs(name, value))
    .join('&');
}
