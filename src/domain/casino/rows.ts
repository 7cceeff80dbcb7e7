/** What all say of a game without its engine: lobby, previews, wallet, protection. */
export interface GameRow {
  /** Its number in addresses and previews. */
  readonly gameId: number;
  /** Slots have bounds of their own in some places. */
  readonly kind: 'slots' | 'other';
  /** Drawn for all at once; the other games are drawn for one player. */
  readonly shared: boolean;
  /** Expected return per unit staked, "num/den", by bet: of the worst and of the best. */
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

interface Range {
  readonly least: string;
  readonly most: string;
}

/** The games of the house, in the order in which they are offered. */
export const games = {
  dice: {
    gameId: 42,
    kind: 'other',
    shared: false,
    rtp: only('99/100'),
    sigma: only('1.00'),
    top: '990',
    addresses: ['fast-games', 'fast-bet', 'games/dice'],
    rulesVersion: 'b2155c6b0db49cb2',
  },
  mines: {
    gameId: 43,
    kind: 'other',
    shared: false,
    rtp: only('99/100'),
    sigma: only('1.00'),
    top: '10000',
    addresses: ['fast-games', 'othergames', 'games/mines'],
    rulesVersion: '935514c66fe601d6',
  },
  wheel: {
    gameId: 61,
    kind: 'other',
    shared: true,
    rtp: only('24/25'),
    sigma: { least: '1.00', most: '6.71' },
    top: '48',
    addresses: ['tvgames'],
    rulesVersion: '908c066ddf5fb138',
  },
} as const satisfies Readonly<Record<string, GameRow>>;

export type GameName = keyof typeof games;

function only(value: string): Range {
  return { least: value, most: value };
}
