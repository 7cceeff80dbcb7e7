import * as v from 'valibot';
import type { SubmittedCoupon } from '../../calls/coupon.ts';
import { type PromoTerms, promoTerms } from '../../domain/coupon/promo-code.ts';
import { COUPON_TYPE } from '../../domain/coupon/type.ts';
import { type CouponVariant, isHousePriced, LOBBY_BLOCK_ID } from '../../domain/coupon/variants.ts';
import { findable } from '../../domain/line/name-search.ts';
import type { Database } from '../data/database.ts';
import type { LegState } from './legs.ts';
import { reckon, type Slip, totalCoef } from './reckon.ts';

/** A bet as it is taken: what it comes to, and each leg as the line had it. */
export interface NewBet {
  readonly userId: string;
  readonly accountId: number;
  readonly coupon: SubmittedCoupon;
  readonly systemValue: number | null;
  readonly variant: CouponVariant;
  readonly amountByBlockId: Readonly<Record<string, number>>;
  readonly hasBonus: boolean;
  readonly promo: PromoTerms | null;
  /** Number of the bet that it takes the place of. */
  readonly inPlaceOf: number | null;
  readonly legs: readonly LegState[];
  readonly coef: string;
  readonly possibleWin: number;
  readonly maxPayout: number;
  readonly placedAt: number;
  readonly evidence: 'proved' | 'awaited';
  /** What each leg may cost the house, in minor units of its home currency. */
  readonly liabilities: readonly number[];
}

const flag = v.pipe(
  v.number(),
  v.transform((value) => value === 1),
);
const legResult = v.picklist(['won', 'lost', 'void', 'half-won', 'half-lost']);

export const betRow = v.object({
  id: v.number(),
  user_id: v.string(),
  account_id: v.number(),
  iso: v.string(),
  type_id: v.picklist([0, 1, 2, 4, 10]),
  system_value: v.nullable(v.number()),
  variant: v.picklist(['plain', 'anti', 'builder', 'cover', 'lucky', 'chain']),
  block_amounts: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number())),
  amount: v.number(),
  coef: v.string(),
  possible_win: v.number(),
  max_payout: v.number(),
  placed_at: v.number(),
  status: v.picklist(['open', 'won', 'lost', 'void']),
  payout: v.nullable(v.number()),
  settled_at: v.nullable(v.number()),
  evidence: v.picklist(['proved', 'awaited', 'unproved']),
  evidence_session: v.string(),
  evidence_seq: v.number(),
  has_bonus: flag,
  promo: v.nullable(v.pipe(v.string(), v.parseJson(), promoTerms)),
  /** How often it was settled anew. */
  corrections: v.number(),
  /** What was sold of the stake, and what was paid for it. */
  sold: v.number(),
  cashed: v.number(),
  in_place_of: v.nullable(v.number()),
});

const legRow = v.object({
  market_id: v.string(),
  game_id: v.number(),
  team1: v.string(),
  team2: v.string(),
  starts_at: v.number(),
  market_group: v.string(),
  param: v.nullable(v.string()),
  outcome: v.string(),
  coef: v.string(),
  block_id: v.nullable(v.number()),
  banker: flag,
  /** Its own stake, in bets of before that held several singles. */
  amount: v.nullable(v.number()),
  result: v.nullable(legResult),
  score1: v.nullable(v.number()),
  score2: v.nullable(v.number()),
});

export type BetRow = v.InferOutput<typeof betRow>;
export type LegRow = v.InferOutput<typeof legRow>;

/** What runs on of the stake: nothing of a bet that was sold. */
export const runningStake = ({ amount, sold }: Pick<BetRow, 'amount' | 'sold'>): number =>
  amount - sold;

/** A bet as its mathematics sees it. */
export function keptSlip(bet: BetRow, legs: readonly LegRow[]): Slip {
  const slip = slipAsKept(bet, legs);
  const hasLobby =
    bet.type_id === COUPON_TYPE.blocks &&
    bet.variant === 'plain' &&
    legs.some(({ block_id }) => block_id === LOBBY_BLOCK_ID);
  return hasLobby ? withLobbyAsTaken(slip, bet) : slip;
}

/** Before there were lobbies, a block of this number was like any other: the price tells which it is. */
function withLobbyAsTaken(slip: Slip, { coef, max_payout: maxPayout }: BetRow): Slip {
  if (totalCoef(reckon(slip, { minorUnits: 2, maxPayout })) === coef) return slip;
  const other = 1 + Math.max(...slip.legs.map(({ blockId }) => blockId ?? 0));
  const legs = slip.legs.map((leg) =>
    leg.blockId === LOBBY_BLOCK_ID ? { ...leg, blockId: other } : leg,
  );
  return { ...slip, legs };
}

/** What was sold of a bet takes its part of what the code adds at the most. */
function promoAsKept(bet: BetRow): Slip['promo'] {
  const { promo, amount } = bet;
  if (promo === null) return null;
  const { maxHyperBonusLimit: most } = promo;
  const left = Number((BigInt(most) * BigInt(runningStake(bet))) / BigInt(amount));
  return { steps: promo.steps, maxHyperBonusLimit: left };
}

const slipAsKept = (bet: BetRow, legs: readonly LegRow[]): Slip => ({
  typeId: bet.type_id,
  systemValue: bet.system_value,
  variant: bet.variant,
  housePrice: isHousePriced(bet.variant) ? bet.coef : null,
  amountByBlockId: bet.block_amounts,
  amount: runningStake(bet),
  hasBonus: bet.has_bonus,
  promo: promoAsKept(bet),
  legs: legs.map(({ coef, game_id, banker, block_id, amount, result }) => ({
    coef,
    gameId: game_id,
    banker,
    blockId: block_id,
    amount,
    result,
  })),
});

/** Columns of `betRow`, for queries that begin with them. */
export const SELECT_BETS = `
  SELECT bets.*, accounts.iso FROM bets JOIN accounts ON accounts.id = bets.account_id`;

const INSERT_BET = `
  INSERT INTO bets (user_id, account_id, type_id, system_value, amount, coef, possible_win,
    max_payout, placed_at, evidence_session, evidence_seq, evidence,
    variant, block_amounts, names, has_bonus, promo, in_place_of)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const INSERT_LEG = `
  INSERT INTO legs (bet_id, position, market_id, game_id, team1, team2, starts_at, market_group,
    param, outcome, requested, coef, block_id, banker, liability)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** Bets and their legs. */
export interface Bets {
  /** Keeps a new bet; gives back its id. */
  add(bet: NewBet): number;
  /** Legs of a bet, in the order of the coupon. */
  legsOf(betId: number): LegRow[];
  /** Those of many bets, by bet. */
  legsOfAll(betIds: readonly number[]): ReadonlyMap<number, readonly LegRow[]>;
}

/** Adds a leg; `liability` is what it may cost. */
function addLeg(
  database: Database,
  place: { readonly betId: number; readonly position: number },
  { requested, market, game, coef }: LegState,
  liability: number,
): void {
  if (!market || !game) throw new Error('a bet was taken on a market that is not there');
  database.run(
    INSERT_LEG,
    place.betId,
    place.position,
    market.id,
    game.id,
    game.team1,
    game.team2,
    game.startAt,
    market.group,
    market.param,
    market.outcome,
    requested.coef,
    coef,
    requested.blockId ?? null,
    requested.banker === true ? 1 : 0,
    liability,
  );
}

/** The teams of a bet as they are searched for. */
const namesOf = (legs: readonly LegState[]): string =>
  legs.flatMap(({ game }) => (game ? [findable(game.team1, game.team2)] : [])).join(' ');

/** Bets in a database. */
export function createBets(database: Database): Bets {
  return {
    add({ userId, accountId, coupon, systemValue, legs, evidence, liabilities, ...bet }) {
      const { lastId } = database.run(
        INSERT_BET,
        userId,
        accountId,
        coupon.typeId,
        systemValue,
        coupon.amount,
        bet.coef,
        bet.possibleWin,
        bet.maxPayout,
        bet.placedAt,
        coupon.evidence.sessionId,
        coupon.evidence.seq,
        evidence,
        bet.variant,
        JSON.stringify(bet.amountByBlockId),
        namesOf(legs),
        bet.hasBonus ? 1 : 0,
        bet.promo === null ? null : JSON.stringify(bet.promo),
        bet.inPlaceOf,
      );
      for (const [position, leg] of legs.entries()) {
        addLeg(database, { betId: lastId, position }, leg, liabilities[position] ?? 0);
      }
      return lastId;
    },
    legsOf: (betId) =>
      database.all(legRow, 'SELECT * FROM legs WHERE bet_id = ? ORDER BY position', betId),
    legsOfAll(betIds) {
      const legs = database.all(
        v.object({ ...legRow.entries, bet_id: v.number() }),
        `SELECT * FROM legs WHERE bet_id IN (SELECT value FROM json_each(?))
          ORDER BY bet_id, position`,
        JSON.stringify(betIds),
      );
      return Map.groupBy(legs, ({ bet_id }) => bet_id);
    },
  };
}
