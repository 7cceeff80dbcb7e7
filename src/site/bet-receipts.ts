import type { Observable } from 'rxjs';
import * as v from 'valibot';
import type { AnyEvent } from '../events/catalogue.ts';
import type { Store } from '../kernel/ports.ts';
import { type Receipt, receiptSchema } from '../log/receipt.ts';

/** Where in which recording a bet was accepted, and the log service's word that it holds that. */
const betReceipt = v.object({
  couponId: v.string(),
  sessionId: v.string(),
  /** Seq of the event that accepted the bet. */
  seq: v.number(),
  /** Null until the service has it. */
  receipt: v.nullable(receiptSchema),
});
const kept = v.pipe(v.string(), v.parseJson(), v.array(betReceipt));

export type BetReceipt = Readonly<v.InferOutput<typeof betReceipt>>;

/** The player's own proof of bets made in this browser: no server can make it undone. */
export interface BetReceipts {
  /** Null where there is none yet, or the bet was made elsewhere. The same object until it changes. */
  of(couponId: string): BetReceipt | null;
  /** Tells when a receipt has come. Gives back how to stop. */
  subscribe(listener: () => void): () => void;
}

/** In a replay: the proof is the player's. */
export const noReceipts: BetReceipts = { of: () => null, subscribe: () => () => undefined };

const KEY = 'betReceipts';
const MOST_KEPT = 100;

function accepted(event: AnyEvent): string | null {
  if (event.type !== 'http.replied' || event.data.call !== 'couponPlace') return null;
  const { status, body } = event.data;
  const answer = v.safeParse(
    v.object({ status: v.literal('accepted'), couponId: v.string() }),
    body,
  );
  return status < 400 && answer.success ? answer.output.couponId : null;
}

export interface BetReceiptsOptions {
  readonly sessionId: string;
  readonly events$: Observable<AnyEvent>;
  /** Shared by the tabs, and there after a reload. */
  readonly store: Store;
}

/** Keeps the first receipt that covers each bet; `received` is told of every receipt there is. */
export function keepBetReceipts({ sessionId, events$, store }: BetReceiptsOptions) {
  const listeners = new Set<() => void>();
  let shown: readonly BetReceipt[] = [];
  // Read each time: another tab may have written.
  const read = (): readonly BetReceipt[] => {
    const parsed = v.safeParse(kept, store.getItem(KEY));
    return parsed.success ? parsed.output : [];
  };
  const write = (receipts: readonly BetReceipt[]): void => {
    shown = receipts.slice(-MOST_KEPT);
    store.setItem(KEY, JSON.stringify(shown));
    for (const listener of listeners) listener();
  };
  shown = read();
  events$.subscribe((event) => {
    const couponId = accepted(event);
    if (couponId === null) return;
    const others = read().filter((one) => one.couponId !== couponId);
    write([...others, { couponId, sessionId, seq: event.seq, receipt: null }]);
  });
  return {
    of: (couponId: string) =>
      shown.find((one) => one.couponId === couponId && one.receipt !== null) ?? null,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    received(receipt: Receipt): void {
      const covers = (one: BetReceipt) =>
        one.receipt === null && one.sessionId === receipt.sessionId && one.seq <= receipt.ackedSeq;
      const all = read();
      if (all.some(covers)) write(all.map((one) => (covers(one) ? { ...one, receipt } : one)));
    },
  } satisfies BetReceipts & { received(receipt: Receipt): void };
}
