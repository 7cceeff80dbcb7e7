export const DAY = 24 * 60 * 60_000;

/** Name of the day of UTC that a time is in: eight digits, such as 20261123. */
export const dayOf = (time: number): string =>
  new Date(time).toISOString().slice(0, 10).replaceAll('-', '');

/** When a day so named begins; null for what names none, such as 20260230. */
export function dayStart(name: string): number | null {
  const start = Date.parse(`${name.slice(0, 4)}-${name.slice(4, 6)}-${name.slice(6)}T00:00:00Z`);
  return Number.isNaN(start) || dayOf(start) !== name ? null : start;
}
