import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  batchOf,
  bodyOf,
  decodeMessage,
  encodeMessage,
} from '../../../../src/server/stores/jetstream/message.ts';
import { newBatch } from '../log-batches.ts';

const test = suite('a batch as a message');

const publicPart = Uint8Array.from({ length: 300 }, (_, i) => i % 256);
const sealed = { keyId: 5, bytes: Uint8Array.from([10, 0, 10]) };

const plain = (batch: ReturnType<typeof newBatch>) => ({
  ...batch,
  publicPart: [...batch.publicPart],
  personal: batch.personal && { ...batch.personal, bytes: [...batch.personal.bytes] },
});

test('gives the batch back, whatever its bytes are', () => {
  for (const personal of [null, sealed]) {
    const batch = newBatch({ publicPart, personal, userId: 'ada\n' });
    const { head, rest } = decodeMessage(encodeMessage(batch, []));
    assert.equal(plain(batchOf(head, rest)), plain(batch));
  }
});

test('holds no bytes when they are sent as parts', () => {
  const batch = newBatch({ publicPart, personal: sealed });
  const { head, rest } = decodeMessage(encodeMessage(batch, [7, 8]));
  assert.equal([head.parts, rest.length], [[7, 8], 0]);
  assert.equal(plain(batchOf(head, bodyOf(batch))), plain(batch));
});

test('reads a message of the build before, which says less', () => {
  const batch = newBatch({ format: 1, publicPart });
  const { personalHash, receipt, ...before } = decodeMessage(encodeMessage(batch, [])).head;
  assert.is(before.format, 'replaybook-batch/1');
  const { head, rest } = decodeMessage(
    Buffer.concat([Buffer.from(`${JSON.stringify(before)}\n`), publicPart]),
  );
  assert.equal(plain(batchOf(head, rest)), plain({ ...batch, receipt: null }));
});

test('takes nothing for a batch that is none', () => {
  const message = encodeMessage(newBatch({ publicPart }), []);
  for (const data of [
    Buffer.alloc(0),
    Buffer.from('no line'),
    Buffer.from('{"a":\n'),
    Buffer.from('{"format":"replaybook-batch/1"}\n'),
    Buffer.from(message.toString('latin1').replace('batch/2', 'batch/3'), 'latin1'),
  ]) {
    assert.throws(() => decodeMessage(data), /^(the message)/);
  }
  const { head, rest } = decodeMessage(message.subarray(0, -1));
  assert.throws(() => batchOf(head, rest), /299 bytes and not 300/);
});

test.run();
