import { dayOf } from '../../domain/time/day.ts';
import { dialogs, isModalOpen } from '../../events/dialogs.ts';
import { by, type Loading } from './loading.ts';

/** What players are given, and what is on offer. */
export const givenResources = {
  bonuses: {
    of: ({ bonuses }) => bonuses,
    whose: 'player',
    isAnew: true,
    stale: ['bet.settled', 'payments.ended', 'page.refreshPressed'],
    ask: by('bonuses'),
  },
  cashback: {
    of: ({ cashback }) => cashback,
    whose: 'player',
    isAnew: true,
    stale: ['casino.roundSettled', 'page.refreshPressed'],
    isOutdated: ({ cashback: { known } }, at) => known !== null && dayOf(at) !== dayOf(known.at),
    ask: by('cashback'),
  },
  friends: {
    of: ({ friends }) => friends,
    whose: 'player',
    isAnew: true,
    stale: ['page.refreshPressed'],
    ask: by('friends'),
  },
  pointEntries: {
    of: ({ points }) => points,
    whose: 'player',
    isShown: ({ route: { params } }) => params['game'] === undefined,
    isAnew: true,
    stale: ['bet.settled', 'casino.roundSettled', 'points.bought', 'page.refreshPressed'],
    ask: by('pointEntries', () => ({ query: {} })),
  },
  pointStore: {
    of: ({ points }) => points.store,
    whose: 'player',
    isShown: ({ route: { params } }) => params['game'] === undefined,
    isAnew: true,
    stale: ['bet.settled', 'casino.roundSettled', 'points.bought', 'page.refreshPressed'],
    ask: by('pointStore'),
  },
  campaigns: {
    of: ({ campaigns }) => campaigns,
    whose: 'anybody',
    // Who signed out is a guest, on the same page; a coupon asks for codes wherever it is.
    needed: ['session.ended', 'coupon.promoCodesAsked'],
    isAwaited: ({ modal }) => isModalOpen(modal.open, dialogs['coupon-promo'].id),
    isAnew: true,
    stale: ['bet.settled', 'payments.ended', 'page.refreshPressed'],
    ask: by('campaigns'),
  },
} as const satisfies Readonly<Record<string, Loading>>;
