/**
 * A collector for the tests to kill: appends to a database without end, and prints the session and
 * last seq of a batch once the store has answered.
 * Usage: node append-forever.ts DATABASE NAME [BATCHES]
 */
import { writeSync } from 'node:fs';
import { SqliteLogStore } from '../../../src/server/stores/sqlite/log-store.ts';
import { newBatch } from './log-batches.ts';

const [, , location = '', name = 'x', batches = 'Infinity'] = process.argv;
const store = new SqliteLogStore(location);

async function one(lane: number): Promise<void> {
  let previousBatch = newBatch({ sessionId: `${name}-${lane}-${'0'.repeat(20)}`, count: 1 });
  await store.append(previousBatch);
  for (let i = 1; i < Number(batches); i += 1) {
    const publicPart = new Uint8Array(5000).fill(i % 256);
    const next = newBatch({ previousBatch, count: 1 + (i % 7), publicPart });
    const outcome = await store.append(next);
    if (outcome.kind !== 'stored') throw new Error(JSON.stringify(outcome));
    // Written at once, so that a kill cannot lose it in this process's memory.
    writeSync(1, `${next.sessionId} ${outcome.ackedSeq}\n`);
    previousBatch = next;
  }
}

await Promise.all([one(0), one(1), one(2)]);
await store.close();
