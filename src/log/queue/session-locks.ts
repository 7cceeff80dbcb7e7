/** Says which sessions are still being recorded: each holds a lock for as long as its page lives. */
export interface SessionLocks {
  /** Holds this session's lock until the page is gone. */
  hold(sessionId: string): void;
  /** Runs the work with the lock of a session that nobody holds; false where somebody does. */
  ifFree(sessionId: string, work: () => Promise<void>): Promise<boolean>;
}

const nameOf = (sessionId: string): string => `replaybook-log-${sessionId}`;

/**
 * The browser's locks, shared by all tabs. Where there are none (an insecure context) every other
 * session counts as alive: what it left waits, and is never sent by two tabs at once.
 */
export function browserLocks(locks: LockManager | undefined = navigator.locks): SessionLocks {
  return {
    hold(sessionId) {
      const forEver = new Promise<never>(() => undefined);
      locks?.request(nameOf(sessionId), () => forEver).catch(() => undefined);
    },
    async ifFree(sessionId, work) {
      if (!locks) return false;
      return locks.request(nameOf(sessionId), { ifAvailable: true }, async (lock) => {
        if (lock) await work();
        return lock !== null;
      });
    },
  };
}
