import type { Observable } from 'rxjs';
import type { AnyEvent } from '../events/catalogue.ts';
import type { Store } from '../kernel/ports.ts';
import { readFrom, writeTo } from '../kernel/stored-value.ts';
import type { Receipt } from '../log/chain/receipt.ts';
import { type BetReceipt, PAGE_STORED } from './stored-values.ts';

/** The player's own proof of bets made in this browser: no server can make it undone. */
export interface BetReceipts {
  /** Null where there is none yet, or the bet was made elsewhere. The same object until it changes. */
  of(couponId: string): BetReceipt | null;
  /** Tells when a receipt has come. Gives back how to stop. */
  subscribe(listener: () => void): () => void;
}

/** In a replay: the proof is the player's. */
export const noReceipts: BetReceipts = { of: () => null, subscribe: () => () => undefined };

const MOST_KEPT = 100;

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
  const read = (): readonly BetReceipt[] => readFrom(store, PAGE_STORED.betReceipts) ?? [];
  const write = (receipts: readonly BetReceipt[]): void => {
    shown = receipts.slice(-MOST_KEPT);
    writeTo(store, PAGE_STORED.betReceipts, shown);
    for (const listener of listeners) listener();
  };
  shown = read();
  events$.subscribe((event) => {
    if (event.type !== 'bet.placed') return;
    const { couponId } = event.data;
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
