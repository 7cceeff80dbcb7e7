/** What a player says of their limits when asked whether these still suit them (A2). */
export const LIMIT_REVIEW_ANSWERS = ['fits', 'change', 'help'] as const;

export type LimitReviewAnswer = (typeof LIMIT_REVIEW_ANSWERS)[number];
