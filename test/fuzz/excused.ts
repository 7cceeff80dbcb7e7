const excused = new Map<string, number>();

/** Leaves the rest of a check out for an input whose trouble is known, and handled elsewhere. */
export function excuse(reason: string): void {
  excused.set(reason, (excused.get(reason) ?? 0) + 1);
}

/** What was left out since this was last asked, and how often. */
export function takeExcuses(): string[] {
  const lines = [...excused].map(([reason, times]) => `${times} times left out: ${reason}`);
  excused.clear();
  return lines;
}

/** Whether JSON text holds a number that reads as infinite. */
export function isBeyondNumbers(text: string): boolean {
  const numbers = text.match(/-?\d[\d.]*(e[+-]?\d+)?/gi) ?? [];
  return numbers.some((number) => !Number.isFinite(Number(number)));
}
