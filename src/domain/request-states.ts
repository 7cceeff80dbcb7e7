// Apart from the topics, which come with the pages that show them.

/** `open` waits for support, `answered` for the player if they have more to say, `closed` is over. */
export const REQUEST_STATES = ['open', 'answered', 'closed'] as const;

export const REQUEST_AUTHORS = ['player', 'support'] as const;

/** Requests of one player that may be under way at the same time. */
export const MOST_REQUESTS = 5;

/** How many requests are not over. */
export function underWay(
  requests: readonly { readonly state: (typeof REQUEST_STATES)[number] }[],
): number {
  return requests.filter(({ state }) => state !== 'closed').length;
}
