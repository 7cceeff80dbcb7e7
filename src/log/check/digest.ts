/**
 * Digests of plain JSON values: quick to make, and the same for equal values in whatever order
 * their fields were set. They tell apart what differs by accident; a forger they would not stop.
 */
import { type Entities, noEntities, visitChanges } from '../../kernel/entities.ts';

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

type Fields = Readonly<Record<string, unknown>>;

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
  a = SEED_A;
  b = SEED_B;

  restart(a = SEED_A, b = SEED_B): void {
    this.a = a;
    this.b = b;
  }

  word(word: number): void {
    this.a = Math.imul(this.a ^ word, PRIME_A);
    this.b = Math.imul(this.b ^ word, PRIME_B);
  }

  text(text: string): void {
    this.word(TAG.text);
    let { a, b } = this;
    for (let i = 0; i < text.length; i += 1) {
      const code = text.charCodeAt(i);
      a = Math.imul(a ^ code, PRIME_A);
      b = Math.imul(b ^ code, PRIME_B);
    }
    this.restart(a, b);
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

  #fields(value: Fields): void {
    const { a, b } = this;
    const sum = new Sum();
    for (const name in value) {
      if (value[name] === undefined) continue;
      this.restart();
      this.text(name);
      this.value(value[name]);
      sum.add(this, 1);
    }
    this.restart(a, b);
    this.word(TAG.object);
    this.word(sum.a);
    this.word(sum.b);
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
    } else this.#fields(value as Fields);
  }
}

/** What was added and not taken away again, in whatever order. */
class Sum {
  a = 0;
  b = 0;

  /** Adds what the digest took in so many times; -1 takes it away. */
  add({ a, b }: Digest, times: 1 | -1): void {
    this.a = (this.a + times * mixed(a)) | 0;
    this.b = (this.b + times * mixed(b)) | 0;
  }
}

function hex(a: number, b: number): string {
  const digits = (lane: number) => (lane >>> 0).toString(16).padStart(8, '0');
  return digits(a) + digits(b);
}

/** The digest of a value: 16 hexadecimal digits. */
export function digestOf(value: unknown): string {
  const digest = new Digest();
  digest.value(value);
  return hex(mixed(digest.a), mixed(digest.b));
}

const none: Fields = {};

/** Field names come over and over: each is digested once. */
class Names {
  readonly #known = new Map<string, number>();

  lane(name: string): number {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const digest = new Digest();
    digest.text(name);
    const lane = mixed(digest.a ^ digest.b);
    this.#known.set(name, lane);
    return lane;
  }
}

/** Adds up the fields of entities, and takes away what they were before. */
class EntitySum extends Sum {
  readonly #digest = new Digest();
  readonly #names = new Names();
  #a = SEED_A;
  #b = SEED_B;

  #take(name: string, value: unknown, times: 1 | -1): void {
    this.#digest.restart(this.#a, this.#b);
    this.#digest.word(this.#names.lane(name));
    this.#digest.value(value);
    this.add(this.#digest, times);
  }

  /** One entity for another, or for none: what they have in common is not looked at. */
  exchange(id: string, before: object | undefined, after: object | undefined): void {
    const old = (before ?? none) as Fields;
    const now = (after ?? none) as Fields;
    this.#digest.restart();
    this.#digest.text(id);
    ({ a: this.#a, b: this.#b } = this.#digest);
    if (before === undefined) this.add(this.#digest, 1);
    if (after === undefined) this.add(this.#digest, -1);
    for (const name in now) {
      const value = now[name];
      const was = old[name];
      if (value === was) continue;
      if (was !== undefined) this.#take(name, was, -1);
      if (value !== undefined) this.#take(name, value, 1);
    }
    for (const name in old) {
      if (now[name] === undefined && old[name] !== undefined && !(name in now)) {
        this.#take(name, old[name], -1);
      }
    }
  }
}

/**
 * Digests one collection again and again as it changes: 16 hexadecimal digits, a sum over the
 * fields of all entities. Only what is another object than the last time is looked at, so what it
 * was given before must not have been changed since.
 */
export function createDigester(): (entities: Entities<object>) => string {
  const sum = new EntitySum();
  let before = noEntities<object>();
  return (entities) => {
    visitChanges(before, entities, (id, old, value) => sum.exchange(id, old, value));
    before = entities;
    return hex(sum.a, sum.b);
  };
}
