import type { CasinoRound } from '../../../../site/contract/casino.ts';
import { type Spot, spotOf, spotOver } from './spots.ts';

/** A chip on a spot, in minor units. */
export interface Chip {
  readonly spot: Spot;
  readonly stake: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** More presses than that cannot be taken back one by one: an event has a size. */
const MOST_PRESSES = 150;

function chipIn(value: unknown): Chip[] {
  const [id, stake]: unknown[] = Array.isArray(value) ? value : [];
  const spot = spotOf(id);
  const isAmount = typeof stake === 'number' && Number.isSafeInteger(stake) && stake > 0;
  return spot && isAmount ? [{ spot, stake }] : [];
}

/**
 * Chips that lie on the layout for the next round, in the order in which they were put there. `last` is
 * the round that was played last here, and `iso` what is played in.
 */
export function chipsIn(
  chosen: Fields | null | undefined,
  last: CasinoRound | null,
  iso: string,
): Chip[] {
  const { after, chips, currency } = chosen ?? {};
  // They are of the round after the one that was the last then: a new one begins with an empty layout.
  const isOfNext = (after ?? null) === (last?.id ?? null) && currency === iso;
  return isOfNext && Array.isArray(chips) ? chips.flatMap(chipIn) : [];
}

/** The same as it is said; the last round is named, so that they are gone with the next. */
export const asChoice = (
  chips: readonly Chip[],
  last: CasinoRound | null,
  currency: string,
): Fields => ({
  after: last?.id ?? null,
  currency,
  chips: chips.map(({ spot, stake }) => [spot.id, stake]),
});

/** One more chip. */
export function withChip(chips: readonly Chip[], chip: Chip): Chip[] {
  const before = chips.length < MOST_PRESSES ? chips : summed(chips);
  return [...before, chip];
}

/** One chip a spot, of all that lies on it. */
export function summed(chips: readonly Chip[]): Chip[] {
  const stakes = new Map<Spot, number>();
  for (const { spot, stake } of chips) stakes.set(spot, (stakes.get(spot) ?? 0) + stake);
  return [...stakes].map(([spot, stake]) => ({ spot, stake }));
}

/** What the player bet on in a round. */
export function chipsOf({ bet: { bets } }: Pick<CasinoRound, 'bet'>): Chip[] {
  if (!Array.isArray(bets)) return [];
  return bets.flatMap((one: Fields) => {
    const numbers = Array.isArray(one['numbers']) ? one['numbers'] : [];
    const spot = spotOver(numbers.filter((number) => typeof number === 'number'));
    const stake = one['stake'];
    return spot && typeof stake === 'number' ? [{ spot, stake }] : [];
  });
}

/** The bet as the engine takes it. */
export const betOf = (chips: readonly Chip[]) => ({
  bets: summed(chips).map(({ spot, stake }) => ({ numbers: [...spot.numbers], stake })),
});

export const stakedBy = (chips: readonly Chip[]): number =>
  chips.reduce((sum, { stake }) => sum + stake, 0);

/** Values of chips, by the least that may be staked. */
const VALUES = [1, 5, 10, 50, 100];

export const valuesOf = (least: number, most: number): number[] =>
  VALUES.map((value) => value * least).filter((value) => value <= most);

/** Which pocket the ball fell into; null where it is not known. */
export function pocketOf({ state: { draw } }: CasinoRound): number | null {
  return typeof draw === 'number' ? draw : null;
}
