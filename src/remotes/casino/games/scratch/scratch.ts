import { tables } from '../../../../domain/casino/games/scratch.ts';
import { rational } from '../../../../kernel/rational.ts';
import type { CasinoRound } from '../../../../site/contract/casino.ts';

export const PANELS = 9;
const ALIKE = 3;
/** How many of the others a winning card has. */
const OTHERS = PANELS - ALIKE;
const OTHER_PANELS = 2 * (tables.prizes.length - 1);
const ALL_PANELS = 2 * tables.prizes.length;

type Fields = Readonly<Record<string, unknown>>;

export interface Card {
  /** In stakes; 0 is none. */
  readonly prize: number;
  readonly panels: readonly number[];
}

/** The prizes with their chances, the highest first. */
export const PRIZES = tables.prizes.map((prize, index) => ({
  prize: rational(BigInt(prize)),
  chance: rational(BigInt(tables.weights[index] ?? 0), BigInt(tables.cards)),
}));

/** The chance of any prize. */
export const anyPrize = rational(
  BigInt(tables.weights.reduce((sum, weight) => sum + weight, 0)),
  BigInt(tables.cards),
);

/** A card out of JSON that somebody wrote; null where it is none. */
export function cardIn(draw: unknown): Card | null {
  if (typeof draw !== 'object' || draw === null) return null;
  const { prize, panels } = draw as { prize?: unknown; panels?: unknown };
  const isCard = typeof prize === 'number' && Array.isArray(panels) && panels.length === PANELS;
  return isCard ? { prize, panels: panels.map(Number) } : null;
}

const isPanel = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < PANELS;

/**
 * The panels of a round that the player scratched. It is said as what is chosen at the table, with the round,
 * so that a replay shows the card as it was; the next card is whole.
 */
export function scratchedIn(chosen: Fields | null | undefined, round: CasinoRound): number[] {
  const { card, scratched } = chosen ?? {};
  return card === round.id && Array.isArray(scratched) ? scratched.filter(isPanel) : [];
}

export const asChoice = (round: CasinoRound, scratched: readonly number[]): Fields => ({
  card: round.id,
  scratched: [...scratched],
});

export const allPanels: readonly number[] = Array.from({ length: PANELS }, (_, panel) => panel);

const shuffled = (size: number, take: number): number[] =>
  Array.from({ length: take }, (_, index) => size - index);

/** What the numbers of the draw lie below: which prize there is says how the panels come about. */
export function boundsOf(draw: unknown): number[] {
  const isWon = (cardIn(draw)?.prize ?? 0) > 0;
  return isWon
    ? [tables.cards, ...shuffled(OTHER_PANELS, OTHERS), ...shuffled(PANELS, PANELS)]
    : [tables.cards, ...shuffled(ALL_PANELS, PANELS)];
}
