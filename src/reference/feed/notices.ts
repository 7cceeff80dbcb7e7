import type { CallReply } from '../../calls/table.ts';

/** What of a player may become another by what they do elsewhere. */
export type Notice = NonNullable<CallReply<'sportsFeed'>['changed']>[number];

/** What of players became another of late, for streams that were not open at that moment. */
export interface Notices {
  add(userId: string, what: Notice, second: number): void;
  /** What became another in this second or later. */
  since(userId: string, second: number): Notice[];
}

/** Remembers for so many seconds at least. */
export function createNotices(seconds: number): Notices {
  /** By player, the second of the last of each kind; who was heard of last stands last. */
  const players = new Map<string, Map<Notice, number>>();
  const latest = (kinds: ReadonlyMap<Notice, number>): number => Math.max(...kinds.values());
  return {
    add(userId, what, second) {
      const kinds = players.get(userId) ?? new Map<Notice, number>();
      players.delete(userId);
      players.set(userId, kinds.set(what, second));
      for (const [id, old] of players) {
        if (latest(old) >= second - seconds) return;
        players.delete(id);
      }
    },
    since(userId, second) {
      const kinds = players.get(userId) ?? [];
      return [...kinds].filter(([, at]) => at >= second).map(([what]) => what);
    },
  };
}
