import { distinct, distinctUntilChanged, map, merge, mergeMap, type Observable } from 'rxjs';
import type { CallReply } from '../../calls/table.ts';
import type { Placing } from '../../projections/coupon/state.ts';
import { attemptKeys } from '../coupon/attempt-keys.ts';
import { type Caused, caused, type EffectContext, effect, replies } from '../define.ts';

type Accepted = Extract<CallReply<'couponPlace'>, { status: 'accepted' }>;

function placedWith(requestId: number, key: string | undefined, answer: Accepted) {
  const { couponId, acceptedAt, amount, currency, coef, possibleWin, bets } = answer;
  const taken = bets.map(({ marketId, used }) => ({ marketId, coef: used }));
  const asked = key === undefined ? { requestId } : { requestId, key };
  return { ...asked, couponId, acceptedAt, amount, currency, coef, possibleWin, bets: taken };
}

/** Each of several singles is a bet of its own; where they were kept as one, it is one. */
function betsIn(answer: Accepted): Accepted[] {
  const singles = answer.bets.flatMap((bet) =>
    bet.single ? [{ ...answer, ...bet.single, coef: bet.used, bets: [bet] }] : [],
  );
  return singles.length > 0 ? singles : [answer];
}

/** What the server took, also for a press of before; one that is asked about twice is told once. */
function placed(context: EffectContext): Observable<Caused> {
  const keys = attemptKeys(context);
  const told = replies(context, 'couponPlace').pipe(
    map(({ body, event }) => ({ body, event, key: keys.take(event.data.requestId) })),
    mergeMap(({ body, event, key }) =>
      body.status === 'accepted' ? betsIn(body).map((answer) => ({ answer, event, key })) : [],
    ),
    distinct(({ answer }) => answer.couponId),
    map(({ answer, event, key }) =>
      caused('bet.placed', placedWith(event.data.requestId, key, answer), event),
    ),
  );
  return merge(keys.noted, told);
}

function refusedWith(requestId: number, placing: Placing) {
  if (placing.status === 'changed') {
    return { requestId, key: placing.key, reason: 'coef-changed' as const };
  }
  if (placing.status !== 'rejected') return null;
  const { key, reason, bound } = placing;
  return { requestId, key, reason, ...(bound === null ? {} : { bound }) };
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
