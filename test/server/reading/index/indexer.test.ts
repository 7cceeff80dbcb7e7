import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ok } from '../../../../src/kernel/result.ts';
import type { BatchReader } from '../../../../src/server/reading/batch-reader.ts';
import { Indexer } from '../../../../src/server/reading/index/indexer.ts';
import { SqliteLogStore } from '../../../../src/server/stores/sqlite/log-store.ts';
import { batchChain } from '../../stores/log-batches.ts';
import { appendAll, found } from '../../stores/log-store-tools.ts';
import { eventually } from '../../support/server.ts';

const test = suite('indexer');

test('late batches are read when nothing else waits, sessions in turn', async () => {
  const store = new SqliteLogStore(':memory:');
  const closing = new AbortController();
  const read: string[] = [];
  const honest = batchChain(2, { sessionId: 'honest' });
  const reader: Pick<BatchReader, 'index'> = {
    async index({ position, sessionId }) {
      read.push(sessionId);
      // In the middle of a flood, somebody honest goes on.
      if (read.length === 3) await appendAll(store, honest.slice(1));
      return ok(found({ position, sessionId }));
    },
  };
  await appendAll(store, [
    ...batchChain(3, { sessionId: 'flood', isLate: true }),
    ...batchChain(2, { sessionId: 'other', isLate: true }),
    ...honest.slice(0, 1),
  ]);
  const report = (error: unknown) => assert.unreachable(String(error));
  const indexer = new Indexer({ store, reader, report, closing: closing.signal });
  indexer.start();
  await eventually(
    async () => read.length,
    (many) => many === 7,
  );
  closing.abort();
  await indexer.ended();
  await store.close();
  assert.equal(read, ['honest', 'flood', 'other', 'honest', 'flood', 'other', 'flood']);
});

test.run();
