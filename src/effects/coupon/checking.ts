import {
  defer,
  EMPTY,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  switchMap,
  timer,
} from 'rxjs';
import type { Envelope } from '../../events/catalogue.ts';
import { type Caused, callErrors, caused, type EffectContext, request } from '../define.ts';
import { type Awaited, stalled } from '../stalled.ts';

const CHECK_DELAYS = [1000, 2000, 4000, 8000, 15_000];

/** How long until an unknown bet is asked about for the nth time, in milliseconds. */
export function checkDelay(attempt: number): number {
  return CHECK_DELAYS[Math.min(attempt - 1, CHECK_DELAYS.length - 1)] ?? 15_000;
}

/** The unknown bet that this player may ask about now. */
function unknownBet(context: EffectContext): { key: string; attempt: number } | null {
  const { placing, pending } = context.state().coupon;
  const { userId } = context.state().session;
  if (placing.status !== 'checking' || pending?.userId !== userId) return null;
  return { key: placing.key, attempt: placing.attempt };
}

/** A press and its call, as long as the bet is being placed. */
function placed({ seq }: Envelope, context: EffectContext): Awaited[] {
  const bet = () => {
    const { placing } = context.state().coupon;
    return placing.status === 'placing' ? placing.key : null;
  };
  const key = bet();
  if (key === null) return [];
  const requestId = () => {
    const { keyByRequest } = context.state().coupon;
    const [id] = Object.entries(keyByRequest).find(([, its]) => its === key) ?? [];
    return Number(id ?? 0);
  };
  return [{ seq, call: 'couponPlace', requestId, isOut: () => bet() === key }];
}

/** Seqs of what may have made a bet's outcome unknown, or asking about it possible. */
function occasions(context: EffectContext): Observable<number> {
  const online = context.on('app.connectionChanged').pipe(filter(({ data }) => data.online));
  return merge<Envelope[]>(
    callErrors(context, 'couponPlace'),
    context.on('session.started'),
    context.on('app.storageChanged'),
    context.on('coupon.placePressed'),
    online,
  ).pipe(map(({ seq }) => seq));
}

/** A bet whose outcome is unknown is asked about, with its own key, until the answer is definite. */
export function checking(context: EffectContext): Observable<Caused> {
  // After a failure of its own the effect goes on where it was; the session's start led here.
  const resumed = defer(() => of(0));
  const due = merge(resumed, occasions(context)).pipe(
    filter(() => unknownBet(context) !== null),
    switchMap((seq) => {
      const delay = checkDelay(unknownBet(context)?.attempt ?? 1);
      return timer(delay, context.scheduler).pipe(
        mergeMap(() => {
          const bet = unknownBet(context);
          if (bet === null) return EMPTY;
          const { key, attempt } = bet;
          return of(caused('coupon.placeChecked', { key, attempt: attempt + 1 }, seq));
        }),
      );
    }),
  );
  const asked = context.on('coupon.placeChecked').pipe(
    mergeMap(({ seq, data }) => {
      const { pending } = context.state().coupon;
      if (pending?.key !== data.key || unknownBet(context) === null) return EMPTY;
      const headers = { 'idempotency-key': data.key };
      return of(request(context, 'couponPlace', { headers, body: pending.body }, seq));
    }),
  );
  const presses = context.on('coupon.placePressed');
  const pressed = presses.pipe(mergeMap((press) => placed(press, context)));
  return merge(due, asked, stalled(context, pressed));
}
