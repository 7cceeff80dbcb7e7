import { filter, merge, mergeMap, type Observable, of } from 'rxjs';
import { type PlaceRefusal, placeRefusal } from '../../domain/coupon/placing.ts';
import { placingFacts } from '../../domain/coupon/placing-facts.ts';
import { type Caused, caused, type EffectContext, effect, request } from '../define.ts';
import { calculating } from './calculating.ts';
import { checking } from './checking.ts';
import { filling } from './filling.ts';
import { keeping, keepPending } from './keeping.ts';
import { submittedOf } from './submitted.ts';

/** A press that the policy forbids is not sent, however it came about. */
function refused(key: string, refusal: PlaceRefusal, seq: number): Caused {
  const { kind: reason, ...details } = refusal;
  return caused('coupon.placeRefused', { key, reason, ...details }, seq);
}

/**
 * A press is sent once: only the press that made the key, which the fold decides. The key and the
 * body reach storage before the request leaves, so that a reload in between loses nothing.
 */
function placing(context: EffectContext): Observable<Caused> {
  return context.on('coupon.placePressed').pipe(
    filter(({ seq }) => {
      const { placing, sessionId } = context.state().coupon;
      return placing.status === 'placing' && placing.key === `${sessionId}.${seq}`;
    }),
    mergeMap(({ seq }) => {
      const state = context.state();
      const key = `${state.coupon.sessionId}.${seq}`;
      const refusal = placeRefusal(placingFacts(state));
      if (refusal !== null) return of(refused(key, refusal, seq));
      const body = submittedOf(state, seq);
      const kept = { key, userId: state.coupon.userId ?? '', body };
      const headers = { 'idempotency-key': key };
      return of(
        ...keepPending(context, kept, seq),
        request(context, 'couponPlace', { headers, body }, seq),
      );
    }),
  );
}

export const coupon = effect('coupon', (context) =>
  merge(
    keeping(context),
    placing(context),
    checking(context),
    calculating(context),
    filling(context),
  ),
);
