import type { CallReply } from '../../calls/table.ts';
import { areOfOneMatch } from '../../domain/coupon/builder.ts';
import { COUPON_TYPE, type CouponTypeId } from '../../domain/coupon/type.ts';
import type { Chance } from '../line/markets/chances.ts';
import type { Board } from '../line/offer/board.ts';
import type { Game, Market } from '../line/sports-line.ts';

/** A selection as a coupon brings it. */
export interface RequestedLeg {
  readonly marketId: string;
  readonly gameId: number;
  readonly coef: string;
  readonly blockId?: number | undefined;
  readonly banker?: boolean | undefined;
  readonly amount?: number | undefined;
  /** The score that the player saw, where another one drops the bet. */
  readonly score?: [number, number] | undefined;
}

/** A selection beside what the line says of it now; nulls where the line offers it no more. */
export interface LegState {
  readonly requested: RequestedLeg;
  readonly market: Market | null;
  readonly game: Game | null;
  /** The coefficient a bet would get: the line's, or the requested one where there is none. */
  readonly coef: string;
  /** How likely it comes in where it is decided at all, as its price is made of; null where there is none. */
  readonly fair: number | null;
}

type AnsweredLeg = CallReply<'couponCalculate'>['bets'][number];

function fairOf(chance: Chance | null): number | null {
  if (chance === null || chance.won + chance.lost <= 0) return null;
  return chance.won / (chance.won + chance.lost);
}

/** Looks selections up in the line. */
export function legStates(
  board: Pick<Board, 'market' | 'game' | 'chance'>,
  requested: readonly RequestedLeg[],
  now: number,
): LegState[] {
  return requested.map((leg) => {
    const market = board.market(leg.marketId, now);
    const game = market && board.game(market.gameId, now);
    const fair = fairOf(market && board.chance(leg.marketId, now));
    return { requested: leg, market, game, coef: market?.coef ?? leg.coef, fair };
  });
}

/** Selections of one match, as the house tells them together. */
export interface Together {
  /** How likely they all come in. */
  readonly chance: number;
  /** Those that do not follow from the others: the rest add nothing. */
  readonly telling: ReadonlySet<string>;
}

interface Express {
  readonly typeId: CouponTypeId;
  readonly bets: readonly RequestedLeg[];
}

/** How likely the selections of an express all come in, where they are of one match and that is told; else null. */
export function togetherIn(
  board: Pick<Board, 'together'>,
  { typeId, bets }: Express,
  now: number,
): Together | null {
  if (typeId !== COUPON_TYPE.express || !areOfOneMatch(bets.map(({ gameId }) => gameId))) {
    return null;
  }
  const ids = bets.map(({ marketId }) => marketId);
  const told = board.together(ids, now);
  if (told === null) return null;
  return { ...told, telling: new Set(told.telling.flatMap((place) => ids[place] ?? [])) };
}

/** How a leg stands, as calls answer it. */
export function answeredLeg({ requested, market, coef }: LegState): AnsweredLeg {
  return {
    marketId: requested.marketId,
    coef,
    isBlocked: market?.isBlocked ?? true,
    isFinished: market === null,
  };
}
