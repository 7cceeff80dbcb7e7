/** A session's time. */
export interface Clock {
  /** Epoch milliseconds. Never goes back, and stands still within an instant. */
  now(): number;
  /** Runs what one input leads to: all of it happens at one time, which its events tell. */
  instant(work: () => void): void;
  /** Runs another input's work in an instant of its own: at once, or when the one at hand is over. */
  next(work: () => void): void;
}

/**
 * Follows a device's clock, which its owner or the network may set back: then time goes on from
 * where it was. What waits for a moment would wait for it twice otherwise.
 */
export function createClock(device: () => number): Clock {
  const waiting: (() => void)[] = [];
  let last = Number.NEGATIVE_INFINITY;
  let ahead = 0;
  let depth = 0;

  const read = (): number => {
    const time = device();
    if (time + ahead < last) ahead = last - time;
    last = time + ahead;
    return last;
  };

  const instant = (work: () => void): void => {
    if (depth === 0) read();
    depth += 1;
    try {
      work();
    } finally {
      depth -= 1;
    }
    if (depth === 0) goOn();
  };
  const goOn = (): void => {
    const next = waiting.shift();
    if (next) instant(next);
  };

  return {
    now: () => (depth > 0 ? last : read()),
    instant,
    next(work) {
      waiting.push(work);
      if (depth === 0) goOn();
    },
  };
}
