/** What a round of several steps would pay if it ended now. */
export const texts = {
  casino_so_far: 'Ended now, the round pays {{amount}}.',
  casino_so_far_nothing: 'Nothing is won so far.',
  casino_so_far_standing:
    'Nothing is won so far: if you stand, a win pays {{win}}, a level hand {{level}}.',
  casino_so_far_dealt: 'Kept as it is, this hand pays {{amount}}.',
  casino_so_far_dealt_nothing: 'Kept as it is, this hand pays nothing.',
  casino_so_far_alike: 'Nothing is won so far: a second {{prize}} pays {{amount}}.',
} as const;
