/** What depends on the bet: of the worst and of the best of a game, as exact text. */
interface Range {
  readonly least: string;
  readonly most: string;
}

/** What all say of a game without its engine: lobby, previews, wallet, protection. */
export interface GameRow {
  /** Its number in addresses and previews. */
  readonly gameId: number;
  /** Slots have bounds of their own in some places. */
  readonly kind: 'slots' | 'other';
  /** Drawn for all at once; the other games are drawn for one player. */
  readonly shared: boolean;
  /** Played for loyalty points, never for money. */
  readonly inPoints?: true;
  /** Expected return per unit of money staked, "num/den", by bet: of the worst and of the best. */
  readonly rtp: Range;
  /**
   * Standard deviation of the multiplier, two decimals, by bet. Where the player sets the odds freely it is
   * that of about even ones.
   */
  readonly sigma: Range;
  /** The largest multiplier there is, decimal. */
  readonly top: string;
  /** Addresses of the pages that list it, or play it. */
  readonly addresses: readonly string[];
  /** The hash of its tables: a round is settled by the rules that it was begun under. */
  readonly rulesVersion: string;
}

/** The same whatever is bet on. */
export function only(value: string): Range {
  return { least: value, most: value };
}
