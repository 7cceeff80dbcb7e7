/**
 * Digests of plain JSON values: quick to make, and the same for equal values in whatever order
 * their fields were set. They tell apart what differs by accident; a forger they would not stop.
 */
import { type Bucket, type Entities, noEntities, visitChanges } from '../kernel/entities.ts';

const SEED_A = 0x811c9dc5;
const SEED_B = 0x9e3779b9;
const PRIME_A = 0x01000193;
const PRIME_B = 0x5bd1e995;

/** Each kind of value begins with a word of its own. */
const TAG = {
  true: 1,
  false: 2,
  null: 3,
  text: 4,
  int: 5,
  double: 6,
  object: 7,
  array: 8,
} as const;

const double = new Float64Array(1);
const words = new Uint32Array(double.buffer);

/** The avalanche of MurmurHash3: every bit that goes in changes half of those that come out. */
function mixed(hash: number): number {
  let h = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Takes values in one after the other, in two lanes of 32 bits each: FNV-1a with two primes. */
class Digest {
  #a = SEED_A;
  #b = SEED_B;

  get lanes(): readonly [a: number, b: number] {
    return [mixed(this.#a), mixed(this.#b)];
  }

  word(word: number): void {
    this.#a = Math.imul(this.#a ^ word, PRIME_A);
    this.#b = Math.imul(this.#b ^ word, PRIME_B);
  }

  text(text: string): void {
    this.word(TAG.text);
    let a = this.#a;
    let b = this.#b;
    for (let i = 0; i < text.length; i += 1) {
      const code = text.charCodeAt(i);
      a = Math.imul(a ^ code, PRIME_A);
      b = Math.imul(b ^ code, PRIME_B);
    }
    this.#a = a;
    this.#b = b;
    this.word(text.length);
  }

  /** As JSON has it: what is no number counts as null, and -0 as 0. */
  #number(value: number): void {
    if (!Number.isFinite(value)) {
      this.word(TAG.null);
    } else if ((value | 0) === value) {
      this.word(TAG.int);
      this.word(value);
    } else {
      double[0] = value;
      this.word(TAG.double);
      this.word(words[0] ?? 0);
      this.word(words[1] ?? 0);
    }
  }

  /** The sum over the fields does not depend on their order. */
  #fields(value: Readonly<Record<string, unknown>>): void {
    const a = this.#a;
    const b = this.#b;
    let sumA = 0;
    let sumB = 0;
    for (const key in value) {
      const field = value[key];
      if (field === undefined) continue;
      this.#a = SEED_A;
      this.#b = SEED_B;
      this.text(key);
      this.value(field);
      sumA = (sumA + mixed(this.#a)) | 0;
      sumB = (sumB + mixed(this.#b)) | 0;
    }
    this.#a = a;
    this.#b = b;
    this.word(TAG.object);
    this.word(sumA);
    this.word(sumB);
  }

  value(value: unknown): void {
    if (typeof value === 'string') this.text(value);
    else if (typeof value === 'number') this.#number(value);
    else if (value === true) this.word(TAG.true);
    else if (value === false) this.word(TAG.false);
    else if (typeof value !== 'object' || value === null) this.word(TAG.null);
    else if (Array.isArray(value)) {
      this.word(TAG.array);
      for (const one of value) this.value(one);
      this.word(value.length);
    } else this.#fields(value as Readonly<Record<string, unknown>>);
  }
}

function bucketLanes(slot: number, bucket: Bucket<unknown>): readonly [a: number, b: number] {
  if (bucket === null) return [0, 0];
  const digest = new Digest();
  digest.word(slot);
  for (let entry: Bucket<unknown> = bucket; entry !== null; entry = entry.next) {
    digest.text(entry.id);
    digest.value(entry.value);
  }
  return digest.lanes;
}

/**
 * Digests one collection again and again as it changes: 16 hexadecimal digits, the sum over its
 * buckets. Only buckets that are other objects than the last time are looked at, so what it was
 * given before must not have been changed since.
 */
export function createDigester(): (entities: Entities<unknown>) => string {
  let before = noEntities<unknown>();
  let lanes: number[] = [];
  const sum = new Uint32Array(2);
  return (entities) => {
    if (entities.pages.length !== before.pages.length) {
      before = { size: 0, pages: entities.pages.map(() => []) };
      lanes = [];
      sum.fill(0);
    }
    visitChanges(before, entities, (slot, bucket) => {
      const [a, b] = bucketLanes(slot, bucket);
      const at = 2 * slot;
      sum[0] = (sum[0] ?? 0) - (lanes[at] ?? 0) + a;
      sum[1] = (sum[1] ?? 0) - (lanes[at + 1] ?? 0) + b;
      lanes[at] = a;
      lanes[at + 1] = b;
    });
    before = entities;
    return [...sum].map((lane) => lane.toString(16).padStart(8, '0')).join('');
  };
}
