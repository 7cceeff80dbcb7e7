/** The texts of what games return. */
export const gameTexts = {
  title: 'Games',
  explained:
    'What each game of the house has returned, by the rules it has now, beside what it is proved to return. The bounds are as far as chance reaches in so many rounds, once in 741 looks further: what is beyond has a cause.',
  list: 'Measured so far',
  loading: 'Loading…',
  none: 'Nothing was played yet',
  noneText: 'Each game stands here once a round of it is over.',
  elsewhere: 'This server has no games of its own.',
  alarms: { less: 'Returns too little', more: 'Returns too much' },
  inBounds: 'Within chance',
  measured: (share: string, returned: string, staked: string, currency: string) =>
    `Returned ${share}: ${returned} of ${staked} ${currency} in first stakes.`,
  proved: (share: string) => `Proved: ${share}.`,
  between: (least: string, most: string) => `${least} to ${most}`,
  bounds: (least: string, most: string) => `Chance reaches from ${least} to ${most}.`,
  bound: (most: string) => `Chance reaches up to ${most}; who plays badly has less.`,
  rounds: (count: number) => (count === 1 ? '1 round' : `${count.toLocaleString('en')} rounds`),
  funds: {
    title: 'Open rounds',
    none: 'No round is open.',
    columns: { provider: 'Debited by', rounds: 'Rounds', staked: 'Staked' },
    agrees: 'Lies where stakes lie',
    differs: 'The books differ',
    difference: (balance: string, open: string) =>
      `The account of stakes holds ${balance}; open bets and rounds were staked with ${open}.`,
  },
  forbidden: 'Games need the support role.',
} as const;
