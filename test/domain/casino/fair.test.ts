import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  card,
  chainHash,
  commitment,
  FairStream,
  fairBytes,
  fairInts,
  fairShuffle,
  fairStream,
} from '../../../src/domain/casino/fair.ts';
import * as dice from '../../../src/domain/casino/games/dice.ts';
import { refuses } from './refused.ts';
import { seeds } from './samples.ts';

const test = suite('casino: fair draws');

test('the published check', () => {
  const promised = 'd32131d838f681fb624a1c7a2239a5bccd0634c415fa02bac35826f88a1e43ca';
  assert.is(commitment(seeds.serverSeed), promised);
  assert.is(fairBytes(seeds, 8), 'bbbef16a1491ebe8');
  assert.equal(fairInts(seeds, [10_000, 37, 52]), [3034, 33, 10]);
  assert.equal(fairShuffle(seeds, 52, 5), [42, 21, 16, 20, 50]);
  assert.equal(fairShuffle(seeds, 52, 5).map(card), ['4s', '9d', '4d', '8d', 'Qs']);
});

test('words of the last turn are passed over, so that each number is as likely', () => {
  // Of 2³² words the bound 2³¹ + 1 leaves almost half unused: each word is its own number, or none.
  const bound = 2 ** 31 + 1;
  const words = fairInts(
    seeds,
    Array.from({ length: 40 }, () => 2 ** 32),
  );
  const kept = words.filter((word) => word < bound);
  assert.equal(
    fairInts(
      seeds,
      kept.map(() => bound),
    ),
    kept,
  );
});

test('a draw leaves behind what it used, for whoever checks it', () => {
  const stream = new FairStream(seeds);
  const bounds = Array.from({ length: 40 }, () => 2 ** 31 + 1);
  const drawn = bounds.map((bound) => stream.int(bound));
  assert.equal(drawn, fairInts(seeds, bounds));
  const { bytes, rejected } = stream.used;
  assert.is(bytes, 4 * (40 + rejected));
  assert.ok(rejected > 0);
  // An engine draws on from what is given to it.
  const before = new FairStream(seeds);
  assert.is(before.int(10_000), 3034);
  assert.is(dice.draw(before), fairInts(seeds, [1, 10_000])[1]);
  assert.equal(before.used, { bytes: 8, rejected: 0 });
});

test('a stream goes on over the ends of its blocks', () => {
  const stream = fairStream(seeds);
  const bytes = Array.from({ length: 70 }, () => stream.byte());
  assert.is(Buffer.from(bytes).toString('hex'), fairBytes(seeds, 70));
});

test('a link of the chain hashed on leads to the one that was published', () => {
  const terminal = chainHash(seeds.serverSeed, 5);
  assert.is(chainHash(chainHash(seeds.serverSeed, 2), 3), terminal);
  assert.is(chainHash(seeds.serverSeed, 1), commitment(seeds.serverSeed));
  refuses('seed', () => chainHash(seeds.serverSeed, 1e9));
});

test('seeds against the rules are refused', () => {
  const wrong = [
    { serverSeed: seeds.serverSeed.toUpperCase() },
    { serverSeed: `${seeds.serverSeed}\n` },
    { clientSeed: '' },
    { clientSeed: 'a:b' },
    { clientSeed: 'x'.repeat(65) },
    { nonce: -1 },
    { nonce: 0.5 },
    { nonce: 2 ** 53 },
  ];
  for (const part of wrong) refuses('seed', () => fairBytes({ ...seeds, ...part }, 1));
});

test('so are draws that nobody can make', () => {
  for (const bound of [0, -1, 1.5, 2 ** 32 + 1]) refuses('seed', () => fairInts(seeds, [bound]));
  for (const take of [-1, 6]) refuses('seed', () => fairShuffle(seeds, 5, take));
  for (const count of [-1, 1e9]) refuses('seed', () => fairBytes(seeds, count));
  for (const index of [-1, 52, 0.5]) refuses('seed', () => card(index));
});

test.run();
