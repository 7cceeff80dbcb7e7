/** Numbers of sports that a player is not offered: before a match begins, and while it is played. */
export interface BarredSports {
  readonly disallow_line_sport: readonly number[];
  readonly disallow_live_sport: readonly number[];
}

/** Whether a player may not bet on a sport; nobody is barred from what is not known of them. */
export function isBarred(
  barred: Partial<BarredSports> | null,
  { sportId, isLive }: { readonly sportId: number; readonly isLive: boolean },
): boolean {
  const ids = isLive ? barred?.disallow_live_sport : barred?.disallow_line_sport;
  return ids?.includes(sportId) ?? false;
}
