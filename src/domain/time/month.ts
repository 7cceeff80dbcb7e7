/** A month of the calendar in UTC: its first moment and that of the next, in epoch milliseconds. */
export interface Month {
  readonly from: number;
  readonly to: number;
}

const NAME = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** The name of the month of a moment, such as `2026-03`. */
export function monthOf(at: number): string {
  return new Date(at).toISOString().slice(0, 7);
}

/** What a name stands for; null for what names no month. */
export function readMonth(name: string): Month | null {
  const [, year, month] = NAME.exec(name) ?? [];
  if (year === undefined || month === undefined) return null;
  const place = Number(month) - 1;
  return { from: Date.UTC(Number(year), place), to: Date.UTC(Number(year), place + 1) };
}

/** Names of the month of a moment and of those before it, newest first. */
export function monthsBefore(at: number, count: number): string[] {
  const now = new Date(at);
  return Array.from({ length: count }, (_, back) =>
    monthOf(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)),
  );
}
