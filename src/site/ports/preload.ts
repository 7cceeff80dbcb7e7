import type { Fetchable } from '../loading/later.ts';

/** Milliseconds that the page has for itself, its sub-applications and what they ask for. */
export const PRELOAD_AFTER = 5_000;

/** Milliseconds to wait for a moment in which nothing is done; some browsers cannot tell of one. */
const LONGEST = 2_000;

/** What is used of a window. */
export interface IdlePage {
  requestIdleCallback?(run: () => void, options: { timeout: number }): unknown;
  setTimeout(run: () => void, ms: number): unknown;
}

/**
 * Fetches what will be wanted next while nothing else is done, one after the other. What cannot be
 * had is asked for again when it is needed.
 */
export async function preloadWhenIdle(page: IdlePage, all: readonly Fetchable[]): Promise<void> {
  await new Promise<void>((resolve) => page.setTimeout(resolve, PRELOAD_AFTER));
  for (const each of all) {
    await new Promise<void>((resolve) => {
      const run = () => resolve();
      if (page.requestIdleCallback) page.requestIdleCallback(run, { timeout: LONGEST });
      else page.setTimeout(run, LONGEST);
    });
    await each.fetch().catch(() => undefined);
  }
}
