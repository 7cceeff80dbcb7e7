import type { SecuritySearch } from '../api/security.ts';

const NAMES = ['kind', 'user', 'cursor'] as const;

/** What the address asks for. */
export function securitySearchOf(query: URLSearchParams): SecuritySearch {
  const of = (name: (typeof NAMES)[number]) => query.get(name) ?? '';
  return { kind: of('kind'), user: of('user'), cursor: of('cursor') };
}

export function securityUrl(search: SecuritySearch): string {
  const given = NAMES.filter((name) => search[name] !== '').map((name) => [name, search[name]]);
  const text = new URLSearchParams(given).toString();
  return text === '' ? '/console/security' : `/console/security?${text}`;
}
