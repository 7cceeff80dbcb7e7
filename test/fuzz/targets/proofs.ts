import { generateKeyPairSync, sign } from 'node:crypto';
import * as fc from 'fast-check';
import * as assert from 'uvu/assert';
import { hashBody, headAfter, joinChain, LOG_START } from '../../../src/log/chain/chain.ts';
import {
  formatBatchProof,
  formatHeadsProof,
  type PublicKey,
} from '../../../src/log/chain/proof.ts';
import { receiptText } from '../../../src/log/chain/receipt.ts';
import { createProofCheck } from '../../../src/log/check/proof-check.ts';
import { packBody } from '../../../src/log/codec/batch.ts';
import type { RawEvent } from '../../../src/log/codec/columns.ts';
import { LogFormatError } from '../../../src/log/codec/format-error.ts';
import type { PersonalRow } from '../../../src/log/codec/redact.ts';
import type { Batch } from '../../../src/log/envelope.ts';
import { readLog } from '../../../src/log/read/log-file.ts';
import { formatEvent, formatHeader } from '../../../src/log/read/ndjson.ts';
import { isSigned, keyIn, keyOf, receiptIn } from '../../../src/replay/check/receipt-key.ts';
import { textTarget } from '../target.ts';
import { judgeError, sameJson, takenOrRefused } from './oracle.ts';
import { placed } from './recordings.ts';

const SESSION = 'session_00000000000001';
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const publicX = publicKey.export({ format: 'jwk' }).x ?? '';
const ownKey: PublicKey = { kty: 'OKP', crv: 'Ed25519', x: publicX };

const events = placed(
  ['a', 'b', 'c', 'd', 'e'].map((login) => ({ type: 'session.loginTried', data: { login } })),
);

function proofOf(batch: Batch): string {
  const { publicLength, body, firstSeq, count, missing, catalogue, previous, chain } = batch;
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  const personal = body.subarray(publicLength);
  return formatBatchProof({
    ...{ format: 2, firstSeq, count, missing, catalogue, previous, chain },
    ...hashBody(2, body, publicLength),
    public: base64(body.subarray(0, publicLength)),
    personal: personal.length === 0 ? null : base64(personal),
  });
}

/** An export of two batches, the second with a personal part, and its signed end. */
async function exported(): Promise<string> {
  let head = LOG_START;
  let text = formatHeader({ sessionId: SESSION, catalogue: '2', firstSeq: 0 });
  for (const part of [events.slice(0, 3), events.slice(3)]) {
    const rows: PersonalRow[] = part
      .filter(({ seq }) => seq > 3)
      .map(({ seq }) => [seq, ['login'], 'e']);
    const packed = await packBody({ events: part, personal: rows, catalogue: '2' });
    const batch = joinChain(head, packed);
    head = headAfter(batch);
    text += proofOf(batch) + part.map(formatEvent).join('');
  }
  const said = { sessionId: SESSION, ackedSeq: head.nextSeq - 1, chain: head.chain, at: 1 };
  const signature = sign(null, Buffer.from(receiptText(said)), privateKey).toString('base64url');
  return text + formatHeadsProof({ receipts: [{ ...said, signature }], keys: [ownKey] });
}

const whole = await exported();

/** Checks a file as the command line does; null where it is no recording. */
async function checked(text: string) {
  const proof = createProofCheck();
  try {
    const log = await readLog([text], proof.line);
    const { receipts, keys } = proof.heads();
    for (const receipt of receipts) isSigned(receipt, keys.map(keyOf));
    return { log, report: proof.end([], (receipt) => isSigned(receipt, [publicKey])) };
  } catch (error) {
    judgeError(error, LogFormatError);
    return null;
  }
}

const lines = whole.trimEnd().split('\n');
const linesInAnyOrder = fc
  .shuffledSubarray(lines, { minLength: 3 })
  .map((some) => `${[lines[0], ...some].join('\n')}\n`);

/** An export that was tampered with: it is found out, or it still says what it said. */
export const proofs = textTarget({
  name: 'proofs',
  good: fc.oneof({ weight: 4, arbitrary: fc.constant(whole) }, linesInAnyOrder),
  words: ['"login":"f"', '"seq":3', '"count":2', '"missing":1', '"personal":null', ...lines],
  async check(text) {
    takenOrRefused(() => receiptIn(text), TypeError);
    takenOrRefused(() => keyIn(text), TypeError);
    const found = await checked(text);
    if (text === whole) assert.is(found?.report?.verdict, 'intact');
    if (found?.report?.verdict !== 'intact') return;
    const { log } = found;
    const told = [...log.lineProblems, ...log.gaps, ...log.broken];
    if (told.length > 0) return;
    const read: readonly RawEvent[] = [...log.events, ...log.eventProblems];
    const order = read.toSorted((a, b) => a.seq - b.seq);
    sameJson(order.map(formatEvent), events.map(formatEvent), 'altered, and yet intact');
  },
});
