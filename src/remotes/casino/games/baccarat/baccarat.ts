import { type Card, rankOf } from '../../../../domain/casino/cards.ts';
import * as engine from '../../../../domain/casino/games/baccarat.ts';
import {
  divide,
  parseDecimal,
  type Rational,
  rational,
  subtract,
} from '../../../../kernel/rational.ts';
import type { CasinoRound } from '../../../../site/contract/casino.ts';
import { cardsIn } from '../../cards/cards-in.ts';
import { fieldsIn, listIn, numberIn } from '../../words/json.ts';
import { ratioOf } from '../../words/ratio.ts';

/** By how texts call it. */
export const textOf = {
  player: 'player',
  banker: 'banker',
  tie: 'tie',
  playerPair: 'player_pair',
  bankerPair: 'banker_pair',
} as const satisfies Readonly<Record<engine.BaccaratBetName, string>>;

const NAMES = [
  'player',
  'banker',
  'tie',
  'playerPair',
  'bankerPair',
] as const satisfies readonly engine.BaccaratBetName[];
type Name = engine.BaccaratBetName;

/** The usual one, not the one with the top prize. */
const PLAIN: readonly Name[] = ['banker'];

const returnsOf = (name: Name): Rational =>
  parseDecimal(engine.tables.returns[name]) ?? rational(0n);
const rtpOf = (name: Name): Rational => ratioOf(engine.tables.rtp[name]);

/** The chance of a tie, which gives back what lies on player and banker. */
const tied = divide(rtpOf('tie'), returnsOf('tie'));

/** What is expected of a bet, less what a tie gives back, over what it returns: its chance. */
const chanceOf = (name: Name): Rational => {
  const isSide = name === 'player' || name === 'banker';
  const own = isSide ? subtract(rtpOf(name), tied) : rtpOf(name);
  return divide(own, returnsOf(name));
};

/** What may be bet on: what it returns, its chance, and what of a stake comes back on average. */
export const offers = NAMES.map((name) => ({
  name,
  returns: returnsOf(name),
  chance: chanceOf(name),
  rtp: rtpOf(name),
}));

/** What a round bet on. */
export const betOn = ({ bet }: CasinoRound): Name[] =>
  NAMES.filter((name) => numberIn(bet[name]) !== null);

/** What is bet on next: as chosen, as last time, or plain. */
export function namesOf(
  chosen: Readonly<Record<string, unknown>> | null | undefined,
  last: CasinoRound | null,
): readonly Name[] {
  const on = chosen?.['on'];
  if (on !== undefined) return NAMES.filter((name) => listIn(on).includes(name));
  return last === null ? PLAIN : betOn(last);
}

/** Tens and pictures count nothing, and of a sum its last digit counts. */
export const pointsOf = (cards: readonly Card[]): number =>
  cards.map(rankOf).reduce((sum, rank) => sum + (rank < 10 ? rank : 0), 0) % 10;

/** Who took a third card, and why nobody did. */
export type Drawing = 'natural' | 'none' | 'player' | 'banker' | 'both';

export interface Coup {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly drawing: Drawing;
  readonly winner: 'player' | 'banker' | 'tie';
}

function drawingOf(used: number, player: number, banker: number): Drawing {
  if (used === 4) return Math.max(player, banker) >= 8 ? 'natural' : 'none';
  if (used === 6) return 'both';
  return player < 6 ? 'player' : 'banker';
}

/** The hands as they were dealt; null where they are not known. */
export function coupIn({ state: { draw, outcome } }: CasinoRound): Coup | null {
  const [p1, b1, p2, b2, fifth, sixth] = cardsIn(draw);
  const { used, winner } = fieldsIn(outcome);
  const won = (['player', 'banker', 'tie'] as const).find((one) => one === winner);
  if (!p1 || !b1 || !p2 || !b2 || !fifth || !sixth || won === undefined) return null;
  const [player, banker] = [
    [p1, p2],
    [b1, b2],
  ];
  const drawing = drawingOf(numberIn(used) ?? 4, pointsOf(player ?? []), pointsOf(banker ?? []));
  const thirds = {
    player: drawing === 'player' || drawing === 'both' ? [fifth] : [],
    banker: drawing === 'banker' ? [fifth] : drawing === 'both' ? [sixth] : [],
  };
  return {
    player: [p1, p2, ...thirds.player],
    banker: [b1, b2, ...thirds.banker],
    drawing,
    winner: won,
  };
}

const CARDS = 6;

/** What the numbers of a shuffle lie below: eight decks, then one card fewer each time. */
export const bounds = (): number[] =>
  Array.from({ length: CARDS }, (_, at) => engine.tables.shoe - at);
