import type { Card } from '../../../../domain/casino/cards.ts';
import * as engine from '../../../../domain/casino/games/blackjack.ts';
import { multiply, type Rational, rational } from '../../../../kernel/rational.ts';
import type { CasinoRound } from '../../../../site/contract/casino.ts';
import { cardsIn } from '../../cards/cards-in.ts';
import { fieldsIn, listIn, numberIn } from '../../words/json.ts';

const ACTIONS = ['hit', 'stand', 'double', 'split'] as const;
const RESULTS = ['blackjack', 'win', 'push', 'lose', 'bust'] as const;

export interface Hand {
  readonly cards: readonly Card[];
  /** Null while the round is open. */
  readonly result: engine.BlackjackResult | null;
}

/** A round as it lies on the table. */
export interface Table {
  readonly isDone: boolean;
  readonly hands: readonly Hand[];
  /** The open card alone while the round is open. */
  readonly dealer: readonly Card[];
  readonly allowed: readonly engine.BlackjackAction[];
}

function handIn(value: unknown): Hand {
  const { cards, result } = fieldsIn(value);
  return { cards: cardsIn(cards), result: RESULTS.find((one) => one === result) ?? null };
}

export function tableIn({ state: { outcome } }: CasinoRound): Table {
  const { done, hands, dealer, allowed } = fieldsIn(outcome);
  const may = listIn(allowed);
  return {
    isDone: done === true,
    hands: listIn(hands).map(handIn),
    dealer: cardsIn(fieldsIn(dealer)['cards']),
    allowed: ACTIONS.filter((action) => may.includes(action)),
  };
}

/** What was done, in order. */
export function actionsOf({ steps }: CasinoRound): engine.BlackjackAction[] {
  return steps.flatMap(({ action }) => ACTIONS.filter((one) => one === action['action']));
}

/** What a double or a split costs, in minor units: as much as the hand itself. */
export const firstStake = ({ bet, staked }: CasinoRound): number =>
  numberIn(bet['stake']) ?? staked;

/**
 * What is staked on hands that are not over 21, while the round is open: only the first of two can be, and
 * the second is not doubled yet.
 */
export function aliveStake(round: CasinoRound): number {
  const [first] = tableIn(round).hands;
  const isBust = first !== undefined && engine.count(first.cards).total > engine.tables.best;
  return isBust ? firstStake(round) : round.staked;
}

/** Which hand the last action was for: the first of a split, as long as that was not over. */
function actedOn(hands: readonly Hand[], actions: readonly engine.BlackjackAction[]): number {
  const before = actions.slice(actions.indexOf('split') + 1, -1);
  const drawn = (hands[0]?.cards.length ?? 0) - 2;
  const isFirstOver = before.some((action) => action !== 'hit') || before.length >= drawn;
  return hands.length > 1 && isFirstOver ? 1 : 0;
}

/** Which hand is played now; null once the round is over. */
export function turnOf(round: CasinoRound): number | null {
  const { isDone, hands } = tableIn(round);
  if (isDone) return null;
  const [first] = hands;
  if (first === undefined || hands.length === 1) return 0;
  const actions = actionsOf(round);
  const after = actions.slice(actions.indexOf('split') + 1);
  // A hand that stands or was doubled is over, and so is one that cannot be drawn to any more.
  const hasStood = after.some((action) => action !== 'hit');
  return hasStood || engine.count(first.cards).total >= engine.tables.best ? 1 : 0;
}

/** A card's place: whose, and which of theirs. */
export type Place = `${'dealer' | number}.${number}`;

/** What came onto the table with the last step, in the order in which it was dealt. */
export function cameLast(round: CasinoRound): Place[] {
  const { isDone, hands, dealer } = tableIn(round);
  const actions = actionsOf(round);
  const last = actions.at(-1);
  const drawn = isDone ? dealer.slice(1).map((_, at): Place => `dealer.${at + 1}`) : [];
  if (last === undefined) return ['0.0', 'dealer.0', '0.1', 'dealer.1', ...drawn.slice(1)];
  if (last === 'stand') return drawn;
  if (last === 'split') return ['0.1', '1.1', ...drawn];
  const on = actedOn(hands, actions);
  return [`${on}.${(hands[on]?.cards.length ?? 1) - 1}`, ...drawn];
}

/** Why the dealer has the cards that they have. */
export function dealerRule({ hands, dealer }: Table): 'blackjack' | 'drew' | 'stood' | 'no_need' {
  if (engine.isNatural(dealer)) return 'blackjack';
  if (dealer.length > 2) return 'drew';
  const isPlayed = hands.some(({ result }) => result !== 'bust' && result !== 'blackjack');
  return isPlayed ? 'stood' : 'no_need';
}

const [of = 0, per = 1] = engine.tables.blackjack;
/** What a blackjack returns, stake included. */
export const blackjackReturns: Rational = rational(BigInt(of), BigInt(per));

/** An ace and one of sixteen that count ten, in either order; and the dealer without the same. */
const natural = rational(8n, 169n);
export const blackjackChance: Rational = multiply(natural, rational(161n, 169n));

/** Below which numbers the cards lie: each comes from a full deck. */
export const bounds = (): number[] =>
  Array.from({ length: engine.tables.cards }, () => engine.tables.deck);
