/** What posts of the news and of the blog are about: a list shows those of one subject alone. */
export const postSubjects = ['bets', 'casino', 'safety', 'site', 'sport'] as const;

export type PostSubject = (typeof postSubjects)[number];

export interface PostRow {
  /** Of the change itself, or of the writing. */
  readonly day: `${number}-${number}-${number}`;
  readonly about: PostSubject;
}

/** What is told of: a post's day and subject are the same in every language. Newest first. */
export const posts = {
  'virtual-matches': { day: '2026-11-27', about: 'sport' },
  'toto-of-fifteen': { day: '2026-11-27', about: 'sport' },
  'lotto-and-keno': { day: '2026-11-26', about: 'casino' },
  'betting-alphabet': { day: '2026-11-25', about: 'site' },
  'new-kinds-of-bets': { day: '2026-11-25', about: 'bets' },
  'one-press': { day: '2026-11-25', about: 'bets' },
  'limits-in-words': { day: '2026-11-25', about: 'safety' },
  'results-by-day': { day: '2026-11-25', about: 'sport' },
  'signed-receipts': { day: '2026-11-22', about: 'bets' },
  'care-with-accounts': { day: '2026-11-22', about: 'safety' },
} as const satisfies Readonly<Record<string, PostRow>>;

export type PostSlug = keyof typeof posts;

/** The subject that the query of a list asks for; null for all of them. */
export function subjectAsked(url: string): PostSubject | null {
  const asked = /^[^?#]*\?(?:[^#]*&)?about=([a-z]+)(?:[&#]|$)/.exec(url)?.[1];
  return postSubjects.find((subject) => subject === asked) ?? null;
}
