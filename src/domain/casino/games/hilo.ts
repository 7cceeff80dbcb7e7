import { compare, multiply, type Rational, rational } from '../../../kernel/rational.ts';
import { type Card, drawnCards, rankOf } from '../cards.ts';
import { type Climbed, climbed, HIGHEST } from '../climb.ts';
import type { Ending } from '../engine.ts';
import { decimal, ratioText } from '../exact.ts';
import { card, type FairSource, fairStream } from '../fair.ts';
import { fault, fieldsOf, flagOf, listOf, optionOf, stakeOf } from '../input.ts';

const CALLS = ['higher', 'lower', 'same'] as const;

export type HiloCall = (typeof CALLS)[number];

export interface HiloBet {
  /** In minor units. */
  readonly stake: number;
}

export interface HiloSteps extends HiloBet {
  readonly calls: readonly HiloCall[];
  readonly cashOut: boolean;
}

export interface HiloRound extends Climbed {
  readonly allowed: readonly HiloCall[];
}

export const begun = { calls: [], cashOut: false };

export const tables = { cards: 51, deck: 52, ranks: 13, rtp: '0.99', highest: 10_000 };

/** Cards with replacement: each comes from a full deck. */
export function draw(seeds: FairSource): Card[] {
  const stream = fairStream(seeds);
  return Array.from({ length: tables.cards }, () => card(stream.int(tables.deck)));
}

/** Each call is of the next card against the one before; a call that cannot win is not allowed. */
export function settle(cards: readonly Card[], steps: HiloSteps): HiloRound {
  const { stake, calls, cashOut } = read(steps);
  const ranks = drawnCards(cards, tables.cards).map(rankOf);
  let multiplier = decimal(tables.rtp);
  let allowed = allowedAt(ranks, 0, multiplier);
  let isLost = false;
  for (const [at, call] of calls.entries()) {
    if (!allowed.includes(call)) fault('action', `no ${call} here`);
    multiplier = raised(multiplier, call, ranks[at] ?? 0);
    isLost = !isRight(call, ranks[at] ?? 0, ranks[at + 1] ?? 0);
    allowed = isLost ? [] : allowedAt(ranks, at + 1, multiplier);
  }
  const goesOn = allowed.length > 0;
  const round = climbed({ stake, multiplier, successes: calls.length, isLost, goesOn, cashOut });
  return { ...round, allowed: round.done ? [] : allowed };
}

/** Of each call, whatever is called. */
export function rtp(): string {
  return ratioText(decimal(tables.rtp));
}

export function stakedOn(bet: HiloBet): number {
  return stakeOf(fieldsOf(bet, 'bet')['stake'], tables.highest);
}

export function largestMultiplier(bet: HiloBet): string {
  stakedOn(bet);
  return ratioText(HIGHEST);
}

/** In how many of 13 the call wins against a rank. */
export function chancesOf(call: HiloCall, rank: number): number {
  return { higher: tables.ranks - rank, lower: rank - 1, same: 1 }[call];
}

export function isOpen(cards: readonly Card[], steps: HiloSteps): boolean {
  return !settle(cards, steps).done;
}

/** The cards that were dealt so far. */
export function shown(cards: readonly Card[], steps: HiloSteps): readonly Card[] {
  return drawnCards(cards, tables.cards).slice(0, read(steps).calls.length + 1);
}

export function byRule(cards: readonly Card[], steps: HiloSteps): Ending<HiloSteps> {
  settle(cards, steps);
  if (steps.calls.length === 0) return { by: 'returning-stake' };
  return { by: 'settling', bet: { ...steps, cashOut: true } };
}

function allowedAt(
  ranks: readonly number[],
  at: number,
  multiplier: Rational,
): readonly HiloCall[] {
  if (at === tables.cards - 1) return [];
  const rank = ranks[at] ?? 0;
  return CALLS.filter(
    (call) => chancesOf(call, rank) > 0 && compare(raised(multiplier, call, rank), HIGHEST) <= 0,
  );
}

function raised(multiplier: Rational, call: HiloCall, rank: number): Rational {
  return multiply(multiplier, rational(BigInt(tables.ranks), BigInt(chancesOf(call, rank))));
}

function isRight(call: HiloCall, rank: number, next: number): boolean {
  if (call === 'same') return next === rank;
  return call === 'higher' ? next > rank : next < rank;
}

function read(steps: HiloSteps) {
  const fields = fieldsOf(steps, 'bet');
  const calls = listOf(fields['calls'], 0, tables.cards - 1, 'action');
  return {
    stake: stakedOn(steps),
    calls: calls.map((call) => optionOf(call, CALLS, 'action')),
    cashOut: flagOf(fields['cashOut'], 'action'),
  };
}
