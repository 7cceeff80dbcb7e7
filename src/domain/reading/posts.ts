/** What is told of: a post's day and subject are the same in every language. Newest first. */
export const posts = {
  'betting-alphabet': { day: '2026-11-25', about: 'site' },
  'new-kinds-of-bets': { day: '2026-11-25', about: 'bets' },
  'one-press': { day: '2026-11-25', about: 'bets' },
  'limits-in-words': { day: '2026-11-25', about: 'safety' },
  'results-by-day': { day: '2026-11-25', about: 'site' },
  'signed-receipts': { day: '2026-11-22', about: 'bets' },
  'care-with-accounts': { day: '2026-11-22', about: 'safety' },
} as const satisfies Readonly<Record<string, PostRow>>;

interface PostRow {
  /** Of the change itself. */
  readonly day: `${number}-${number}-${number}`;
  readonly about: 'bets' | 'safety' | 'site';
}

export type PostSlug = keyof typeof posts;

/** What an address of the blog names behind it, its parts as they stand; nothing for the list. */
export const namedInBlog = (url: string): string =>
  /^\/[a-z]{2}\/blog\/([^?#]*)/.exec(url)?.[1]?.replace(/\/$/, '') ?? '';
