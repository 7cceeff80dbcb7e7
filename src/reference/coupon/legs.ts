import type { CallReply } from '../../calls/table.ts';
import { areOfOneMatch } from '../../domain/builder.ts';
import type { Board } from '../line/board.ts';
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
}

type AnsweredLeg = CallReply<'couponCalculate'>['bets'][number];

/** Looks selections up in the line. */
export function legStates(
  board: Pick<Board, 'market' | 'game'>,
  requested: readonly RequestedLeg[],
  now: number,
): LegState[] {
  return requested.map((leg) => {
    const market = board.market(leg.marketId, now);
    const game = market && board.game(market.gameId, now);
    return { requested: leg, market, game, coef: market?.coef ?? leg.coef };
  });
}

/** Selections of one match, as the house tells them together. */
export interface Together {
  /** How likely they all come in. */
  readonly chance: number;
  /** Those that do not follow from the others: the rest add nothing. */
  readonly telling: ReadonlySet<string>;
}

/** What makes no difference to a chance, as far as numbers are exact. */
const NOTHING = 1e-12;

/** How likely selections all come in, where they are of one match and that is told; else null. */
export function togetherIn(
  board: Pick<Board, 'together'>,
  requested: readonly RequestedLeg[],
  now: number,
): Together | null {
  if (!areOfOneMatch(requested.map(({ gameId }) => gameId))) return null;
  const ids = requested.map(({ marketId }) => marketId);
  const chance = board.together(ids, now);
  if (chance === null) return null;
  let telling = ids;
  for (const id of ids) {
    const rest = telling.filter((one) => one !== id);
    const without = rest.length === 0 ? null : board.together(rest, now);
    if (without !== null && without - chance < NOTHING) telling = rest;
  }
  return { chance, telling: new Set(telling) };
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
