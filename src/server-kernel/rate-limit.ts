interface Bucket {
  tokens: number;
  at: number;
}

const FIRST_SWEEP = 10_000;

/**
 * A token bucket per key: `capacity` at once, then `perMinute`; a token is whatever is counted, such
 * as a request or a byte. Held by this process alone; a forgotten bucket is a full one, so
 * forgetting those that have filled up changes nothing.
 */
export class RateLimit {
  readonly #capacity: number;
  readonly #perMs: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();
  #sweepAt = FIRST_SWEEP;

  constructor(options: { capacity: number; perMinute: number; now: () => number }) {
    this.#capacity = options.capacity;
    this.#perMs = options.perMinute / 60_000;
    this.#now = options.now;
  }

  /**
   * Takes as many tokens as it costs. 0 when there were so many, else the whole seconds until there
   * are, and none is taken. What costs more than a bucket holds takes a full one.
   */
  take(key: string, cost = 1): number {
    const wait = this.wait(key, cost);
    if (wait === 0) this.#filled(key).tokens -= Math.min(cost, this.#capacity);
    return wait;
  }

  /** What `take` would answer; nothing is taken. */
  wait(key: string, cost = 1): number {
    const bucket = this.#filled(key);
    const asked = Math.min(cost, this.#capacity);
    return bucket.tokens < asked ? this.#secondsUntil(bucket, asked) : 0;
  }

  /** Gives back what was taken for nothing. */
  giveBack(key: string, cost = 1): void {
    const bucket = this.#filled(key);
    bucket.tokens = Math.min(this.#capacity, bucket.tokens + cost);
  }

  /** Gives a key its full bucket back. */
  forget(key: string): void {
    this.#buckets.delete(key);
  }

  #secondsUntil(bucket: Bucket, tokens: number): number {
    return Math.max(1, Math.ceil((tokens - bucket.tokens) / this.#perMs / 1000));
  }

  #filled(key: string): Bucket {
    const now = this.#now();
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      if (this.#buckets.size >= this.#sweepAt) this.#forgetFull(now);
      bucket = { tokens: this.#capacity, at: now };
      this.#buckets.set(key, bucket);
    }
    bucket.tokens = this.#tokensAt(bucket, now);
    bucket.at = now;
    return bucket;
  }

  #tokensAt(bucket: Bucket, now: number): number {
    const passed = Math.max(0, now - bucket.at);
    return Math.min(this.#capacity, bucket.tokens + passed * this.#perMs);
  }

  #forgetFull(now: number): void {
    for (const [key, bucket] of this.#buckets) {
      if (this.#tokensAt(bucket, now) >= this.#capacity) this.#buckets.delete(key);
    }
    // Twice what is left, so that looking through all of them stays rare.
    this.#sweepAt = Math.max(FIRST_SWEEP, this.#buckets.size * 2);
  }
}
