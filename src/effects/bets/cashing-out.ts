import {
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import type { CallName } from '../../calls/table.ts';
import type { PendingSale } from '../../events/cash-out.ts';
import type { AnyEvent } from '../../events/catalogue.ts';
import { STORED } from '../../events/stored-values.ts';
import { eraseFrom, readFrom, readText, writeTo } from '../../kernel/stored-value.ts';
import { awaitedOf } from '../asked-calls.ts';
import { checkDelay } from '../coupon/checking.ts';
import { type Caused, caused, type EffectContext, effect, request } from '../define.ts';
import { stalled } from '../stalled.ts';

/** What storage holds now, to write it anew: another tab may have written since this one did. */
const stored = ({ storage }: EffectContext): PendingSale[] =>
  readFrom(storage.local, STORED.pendingSales) ?? [];

/** Storage may be full or forbidden: selling goes on without it, and the log says so. */
function write(context: EffectContext, sales: PendingSale[], seq: number): Caused[] {
  const { local } = context.storage;
  const { pendingSales } = STORED;
  try {
    if (sales.length === 0) eraseFrom(local, pendingSales);
    else writeTo(local, pendingSales, sales);
    return [];
  } catch (error) {
    const message = `${pendingSales.name} was not stored: ${error instanceof Error ? error.message : error}`;
    return [caused('bus.failed', { source: 'effect', name: 'cashing-out', message }, seq)];
  }
}

const underWay = ({ state }: EffectContext) => {
  const { sale } = state().cashOut;
  return 'requestId' in sale ? sale : null;
};

const itsCall: ReadonlySet<string> = new Set<CallName>(['cashOut']);

type Asked = PendingSale['body'] & { readonly isCheck?: boolean };

const asked = (context: EffectContext, key: string, body: Asked, seq: number) =>
  request(context, 'cashOut', { headers: { 'idempotency-key': key }, body }, seq);

/** A press is sent once, and reaches storage before that: a reload in between loses nothing. */
function selling(context: EffectContext): Observable<Caused> {
  return context.on('bet.cashOutPressed').pipe(
    mergeMap(({ seq }): Caused[] => {
      const sale = underWay(context);
      const { userId } = context.state().session;
      if (sale === null || sale.seq !== seq || userId === null) return [];
      const { key, body } = sale;
      const pending = { key, userId, body: { ...body } };
      const others = stored(context).filter((one) => one.key !== key);
      return [...write(context, [...others, pending], seq), asked(context, key, pending.body, seq)];
    }),
  );
}

/** What may have made the outcome unknown, or asking about it possible. */
const isOccasion = (event: AnyEvent): boolean =>
  event.type === 'http.failed' ||
  (event.type === 'http.replied' && event.data.call === 'cashOut') ||
  event.type === 'session.started' ||
  event.type === 'app.effectsJoined' ||
  (event.type === 'app.connectionChanged' && event.data.online);

/** The sale to be asked about: the one at hand, or one that an earlier page of this player left. */
function unknown(context: EffectContext): (PendingSale & { attempt: number }) | null {
  const sale = underWay(context);
  const { userId } = context.state().session;
  if (userId === null) return null;
  if (sale === null) {
    const left = context.state().cashOut.kept.find((one) => one.userId === userId);
    return left === undefined ? null : { ...left, attempt: 1 };
  }
  const { key, body, attempt, status, requestId } = sale;
  return status === 'checking' && requestId === null ? { key, userId, body, attempt } : null;
}

/**
 * A sale whose outcome is unknown is asked about, with its own key, until the answer is definite. To ask is
 * not to sell: what never reached the server is not made later, unpressed.
 */
function checking(context: EffectContext): Observable<Caused> {
  // After a failure of its own the effect goes on where it was.
  const resumed = defer(() => of(0));
  const occasions = context.events$.pipe(
    filter(isOccasion),
    map(({ seq }) => seq),
  );
  const due = merge(resumed, occasions).pipe(
    switchMap((seq) => {
      const found = unknown(context);
      if (found === null) return EMPTY;
      return timer(checkDelay(found.attempt), context.scheduler).pipe(
        mergeMap(() => {
          const sale = unknown(context);
          if (sale === null) return EMPTY;
          const { key, attempt, body } = sale;
          return of(caused('bet.cashOutChecked', { key, attempt: attempt + 1, ...body }, seq));
        }),
      );
    }),
  );
  const again = context.on('bet.cashOutChecked').pipe(
    mergeMap(({ seq }): Caused[] => {
      const sale = underWay(context);
      return sale?.seq === seq
        ? [asked(context, sale.key, { ...sale.body, isCheck: true }, seq)]
        : [];
    }),
  );
  const isOut = (requestId: number) => underWay(context)?.requestId === requestId;
  const never = stalled(context, awaitedOf(context, itsCall, isOut));
  return merge(due, again, never);
}

/**
 * Tells what became of a sale, and lets go of what was kept of it. Where another tab asked about it as well and
 * was the first to know, that one has told.
 */
function outcomes(context: EffectContext): Observable<Caused> {
  const elsewhere = new Set<string>();
  const noted = context.on('app.storageChanged').pipe(
    filter(({ data }) => data.name === STORED.pendingSales.name),
    tap(({ data }) => {
      const sale = underWay(context);
      const all = readText(STORED.pendingSales, data.value) ?? [];
      if (sale !== null && !all.some(({ key }) => key === sale.key)) elsewhere.add(sale.key);
    }),
    ignoreElements(),
  );
  const told = context.events$.pipe(
    map((event) => ({ event, sale: context.state().cashOut.sale })),
    distinctUntilChanged((before, now) => before.sale === now.sale),
    mergeMap(({ event, sale }): Caused[] => {
      if (event.type !== 'http.replied' || event.data.call !== 'cashOut') return [];
      if (sale.status !== 'sold' && sale.status !== 'refused') return [];
      const { requestId } = event.data;
      const { key } = sale;
      const others = stored(context).filter((one) => one.key !== key);
      const forgotten = write(context, others, event.seq);
      if (elsewhere.has(key)) return forgotten;
      if (sale.status === 'refused') {
        const { couponId, reason, price } = sale;
        const refusal = { requestId, key, couponId, reason, ...(price === null ? {} : { price }) };
        return [...forgotten, caused('bet.cashOutRefused', refusal, event)];
      }
      const { status: _, ...sold } = sale;
      return [...forgotten, caused('bet.cashedOut', { requestId, ...sold }, event)];
    }),
  );
  return merge(noted, told);
}

/** Selling running bets back: each press once, whatever becomes of its answer. */
export const cashingOut = effect('cashing-out', (context) =>
  merge(selling(context), checking(context), outcomes(context)),
);
