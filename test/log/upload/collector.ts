import { gunzipSync, gzipSync } from 'node:zlib';
import { isWriteKeyOf } from '../../../src/kernel/write-key.ts';
import { CHAIN_START, chainOf, hashBody } from '../../../src/log/chain/chain.ts';
import type { RawEvent } from '../../../src/log/codec/columns.ts';
import type { Gzip } from '../../../src/log/codec/gzip.ts';
import { joinPersonal } from '../../../src/log/codec/join-personal.ts';
import { readPersonal, readPublic } from '../../../src/log/codec/unpack.ts';
import type { Batch, WriteProof } from '../../../src/log/envelope.ts';
import type { SendAnswer, SendBatch } from '../../../src/log/upload/send.ts';
import { judgeAppend } from '../../../src/server/stores/judge-append.ts';

/** Compresses without real time passing. */
export const instantGzip: Gzip = {
  pack: async (bytes) => new Uint8Array(gzipSync(bytes)),
  unpack: async (bytes) => new Uint8Array(gunzipSync(bytes)),
};

interface Stored {
  batches: Batch[];
  owner: string;
  ackedSeq: number;
  chain: string;
}

/**
 * A log service in memory that judges as the contract says. `answer` set to something takes the
 * place of judging, as a service does that is down or refuses.
 */
export class Collector {
  readonly sessions = new Map<string, Stored>();
  /** Names the browser that sends. */
  cookie = 'the first';
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
    const none = { batches: [], owner: '', ackedSeq: -1, chain: CHAIN_START };
    return this.sessions.get(sessionId) ?? none;
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

  private judge(sessionId: string, batch: Batch & WriteProof): SendAnswer {
    const stored = this.sessions.get(sessionId) ?? null;
    const { format = 1, body, publicLength } = batch;
    const link = { ...batch, format, ...hashBody(format, body, publicLength) };
    if (chainOf(link) !== batch.chain) return { kind: 'refused', status: 400 };
    if (sessionId.startsWith('k1-') && !isWriteKeyOf(sessionId, batch.writeKey)) {
      return { kind: 'refused', status: 403 };
    }
    const judged = { ...batch, sessionId, owner: this.cookie };
    const twinOf = (seq: number) => stored?.batches.find(({ firstSeq }) => firstSeq === seq);
    const answer = judgeAppend(stored, judged, (seq) => {
      const twin = twinOf(seq);
      return twin ? { ...twin, receivedAt: 1 } : null;
    });
    if (answer?.kind === 'refused') {
      const { reason, ackedSeq, chain } = answer;
      return { kind: 'conflict', error: reason, ackedSeq, chain };
    }
    if (answer === null) {
      this.sessions.set(sessionId, {
        batches: [...(stored?.batches ?? []), batch],
        owner: judged.owner,
        ackedSeq: batch.firstSeq + batch.count - 1,
        chain: batch.chain,
      });
    }
    return this.receipt(sessionId, batch);
  }

  private receipt(sessionId: string, { firstSeq, count, chain }: Batch): SendAnswer {
    const ackedSeq = firstSeq + count - 1;
    const receipt = { sessionId, ackedSeq, chain, at: 1, signature: 'signed' };
    return { kind: 'stored', ackedSeq, interval: this.interval, receipt };
  }
}
