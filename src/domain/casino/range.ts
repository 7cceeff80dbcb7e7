/** What depends on the bet: of the worst and of the best of a game, as exact text. */
export interface Range {
  readonly least: string;
  readonly most: string;
}

/** The same whatever is bet on. */
export function only(value: string): Range {
  return { least: value, most: value };
}
