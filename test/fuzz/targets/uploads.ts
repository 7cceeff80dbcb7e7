import * as fc from 'fast-check';
import * as assert from 'uvu/assert';
import { CHAIN_START, joinChain } from '../../../src/log/chain/chain.ts';
import { toHeaders } from '../../../src/log/envelope.ts';
import { fromHeaders } from '../../../src/log/received-envelope.ts';
import { uploadOf } from '../../../src/server/log-api/envelope.ts';
import {
  BadMessageError,
  batchOf,
  decodeMessage,
  encodeMessage,
} from '../../../src/server/stores/jetstream/message.ts';
import { jsonTarget, textTarget } from '../target.ts';
import { isRecord, judgeMessage, sameJson, takenOrRefused, textOf } from './oracle.ts';

const SESSION = 'session_00000000000001';
const MOST_EVENTS = 65_536;

/** Bytes as a text of as many characters. */
const bytesOf = (text: unknown): Uint8Array => Buffer.from(textOf(text), 'latin1');

const uploads = fc
  .record({
    nextSeq: fc.nat(20),
    missing: fc.nat(3),
    count: fc.integer({ min: 1, max: 2_000 }),
    body: fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 40 }),
    publicLength: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ nextSeq, missing, count, body, publicLength }) => {
    const batch = joinChain(
      { nextSeq, chain: CHAIN_START },
      {
        firstSeq: nextSeq + missing,
        count,
        catalogue: '2',
        publicLength: Math.min(publicLength, body.length),
        body: bytesOf(body),
      },
    );
    return { sessionId: SESSION, headers: toHeaders(batch), body };
  });

function textsOf(given: unknown): Record<string, string> {
  const entries = isRecord(given) ? Object.entries(given) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, textOf(value)]));
}

/** The headers of an upload, judged with the body they speak of. */
export const envelope = jsonTarget({
  name: 'envelope',
  good: uploads,
  words: ['0'.repeat(64), 'F'.repeat(64), '999999999999999', '1000000000000000', ' 1', '1e3'],
  check(input) {
    if (!isRecord(input)) return;
    const body = bytesOf(input['body']);
    const headers = textsOf(input['headers']);
    const loose = fromHeaders(isRecord(input['headers']) ? input['headers'] : {});
    if (!loose.ok) judgeMessage(loose.error);
    const upload = uploadOf(textOf(input['sessionId']), headers, body);
    if (!upload.ok) {
      judgeMessage(upload.error);
      return;
    }
    const { envelope: said, publicPart, personalPart } = upload.value;
    assert.ok(said.count >= 1 && said.count <= MOST_EVENTS);
    assert.ok(Number.isSafeInteger(said.firstSeq) && said.missing <= said.firstSeq);
    assert.is(publicPart.length + personalPart.length, body.length);
    const again = toHeaders({ ...said, publicLength: publicPart.length });
    sameJson(fromHeaders(again), fromHeaders(headers), 'written and read again');
    const forged = Uint8Array.from(body);
    forged[0] = (forged[0] ?? 0) ^ 1;
    assert.not(uploadOf(SESSION, headers, forged).ok, 'another body passes');
  },
});

const messages = uploads.map(({ headers, body }) => {
  const read = fromHeaders(headers);
  if (!read.ok) throw new Error(read.error);
  const { publicLength, ...said } = read.value;
  const bytes = bytesOf(body);
  const batch = {
    ...said,
    ...{
      sessionId: SESSION,
      bodyHash: 'b',
      personalHash: null,
      owner: 'o',
      userId: null,
      claimedUserId: null,
      isLate: false,
    },
    ...{ receivedAt: 1, receipt: null, publicPart: bytes.subarray(0, publicLength) },
    personal: { keyId: 1, bytes: bytes.subarray(publicLength) },
  };
  return encodeMessage(batch, []).toString('latin1');
});

/** A batch as it lies in the event stream between collectors and the database. */
export const message = textTarget({
  name: 'message',
  good: messages,
  words: ['\n', '"parts":[1]', 'replaybook-batch/1', 'null'],
  check(text) {
    const read = () => {
      const { head, rest } = decodeMessage(bytesOf(text));
      return batchOf(head, rest);
    };
    const batch = takenOrRefused(read, BadMessageError);
    if (!batch) return;
    const { head, rest } = decodeMessage(encodeMessage(batch, []));
    sameJson(batchOf(head, rest), batch, 'written and read again');
  },
});
