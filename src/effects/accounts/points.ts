import { map, merge, mergeMap, type Observable } from 'rxjs';
import { pointBuyRefusal } from '../../domain/accounts/point-store.ts';
import { pointStoreFacts } from '../../domain/accounts/point-store-facts.ts';
import type { EventData } from '../../events/catalogue.ts';
import {
  type Caused,
  callErrors,
  caused,
  type EffectContext,
  effect,
  replies,
  request,
} from '../define.ts';
import { accepted, type PendingOf, submitting } from '../submitting.ts';

/** A code is taken where the policy lets it through; that it was is a fact of its own. */
function buying(context: EffectContext): Observable<Caused> {
  const pending: PendingOf = ({ points }) => points.buying.pending;
  const refusalOf = ({ code, price }: EventData<'points.buyPressed'>) => {
    const state = context.state();
    const item = state.points.store.known?.items.find(({ terms }) => terms.code === code);
    return pointBuyRefusal(pointStoreFacts(state), item ?? null, price);
  };
  return merge(
    submitting(
      ...([context, pending, 'points.buyPressed', 'pointBuy'] as const),
      (body, _, headers) => ({ headers, body }),
      (asked) => refusalOf(asked) !== null,
    ),
    accepted(context, pending, 'points.buyPressed').pipe(
      mergeMap((event) => {
        const reason = refusalOf(event.data);
        return reason === null ? [] : [caused('points.heldBack', { reason }, event)];
      }),
    ),
    // It may cost another price by now, or have been taken elsewhere.
    callErrors(context, 'pointBuy').pipe(map((event) => request(context, 'pointStore', {}, event))),
    replies(context, 'pointBuy').pipe(
      map(({ body: { code, price }, event }) => caused('points.bought', { code, price }, event)),
    ),
  );
}

/** Older entries of points are loaded as the player asks, and what they buy is bought. */
export const points = effect('points', (context) =>
  merge(
    buying(context),
    submitting(
      context,
      (state) => state.points.older.pending,
      'points.olderAsked',
      'pointEntries',
      () => {
        const { next } = context.state().points;
        return { query: next === null ? {} : { cursor: next } };
      },
    ),
  ),
);
