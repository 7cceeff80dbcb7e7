import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import type { BatchAtHand } from '../../../src/log/chain/batch-check.ts';
import {
  formatBatchProof,
  formatHeadsProof,
  publicKeySchema,
} from '../../../src/log/chain/proof.ts';
import { type Receipt, receiptText } from '../../../src/log/chain/receipt.ts';
import { headerText } from '../../../src/log/check/signed-header.ts';
import { openParts } from '../../../src/log/codec/unpack.ts';
import { formatEvent, formatHeader, type LogHeader } from '../../../src/log/read/ndjson.ts';
import { chainedLog, receiptFor, SESSION } from '../../log/chain/chained.ts';
import { bettingSession, recorded } from '../../support/session/betting.ts';
import { runReplay } from '../../support/started/replay-command.ts';

/** Somebody who signs: the service, or who forges. */
function signer() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const key = v.parse(publicKeySchema, publicKey.export({ format: 'jwk' }));
  const { crv, kty, x } = key;
  const print = createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url');
  const receipt = (batch: BatchAtHand): Receipt => {
    const { receipt: facts } = receiptFor(batch);
    const signature = sign(null, Buffer.from(receiptText(facts)), privateKey);
    return { ...facts, signature: signature.toString('base64url') };
  };
  const header = (said: LogHeader): string =>
    sign(null, Buffer.from(headerText(said)), privateKey).toString('base64url');
  return { key, print, receipt, header };
}

const SERVICE = signer();
const FORGER = signer();
/** A visit that anything else than its chain has nothing to say against. */
function visit(url?: string) {
  const session = bettingSession(url === undefined ? {} : { url });
  session.runtime.start();
  session.clock.advance(1000);
  session.runtime.stop();
  return recorded(session.events);
}

const [A, B] = (await chainedLog({ formats: [2, 2], events: visit() })) as [
  BatchAtHand,
  BatchAtHand,
];
const MIDDLE = B.firstSeq - 1;
const LAST = MIDDLE + B.count;

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

async function linesOf({ personal, publicPart, ...link }: BatchAtHand): Promise<string[]> {
  const part = personal instanceof Uint8Array ? personal : null;
  const events = await openParts({ ...link, publicPart, personal: part });
  const proof = { ...link, public: base64(publicPart) };
  const own = personal === 'unavailable' ? {} : { personal: part && base64(part) };
  return [formatBatchProof({ ...proof, ...own }), ...events.map(formatEvent)];
}

interface Heads {
  readonly receipts: readonly Receipt[];
  readonly keys: readonly (typeof SERVICE)[];
  readonly headerSignature?: string;
}

interface Given {
  readonly key?: typeof SERVICE;
  readonly receipt?: Receipt;
  readonly proved?: boolean;
  /** What its header says; what a build before signed headers said unless given. */
  readonly header?: LogHeader;
}

const HEADER: LogHeader = { sessionId: SESSION, catalogue: '1', firstSeq: 0 };

const test = suite<{ folder: string }>('replay: whose word a recording is');

test.before(async (context) => {
  context.folder = await mkdtemp(path.join(tmpdir(), 'chain-'));
});

test.after(async ({ folder }) => {
  await rm(folder, { recursive: true, force: true });
});

/** What the command line says of batches with heads. */
async function checked(
  { folder }: { folder: string },
  batches: readonly BatchAtHand[],
  { receipts, keys, ...signed }: Heads,
  given: Given = {},
) {
  const save = async (name: string, text: string) => {
    await writeFile(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const header = formatHeader(given.header ?? HEADER);
  const own = keys.map(({ key }) => key);
  const heads = formatHeadsProof({ receipts: [...receipts], keys: own, ...signed });
  const lines = [header, ...(await Promise.all(batches.map(linesOf))).flat(), heads];
  const args = [await save('log.ndjson', lines.join('')), '--verify'];
  if (given.key) args.push('--key', await save('key.json', JSON.stringify(given.key.key)));
  if (given.receipt) {
    args.push('--receipt', await save('receipt.json', JSON.stringify(given.receipt)));
  }
  if (given.proved) args.push('--proved');
  const [{ code, out }, asJson] = await Promise.all([
    runReplay(...args),
    runReplay(...args, '--json'),
  ]);
  assert.is(asJson.code, code);
  const { chain, proved } = JSON.parse(asJson.out);
  assert.is(out.startsWith('UNPROVED: '), !proved);
  return { code, out, chain, proved };
}

test('a recording signed by a key that came with it is self-signed, and its key not trusted', async (context) => {
  const heads = { receipts: [FORGER.receipt(B)], keys: [FORGER] };
  const { code, out, chain } = await checked(context, [A, B], heads);
  assert.match(out, `chain self-signed: 2 batches, signed through seq ${LAST}`);
  assert.match(out, `by the recording's own key ${FORGER.print}`);
  assert.match(out, 'not trusted');
  assert.match(out, '--key');
  assert.not.match(out, 'intact');
  assert.equal([chain.verdict, chain.ownKey.thumbprint], ['self-signed', FORGER.print]);
  assert.match(chain.ownKey.note, 'not trusted');
  assert.is(code, 0);
});

test('with the key of the service the same recording is intact when genuine, and else told to be forged', async (context) => {
  const genuine = { receipts: [SERVICE.receipt(B)], keys: [SERVICE] };
  const proved = await checked(context, [A, B], genuine, { key: SERVICE });
  assert.equal([proved.code, proved.chain.verdict], [0, 'intact']);
  assert.not.match(proved.out, 'not trusted');
  const forged = { receipts: [FORGER.receipt(B)], keys: [FORGER] };
  const found = await checked(context, [A, B], forged, { key: SERVICE });
  assert.equal([found.code, found.chain.verdict], [1, 'bad-receipt']);
});

test('a recording that is signed to a part of its length says whose word that is, too', async (context) => {
  const heads = { receipts: [FORGER.receipt(A)], keys: [FORGER] };
  const { code, out, chain } = await checked(context, [A, B], heads);
  assert.match(out, `chain unproved after seq ${MIDDLE}`);
  assert.match(out, 'not trusted');
  assert.equal([code, chain.verdict, chain.ownKey.thumbprint], [0, 'unproved', FORGER.print]);
});

test('who wants it proved gets a one for a key that came with it, and a zero for that of the service', async (context) => {
  const heads = { receipts: [SERVICE.receipt(B)], keys: [SERVICE] };
  const own = await checked(context, [A, B], heads, { proved: true });
  assert.equal([own.code, own.chain.verdict, own.proved], [1, 'self-signed', false]);
  assert.match(own.out, /^UNPROVED: it is signed by a key that came with it\n/);
  const keyed = await checked(context, [A, B], heads, { proved: true, key: SERVICE });
  assert.equal([keyed.code, keyed.chain.verdict, keyed.proved], [0, 'intact', true]);
  const part = { receipts: [SERVICE.receipt(A)], keys: [SERVICE] };
  const short = await checked(context, [A, B], part, { proved: true, key: SERVICE });
  assert.equal([short.code, short.proved], [1, false]);
});

test('a marker that a player typed is none where the batches have their personal parts', async (context) => {
  const typed = await chainedLog({ formats: [2, 2], events: visit('/en/?q=%5Berased%5D') });
  const heads = { receipts: [SERVICE.receipt(typed[1] as BatchAtHand)], keys: [SERVICE] };
  const whole = await checked(context, typed, heads, { key: SERVICE });
  assert.match(whole.out, /^match: /);
  assert.is(whole.code, 0);
  const erased = typed.map((batch): BatchAtHand => ({ ...batch, personal: 'unavailable' }));
  const found = await checked(context, erased, heads, { key: SERVICE });
  assert.match(found.out, 'erased with their person');
  assert.equal([found.code, found.chain.verdict], [12, 'intact']);
});

const SAID: LogHeader = { ...HEADER, exportedAt: 5, lastSeq: LAST, underWay: true };
const SIGNED = {
  ...{ receipts: [SERVICE.receipt(B)], keys: [SERVICE] },
  headerSignature: SERVICE.header(SAID),
};

test('a header that is signed is believed, by whose word the chain is', async (context) => {
  const own = await checked(context, [A, B], SIGNED, { header: SAID });
  assert.equal([own.code, own.chain.verdict, own.chain.header], [0, 'self-signed', 'signed']);
  const keyed = await checked(context, [A, B], SIGNED, { header: SAID, key: SERVICE });
  assert.equal([keyed.code, keyed.chain.verdict, keyed.chain.header], [0, 'intact', 'signed']);
  assert.not.match(keyed.out, 'header not signed');
});

test('an export of before is judged as it was, and says that its header is not signed', async (context) => {
  const { headerSignature: _, ...before } = SIGNED;
  const found = await checked(context, [A, B], before, { header: SAID, key: SERVICE });
  assert.equal([found.code, found.proved, found.chain.header], [0, true, 'unsigned']);
  assert.match(found.out, 'header not signed');
});

for (const [what, header] of Object.entries({
  'lastSeq and underWay': HEADER,
  lastSeq: { ...SAID, lastSeq: MIDDLE },
  underWay: { ...SAID, underWay: false },
  catalogue: { ...SAID, catalogue: '2' },
  lacksTold: { ...SAID, lacksTold: true },
  exportedAt: { ...SAID, exportedAt: 6 },
  sessionId: { ...SAID, sessionId: 'session-of-another-00000' },
} satisfies Record<string, LogHeader>)) {
  test(`a header whose ${what} were changed is an alteration, with a key and without`, async (context) => {
    for (const given of [{}, { key: SERVICE }]) {
      const found = await checked(context, [A, B], SIGNED, { ...given, header });
      assert.equal([found.code, found.chain.verdict], [1, 'altered']);
      assert.match(found.out, 'header altered');
      assert.is(found.proved, false);
    }
  });
}

test('a header that somebody else signed anew is not believed', async (context) => {
  const heads = { ...SIGNED, keys: [SERVICE, FORGER], headerSignature: FORGER.header(HEADER) };
  for (const given of [{}, { key: SERVICE }]) {
    const found = await checked(context, [A, B], heads, given);
    assert.equal([found.code, found.chain.verdict, found.proved], [1, 'bad-receipt', false]);
    assert.match(found.out, 'header signed by another key');
  }
});

for (const [how, keys] of [
  ['first', [FORGER, SERVICE]],
  ['last', [SERVICE, FORGER]],
  ['alone', [FORGER]],
] as const) {
  test(`a tail behind a kept receipt, signed by a key that stands ${how}, is not believed`, async (context) => {
    const receipts = [SERVICE.receipt(A), FORGER.receipt(B)];
    const given = { receipt: SERVICE.receipt(A) };
    const found = await checked(context, [A, B], { receipts, keys }, given);
    assert.equal([found.code, found.chain.verdict], [1, 'bad-receipt']);
    const keyed = await checked(context, [A, B], { receipts, keys }, { ...given, key: SERVICE });
    assert.equal([keyed.code, keyed.chain.verdict], [1, 'bad-receipt']);
    assert.is(keyed.chain.signedThrough, MIDDLE);
  });
}

test('a log that was cut at a receipt of the way is intact as far as it goes, and not proved', async (context) => {
  const cut = { receipts: [SERVICE.receipt(A)], keys: [SERVICE] };
  for (const header of [HEADER, { ...HEADER, lastSeq: MIDDLE, underWay: true }]) {
    const found = await checked(context, [A], cut, { key: SERVICE, header });
    assert.equal([found.chain.verdict, found.chain.header], ['intact', 'unsigned']);
    assert.is(found.proved, false);
  }
});

test('a tail that nobody signed, behind a kept receipt, is not proved', async (context) => {
  const heads = { receipts: [], keys: [SERVICE] };
  for (const given of [{}, { key: SERVICE }]) {
    const found = await checked(context, [A, B], heads, { ...given, receipt: SERVICE.receipt(A) });
    assert.equal(
      [found.code, found.chain.verdict, found.chain.signedThrough],
      [1, 'unproved', MIDDLE],
    );
  }
});

test('a kept receipt alone makes no recording more than self-signed', async (context) => {
  const heads = { receipts: [SERVICE.receipt(B)], keys: [SERVICE] };
  const given = { receipt: SERVICE.receipt(B) };
  const found = await checked(context, [A, B], heads, given);
  assert.equal([found.code, found.chain.verdict], [1, 'self-signed']);
  const keyed = await checked(context, [A, B], heads, { ...given, key: SERVICE });
  assert.equal([keyed.code, keyed.chain.verdict], [0, 'intact']);
});

test.run();
