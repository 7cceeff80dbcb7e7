import { by, type Loading } from './loading.ts';

/** What players are given, and what is on offer. */
export const givenResources = {
  bonuses: {
    of: ({ bonuses }) => bonuses,
    whose: 'player',
    isAnew: true,
    stale: ['bet.settled', 'payments.ended', 'page.refreshPressed'],
    ask: by('bonuses', () => ({})),
  },
  cashback: {
    of: ({ cashback }) => cashback,
    whose: 'player',
    isAnew: true,
    stale: ['casino.roundSettled', 'page.refreshPressed'],
    ask: by('cashback', () => ({})),
  },
  friends: {
    of: ({ friends }) => friends,
    whose: 'player',
    isAnew: true,
    stale: ['page.refreshPressed'],
    ask: by('friends', () => ({})),
  },
  campaigns: {
    of: ({ campaigns }) => campaigns,
    whose: 'anybody',
    // Who signed out is a guest, on the same page.
    needed: ['session.ended'],
    isAnew: true,
    stale: ['bet.settled', 'payments.ended', 'page.refreshPressed'],
    ask: by('campaigns', () => ({})),
  },
} as const satisfies Readonly<Record<string, Loading>>;
