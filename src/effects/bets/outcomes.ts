import { distinct, distinctUntilChanged, map, merge, mergeMap, type Observable } from 'rxjs';
import type { EventData } from '../../events/catalogue.ts';
import { placedBets } from '../../events/placed-bets.ts';
import type { Accepted, Placing } from '../../projections/coupon/state.ts';
import { attemptKeys } from '../coupon/attempt-keys.ts';
import { type Caused, caused, type EffectContext, effect, replies } from '../define.ts';

/** The bet whose place was taken, as the answer tells of it: of several singles the first tells. */
function editIn(
  { edited, acceptedAt: at, currency }: Accepted,
  { couponId: replacedBy }: { readonly couponId: string },
): Omit<EventData<'bet.edited'>, 'requestId' | 'key'> | null {
  return edited === undefined ? null : { ...edited, replacedBy, at, currency };
}

/** What the server took, also for a press of before; one that is asked about twice is told once. */
function placed(context: EffectContext): Observable<Caused> {
  const keys = attemptKeys(context);
  const told = replies(context, 'couponPlace').pipe(
    map(({ body, event }) => ({ body, event, key: keys.take(event.data.requestId) })),
    mergeMap(({ body, event, key }) =>
      body.status === 'accepted'
        ? placedBets(body).map((bet, _, [first = bet]) => ({
            ...{ bet, event, key },
            edit: editIn(body, first),
          }))
        : [],
    ),
    distinct(({ bet }) => bet.couponId),
    mergeMap(({ bet, event, key, edit }): Caused[] => {
      const { requestId } = event.data;
      const asked = key === undefined ? { requestId } : { requestId, key };
      return [
        caused('bet.placed', { ...asked, ...bet }, event),
        ...(edit?.replacedBy === bet.couponId
          ? [caused('bet.edited', { ...asked, ...edit }, event)]
          : []),
      ];
    }),
  );
  return merge(keys.noted, told);
}

function refusedWith(requestId: number, placing: Placing) {
  if (placing.status === 'changed') {
    const { status: _, ...said } = placing;
    return { requestId, reason: 'coef-changed' as const, ...said };
  }
  if (placing.status !== 'rejected') return null;
  const { status: _, bound, ...said } = placing;
  return { requestId, ...said, ...(bound === null ? {} : { bound }) };
}

/** Which answers are definite refusals, the fold decides: after any other the bet may stand. */
function refused(context: EffectContext): Observable<Caused> {
  return context.events$.pipe(
    map((event) => ({ event, placing: context.state().coupon.placing })),
    distinctUntilChanged((before, now) => before.placing === now.placing),
    mergeMap(({ event, placing }) => {
      if (event.type !== 'http.replied' || event.data.call !== 'couponPlace') return [];
      const data = refusedWith(event.data.requestId, placing);
      return data === null ? [] : [caused('bet.refused', data, event)];
    }),
  );
}

/**
 * Tells what became of bets, so that nobody else has to read answers of calls. It is an effect of
 * its own: what fails in the coupon loses no fact.
 */
export const betOutcomes = effect('bet-outcomes', (context) =>
  merge(placed(context), refused(context)),
);
