import { widerNetworks } from './network.ts';
import { RateLimit } from './rate-limit.ts';

/**
 * A `RateLimit` by network that counts for the networks around it as well: whoever has one /64 has
 * hundreds. Those have several times as much, since they may be a house's or a company's.
 */
export class NetworkLimit {
  readonly #options: { capacity: number; perMinute: number; now: () => number };
  /** By how many times as much they may. */
  readonly #limits = new Map<number, RateLimit>();

  constructor(options: { capacity: number; perMinute: number; now: () => number }) {
    this.#options = options;
  }

  /** As `RateLimit` does; where one of the networks has not as much left, none is counted. */
  take(network: string, cost = 1): number {
    const all = [{ network, share: 1 }, ...widerNetworks(network)];
    const waits = all.map((one) => this.#of(one.share).wait(one.network, cost));
    const wait = Math.max(...waits);
    if (wait > 0) return wait;
    for (const one of all) this.#of(one.share).take(one.network, cost);
    return 0;
  }

  /** Gives back what was taken for nothing. */
  giveBack(network: string, cost = 1): void {
    for (const one of [{ network, share: 1 }, ...widerNetworks(network)]) {
      this.#of(one.share).giveBack(one.network, cost);
    }
  }

  /** Whether any of the networks has nothing left. */
  isExhausted(network: string): boolean {
    const all = [{ network, share: 1 }, ...widerNetworks(network)];
    return all.some((one) => this.#of(one.share).wait(one.network) > 0);
  }

  #of(share: number): RateLimit {
    const known = this.#limits.get(share);
    if (known) return known;
    const { capacity, perMinute, now } = this.#options;
    const limit = new RateLimit({ capacity: capacity * share, perMinute: perMinute * share, now });
    this.#limits.set(share, limit);
    return limit;
  }
}
