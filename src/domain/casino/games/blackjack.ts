import { type Card, drawnCards, rankOf } from '../cards.ts';
import type { Ending } from '../engine.ts';
import { card, type FairSource, fairStream } from '../fair.ts';
import { fault, fieldsOf, listOf, optionOf, stakeOf } from '../input.ts';

const ACTIONS = ['hit', 'stand', 'double', 'split'] as const;

export type BlackjackAction = (typeof ACTIONS)[number];
export type BlackjackResult = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

export interface BlackjackBet {
  /** The first stake, in minor units; even, as a blackjack returns 5/2. */
  readonly stake: number;
}

export interface BlackjackSteps extends BlackjackBet {
  readonly actions: readonly BlackjackAction[];
}

export interface BlackjackHand {
  readonly cards: readonly Card[];
  readonly total: number;
  /** An ace of it counts 11. */
  readonly soft: boolean;
  /** Null while the round is open. */
  readonly result: BlackjackResult | null;
}

export interface BlackjackTable {
  readonly done: boolean;
  readonly hands: readonly BlackjackHand[];
  /** The open card alone while the round is open. */
  readonly dealer: { readonly cards: readonly Card[]; readonly total: number };
  /** All stakes so far, in minor units. */
  readonly staked: number;
  /** In minor units; null until done. */
  readonly payout: number | null;
  readonly allowed: readonly BlackjackAction[];
}

export const begun = { actions: [] };

export const tables = {
  cards: 64,
  deck: 52,
  best: 21,
  dealerStands: 17,
  blackjack: [5, 2],
  /** Split once, and both hands doubled: four stakes that each return two. */
  largest: 8,
  rtp: '7016161098045143337706614398/7056410014866816666030739693',
};

/** Cards with replacement: each comes from a full deck. More than any round uses. */
export function draw(seeds: FairSource): Card[] {
  const stream = fairStream(seeds);
  return Array.from({ length: tables.cards }, () => card(stream.int(tables.deck)));
}

export function settle(cards: readonly Card[], steps: BlackjackSteps): BlackjackTable {
  const { stake, actions } = read(steps);
  const drawn = drawnCards(cards, tables.cards);
  const shoe = drawn.values();
  const [first, open, second, hidden] = [next(shoe), next(shoe), next(shoe), next(shoe)];
  const dealt: Hand = { cards: [first, second], stakes: 1, isOver: false, ofSplit: false };
  const dealer = [open, hidden];
  const hands = isNatural(dealer) || isNatural(dealt.cards) ? [ended(dealt)] : [rested(dealt)];
  const played = actions.reduce((all, action) => acted(all, action, shoe), hands);
  const staked = stake * played.reduce((sum, hand) => sum + hand.stakes, 0);
  if (played.some((hand) => !hand.isOver)) return openTable(played, open, staked);
  return closedTable(played, finished(dealer, played, shoe), stake, staked);
}

/** Of the best play there is; proven where the tests are. */
export function rtp(): string {
  return tables.rtp;
}

export function stakedOn(bet: BlackjackBet): number {
  return stakeOf(fieldsOf(bet, 'bet')['stake'], tables.largest, 2);
}

/** Of the first stake. */
export function largestMultiplier(bet: BlackjackBet): string {
  stakedOn(bet);
  return `${tables.largest}/1`;
}

export function isOpen(cards: readonly Card[], steps: BlackjackSteps): boolean {
  return !settle(cards, steps).done;
}

/** Nothing of the draw itself: the cards that lie open are in what is settled. */
export function shown(): null {
  return null;
}

/** Whoever left stands, on both hands if they had split. */
export function byRule(cards: readonly Card[], steps: BlackjackSteps): Ending<BlackjackSteps> {
  let bet = steps;
  while (!settle(cards, bet).done) bet = { ...bet, actions: [...bet.actions, 'stand'] };
  return { by: 'settling', bet };
}

interface Hand {
  readonly cards: readonly Card[];
  /** How often the first stake lies on it. */
  readonly stakes: number;
  readonly isOver: boolean;
  readonly ofSplit: boolean;
}

type Shoe = Iterator<Card>;

function next(shoe: Shoe): Card {
  const { value, done } = shoe.next();
  return done ? fault('seed', 'more cards are played than were drawn') : value;
}

/** The hands after an action of the first that is not over. */
function acted(hands: readonly Hand[], action: BlackjackAction, shoe: Shoe): Hand[] {
  const at = hands.findIndex((hand) => !hand.isOver);
  const hand = hands[at];
  if (hand === undefined || !allowedOn(hand).includes(action)) fault('action', `no ${action} here`);
  return hands.toSpliced(at, 1, ...outcomes(hand, action, shoe));
}

function outcomes(hand: Hand, action: BlackjackAction, shoe: Shoe): Hand[] {
  if (action === 'stand') return [ended(hand)];
  if (action === 'split') return splitHands(hand, shoe);
  const more = { ...hand, cards: [...hand.cards, next(shoe)] };
  return [action === 'hit' ? rested(more) : ended({ ...more, stakes: 2 })];
}

/** The first hand gets the next card, the second the one after; aces get no more than that. */
function splitHands({ cards }: Hand, shoe: Shoe): Hand[] {
  return cards.map((kept) => {
    const hand = { cards: [kept, next(shoe)], stakes: 1, isOver: false, ofSplit: true };
    return rankOf(kept) === 1 ? ended(hand) : rested(hand);
  });
}

function ended(hand: Hand): Hand {
  return { ...hand, isOver: true };
}

/** 21 stands by itself, and what is above is lost. */
function rested(hand: Hand): Hand {
  return count(hand.cards).total >= tables.best ? ended(hand) : hand;
}

function allowedOn({ cards, ofSplit }: Hand): BlackjackAction[] {
  const [first, second] = cards;
  const isPair =
    first !== undefined && second !== undefined && pointsOf(first) === pointsOf(second);
  const isDealt = cards.length === 2;
  return ACTIONS.filter((action) => {
    if (action === 'double') return isDealt;
    return action !== 'split' || (isDealt && isPair && !ofSplit);
  });
}

/** The dealer draws to 17, but not for hands that have all bust, nor against a blackjack. */
function finished(dealer: readonly Card[], hands: readonly Hand[], shoe: Shoe): readonly Card[] {
  const isPlayed = hands.some((hand) => !isBust(hand.cards) && !isBlackjack(hand));
  if (!isPlayed || isNatural(dealer)) return dealer;
  const cards = [...dealer];
  while (count(cards).total < tables.dealerStands) cards.push(next(shoe));
  return cards;
}

function openTable(hands: readonly Hand[], open: Card, staked: number): BlackjackTable {
  const turn = hands.find((hand) => !hand.isOver);
  return {
    done: false,
    hands: hands.map(({ cards }) => ({ cards, ...count(cards), result: null })),
    dealer: { cards: [open], total: count([open]).total },
    staked,
    payout: null,
    allowed: turn === undefined ? [] : allowedOn(turn),
  };
}

function closedTable(
  hands: readonly Hand[],
  dealer: readonly Card[],
  stake: number,
  staked: number,
): BlackjackTable {
  const results = hands.map((hand) => ({ hand, result: resultOf(hand, dealer) }));
  return {
    done: true,
    hands: results.map(({ hand: { cards }, result }) => ({ cards, ...count(cards), result })),
    dealer: { cards: dealer, total: count(dealer).total },
    staked,
    payout: results.reduce((sum, { hand, result }) => sum + returned(hand, result) * stake, 0),
    allowed: [],
  };
}

function resultOf(hand: Hand, dealer: readonly Card[]): BlackjackResult {
  if (isNatural(dealer)) return isBlackjack(hand) ? 'push' : 'lose';
  if (isBlackjack(hand)) return 'blackjack';
  if (isBust(hand.cards)) return 'bust';
  const ahead = count(hand.cards).total - count(dealer).total;
  if (isBust(dealer) || ahead > 0) return 'win';
  return ahead === 0 ? 'push' : 'lose';
}

/** Of the first stake. */
function returned({ stakes }: Hand, result: BlackjackResult): number {
  const [of = 0, per = 1] = tables.blackjack;
  if (result === 'blackjack') return of / per;
  return { win: 2, push: 1, lose: 0, bust: 0 }[result] * stakes;
}

function isBlackjack({ cards, ofSplit }: Hand): boolean {
  return isNatural(cards) && !ofSplit;
}

/** 21 in two cards: a blackjack, but for hands of a split. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && count(cards).total === tables.best;
}

function isBust(cards: readonly Card[]): boolean {
  return count(cards).total > tables.best;
}

/** What a hand comes to; soft where an ace of it counts 11. */
export function count(cards: readonly Card[]): { total: number; soft: boolean } {
  const hard = cards.reduce((sum, each) => sum + pointsOf(each), 0);
  const soft = hard + 10 <= tables.best && cards.some((each) => rankOf(each) === 1);
  return { total: soft ? hard + 10 : hard, soft };
}

function pointsOf(each: Card): number {
  return Math.min(rankOf(each), 10);
}

function read(steps: BlackjackSteps) {
  const actions = listOf(fieldsOf(steps, 'bet')['actions'], 0, tables.cards, 'action');
  return {
    stake: stakedOn(steps),
    actions: actions.map((action) => optionOf(action, ACTIONS, 'action')),
  };
}
