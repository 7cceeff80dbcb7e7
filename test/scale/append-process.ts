/**
 * A collector for the tests to kill and to race: appends to the stores that the environment names,
 * and prints the session and last seq of a batch once the store has answered.
 * Usage: [DATABASE_URL=…] [NATS_URL=…] node append-process.ts DATA_FOLDER NAME BATCHES
 * Two of them with the same NAME append the very same batches.
 */
import { writeSync } from 'node:fs';
import { openStores } from '../../src/server/stores/open.ts';
import { newBatch } from '../server/stores/log-batches.ts';

const [, , dataDir = '', name = 'x', batches = '1'] = process.argv;
const { DATABASE_URL: databaseUrl, NATS_URL: natsUrl } = process.env;
const { log, identity } = await openStores({ dataDir, databaseUrl, natsUrl });

async function one(lane: number): Promise<void> {
  let batch = newBatch({ sessionId: `${name}-${lane}-${'0'.repeat(20)}`, count: 1 });
  for (let i = 1; ; i += 1) {
    const outcome = await log.append(batch);
    if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome));
    // Written at once, so that a kill cannot lose it in this process's memory.
    writeSync(1, `${batch.sessionId} ${outcome.ackedSeq} ${outcome.kind}\n`);
    if (i >= Number(batches)) return;
    const publicPart = new Uint8Array(5000).fill(i % 256);
    batch = newBatch({ previousBatch: batch, count: 1 + (i % 7), publicPart });
  }
}

await Promise.all([one(0), one(1), one(2)]);
await log.close();
await identity.close();
