import { exhaustMap, filter, from, type Observable, take } from 'rxjs';
import type { AnyEvent } from '../../events/catalogue.ts';

/** What the general rules of every blocker hide, wherever it stands. */
const BAIT = 'adsbox ad-banner ad-placement banner_ad pub_300x250';

/** Milliseconds blockers have to see the bait. */
const TIMEOUT = 100;

/** Whether this browser hides what looks like an advertisement. */
export function hidesBait(page: Window): Promise<boolean> {
  const { document } = page;
  const bait = document.createElement('div');
  bait.className = BAIT;
  bait.setAttribute('aria-hidden', 'true');
  document.body.append(bait);
  return new Promise((resolve) => {
    page.setTimeout(() => {
      const { display, visibility } = page.getComputedStyle(bait);
      resolve(!bait.isConnected || display === 'none' || visibility === 'hidden');
      bait.remove();
    }, TIMEOUT);
  });
}

export interface AdBlockerOptions {
  readonly events$: Observable<AnyEvent>;
  /** Rejects while there is no server: then no blocker is to blame. */
  readonly readManifest: () => Promise<unknown>;
  readonly hidesBait: () => Promise<boolean>;
  readonly onFound: () => void;
}

/**
 * Looks for an ad blocker when a part of the site cannot be had though its server answers, and
 * tells of it once. Whoever blocks advertisements and misses nothing of the site is left alone.
 */
export function findAdBlocker(options: AdBlockerOptions): void {
  const { events$, readManifest, onFound } = options;
  const isBlocking = (): Promise<boolean> => readManifest().then(options.hidesBait, () => false);
  events$
    .pipe(
      filter((event) => event.type === 'remote.statusChanged' && event.data.status === -1),
      exhaustMap(() => from(isBlocking())),
      filter((blocking) => blocking),
      take(1),
    )
    .subscribe(onFound);
}
