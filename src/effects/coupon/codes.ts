import {
  delay,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  take,
} from 'rxjs';
import type { CallInput } from '../../calls/table.ts';
import { CODE_PARAMETER, couponCodeOf } from '../../domain/coupon/code.ts';
import { onOffer } from '../../domain/coupon/kept.ts';
import { MAX_LEGS } from '../../domain/coupon/placing.ts';
import { hasSize } from '../../domain/coupon/variants.ts';
import type { AnyEvent, EventData } from '../../events/catalogue.ts';
import type { State } from '../../projections/state.ts';
import { parseAddress } from '../../routes/address.ts';
import { isBettingPage } from '../../routes/betting.ts';
import {
  type Caused,
  callErrors,
  caused,
  type EffectContext,
  effect,
  replies,
  request,
} from '../define.ts';
import { closed, isOpen, opened } from '../dialogs.ts';
import { type PendingOf, submitting } from '../submitting.ts';

const saving: PendingOf = ({ couponCodes }) => couponCodes.saving.pending;
const promo: PendingOf = ({ couponCodes }) => couponCodes.promo.pending;
const loading: PendingOf = ({ couponCodes }) => couponCodes.loading.pending;

/** A bet under way has to stay what it is. */
const isFrozen = ({ placing }: State['coupon']): boolean =>
  placing.status === 'placing' || placing.status === 'checking';

/** What is kept: selections and how they are played, and nothing of who saves them. */
function savedOf({ coupon }: State): CallInput<'couponSave'>['body'] {
  const { typeId, variant, systemValue } = coupon;
  return {
    typeId,
    ...(variant === 'plain' ? {} : { variant }),
    ...(hasSize(typeId, variant) ? { systemValue } : {}),
    bets: coupon.bets.map(({ market, game, blockId, isBanker }) => ({
      ...{ marketId: market.id, gameId: game.id, coef: market.coef },
      ...(blockId === 0 ? {} : { blockId }),
      ...(isBanker ? { banker: true } : {}),
    })),
  };
}

/** As soon as it is known who is there: what was asked for before is forgotten with whoever it was. */
function onceTold(context: EffectContext, event: AnyEvent): Observable<AnyEvent> {
  const isTold = () => context.state().session.isTold;
  return isTold()
    ? of(event)
    : context.events$.pipe(
        filter(isTold),
        take(1),
        map(() => event),
      );
}

/** A link brings a code: it is asked for once, and leaves the address, so that a reload asks for none. */
function linked(context: EffectContext): Observable<Caused> {
  return context.on('route.changed').pipe(
    mergeMap((event): Observable<Caused> => {
      const { path, query, hash } = parseAddress(event.data.url);
      const params = new URLSearchParams(query);
      const text = params.get(CODE_PARAMETER);
      if (text === null) return EMPTY;
      params.delete(CODE_PARAMETER);
      const rest = params.size === 0 ? '' : `?${params}`;
      const url = `${path}${rest}${hash}`;
      const code = couponCodeOf(text);
      const asked =
        code === null
          ? EMPTY
          : onceTold(context, event).pipe(
              map(() => caused('coupon.loadAsked', { code, by: 'link' }, event)),
            );
      return merge(of(caused('route.requested', { url, replace: true }, event)), asked);
    }),
  );
}

/** Where the slip is in sight: the line, unless bets are made on the page that is shown. */
function toSlip({ route }: State, cause: AnyEvent): Caused[] {
  if (isBettingPage(route)) return [];
  return [caused('route.requested', { url: `/${route.language}/line`, replace: false }, cause)];
}

type Selection = EventData<'coupon.filled'>['bets'][number];

const selectionOf = ({ market, game, blockId, banker }: Selection): Selection => ({
  ...{ market, game },
  ...(blockId === undefined ? {} : { blockId }),
  ...(banker === undefined ? {} : { banker }),
});

/** The running bet that the selections are of, where it is to be edited, and what it is bought back for. */
function editedOf({ couponCodes, cashOut }: State): Pick<EventData<'coupon.filled'>, 'edited'> {
  const { edited: couponId } = couponCodes;
  if (couponId === null) return {};
  const offer = cashOut.offers.find((one) => one.couponId === couponId);
  return { edited: { couponId, price: offer?.price ?? null } };
}

/** Whether the running bet that is to be edited is of another account than the one that pays. */
function isOfAnother({ couponCodes, cashOut, coupon }: State): boolean {
  const offer = cashOut.offers.find((one) => one.couponId === couponCodes.edited);
  return offer !== undefined && offer.accountId !== coupon.accountId;
}

/** Fills the coupon, unless a bet is under way. */
function filled(context: EffectContext, cause: AnyEvent): Caused[] {
  const state = context.state();
  const { found } = state.couponCodes;
  if (found === null || isFrozen(state.coupon)) return [];
  const { requestId: _, ...kind } = found;
  const bets = onOffer(found.bets).slice(0, MAX_LEGS).map(selectionOf);
  if (bets.length === 0) return [];
  // Another account pays since: with that, it would be another bet beside the one that was to be edited.
  if (isOfAnother(state)) return closed(context, 'coupon-load', cause);
  return [
    caused('coupon.filled', { ...kind, bets, ...editedOf(state) }, cause),
    ...closed(context, 'coupon-load', cause),
    ...toSlip(state, cause),
  ];
}

/** Nobody is asked where nothing is lost; else the dialog says what was found, and what was not. */
function answering(context: EffectContext): Observable<Caused> {
  return merge(replies(context, 'couponLoad'), replies(context, 'couponOfBet')).pipe(
    mergeMap(({ event }): Caused[] => {
      const { coupon, couponCodes } = context.state();
      const { found } = couponCodes;
      if (found === null || found.requestId !== event.data.requestId) return [];
      const isWhole = onOffer(found.bets).length === found.bets.length;
      const events = isWhole && coupon.bets.length === 0 ? filled(context, event) : [];
      if (events.length > 0 || isOpen(context, 'coupon-load')) return events;
      return [opened('coupon-load', event)];
    }),
  );
}

/** Why nothing came of a link or a bet is said, too. */
function failing(context: EffectContext): Observable<Caused> {
  return merge(callErrors(context, 'couponLoad'), callErrors(context, 'couponOfBet')).pipe(
    filter(() => context.state().couponCodes.loading.told !== null),
    filter(() => !isOpen(context, 'coupon-load')),
    mergeMap((event) => [opened('coupon-load', event)]),
  );
}

/** After these another account may pay, or a bet that stood in the way is over. */
const balances: ReadonlySet<string> = new Set(['balance', 'balanceSecond', 'couponPlace']);

/** Whether the coupon has a code whose terms in the money that pays are not known. */
function lacksTerms({ coupon }: State): boolean {
  const { promoCode, promoTerms, userId, accountId, currency } = coupon;
  const isKnown = promoCode === '' || promoTerms?.currency === currency.iso;
  return !isKnown && userId !== null && accountId !== null && !isFrozen(coupon);
}

/** How long after an answer did not come a code is asked about again, in milliseconds. */
const AGAIN = 10_000;

/**
 * What a code gives is asked anew where it came over a reload or from another tab, another account pays, or an
 * answer did not come, or came while a bet was under way. One question at a time.
 */
function askingAnew(context: EffectContext): Observable<Caused> {
  const missed = callErrors(context, 'promoCode').pipe(delay(AGAIN, context.scheduler));
  const occasions = merge<AnyEvent[]>(
    context.on('app.effectsJoined'),
    context.on('app.storageChanged'),
    context.on('http.replied').pipe(filter(({ data }) => balances.has(data.call))),
    missed,
  );
  return occasions.pipe(
    filter(() => lacksTerms(context.state())),
    exhaustMap((event) => {
      const body = { code: context.state().coupon.promoCode };
      const ended = merge<AnyEvent[]>(
        replies(context, 'promoCode').pipe(map(({ event }) => event)),
        callErrors(context, 'promoCode'),
        context.on('http.cancelled'),
      ).pipe(take(1), ignoreElements());
      return merge(ended, of(request(context, 'promoCode', { body }, event)));
    }),
  );
}

/** Keeps coupons under codes, and fills the coupon with what a code or a bet holds. */
export const couponCodes = effect('couponCodes', (context) =>
  merge(
    linked(context),
    submitting(context, saving, 'coupon.saveAsked', 'couponSave', () => ({
      body: savedOf(context.state()),
    })),
    submitting(context, loading, 'coupon.loadAsked', 'couponLoad', ({ code }) => ({
      path: { code },
    })),
    submitting(context, loading, 'bet.repeatAsked', 'couponOfBet', ({ couponId }) => ({
      path: { id: couponId },
    })),
    submitting(context, loading, 'bet.editPressed', 'couponOfBet', ({ couponId }) => ({
      path: { id: couponId },
    })),
    submitting(context, promo, 'coupon.promoCodeEntered', 'promoCode', ({ code }) => ({
      body: { code },
    })),
    askingAnew(context),
    // With the terms in the coupon there is nothing more to enter.
    replies(context, 'promoCode').pipe(
      filter(() => context.state().coupon.promoCode !== ''),
      mergeMap(({ event }) => closed(context, 'coupon-promo', event)),
    ),
    answering(context),
    failing(context),
    context.on('coupon.fillConfirmed').pipe(mergeMap((event) => filled(context, event))),
  ),
);
