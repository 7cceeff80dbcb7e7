import { availableParallelism } from 'node:os';
import { fail, ok, type Result } from '../../kernel/result.ts';
import { type BatchState, batchState } from '../../log/chain/batch-check.ts';
import type { PersonalVault } from '../keys/personal-vault.ts';
import { sha256 } from '../keys/sha256.ts';
import type { StoredBatch } from '../stores/log-batch.ts';
import type { BatchIndex } from '../stores/log-session.ts';
import { WorkerPool } from '../threads/worker-pool.ts';
import { batchAtHand } from './batch-at-hand.ts';
import type { AroundSeq, Chunk } from './chunk.ts';
import type { FormName } from './forms.ts';
import type { ReadAnswer, ReadJob } from './jobs.ts';
import type { PackedBatch } from './packed-batch.ts';

/** Which events of a batch are wanted, and how. */
export interface ChunkOptions {
  readonly form: FormName;
  /** With personal fields, where their person was not erased. */
  readonly personal: boolean;
  /** Whose turn it is: players and staff do not wait for each other. */
  readonly reader: 'player' | 'staff';
  /** Seqs, both included. */
  readonly from: number;
  readonly to: number;
  /** Where the form names a place to come back to; the seq alone unless said otherwise. */
  readonly around?: AroundSeq;
}

/**
 * Opens stored batches, in threads of their own: what anybody may have written is neither decoded
 * nor walked where bets are served. Nothing rejects for what a batch holds: the error says why it
 * cannot be read.
 */
export interface BatchReader {
  /** What is to be found a batch by. */
  index(batch: StoredBatch): Promise<Result<BatchIndex>>;
  /** Whether it is what its chain says. */
  state(batch: StoredBatch): BatchState;
  /** The first of the events that are wanted, as many as a chunk holds. */
  chunk(batch: StoredBatch, options: ChunkOptions): Promise<Result<Chunk>>;
}

/**
 * Longest time for one batch. The largest that decodes takes about a second; more than that is an
 * attack on this thread, or a machine that stands still. The index gives less: what it leaves out it
 * looks at again when it has nothing else to do.
 */
const LIMIT_MS = { index: 4_000, chunk: 10_000 } as const;
const MEMORY_MB = 512;
const MODULE = new URL('./reader-worker.ts', import.meta.url);

/** Unseals a batch for a thread. The error says that its personal part does not open. */
export function packBatch(
  vault: PersonalVault,
  batch: StoredBatch,
  personal: boolean,
): Result<PackedBatch> {
  try {
    const personalPart = personal ? vault.open(batch) : null;
    const { position, sessionId, firstSeq, count, catalogue, userId, receivedAt } = batch;
    return ok({
      ...{ position, sessionId, firstSeq, count, catalogue, userId, receivedAt },
      publicPart: batch.publicPart,
      personalPart,
      lacksPersonal: batch.personal !== null && personalPart === null,
    });
  } catch {
    return fail('its personal part does not open');
  }
}

export function createBatchReader(vault: PersonalVault, closing: AbortSignal): BatchReader {
  const threads = { module: MODULE, memoryMb: MEMORY_MB, closing };
  // The index must not wait for who reads, nor they for it.
  const index = new WorkerPool<ReadJob, ReadAnswer<'index'>>({
    ...threads,
    limitMs: LIMIT_MS.index,
    size: 1,
  });
  const chunkPoolOf = (size: number) =>
    new WorkerPool<ReadJob, ReadAnswer<'chunk'>>({ ...threads, limitMs: LIMIT_MS.chunk, size });
  const chunks = {
    staff: chunkPoolOf(Math.max(1, Math.min(4, availableParallelism() - 1))),
    player: chunkPoolOf(1),
  };
  return {
    state: (batch) => batchState(batchAtHand(vault, batch), batch.follows, sha256),
    async index(batch) {
      const packed = packBatch(vault, batch, true);
      return packed.ok ? index.run({ kind: 'index', batch: packed.value }) : packed;
    },
    async chunk(batch, { personal, reader, ...wanted }) {
      const packed = packBatch(vault, batch, personal);
      return packed.ok
        ? chunks[reader].run({ kind: 'chunk', batch: packed.value, ...wanted })
        : packed;
    },
  };
}
