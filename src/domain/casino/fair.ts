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

/**
 * The endless bytes of seeds, HMAC-SHA-256 of "client seed:nonce:0", of "…:1" and on, as draws one after
 * another: the same seeds give the same ones. It counts what it used, for whoever checks a draw.
 */
export class FairStream {
  readonly #key: string;
  readonly #message: string;
  #block = new Uint8Array();
  #bytes = 0;
  #rejected = 0;

  constructor(seeds: Seeds) {
    const fields = fieldsOf(seeds, 'seed');
    this.#key = hashOf(fields['serverSeed']);
    const nonce = wholeOf(fields['nonce'], 0, Number.MAX_SAFE_INTEGER, 'seed');
    this.#message = `${chosenOf(fields['clientSeed'])}:${nonce}`;
  }

  /** Bytes that were read so far, and words of four of them that were passed over. */
  get used(): { readonly bytes: number; readonly rejected: number } {
    return { bytes: this.#bytes, rejected: this.#rejected };
  }

  byte(): number {
    const at = this.#bytes % BLOCK;
    if (at === 0) this.#block = this.#blockOf(this.#bytes / BLOCK);
    this.#bytes += 1;
    return this.#block[at] ?? 0;
  }

  /** A whole number below `bound`, 1 to 2³²; each is as likely as any other. */
  int(bound: number): number {
    // The words above the last full turn would make the smaller numbers likelier: they are not used.
    const even = WORDS - (WORDS % bound);
    let drawn = this.#word();
    while (drawn >= even) {
      this.#rejected += 1;
      drawn = this.#word();
    }
    return drawn % bound;
  }

  /** The first `take` of the numbers below `size`, in an order of which each is as likely as any other. */
  shuffle(size: number, take = size): number[] {
    const order = Array.from({ length: size }, (_, index) => index);
    for (let i = 0; i < take; i += 1) {
      const other = i + this.int(size - i);
      [order[i], order[other]] = [order[other] ?? 0, order[i] ?? 0];
    }
    return order.slice(0, take);
  }

  #word(): number {
    return ((this.byte() * 256 + this.byte()) * 256 + this.byte()) * 256 + this.byte();
  }

  #blockOf(index: number) {
    return Uint8Array.from(hmacSha256(this.#key, `${this.#message}:${index}`));
  }
}

/** What a draw is made from: seeds, or a stream of them that somebody watches. */
export type FairSource = Seeds | FairStream;

/** The stream of the seeds from its beginning; of a stream itself, what is left of it. */
export function fairStream(source: FairSource): FairStream {
  return source instanceof FairStream ? source : new FairStream(source);
}

/** What the player is shown of a server seed before the first stake: its SHA-256, as text. */
export function commitment(serverSeed: string): string {
  return sha256Hex(hashOf(serverSeed));
}

/** The first `count` bytes of the seeds' stream, in hexadecimal digits. */
export function fairBytes(seeds: Seeds, count: number): string {
  const stream = fairStream(seeds);
  const bytes = Array.from({ length: wholeOf(count, 0, MOST_DRAWN, 'seed') }, () => stream.byte());
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
