import type { AnyEvent } from '../events/catalogue.ts';
import { ERASED_MARKER } from '../kernel/privacy.ts';
import { type BatchReader, lift } from './batch-reader.ts';
import { Flag } from './flag.ts';
import type { StoredBatch } from './stores/log-batch.ts';
import type { LogSession, Verdict } from './stores/log-session.ts';
import type { LogStore } from './stores/log-store.ts';

/** What the check of a whole log found; the details are the checker's own, plain JSON. */
export interface Verification {
  /** Of the fold: whether the replayed state is what the checkpoints say. */
  readonly verdict: Verdict;
  readonly firstDifference?: unknown;
  /** Whether the effects issue the recorded calls again. */
  readonly intentions?: unknown;
  /** Why a log could not be checked. */
  readonly reason?: string;
}

/** Checks a whole log. `erased` are the seqs of events that lost a field with their person. */
export type VerifyLog = (
  events: readonly AnyEvent[],
  erased: ReadonlySet<number>,
) => Verification | Promise<Verification>;

export interface VerifierOptions {
  readonly store: LogStore;
  readonly reader: BatchReader;
  /** Without it nothing is checked. */
  readonly verify: VerifyLog | null;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

const OVER_AFTER_MS = 2 * 60 * 1000;
const ROUND_MS = 30_000;
const SESSIONS_A_ROUND = 5;
const BATCHES_AT_ONCE = 16;
/** A longer log is checked on demand only. */
const UNASKED_EVENTS = 200_000;

function holdsMarker(value: unknown): boolean {
  if (value === ERASED_MARKER) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsMarker);
}

/** A log that is not whole cannot be folded, and a fold of the rest would prove nothing. */
class NotWhole extends Error {}

/** Checks sessions that are over, a few at a time, and any session on demand. */
export class Verifier {
  readonly #options: VerifierOptions;
  readonly #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(options: VerifierOptions) {
    this.#options = options;
  }

  start(): void {
    if (this.#options.verify !== null) this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  /** Checks a session now and keeps the verdict. */
  async verify(session: LogSession): Promise<Verification> {
    const found = await this.#check(session);
    await this.#options.store.recordVerdict(session.id, session.ackedSeq, found.verdict);
    return found;
  }

  async #check(session: LogSession): Promise<Verification> {
    const { verify } = this.#options;
    if (verify === null) return { verdict: 'unchecked', reason: 'no-checker' };
    const events: AnyEvent[] = [];
    const erased = new Set<number>();
    try {
      for await (const batch of this.#batches(session)) {
        const opened = await this.#eventsOf(batch);
        for (const event of opened) events.push(event);
        if (batch.personal?.wrappedKey !== null) continue;
        for (const event of opened) if (holdsMarker(event.data)) erased.add(event.seq);
      }
    } catch (error) {
      if (error instanceof NotWhole) return { verdict: 'unchecked', reason: error.message };
      throw error;
    }
    return verify(events, erased);
  }

  async *#batches(session: LogSession): AsyncGenerator<StoredBatch> {
    for (let fromSeq = 0; fromSeq <= session.ackedSeq; ) {
      const range = { fromSeq, toSeq: session.ackedSeq, limit: BATCHES_AT_ONCE };
      const batches = await this.#options.store.batches(session.id, range);
      yield* batches;
      const last = batches.at(-1);
      if (last === undefined) return;
      fromSeq = last.firstSeq + last.count;
    }
  }

  async #eventsOf(batch: StoredBatch): Promise<readonly AnyEvent[]> {
    if (batch.missing > 0) throw new NotWhole('gap');
    const recorded = await this.#options.reader.read(batch, true);
    if (!recorded.ok) throw new NotWhole('set-aside');
    const { events, all } = lift(batch, recorded.value);
    if (events.length < all.length) throw new NotWhole('unknown-events');
    return events;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      await new Flag().wait(signal, ROUND_MS);
      try {
        await this.#round();
      } catch (error) {
        this.#options.report(error);
      }
    }
  }

  async #round(): Promise<void> {
    const { store, now } = this.#options;
    const over = await store.unverified(now() - OVER_AFTER_MS, SESSIONS_A_ROUND);
    for (const session of over) {
      if (this.#stop.signal.aborted) return;
      if (session.eventCount <= UNASKED_EVENTS) await this.verify(session);
      else await store.recordVerdict(session.id, session.ackedSeq, 'unchecked');
    }
  }
}
