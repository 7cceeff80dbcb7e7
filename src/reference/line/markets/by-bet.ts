import type { Bet } from '../market-id.ts';

/**
 * What is known of bets. Every price of a match looks here, and a text made of group, parameter and
 * outcome would cost it more than what it looks for.
 */
export class ByBet<T> {
  readonly #groups = new Map<string, Map<string | null, Map<string, T>>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get({ group, param, outcome }: Bet): T | undefined {
    return this.#groups.get(group)?.get(param)?.get(outcome);
  }

  /** Of a bet that nothing is known of yet. */
  add({ group, param, outcome }: Bet, value: T): void {
    const params = this.#groups.get(group) ?? new Map<string | null, Map<string, T>>();
    const outcomes = params.get(param) ?? new Map<string, T>();
    this.#groups.set(group, params.set(param, outcomes.set(outcome, value)));
    this.#size += 1;
  }

  clear(): void {
    this.#groups.clear();
    this.#size = 0;
  }
}
