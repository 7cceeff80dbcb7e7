import type { Store } from '../../kernel/ports.ts';
import { readFrom, writeTo } from '../../kernel/stored-value.ts';
import { PAGE_STORED } from '../stored-values.ts';

/** Milliseconds in which many signs of life count as one. */
const THROTTLE = 100;
/** Milliseconds between two notes of it for the other tabs. */
const NOTE = 1000;
/** Milliseconds between two looks at the clock. */
const LOOK = 5000;
const MINUTE = 60_000;

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

export interface IdleOptions {
  readonly page: Window;
  /** Shared by all tabs: whoever is busy in one is busy in all. */
  readonly store: Store;
  readonly now: () => number;
  /** Minutes after which nobody is there; 0 is never. */
  readonly minutes: () => number;
  readonly onIdle: (minutes: number) => void;
}

/** Tells once when nobody did anything for the given time, in any tab; after a sign of life anew. */
export function watchIdle({ page, store, now, minutes, onIdle }: IdleOptions): void {
  let seenAt = now();
  let notedAt = 0;
  let told = false;
  const look = (): void => {
    const limit = minutes();
    if (limit === 0 || told) return;
    const lastAt = Math.max(seenAt, readFrom(store, PAGE_STORED.activityAt) ?? 0);
    if (now() - lastAt < limit * MINUTE) return;
    told = true;
    onIdle(limit);
  };
  const alive = (): void => {
    const at = now();
    if (at - seenAt < THROTTLE) return;
    // A computer that wakes up hears of its user before its timers go on.
    look();
    seenAt = at;
    told = false;
    if (at - notedAt < NOTE) return;
    notedAt = at;
    writeTo(store, PAGE_STORED.activityAt, at);
  };
  for (const sign of signs) {
    page.addEventListener(sign, alive, { capture: true, passive: true });
  }
  page.setInterval(look, LOOK);
}
