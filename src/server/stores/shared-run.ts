/**
 * Work that does for all who asked before it began: whoever asks while it runs waits for the next
 * run, together with all others who do.
 */
export function sharedRun(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running.then(() => {
      next = null;
      const run = work();
      running = run.catch(() => {});
      return run;
    });
    return next;
  };
}
