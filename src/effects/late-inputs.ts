import type { EventType } from '../events/catalogue.ts';

const AREAS: ReadonlySet<string> = new Set([
  ...['accounts', 'activation', 'cashback', 'casino', 'friends', 'letter', 'mailing', 'payments'],
  ...['points', 'protection', 'recovery', 'registration', 'requests', 'verification'],
]);
const BESIDES: ReadonlySet<EventType> = new Set<EventType>([
  ...(['bonuses.firstDepositChosen', 'bonuses.signInAnswered'] as const),
  ...(['push.given', 'push.ended'] as const),
  ...(['auth.networkLinkSubmitted', 'auth.oneTapChosen', 'auth.socialChosen'] as const),
  ...(['bet.historyFileAsked', 'bet.olderAsked', 'favourites.toggled'] as const),
  ...([
    'bet.cashOutPressed',
    'bet.cashOutRuleChosen',
    'bet.editPressed',
    'bet.repeatAsked',
    'coupon.fillConfirmed',
  ] as const),
  ...(['coupon.loadAsked', 'coupon.saveAsked', 'limits.reviewAnswered'] as const),
]);

/** Of those areas what a first effect acts on, and what is only folded: it happens at once. */
const AT_ONCE: ReadonlySet<EventType> = new Set<EventType>([
  'registration.wanted',
  ...(['casino.betChosen', 'casino.roundRecalled'] as const),
  ...(['casino.roundVerified', 'casino.searchTyped'] as const),
]);

/** Whether an input is for one of them: it waits until they are there. */
export const isForLate = (type: EventType): boolean =>
  BESIDES.has(type) || (AREAS.has(type.split('.')[0] ?? '') && !AT_ONCE.has(type));

/**
 * What happened last of these is told to them when they join: where the page is, news for its player, and
 * that somebody came back from where they sign in.
 */
export const TOLD_LATER: ReadonlySet<EventType> = new Set<EventType>([
  'route.changed',
  ...(['verification.approved', 'verification.refused', 'verification.expired'] as const),
  'verification.asked',
  ...(['auth.oneTapReturned', 'auth.socialReturned'] as const),
]);
