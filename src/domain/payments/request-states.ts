// Apart from the topics, which come with the pages that show them.

/** `open` waits for support, `answered` for the player if they have more to say, `closed` is over. */
export const REQUEST_STATES = ['open', 'answered', 'closed'] as const;

export const REQUEST_AUTHORS = ['player', 'support'] as const;

/** Requests of one player that may be under way at the same time; as many ideas beside them. */
export const MOST_REQUESTS = 5;

/** The topic of what a player would have the site do: nobody says by when that is answered. */
export const IDEA_TOPIC_ID = '20';

interface Asked {
  readonly topicId: string;
  readonly state: (typeof REQUEST_STATES)[number];
}

/** How many requests are not over: of ideas, or of all else. */
export function underWay(requests: readonly Asked[], areIdeas: boolean): number {
  return requests.filter(
    ({ topicId, state }) => state !== 'closed' && (topicId === IDEA_TOPIC_ID) === areIdeas,
  ).length;
}
