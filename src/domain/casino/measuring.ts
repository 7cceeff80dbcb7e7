import type { GameRow } from './game-row.ts';
import type { GameName } from './rows.ts';

/**
 * What a game has returned so far in one currency, as sums that one more round is added to. A round's
 * return is what was paid less what was staked after its first stake: that is what an RTP is of.
 */
export interface Returns {
  readonly rounds: number;
  /** First stakes, and what they returned, in minor units. */
  readonly staked: number;
  readonly returned: number;
  /** No round's return scatters more than its part of this sum says. */
  readonly variance: number;
  /** The most that one of the rounds could have returned, and the highest first stake. */
  readonly largest: number;
  readonly highest: number;
}

/** One round that is over. */
export interface PlayedRound {
  readonly game: GameName;
  readonly firstStake: number;
  readonly staked: number;
  readonly payout: number;
  /** The most that a unit of the first stake can return on this bet, "num/den". */
  readonly largestMultiplier: string;
}

export const NO_RETURNS: Returns = {
  ...{ rounds: 0, staked: 0, returned: 0, variance: 0, largest: 0, highest: 0 },
};

/** How far a game is off, if it is: beyond these bounds chance does not reach. */
export interface Verdict {
  /** Minor units. Null where whoever plays badly has less, and nothing is wrong with the game. */
  readonly least: number | null;
  readonly most: number;
  readonly alarm: 'less' | 'more' | null;
}

/** Whose players choose how far the returns scatter: the deviation in its row is of one way to play. */
const FREE: ReadonlySet<GameName> = new Set<GameName>([
  ...(['dice', 'crash', 'mines', 'hunt', 'hilo', 'ladder', 'blackjack', 'video-poker'] as const),
]);
/** Whose RTP is that of best play. */
const SKILL: ReadonlySet<GameName> = new Set<GameName>(['blackjack', 'video-poker']);
/** In blackjack three more stakes can be lost in a round. */
const LATER_STAKES: Readonly<Partial<Record<GameName, number>>> = { blackjack: 3 };
/** A payout is rounded down, once a bet: where several may win in a round, so many. */
const WON_AT_ONCE: Readonly<Partial<Record<GameName, number>>> = { baccarat: 4, race: 4 };
/** As rare by chance as three deviations: once in 741 looks. */
const RARITY = Math.log(741);

/** A fraction as a number: what follows is statistics, and no money. */
function numberOf(fraction: string): number {
  const [num = '', den = '1'] = fraction.split('/');
  return Number(num) / Number(den);
}

/** The most that returns per unit can scatter which lie between two ends, and have this mean. */
const widest = (mean: number, lowest: number, highest: number): number =>
  Math.max(0, (highest - mean) * (mean - lowest));

/** The sums with one more round. */
export function withRound(sums: Returns, row: GameRow, round: PlayedRound): Returns {
  const { game, firstStake, staked, payout } = round;
  const top = numberOf(round.largestMultiplier);
  const bound = widest(numberOf(row.rtp.most), -(LATER_STAKES[game] ?? 0), top);
  const proved = FREE.has(game) ? Number.POSITIVE_INFINITY : Number(row.sigma.most) ** 2;
  return {
    rounds: sums.rounds + 1,
    staked: sums.staked + firstStake,
    returned: sums.returned + payout - (staked - firstStake),
    variance: sums.variance + firstStake ** 2 * Math.min(bound, proved),
    largest: Math.max(sums.largest, firstStake * top),
    highest: Math.max(sums.highest, firstStake),
  };
}

/**
 * Bernstein's inequality: how far a sum strays from its mean by chance, of which no part is further from
 * its own than `largest`. It holds for few rounds and rare prizes too, where the normal curve does not.
 */
function astray(variance: number, largest: number): number {
  const part = (largest * RARITY) / 3;
  return part + Math.sqrt(part ** 2 + 2 * variance * RARITY);
}

/** What the rounds may have returned by chance, and whether they did. */
export function verdictOf(game: GameName, { rtp }: GameRow, sums: Returns): Verdict {
  const [low, high] = [numberOf(rtp.least), numberOf(rtp.most)];
  const most = Math.ceil(high * sums.staked + astray(sums.variance, sums.largest));
  const down = sums.highest * (high + (LATER_STAKES[game] ?? 0));
  const rounded = sums.rounds * (WON_AT_ONCE[game] ?? 1);
  const least = SKILL.has(game)
    ? null
    : Math.floor(low * sums.staked - astray(sums.variance, down) - rounded);
  const isLess = least !== null && sums.returned < least;
  const isMore = sums.returned > most;
  return { least, most, alarm: isLess ? 'less' : isMore ? 'more' : null };
}

/** What a game of another provider is by its configuration: numbers that the house cannot prove. */
export interface ClaimedGame {
  /** "num/den". */
  readonly rtp: string;
  /** Standard deviation of what a unit returns, and the most that it does: decimals. */
  readonly sigma: string;
  readonly top: string;
}

/** Its rounds that are over, as sums: `squares` are those of the stakes. */
export interface ClaimedReturns
  extends Pick<Returns, 'rounds' | 'staked' | 'returned' | 'highest'> {
  readonly squares: number;
}

/** The same verdict on a game of another provider, by what is claimed of it. */
export function claimVerdict({ rtp, sigma, top }: ClaimedGame, sums: ClaimedReturns): Verdict {
  const mean = numberOf(rtp);
  const variance = sums.squares * Math.min(widest(mean, 0, Number(top)), Number(sigma) ** 2);
  const expected = mean * sums.staked;
  const most = Math.ceil(expected + astray(variance, sums.highest * Number(top)));
  const least = Math.floor(expected - astray(variance, sums.highest * mean) - sums.rounds);
  const isMore = sums.returned > most;
  return { least, most, alarm: sums.returned < least ? 'less' : isMore ? 'more' : null };
}
