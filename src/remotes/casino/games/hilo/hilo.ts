import { CARDS, type Card, rankOf } from '../../../../domain/casino/cards.ts';
import { chancesOf, type HiloCall, tables } from '../../../../domain/casino/games/hilo.ts';
import { type Rational, rational } from '../../../../kernel/rational.ts';
import type { CasinoRound } from '../../../../site/contract/casino.ts';
import { chosenIn } from '../../table/choices.ts';
import { ratioOf } from '../../words/ratio.ts';

export const CALLS: readonly HiloCall[] = ['higher', 'lower', 'same'];

const isCard = (value: unknown): value is Card => CARDS.some((card) => card === value);

/** What was called, in its order. */
export const callsOf = (round: CasinoRound): HiloCall[] =>
  chosenIn(round, 'call').flatMap((call) => CALLS.find((one) => one === call) ?? []);

/** The cards that were dealt: one more than calls. Of a round that is over all were drawn. */
export function cardsOf(round: CasinoRound): Card[] {
  const { draw } = round.state;
  const cards = Array.isArray(draw) ? draw.filter(isCard) : [];
  return cards.slice(0, callsOf(round).length + 1);
}

/** What cashing out is worth; null before the first success, and once lost. */
export function worthOf({ state: { outcome } }: CasinoRound): Rational | null {
  const multiplier = outcome?.['multiplier'];
  return typeof multiplier === 'string' && multiplier !== '0/1' ? ratioOf(multiplier) : null;
}

/** A call that can be made, with its chance, and what the stake is multiplied by if it is right. */
export interface Offer {
  readonly call: HiloCall;
  readonly chance: Rational;
  /** Null: it cannot win, or would pass the highest multiplier. */
  readonly multiplier: Rational | null;
}

export function offersOf(round: CasinoRound): Offer[] {
  const card = cardsOf(round).at(-1);
  const now = worthOf(round);
  const allowed = round.state.outcome?.['allowed'];
  return CALLS.map((call) => {
    const many = card ? chancesOf(call, rankOf(card)) : 0;
    const chance = rational(BigInt(many), BigInt(tables.ranks));
    const isAllowed = Array.isArray(allowed) && allowed.includes(call) && now !== null;
    if (!isAllowed) return { call, chance, multiplier: null };
    const { num, den } = now;
    return {
      ...{ call, chance },
      multiplier: rational(num * BigInt(tables.ranks), den * BigInt(many)),
    };
  });
}

/** Whether the last call was wrong. */
export const isLost = (round: CasinoRound): boolean =>
  round.status === 'completed' && round.payout === 0;

/** What the numbers of the draw lie below. */
export const boundsOf = (): number[] => Array.from({ length: tables.cards }, () => tables.deck);
