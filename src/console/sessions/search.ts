import type { SessionSearch } from '../api/sessions.ts';

export const everything: SessionSearch = {
  user: '',
  claimed: '',
  from: null,
  to: null,
  type: '',
  text: '',
  cursor: '',
};

function time(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** What an address asks for. Unknown parts are passed over. */
export function searchOf(query: URLSearchParams): SessionSearch {
  return {
    user: query.get('user') ?? '',
    claimed: query.get('claimed') === '1' ? '1' : '',
    from: time(query.get('from')),
    to: time(query.get('to')),
    type: query.get('type') ?? '',
    text: query.get('text') ?? '',
    cursor: query.get('cursor') ?? '',
  };
}

/** The address of a search. */
export function searchUrl(search: SessionSearch): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== null && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return `/console/sessions${text === '' ? '' : `?${text}`}`;
}

/** Whether a search narrows at all. */
export function isNarrowed({ cursor: _, ...search }: SessionSearch): boolean {
  return Object.values(search).some((value) => value !== null && value !== '');
}
