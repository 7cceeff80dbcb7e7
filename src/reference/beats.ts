/** Work that the back-end does by itself, again and again. */
const WORKS = ['feed', 'settling', 'payments'] as const;
export type Work = (typeof WORKS)[number];

/** Milliseconds after which work that was not done again stands still. */
const LATE_AFTER = 30_000;

/** When each work was last done whole, by the machine's clock: that of the site may be put forward. */
export interface Beats {
  beat(work: Work): void;
  isLate(work: Work): boolean;
}

/** A start counts as a beat: nothing is late that could not be done yet. */
export function createBeats(now: () => number): Beats {
  const last = new Map(WORKS.map((work) => [work, now()]));
  return {
    beat: (work) => void last.set(work, now()),
    isLate: (work) => now() - (last.get(work) ?? 0) > LATE_AFTER,
  };
}
