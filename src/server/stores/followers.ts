import type { AppendNotice } from './log-store.ts';

/** Listeners to appends. One that throws does not keep the others from being told. */
export function createFollowers() {
  const listeners = new Set<(notice: AppendNotice) => void>();
  return {
    /** Returns the undo. */
    add(listener: (notice: AppendNotice) => void): () => void {
      const own = (notice: AppendNotice) => listener(notice);
      listeners.add(own);
      return () => listeners.delete(own);
    },
    tell(notice: AppendNotice): void {
      for (const listener of [...listeners]) {
        try {
          listener(notice);
        } catch (error) {
          process.emitWarning(error instanceof Error ? error : String(error));
        }
      }
    },
  };
}
