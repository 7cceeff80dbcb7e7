import { fail, ok, type Result } from '../kernel/result.ts';
import { widerNetworks } from './network.ts';

export interface QuotaLimits<Kind extends string> {
  /** Holders in all. */
  readonly total: number;
  /** Holders with one key of a kind, such as `{ network: 500, player: 10 }`. */
  readonly each: Readonly<Record<Kind, number>>;
}

/**
 * Whose it is that somebody takes: a key for each kind that counts for them. That of the kind `network`
 * is as `networkOf` gives it.
 */
export type Holder<Kind extends string> = Readonly<Partial<Record<Kind, string>>>;

/** Gives back what was taken; a second call does nothing. */
export type Release = () => void;

/**
 * Counts what is held at the same time, such as open streams: in all, and by each key of its
 * holders, so that nobody can take it from all others. A network counts for those around it as well,
 * which have several times as much, as in `NetworkLimit`: whoever has one /64 has hundreds. It
 * remembers those who hold something and nobody else.
 */
export class Quota<Kind extends string> {
  readonly #limits: QuotaLimits<Kind>;
  readonly #kinds: readonly Kind[];
  readonly #held = new Map<string, number>();
  #total = 0;

  constructor(limits: QuotaLimits<Kind>) {
    this.#limits = limits;
    this.#kinds = Object.keys(limits.each) as Kind[];
  }

  /** How much is held now. */
  get total(): number {
    return this.#total;
  }

  /**
   * Takes one for a holder, until it is released. Fails with the kind whose limit is reached, or
   * with `total`, and counts nothing then.
   */
  take(holder: Holder<Kind>): Result<Release, Kind | 'total'> {
    const keys: string[] = [];
    for (const kind of this.#kinds) {
      const value = holder[kind];
      if (value === undefined) continue;
      const wider = kind === 'network' ? widerNetworks(value) : [];
      for (const { network, share } of [{ network: value, share: 1 }, ...wider]) {
        const key = `${kind} ${network}`;
        if ((this.#held.get(key) ?? 0) >= this.#limits.each[kind] * share) return fail(kind);
        keys.push(key);
      }
    }
    if (this.#total >= this.#limits.total) return fail('total');
    this.#add(keys, 1);
    let held = true;
    return ok(() => {
      if (held) this.#add(keys, -1);
      held = false;
    });
  }

  #add(keys: readonly string[], change: 1 | -1): void {
    this.#total += change;
    for (const key of keys) {
      const count = (this.#held.get(key) ?? 0) + change;
      if (count > 0) this.#held.set(key, count);
      else this.#held.delete(key);
    }
  }
}
