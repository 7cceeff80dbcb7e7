/** What the panel about a player's protection says. */
export const protectionTexts = {
  label: 'Protection of the player',
  intro:
    'Every stake and deposit is judged by the rules of this build against what was known when it was sent.',
  acted: 'Every protection acted.',
  missed: (count: number) =>
    count === 1
      ? 'One stake or deposit should have been kept out.'
      : `${count} stakes and deposits should have been kept out.`,
  nothing: 'Nothing of protection or money',
  nothingText: 'No limits were known, and nothing was staked or paid in this session.',
  allSessions: 'The same over all sessions, as a table: player',
  kinds: {
    limits: 'limits',
    'limit-set': 'limit set',
    'change-requested': 'looser asked',
    'change-confirmed': 'looser holds',
    'change-cancelled': 'looser off',
    excluded: 'excluded',
    'limit-reached': 'limit reached',
    'time-up': 'time is up',
    'check-shown': 'shown',
    'check-answered': 'answered',
    refused: 'refused',
    staked: 'staked',
    paid: 'won',
    'deposit-begun': 'deposit begun',
    'deposit-ended': 'deposit ended',
    cashback: 'cashback',
    'withdrawal-begun': 'withdrawal begun',
    'withdrawal-ended': 'withdrawal ended',
    exchanged: 'moved',
    'signed-out': 'signed out',
  },
  none: 'none',
} as const;
