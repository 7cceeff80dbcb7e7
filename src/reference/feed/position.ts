/**
 * A place in the feed: a second of the line, and how far settlements were told. The line's tag
 * keeps a place of another line, of other fixtures or another pace, from being taken for one of
 * this.
 */
export interface Position {
  readonly line: string;
  /** Whole seconds since the epoch. */
  readonly second: number;
  /** Number of the last settlement before this place; 0 before the first. */
  readonly settlement: number;
}

const TEXT = /^([0-9a-z]{1,12})-(\d{1,12})-(\d{1,15})$/;

export function positionText({ line, second, settlement }: Position): string {
  return `${line}-${second}-${settlement}`;
}

/** Reads a place back; null for what is none. */
export function parsePosition(text: string): Position | null {
  const [, line, second, settlement] = TEXT.exec(text) ?? [];
  if (line === undefined) return null;
  return { line, second: Number(second), settlement: Number(settlement) };
}
