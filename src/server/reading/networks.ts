/** Each is a few dozen bytes. */
const MOST_SESSIONS = 20_000;

/**
 * From which networks sessions came lately, for whoever gives turns by it. It is kept in this process
 * and nowhere else: an address at rest would be a person's for that alone.
 */
export class RecentNetworks {
  readonly #networks = new Map<string, string>();

  note(sessionId: string, network: string): void {
    this.#networks.delete(sessionId);
    this.#networks.set(sessionId, network);
    const [oldest] = this.#networks.keys();
    if (this.#networks.size > MOST_SESSIONS && oldest !== undefined) this.#networks.delete(oldest);
  }

  /** Null for a session that another process took in, or long ago. */
  of(sessionId: string): string | null {
    return this.#networks.get(sessionId) ?? null;
  }
}

/** One of each group, then the second of each, and so on; within a group in the order given. */
export function inTurns<T>(items: readonly T[], groupOf: (item: T) => string): T[] {
  const counts = new Map<string, number>();
  const ranked = items.map((item) => {
    const group = groupOf(item);
    const rank = counts.get(group) ?? 0;
    counts.set(group, rank + 1);
    return { item, rank };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}
