import { shareText } from '../exact.ts';
import { type FairSource, type FairStream, fairStream } from '../fair.ts';
import { fault, fieldsOf, listOf, optionOf, stakeOf } from '../input.ts';

/** A card of nine panels; three alike are the prize, in stakes, and 0 is none. */
export interface ScratchCard {
  readonly prize: number;
  readonly panels: readonly number[];
}

export interface ScratchBet {
  /** In minor units. */
  readonly stake: number;
}

/** Prizes, and how many of a million cards have each. */
export const tables = {
  prizes: [10_000, 1_000, 100, 20, 10, 5, 2, 1],
  weights: [2, 40, 1_000, 6_000, 14_000, 36_000, 80_000, 160_000],
  cards: 1_000_000,
};

const TOP = 10_000;
const PANELS = 9;
const ALIKE = 3;

export function draw(seeds: FairSource): ScratchCard {
  const stream = fairStream(seeds);
  const prize = prizeAt(stream.int(tables.cards));
  return { prize, panels: prize > 0 ? winningPanels(stream, prize) : losingPanels(stream) };
}

export function settle(card: ScratchCard, bet: ScratchBet): { prize: number; payout: number } {
  const stake = stakedOn(bet);
  const prize = read(card);
  return { prize, payout: stake * prize };
}

export function rtp(): string {
  const returned = tables.prizes.map((prize, index) => prize * (tables.weights[index] ?? 0));
  return shareText(
    returned.reduce((sum, each) => sum + each, 0),
    tables.cards,
  );
}

export function stakedOn(bet: ScratchBet): number {
  return stakeOf(fieldsOf(bet, 'bet')['stake'], TOP);
}

export function largestMultiplier(bet: ScratchBet): string {
  stakedOn(bet);
  return `${TOP}/1`;
}

function prizeAt(place: number): number {
  let below = 0;
  const index = tables.weights.findIndex((weight) => {
    below += weight;
    return place < below;
  });
  return tables.prizes[index] ?? 0;
}

/** The prize thrice and six of the others, none of them more than twice. */
function winningPanels(stream: FairStream, prize: number): number[] {
  const others = twice(tables.prizes.filter((each) => each !== prize));
  const six = stream.shuffle(others.length, PANELS - ALIKE).map((place) => others[place] ?? 0);
  const nine = [prize, prize, prize, ...six];
  return stream.shuffle(PANELS).map((place) => nine[place] ?? 0);
}

function losingPanels(stream: FairStream): number[] {
  const all = twice(tables.prizes);
  return stream.shuffle(all.length, PANELS).map((place) => all[place] ?? 0);
}

function twice(prizes: readonly number[]): number[] {
  return prizes.flatMap((prize) => [prize, prize]);
}

/** The prize of a card whose panels show it. */
function read(card: ScratchCard): number {
  const fields = fieldsOf(card, 'seed');
  const prize = optionOf(fields['prize'], [0, ...tables.prizes], 'seed');
  const panels = listOf(fields['panels'], PANELS, PANELS, 'seed').map((panel) =>
    optionOf(panel, tables.prizes, 'seed'),
  );
  for (const [shown, alike] of Map.groupBy(panels, (panel) => panel)) {
    const isPrize = shown === prize;
    if (isPrize ? alike.length !== ALIKE : alike.length >= ALIKE) fault('seed', 'no such card');
  }
  return prize === 0 || panels.includes(prize) ? prize : fault('seed', 'no such card');
}
