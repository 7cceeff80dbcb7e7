import { hmacSha256 } from '../../kernel/hmac-sha256.ts';
import { sha256Hex } from '../../kernel/sha256.ts';
import { CARDS, type Card } from './cards.ts';
import { fault, fieldsOf, listOf, wholeOf } from './input.ts';

/**
 * What a personal round is drawn from: the house's secret, 64 lowercase hexadecimal digits, of which the
 * player knew the commitment; the player's own text; and how many rounds were drawn from the pair before.
 */
export interface Seeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** Draws from seeds, one after another; the same seeds give the same draws. */
export interface FairStream {
  /** The next byte. */
  byte(): number;
  /** A whole number below `bound`, 1 to 2³²; each is as likely as any other. */
  int(bound: number): number;
  /** The first `take` of the numbers below `size`, in an order of which each is as likely as any other. */
  shuffle(size: number, take?: number): number[];
}

const HASH = /^[0-9a-f]{64}$/;
const CHOSEN = /^[A-Za-z0-9_-]{1,64}$/;
const BLOCK = 32;
const WORDS = 2 ** 32;
/** Bounds of cost: no game draws nearly as much, and a chain is hashed on in portions. */
const MOST_DRAWN = 100_000;
const MOST_STEPS = 1_000_000;

/** A hash or a server seed: 64 lowercase hexadecimal digits. */
export function hashOf(value: unknown): string {
  return typeof value === 'string' && HASH.test(value) ? value : fault('seed', 'not a hash');
}

/** A client seed or a salt: 1 to 64 of letters, digits, `_` and `-`. */
export function chosenOf(value: unknown): string {
  return typeof value === 'string' && CHOSEN.test(value)
    ? value
    : fault('seed', 'not a client seed');
}

/** The endless bytes of the seeds: HMAC-SHA-256 of "client seed:nonce:0", of "…:1" and on. */
export function fairStream(seeds: Seeds): FairStream {
  const fields = fieldsOf(seeds, 'seed');
  const key = hashOf(fields['serverSeed']);
  const nonce = wholeOf(fields['nonce'], 0, Number.MAX_SAFE_INTEGER, 'seed');
  const message = `${chosenOf(fields['clientSeed'])}:${nonce}`;
  let bytes = new Uint8Array();
  let read = 0;
  const byte = () => {
    if (read % BLOCK === 0) bytes = Uint8Array.from(hmacSha256(key, `${message}:${read / BLOCK}`));
    read += 1;
    return bytes[(read - 1) % BLOCK] ?? 0;
  };
  const word = () => ((byte() * 256 + byte()) * 256 + byte()) * 256 + byte();
  const int = (bound: number) => {
    // The words above the last full turn would make the smaller numbers likelier: they are not used.
    const even = WORDS - (WORDS % bound);
    let drawn = word();
    while (drawn >= even) drawn = word();
    return drawn % bound;
  };
  return { byte, int, shuffle: (size, take = size) => shuffled(int, size, take) };
}

function shuffled(int: FairStream['int'], size: number, take: number): number[] {
  const order = Array.from({ length: size }, (_, index) => index);
  for (let i = 0; i < take; i += 1) {
    const other = i + int(size - i);
    [order[i], order[other]] = [order[other] ?? 0, order[i] ?? 0];
  }
  return order.slice(0, take);
}

/** What the player is shown of a server seed before the first stake: its SHA-256, as text. */
export function commitment(serverSeed: string): string {
  return sha256Hex(hashOf(serverSeed));
}

/** The first `count` bytes of the seeds' stream, in hexadecimal digits. */
export function fairBytes(seeds: Seeds, count: number): string {
  const stream = fairStream(seeds);
  const bytes = Array.from({ length: wholeOf(count, 0, MOST_DRAWN, 'seed') }, stream.byte);
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One whole number below each of the bounds, 1 to 2³², from one stream. */
export function fairInts(seeds: Seeds, bounds: readonly number[]): number[] {
  const stream = fairStream(seeds);
  return listOf(bounds, 0, MOST_DRAWN, 'seed').map((bound) =>
    stream.int(wholeOf(bound, 1, WORDS, 'seed')),
  );
}

/** The first `take` of the shuffled numbers below `size`; all of them unless it is given. */
export function fairShuffle(seeds: Seeds, size: number, take = size): number[] {
  const stream = fairStream(seeds);
  const all = wholeOf(size, 1, MOST_DRAWN, 'seed');
  return stream.shuffle(all, wholeOf(take, 0, all, 'seed'));
}

/** A link of a chain hashed on: h of n hashed k times is h of n − k. At most 1,000,000 steps at a time. */
export function chainHash(hash: string, steps: number): string {
  let link = hashOf(hash);
  for (let left = wholeOf(steps, 0, MOST_STEPS, 'seed'); left > 0; left -= 1)
    link = sha256Hex(link);
  return link;
}

/** The card of a number of 0 to 51: ace to king of clubs, of diamonds, of hearts, of spades. */
export function card(index: number): Card {
  return CARDS[wholeOf(index, 0, CARDS.length - 1, 'seed')] ?? fault('seed', 'not a card');
}
