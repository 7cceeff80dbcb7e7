import { type BatchAtHand, partsState } from '../chain/batch-check.ts';
import { atHand, type HeadsProof } from '../chain/proof.ts';
import type { Receipt } from '../chain/receipt.ts';
import type { RawEvent } from '../codec/columns.ts';
import { openParts } from '../codec/unpack.ts';
import { formatEvent, type LogHeader, type LogLine } from '../read/ndjson.ts';
import { type ChainReport, createChainCheck } from './chain-check.ts';

/** Checks the proof that a recording carries, line by line as it is read. */
export interface ProofCheck {
  line(line: LogLine): Promise<void>;
  /** The header, once it was read. */
  header(): LogHeader | null;
  /** Seqs of events whose batch has lost its personal part; null where there was no batch. */
  lacking(): ReadonlySet<number> | null;
  /** The signed heads that were among the lines, with the keys they name. */
  heads(): HeadsProof;
  /** Null where there was no proof. `judge` says whether a key that is trusted signed a receipt. */
  end(more: readonly Receipt[], judge: (receipt: Receipt) => boolean): ChainReport | null;
}

/** The events of a batch as lines; null where the batch itself is not what its hashes say. */
async function linesOf(batch: BatchAtHand): Promise<Map<number, string> | null> {
  const { firstSeq, count, publicPart, personal } = batch;
  if (partsState(batch) === 'other') return null;
  const part = personal instanceof Uint8Array ? personal : null;
  // What does not decode has no events; the service writes a gap in their place.
  const events = await openParts({ firstSeq, count, publicPart, personal: part }).catch(() => []);
  return new Map(events.map((event) => [event.seq, formatEvent(event)]));
}

/** Compares the events that follow a batch with those in it; tells the first that differs. */
class BatchLines {
  readonly #tell: (seq: number) => void;
  /** Those that are still to come; null where nothing is compared. */
  #left: Map<number, string> | null = new Map();
  /** A line among them could not be read: it may have been any event that is not there. */
  #isTorn = false;

  constructor(tell: (seq: number) => void) {
    this.#tell = tell;
  }

  /** Begins with another batch. */
  async begin(batch: BatchAtHand): Promise<void> {
    this.end();
    this.#isTorn = false;
    this.#left = await linesOf(batch);
  }

  event(event: RawEvent): void {
    if (this.#left && this.#left.get(event.seq) !== formatEvent(event)) this.#differ(event.seq);
    this.#left?.delete(event.seq);
  }

  /**
   * A line is told to be unreadable or out of order, which excuses an event that is missing. It
   * excuses none that is there and another: who adds such a line must not hide a change by it.
   */
  tear(): void {
    this.#isTorn = true;
  }

  end(): void {
    const [next] = this.#left?.keys() ?? [];
    if (next !== undefined && !this.#isTorn) this.#differ(next);
  }

  #differ(seq: number): void {
    this.#tell(seq);
    this.#left = null;
  }
}

export function createProofCheck(): ProofCheck {
  const chain = createChainCheck();
  const lines = new BatchLines(chain.addAltered);
  const heads: { -readonly [K in keyof HeadsProof]: HeadsProof[K] } = { receipts: [], keys: [] };
  let header: LogHeader | null = null;
  const lacking = new Set<number>();
  let isUnavailable = false;
  let batches = 0;
  const addHeads = ({ receipts, keys, headerSignature }: HeadsProof): void => {
    heads.receipts.push(...receipts);
    heads.keys.push(...keys);
    // A recording has one header, and so one word for it.
    if (headerSignature !== undefined) heads.headerSignature ??= headerSignature;
  };
  return {
    async line(line) {
      if (line.kind === 'header') header = line.header;
      else if (line.kind === 'event') {
        lines.event(line.event);
        if (isUnavailable) lacking.add(line.event.seq);
      } else if (line.kind === 'problem') lines.tear();
      else if (line.kind === 'heads') addHeads(line.heads);
      else if (line.kind === 'batch') {
        const batch = atHand(line.batch);
        chain.add(batch);
        batches += 1;
        isUnavailable = batch.personal === 'unavailable';
        await lines.begin(batch);
      }
    },
    header: () => header,
    lacking: () => (batches > 0 ? lacking : null),
    heads: () => heads,
    end(more, judge) {
      if (batches === 0 && heads.receipts.length === 0) return null;
      lines.end();
      const receipts = [...heads.receipts, ...more];
      return chain.end(
        header?.sessionId ?? '',
        receipts.map((receipt) => ({ receipt, genuine: judge(receipt) })),
      );
    },
  };
}
