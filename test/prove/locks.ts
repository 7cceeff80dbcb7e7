import type { SessionLocks } from '../../src/log/queue/session-locks.ts';

/** The locks of one browser: what a page holds is free again once the page is gone. */
export class BrowserLocks {
  /** Who holds each. */
  private readonly held = new Map<string, symbol>();

  /** The locks as one page sees them, and what lets go of all that it holds. */
  forPage(): SessionLocks & { readonly letGo: () => void } {
    const { held } = this;
    const page = Symbol('page');
    return {
      hold: (id) => void held.set(id, page),
      async ifFree(id, work) {
        if (held.has(id)) return false;
        held.set(id, page);
        await work();
        held.delete(id);
        return true;
      },
      letGo() {
        for (const [id, holder] of held) if (holder === page) held.delete(id);
      },
    };
  }
}
