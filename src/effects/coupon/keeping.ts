import { distinctUntilChanged, filter, map, merge, mergeMap, type Observable } from 'rxjs';
import type { AnyEvent, Envelope } from '../../events/catalogue.ts';
import { STORED } from '../../events/stored-values.ts';
import type { PendingBet } from '../../events/submitted-coupon.ts';
import { eraseFrom, readFrom, writeText, writeTo } from '../../kernel/stored-value.ts';
import type { CouponState } from '../../projections/coupon/state.ts';
import { type Caused, callErrors, caused, type EffectContext, replies } from '../define.ts';
import { attemptKeys } from './attempt-keys.ts';

/** Storage may be full or forbidden: betting goes on without it, and the log says so. */
function tried(work: () => void, name: string, seq: number): Caused[] {
  try {
    work();
    return [];
  } catch (error) {
    const message = `${name} was not stored: ${error instanceof Error ? error.message : error}`;
    return [caused('bus.failed', { source: 'effect', name: 'coupon', message }, seq)];
  }
}

/** What storage holds now: another tab may have written since this one did. */
function storedNow({ storage }: EffectContext): PendingBet[] {
  return readFrom(storage.local, STORED.pendingBets) ?? [];
}

function writePending(context: EffectContext, bets: PendingBet[], seq: number): Caused[] {
  const { local } = context.storage;
  const { pendingBets } = STORED;
  const write = () =>
    bets.length === 0 ? eraseFrom(local, pendingBets) : writeTo(local, pendingBets, bets);
  return tried(write, pendingBets.name, seq);
}

/** Keeps a bet until its outcome is known, beside those of other tabs and players. */
export function keepPending(context: EffectContext, bet: PendingBet, seq: number): Caused[] {
  const others = storedNow(context).filter(({ key }) => key !== bet.key);
  return writePending(context, [...others, bet], seq);
}

/** After a definite answer nothing is left to ask about. */
function forgetting(context: EffectContext): Observable<Caused> {
  const keys = attemptKeys(context);
  const isAlive = (key: string) => {
    const { pending, parked } = context.state().coupon;
    return pending?.key === key || parked.some((one) => one.key === key);
  };
  const ended = merge(
    replies(context, 'couponPlace').pipe(map(({ event }): Envelope<'http.replied'> => event)),
    callErrors(context, 'couponPlace'),
  ).pipe(
    mergeMap(({ data, seq }) => {
      const key = keys.take(data.requestId);
      if (key === undefined || isAlive(key)) return [];
      const others = storedNow(context).filter((one) => one.key !== key);
      return writePending(context, others, seq);
    }),
  );
  return merge(keys.noted, ended);
}

/** What a reload must not lose of the coupon, and other tabs are to follow. */
function keptOf(coupon: CouponState) {
  const { typeId, bets, amount, amountByBetId, currency, systemValue, edited } = coupon;
  const { isCoefChangeChosen, changeCoefAction, variant, amountByBlockId } = coupon;
  const { manuallyDeletedBonusBet, promoCode, settings } = coupon;
  const chosen = isCoefChangeChosen ? { changeCoefAction } : {};
  const kind = { typeId, systemValue, variant, amountByBlockId };
  const editing =
    edited === null ? {} : { edited: { ...edited, marketIds: [...edited.marketIds] } };
  const withoutBonus = manuallyDeletedBonusBet ? { manuallyDeletedBonusBet } : {};
  const code = promoCode === '' ? {} : { promoCode };
  const rest = { ...chosen, ...editing, ...withoutBonus, ...code };
  return { ...kind, bets, amount, amountByBetId, currency, settings, ...rest };
}

/**
 * What one press stakes is forgotten with the player. Prices that were asked for are no change: two tabs would
 * tell each other of them without end.
 */
const isKeptAfter = (event: AnyEvent): boolean =>
  event.type.startsWith('coupon.') ||
  event.type === 'session.started' ||
  event.type === 'session.ended' ||
  (event.type === 'http.replied' && /^couponPlace|^promoCode/.test(event.data.call));

/**
 * The coupon survives a reload. It is written at once: a placed bet must be out of it before its
 * key is, or a reload would bring the selections back as if nothing had been staked.
 */
export function keeping(context: EffectContext): Observable<Caused> {
  const changed = context.events$.pipe(
    filter(isKeptAfter),
    map(({ seq }) => ({ seq, text: STORED.coupon.textOf(keptOf(context.state().coupon)) })),
    distinctUntilChanged((a, b) => a.text === b.text),
    mergeMap(({ seq, text }) =>
      tried(() => writeText(context.storage.local, STORED.coupon, text), STORED.coupon.name, seq),
    ),
  );
  return merge(changed, forgetting(context));
}
