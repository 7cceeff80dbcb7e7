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
  let isWithin = false;

  const read = (): number => {
    const time = device();
    if (time + ahead < last) ahead = last - time;
    last = time + ahead;
    return last;
  };

  const alone = (work: () => void): void => {
    read();
    isWithin = true;
    try {
      work();
    } finally {
      isWithin = false;
    }
  };

  const instant = (work: () => void): void => {
    if (isWithin) {
      work();
      return;
    }
    let problem: { readonly error: unknown } | null = null;
    // A loop: thousands may wait, and the stack would not hold each within the one before.
    for (let due = [work]; due.length > 0; due = waiting.splice(0)) {
      for (const one of due) {
        try {
          alone(one);
        } catch (error) {
          problem ??= { error };
        }
      }
    }
    if (problem) throw problem.error;
  };

  return {
    now: () => (isWithin ? last : read()),
    instant,
    next(work) {
      if (isWithin) waiting.push(work);
      else instant(work);
    },
  };
}
