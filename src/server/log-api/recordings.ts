import type { Caller } from '../../server-kernel/caller.ts';
import type { OwnerCookies } from '../identity/owner-cookie.ts';
import type { LogStore } from '../stores/log-store.ts';

/** A place in a recording that somebody calls theirs. */
interface Place {
  readonly userId: string;
  readonly sessionId: string;
  readonly seq: number;
  /** The browser that names it now; nobody where that is long past. */
  readonly caller?: Caller | undefined;
}

/** What the back-end may ask about recordings. */
export interface Recordings {
  /**
   * `proved`: the session is the player's and holds the event. `foreign`: it is somebody else's.
   * `awaited`: what is there so far says neither.
   */
  standingOf(place: Place): Promise<'proved' | 'awaited' | 'foreign'>;
  /** Rejects where recordings cannot be kept now. */
  assertKept(): Promise<void>;
}

/**
 * A session is a player's where batches came signed in as them, or where it was begun by the very
 * browser that names it: what they did since signing in may be on its way still.
 */
export function createRecordings(
  store: Pick<LogStore, 'session' | 'lastPosition'>,
  owners: Pick<OwnerCookies, 'ownerOf'>,
): Recordings {
  return {
    async standingOf({ userId, sessionId, seq, caller }) {
      const session = await store.session(sessionId);
      if (session === null) return 'awaited';
      const browser = caller ? owners.ownerOf(caller) : null;
      const isOwn = session.linkedUserIds.includes(userId) || session.owner === browser;
      if (isOwn) return session.ackedSeq >= seq ? 'proved' : 'awaited';
      return session.linkedUserIds.length > 0 || browser !== null ? 'foreign' : 'awaited';
    },
    assertKept: async () => void (await store.lastPosition()),
  };
}
