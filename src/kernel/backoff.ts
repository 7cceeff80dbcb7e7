/** Milliseconds to wait after so many failures in a row: twice as long each time, up to the longest. */
export function backoff(
  failures: number,
  { first, longest }: { readonly first: number; readonly longest: number },
): number {
  return Math.min(first * 2 ** failures, longest);
}
