interface Delays {
  readonly first: number;
  /** None where the number of tries is what is bounded. */
  readonly longest?: number;
}

/** Milliseconds to wait after so many failures in a row: twice as long each time, up to the longest. */
export function backoff(failures: number, { first, longest }: Delays): number {
  return Math.min(first * 2 ** failures, longest ?? Number.POSITIVE_INFINITY);
}
