import { SLIP_PART, type SlipList } from '../../domain/bets/history.ts';
import { dayOf } from '../../domain/time/day.ts';
import { dialogName } from '../../events/dialogs.ts';
import { digitsIn, paymentIn } from '../../routes/address-digits.ts';
import { isPage, type PageResource } from '../../routes/table.ts';
import { betHistoryQuery } from '../bets/history-query.ts';
import { request } from '../define.ts';
import { historyQuery } from '../payments/history-query.ts';
import { casinoResources } from './casino.ts';
import { describedResources } from './described.ts';
import { givenResources } from './given.ts';
import type { LateResource } from './late-table.ts';
import { by, type Loading } from './loading.ts';
import { paramsShown } from './params-shown.ts';

/** Milliseconds for which what works is believed to work still. */
const STATUS_HOLDS = 30_000;

/** A field of a query, where the address asks with it in digits. */
function asked(url: string, name: 'day' | 'champ' | 'sport' | 'currency', length?: string) {
  const digits = digitsIn(url, name, length);
  return digits === undefined ? {} : { [name]: digits };
}

/** Bets beside the coupon, while the player looks at them there. */
const slipList = (status: SlipList): Loading => ({
  of: ({ slipBets }) => slipBets[status],
  whose: 'player',
  needed: ['page.choiceMade', 'session.started'],
  isShown: ({ page }) => page.choices[SLIP_PART] === status,
  stale: ['bet.placed', 'bet.settled', 'bet.cashedOut', 'bet.saleTold'],
  ask: by('betHistory', () => ({
    query: { status, ...(status === 'settled' ? { order: status } : {}) },
  })),
});

/** Everything that is loaded by this one rule, but for what comes later (`late-table.ts`). */
export const resources = {
  user: {
    of: ({ user }) => user,
    whose: 'player',
    needed: [
      'session.started',
      'feed.verificationChanged',
      'verification.approved',
      // It says how many answers of support are not read.
      'feed.requestsChanged',
    ],
    isAnew: true,
    ask: by('userConfig'),
  },
  limits: {
    of: ({ limits }) => limits,
    whose: 'player',
    needed: ['session.started', 'feed.limitsChanged'],
    isAnew: true,
    ask: by('limits'),
  },
  exclusionReasons: {
    of: ({ limits }) => limits.reasons,
    whose: 'player',
    needed: ['limits.reasonsWanted'],
    ask: by('selfExcludeReasons'),
  },
  rights: {
    of: ({ user }) => user.rights,
    whose: 'player',
    needed: ['session.started'],
    isAnew: true,
    optional: 'rights',
    ask: by('rights'),
  },
  bets: {
    of: ({ bets }) => bets,
    whose: 'player',
    isAnew: true,
    stale: [
      ...(['bet.historyChosen', 'bet.placed', 'bet.settled'] as const),
      ...(['bet.cashedOut', 'bet.saleTold', 'page.refreshPressed'] as const),
    ],
    ask: by('betHistory', (state) => ({ query: betHistoryQuery(state) })),
  },
  openBets: slipList('open'),
  settledBets: slipList('settled'),
  printedBet: {
    of: ({ printedBet }) => printedBet,
    whose: 'player',
    isAnew: true,
    stale: ['bet.settled', 'bet.cashedOut', 'bet.edited', 'bet.saleTold', 'page.refreshPressed'],
    ask: (context, cause) => {
      const { couponId: coupon } = context.state().route.params;
      return coupon === undefined
        ? []
        : [request(context, 'betHistory', { query: { coupon } }, cause)];
    },
  },
  paymentMethods: {
    of: ({ payments }) => payments.terms,
    whose: 'player',
    isAnew: true,
    // Another account pays from now on, or the limits leave something else.
    stale: [
      'limits.changed',
      'payments.ended',
      'payments.cashOrdered',
      'feed.verificationChanged',
      'verification.approved',
    ],
    ask: by('paymentMethods', () => ({ query: {} })),
  },
  paymentOffer: {
    of: ({ paymentOffer }) => paymentOffer,
    whose: 'anybody',
    isAnew: true,
    stale: ['page.refreshPressed'],
    ask: by('paymentOffer', ({ route: { url } }) => ({ query: asked(url, 'currency') })),
  },
  cashOrder: {
    of: ({ cashOrder }) => cashOrder,
    whose: 'player',
    needed: ['modal.opened'],
    isShown: ({ modal }) => paramsShown(modal, 'team-cash') !== null,
    ask: (context, cause) => {
      const id = paramsShown(context.state().modal, 'team-cash')?.paymentId ?? null;
      return id === null ? [] : [request(context, 'cashOrder', { path: { id } }, cause)];
    },
  },
  exchangeRates: {
    of: ({ exchange }) => exchange,
    whose: 'player',
    needed: ['modal.opened'],
    isShown: ({ modal }) => modal.open.some((one) => dialogName(one) === 'exchange'),
    isAnew: true,
    ask: by('exchangeRates'),
  },
  pushKey: {
    of: ({ push }) => push.key,
    whose: 'player',
    needed: ['modal.opened', 'route.changed', 'push.found'],
    // Only where the browser could use it, and is about to be asked.
    isShown: ({ push: { permission }, modal, route }) =>
      (permission === 'default' || permission === 'granted') &&
      (isPage(route.route, 'officeSettings') ||
        modal.open.some((one) => dialogName(one) === 'web-push-agreement')),
    ask: by('pushKey'),
  },
  verification: {
    of: ({ verification }) => verification,
    whose: 'player',
    needed: ['feed.verificationChanged'],
    isAwaited: ({ verification: { awaited } }) => awaited.length > 0,
    isAnew: true,
    stale: ['page.refreshPressed'],
    ask: by('verification'),
  },
  returnedPayment: {
    of: ({ payments }) => payments.returned,
    whose: 'player',
    isAnew: true,
    ask: (context, cause) => {
      const { url, params } = context.state().route;
      const id = params['transactionId'] ?? paymentIn(url);
      return id === null ? [] : [request(context, 'payment', { path: { id } }, cause)];
    },
  },
  paymentHistory: {
    of: ({ payments }) => payments.history,
    whose: 'player',
    isAnew: true,
    stale: ['payments.historyChosen', 'payments.ended', 'page.refreshPressed'],
    ask: by('payments', (state) => ({ query: historyQuery(state) })),
  },
  paymentRequests: {
    of: ({ requests }) => requests,
    whose: 'player',
    needed: ['feed.requestsChanged'],
    isAwaited: ({ requests: { awaited } }) => awaited.length > 0,
    isAnew: true,
    stale: ['page.refreshPressed'],
    ask: by('paymentRequests'),
  },
  paymentRequest: {
    of: ({ requests }) => requests.conversation,
    whose: 'player',
    // What is asked for counts as read: not before the player can see it.
    needed: ['modal.opened', 'feed.requestsChanged', 'app.visibilityChanged'],
    isShown: ({ modal, session }) =>
      session.visible && paramsShown(modal, 'support-request-history') !== null,
    isAnew: true,
    stale: ['page.refreshPressed'],
    ask: (context, cause) => {
      const id = paramsShown(context.state().modal, 'support-request-history')?.requestId ?? null;
      return id === null ? [] : [request(context, 'paymentRequest', { path: { id } }, cause)];
    },
  },
  monthSummary: {
    of: ({ summary }) => summary,
    whose: 'player',
    isAnew: true,
    stale: ['limits.monthChosen', 'page.refreshPressed'],
    ask: by('monthSummary', ({ summary: { month } }) => ({
      query: month === null ? {} : { month },
    })),
  },
  ...casinoResources,
  ...describedResources,
  ...givenResources,
  results: {
    of: ({ results }) => results,
    whose: 'anybody',
    isShown: ({ route }) => route.params['type'] !== 'live',
    isAnew: true,
    // The last day is over: another one comes after it.
    isOutdated: ({ results: { shown, shownAt } }, at) =>
      shown?.next === null && shownAt !== null && dayOf(at) !== dayOf(shownAt),
    ask: by('sportsResults', ({ route: { url, language } }) => ({
      query: { lng: language, ...asked(url, 'day', '8'), ...asked(url, 'sport') },
    })),
  },
  statistics: {
    of: ({ statistics }) => statistics,
    whose: 'anybody',
    isAnew: true,
    stale: ['page.refreshPressed'],
    ask: by('sportsStatistics', ({ route: { route, params, url, language } }) => {
      const wanted = isPage(route, 'team') ? { team: params['team'] ?? '' } : asked(url, 'champ');
      return { query: { lng: language, ...wanted } };
    }),
  },
  siteStatus: {
    of: ({ siteStatus }) => siteStatus,
    whose: 'anybody',
    isAnew: true,
    // No feed tells of it: with the site's next tick it is asked for again.
    isOutdated: ({ siteStatus: { heardAt } }, at) => at - heardAt >= STATUS_HOLDS,
    ask: by('siteStatus'),
  },
  phones: {
    of: ({ phones }) => phones,
    whose: 'anybody',
    needed: ['phones.wanted'],
    ask: (context, cause) => [
      request(context, 'phoneCountries', {}, cause),
      request(context, 'phoneMasks', {}, cause),
    ],
  },
  registrationOptions: {
    of: ({ registration }) => registration,
    whose: 'anybody',
    needed: ['registration.started'],
    isShown: ({ registration }) => registration.place !== null,
    ask: by('registrationOptions'),
  },
  currencies: {
    of: ({ currencies }) => currencies,
    whose: 'player',
    ask: by('registrationOptions'),
  },
  currencyNames: {
    of: ({ currencies }) => currencies.naming,
    whose: 'player',
    isStale: ({ currencies, route }) => currencies.naming.language !== route.language,
    optional: 'dictionary',
    ask: by('dictionary', ({ route }) => ({
      path: { lang: route.language },
      query: { ids: 'currencies' },
    })),
  },
  mailing: {
    of: ({ mailing }) => mailing,
    whose: 'player',
    ask: by('mailing'),
  },
  signIns: {
    of: ({ signIns }) => signIns,
    whose: 'player',
    isAnew: true,
    ask: by('signIns'),
  },
  securityQuestion: {
    of: ({ protection }) => protection.question,
    whose: 'player',
    isAnew: true,
    ask: by('securityQuestion'),
  },
} as const satisfies Readonly<Record<Exclude<PageResource, LateResource>, Loading>> &
  Readonly<Record<string, Loading>>;
