import { gunzipSync, gzipSync } from 'node:zlib';
import { readPersonal, readPublic } from '../../src/log/batch.ts';
import { CHAIN_START, chainOf, hashBody } from '../../src/log/chain.ts';
import type { RawEvent } from '../../src/log/columns.ts';
import type { Batch } from '../../src/log/envelope.ts';
import type { Gzip } from '../../src/log/gzip.ts';
import { joinPersonal } from '../../src/log/redact.ts';
import type { SendAnswer, SendBatch } from '../../src/log/send.ts';

/** Compresses without real time passing. */
export const instantGzip: Gzip = async (bytes) => new Uint8Array(gzipSync(bytes));

interface Stored {
  batches: Batch[];
  ackedSeq: number;
  chain: string;
}

/**
 * A log service in memory that judges as the contract says. `answer` set to something takes the
 * place of judging, as a service does that is down or refuses.
 */
export class Collector {
  readonly sessions = new Map<string, Stored>();
  /** Every upload there was, with what came of it. */
  readonly uploads: { sessionId: string; batch: Batch; leaving: boolean; kind: string }[] = [];
  answer: SendAnswer | ((batch: Batch) => SendAnswer | null) | null = null;
  /** Answers are lost on the way back, while what was sent is stored. */
  losesAnswers = false;
  interval = 15_000;

  readonly send: SendBatch = async (sessionId, batch, { leaving = false } = {}) => {
    const forced = typeof this.answer === 'function' ? this.answer(batch) : this.answer;
    const judged = forced ?? this.judge(sessionId, batch);
    const lost: SendAnswer = { kind: 'later', reason: 'network', after: null };
    this.uploads.push({ sessionId, batch, leaving, kind: judged.kind });
    return this.losesAnswers && judged.kind === 'stored' ? lost : judged;
  };

  stored(sessionId: string): Stored {
    return this.sessions.get(sessionId) ?? { batches: [], ackedSeq: -1, chain: CHAIN_START };
  }

  /** All events of a session, personal parts joined. */
  events(sessionId: string): RawEvent[] {
    return this.stored(sessionId).batches.flatMap((batch) => {
      const publicPart = gunzipSync(batch.body.subarray(0, batch.publicLength));
      const personal = batch.body.subarray(batch.publicLength);
      const rows = personal.length > 0 ? readPersonal(gunzipSync(personal)) : [];
      return joinPersonal(readPublic(publicPart, batch), rows);
    });
  }

  private judge(sessionId: string, batch: Batch): SendAnswer {
    const session = this.stored(sessionId);
    const { ackedSeq, chain, batches } = session;
    const conflict = (error: 'gap' | 'overlap' | 'chain'): SendAnswer => ({
      kind: 'conflict',
      error,
      ackedSeq,
      chain,
    });
    const { format = 1, body, publicLength } = batch;
    const link = { ...batch, format, ...hashBody(format, body, publicLength) };
    if (chainOf(link) !== batch.chain) return { kind: 'refused', status: 400 };
    if (batch.firstSeq <= ackedSeq) {
      const twin = batches.find(({ firstSeq }) => firstSeq === batch.firstSeq);
      if (twin?.count !== batch.count || twin.chain !== batch.chain) return conflict('overlap');
      return this.receipt(sessionId, twin);
    }
    if (batch.firstSeq !== ackedSeq + 1 + batch.missing) return conflict('gap');
    if (batch.previous !== chain) return conflict('chain');
    this.sessions.set(sessionId, {
      batches: [...batches, batch],
      ackedSeq: batch.firstSeq + batch.count - 1,
      chain: batch.chain,
    });
    return this.receipt(sessionId, batch);
  }

  private receipt(sessionId: string, { firstSeq, count, chain }: Batch): SendAnswer {
    const ackedSeq = firstSeq + count - 1;
    const receipt = { sessionId, ackedSeq, chain, at: 1, signature: 'signed' };
    return { kind: 'stored', ackedSeq, interval: this.interval, receipt };
  }
}
