import {
  add,
  divide,
  multiply,
  ONE,
  type Rational,
  rational,
  ZERO,
} from '../../../kernel/rational.ts';
import { type Card, drawnCards, rankOf } from '../cards.ts';
import { decimal, largestOf, payoutOf } from '../exact.ts';
import { card, type FairSource, fairStream } from '../fair.ts';
import { fault, fieldsOf, optionOf, stakeOf } from '../input.ts';

const BETS = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const;

export type BaccaratBetName = (typeof BETS)[number];
/** Stakes in minor units, at least one. */
export type BaccaratBet = Readonly<Partial<Record<BaccaratBetName, number>>>;

export interface BaccaratCoup {
  readonly winner: 'player' | 'banker' | 'tie';
  /** Points of the hands. */
  readonly player: number;
  readonly banker: number;
  /** How many of the six cards were dealt. */
  readonly used: number;
  /** In minor units. */
  readonly payout: number;
}

export const tables = {
  shoe: 416,
  deck: 52,
  returns: { player: '2', banker: '1.95', tie: '9', playerPair: '12', bankerPair: '12' },
  /** By the banker's points, the player's third cards on which the banker draws too. */
  bankerDraws: ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', ''],
  rtp: {
    player: '19283843717413/19524993263685',
    banker: '10732465128097/10847218479825',
    tie: '619306544887/723147898655',
    playerPair: '372/415',
    bankerPair: '372/415',
  },
};

const TOP = 12;
const CARDS_DRAWN = 6;
const NATURAL = 8;
const STANDS = 6;

/** Six cards of eight decks, fresh for each coup: player, banker, player, banker, thirds. */
export function draw(seeds: FairSource): Card[] {
  const places = fairStream(seeds).shuffle(tables.shoe, CARDS_DRAWN);
  return places.map((place) => card(place % tables.deck));
}

export function settle(cards: readonly Card[], bet: BaccaratBet): BaccaratCoup {
  const bets = read(bet);
  const [p1, b1, p2, b2, ...thirds] = drawnCards(cards, CARDS_DRAWN);
  if (p1 === undefined || b1 === undefined || p2 === undefined || b2 === undefined) {
    return fault('seed', 'no coup');
  }
  const { player, banker, used } = dealt([p1, p2], [b1, b2], thirds);
  const winner = player > banker ? 'player' : banker > player ? 'banker' : 'tie';
  const won = new Set<BaccaratBetName>([winner]);
  if (rankOf(p1) === rankOf(p2)) won.add('playerPair');
  if (rankOf(b1) === rankOf(b2)) won.add('bankerPair');
  return { winner, player, banker, used, payout: returnedOn(bets, won) };
}

/** Of one bet; exact counts over all orders of the shoe, proven where the tests are. */
export function rtp(setup: { readonly bet: BaccaratBetName }): string {
  return tables.rtp[optionOf(fieldsOf(setup, 'bet')['bet'], BETS, 'bet')];
}

export function stakedOn(bet: BaccaratBet): number {
  return [...read(bet).values()].reduce((sum, stake) => sum + stake, 0);
}

/** Over all that can win together. */
export function largestMultiplier(bet: BaccaratBet): string {
  const bets = read(bet);
  const staked = rational(BigInt(stakedOn(bet)));
  const returned = (['player', 'banker', 'tie'] as const).map((winner) => {
    const won = new Set<BaccaratBetName>([winner, 'playerPair', 'bankerPair']);
    const parts = [...bets].map(([name, stake]) =>
      multiply(rational(BigInt(stake)), returnOf(name, won)),
    );
    return divide(parts.reduce(add, ZERO), staked);
  });
  return largestOf(returned);
}

/** Points of both hands by the rules of drawing, and how many cards they took. */
function dealt(player: readonly Card[], banker: readonly Card[], thirds: readonly Card[]) {
  const [stood, against] = [points(player), points(banker)];
  const two = { player: stood, banker: against, used: 4 };
  if (stood >= NATURAL || against >= NATURAL) return two;
  const playerDraws = stood < STANDS;
  const third = playerDraws ? thirds.slice(0, 1) : [];
  const bankerDraws = playerDraws
    ? tables.bankerDraws[against]?.includes(String(points(third)))
    : against < STANDS;
  const fourth = bankerDraws ? thirds.slice(third.length, third.length + 1) : [];
  return {
    player: points([...player, ...third]),
    banker: points([...banker, ...fourth]),
    used: two.used + third.length + fourth.length,
  };
}

/** Tens and pictures count nothing, and of a sum its last digit counts. */
function points(cards: readonly Card[]): number {
  const sum = cards.map(rankOf).reduce((total, rank) => total + (rank < 10 ? rank : 0), 0);
  return sum % 10;
}

/** Each bet is rounded by itself. */
function returnedOn(
  bets: ReadonlyMap<BaccaratBetName, number>,
  won: ReadonlySet<BaccaratBetName>,
): number {
  return [...bets].reduce((sum, [name, stake]) => sum + payoutOf(stake, returnOf(name, won)), 0);
}

/** A tie gives back what lies on player and banker. */
function returnOf(name: BaccaratBetName, won: ReadonlySet<BaccaratBetName>): Rational {
  if (won.has(name)) return decimal(tables.returns[name]);
  return won.has('tie') && (name === 'player' || name === 'banker') ? ONE : ZERO;
}

function read(bet: BaccaratBet): Map<BaccaratBetName, number> {
  const entries = Object.entries(fieldsOf(bet, 'bet'));
  if (entries.length === 0) fault('bet', 'nothing is bet on');
  return new Map(
    entries.map(([name, stake]) => [
      optionOf(name, BETS, 'bet'),
      stakeOf(stake, TOP * BETS.length),
    ]),
  );
}
