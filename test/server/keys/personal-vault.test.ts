import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LOG_START } from '../../../src/log/chain/chain.ts';
import { loadKeys } from '../../../src/server/keys/key-files.ts';
import { createPersonalVault } from '../../../src/server/keys/personal-vault.ts';
import type { StoredBatch } from '../../../src/server/stores/log-batch.ts';
import { SqliteLogStore } from '../../../src/server/stores/sqlite/log-store.ts';

const test = suite('keys and sealed parts');

const PURPOSE = { sessionId: 'session', person: '7', certain: true, mayBe: ['7'] };
const PLAIN = new TextEncoder().encode('name and address');

/** A batch as it comes back from the store. */
async function sealed(store: SqliteLogStore, master: Uint8Array): Promise<StoredBatch> {
  const { bytes } = await createPersonalVault(store, master).seal(PURPOSE, 10, PLAIN);
  const { wrapped } = await store.personKey(PURPOSE, () => new Uint8Array());
  return {
    turn: null,
    position: 1,
    sessionId: 'session',
    firstSeq: 10,
    count: 1,
    missing: 0,
    catalogue: '1',
    format: 2,
    previous: '',
    follows: LOG_START,
    chain: '',
    bodyHash: '',
    personalHash: '',
    receivedAt: 0,
    userId: null,
    publicPart: new Uint8Array(),
    personal: { person: '7', wrappedKey: wrapped, bytes },
  };
}

test('a part opens where it was sealed, and nowhere else', async () => {
  const store = new SqliteLogStore(':memory:');
  const master = randomBytes(32);
  const vault = createPersonalVault(store, master);
  const batch = await sealed(store, master);
  const { personal } = batch;
  assert.ok(personal);
  assert.equal([...(vault.open(batch) ?? [])], [...PLAIN]);
  assert.is(vault.open({ ...batch, personal: null }), null);
  assert.is(vault.open({ ...batch, personal: { ...personal, wrappedKey: null } }), null);
  const flipped = personal.bytes.map((byte, i) => (i === 30 ? byte ^ 1 : byte));
  for (const wrong of [
    { ...batch, firstSeq: 11 },
    { ...batch, sessionId: 'another' },
    { ...batch, personal: { ...personal, person: '8' } },
    { ...batch, personal: { ...personal, bytes: flipped } },
    { ...batch, personal: { ...personal, bytes: personal.bytes.subarray(0, 20) } },
  ]) {
    assert.throws(() => vault.open(wrong));
  }
  assert.throws(() => createPersonalVault(store, randomBytes(32)).open(batch));
  await store.close();
});

test('the same text is sealed differently each time', async () => {
  const store = new SqliteLogStore(':memory:');
  const vault = createPersonalVault(store, randomBytes(32));
  const first = await vault.seal(PURPOSE, 10, PLAIN);
  const second = await vault.seal(PURPOSE, 10, PLAIN);
  assert.is(first.keyId, second.keyId);
  assert.not.equal([...first.bytes], [...second.bytes]);
  await store.close();
});

test('nothing is sealed for who was erased', async () => {
  const store = new SqliteLogStore(':memory:');
  const vault = createPersonalVault(store, randomBytes(32));
  await store.eraseUser('7', 1);
  const { keyId, bytes } = await vault.seal(PURPOSE, 10, PLAIN);
  assert.is(bytes.length, 0);
  assert.is((await vault.seal(PURPOSE, 20, PLAIN)).keyId, keyId);
  await store.close();
});

test('several processes that start at once end up with the same keys', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'replaybook-keys-'));
  const all = await Promise.all(Array.from({ length: 8 }, () => loadKeys(folder)));
  const faces = all.map(({ master, cookie, receiptPublic }) =>
    [master.toString('hex'), cookie.toString('hex'), receiptPublic.x].join(),
  );
  assert.is(new Set(faces).size, 1);
  assert.not.equal(all[0]?.master, all[0]?.cookie);
  const file = path.join(folder, 'keys', 'master.key');
  assert.is((await stat(file)).mode & 0o777, 0o600);
  await writeFile(file, 'too short');
  const failure = await loadKeys(folder).catch((error: Error) => error.message);
  assert.match(String(failure), /master\.key does not hold a key of 32 bytes/);
  await rm(folder, { recursive: true });
});

test.run();
