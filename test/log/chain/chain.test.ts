import { createHash } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CHAIN_START, type ChainLink, chainOf, hashBody } from '../../../src/log/chain/chain.ts';

const test = suite('log/chain');

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
const body = new TextEncoder().encode('public|personal');
const publicLength = 7;

const link: ChainLink = {
  format: 2,
  previous: CHAIN_START,
  firstSeq: 0,
  count: 10,
  missing: 0,
  catalogue: '1',
  ...hashBody(2, body, publicLength),
};

test('the parts of a body are hashed apart', () => {
  assert.equal(hashBody(2, body, publicLength), {
    bodyHash: sha256('public|'),
    personalHash: sha256('personal'),
  });
  assert.equal(hashBody(2, body, body.length), { bodyHash: sha256(body), personalHash: null });
});

test('the chain value is the hash of all that it stands for, as JSON', () => {
  const fields = [CHAIN_START, sha256('public|'), sha256('personal'), 0, 10, 0, '1'];
  assert.is(chainOf(link), sha256(JSON.stringify(['replaybook-batch', 2, ...fields])));
});

test('a batch of the first format has the chain value that its build gave it', () => {
  const first = { ...link, format: 1, ...hashBody(1, body, publicLength) } as const;
  assert.is(chainOf(first), sha256(`${CHAIN_START}${sha256(body)}:0:10:0:1`));
});

test('the chain value changes with each thing it stands for', () => {
  const changed: Partial<ChainLink>[] = [
    {},
    { format: 1 },
    { previous: 'f'.repeat(64) },
    { bodyHash: 'f'.repeat(64) },
    { personalHash: 'f'.repeat(64) },
    { personalHash: null },
    { firstSeq: 1 },
    { count: 11 },
    { missing: 1 },
    { catalogue: '2' },
  ];
  const chains = changed.map((change) => chainOf({ ...link, ...change }));
  assert.is(new Set(chains).size, changed.length);
});

test('it is the same whoever makes the hashes', () => {
  assert.equal(hashBody(2, body, publicLength, sha256), hashBody(2, body, publicLength));
  assert.is(chainOf(link, sha256), chainOf(link));
});

test.run();
