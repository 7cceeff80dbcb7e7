import type { CallReply } from '../../../calls/table.ts';
import type { Board } from '../../line/offer/board.ts';
import type { BetRow, LegRow } from '../bets.ts';
import { type LegState, legStates, type RequestedLeg } from '../legs.ts';

type Filling = CallReply<'couponLoad'>;
type Wording = NonNullable<Filling['bets'][number]['gone']>;

/** A coupon as it was kept: of each selection what it was called, so that one that is gone has a name. */
export interface Wanted extends Pick<Filling, 'typeId' | 'systemValue' | 'variant'> {
  readonly bets: readonly (RequestedLeg & { readonly named?: Wording | undefined })[];
}

/** What a selection is called; null where the line does not have it. */
function wordingOf({ market, game }: LegState): Wording | null {
  if (!market || !game) return null;
  const { group, param, outcome } = market;
  return { team1: game.team1, team2: game.team2, group, param, outcome };
}

/**
 * A coupon to be kept: selections that the line has, without what is the player's own, such as amounts.
 */
export function wantedOf({ bets, ...kind }: Wanted, board: LineOf, now: number): Wanted {
  return {
    ...kind,
    bets: legStates(board, bets, now).flatMap((leg) => {
      const named = wordingOf(leg);
      const { marketId, gameId, blockId, banker } = leg.requested;
      const own = { ...(blockId ? { blockId } : {}), ...(banker ? { banker } : {}) };
      return named === null ? [] : [{ marketId, gameId, coef: leg.coef, ...own, named }];
    }),
  };
}

/** A bet that was placed, as the coupon that it was. */
export function wantedAgain(bet: BetRow, legs: readonly LegRow[]): Wanted {
  return {
    typeId: bet.type_id,
    variant: bet.variant,
    ...(bet.system_value === null ? {} : { systemValue: bet.system_value }),
    bets: legs.map((leg) => ({
      marketId: leg.market_id,
      gameId: leg.game_id,
      coef: leg.coef,
      ...(leg.block_id === null ? {} : { blockId: leg.block_id }),
      ...(leg.banker ? { banker: true } : {}),
      named: {
        ...{ team1: leg.team1, team2: leg.team2 },
        ...{ group: leg.market_group, param: leg.param, outcome: leg.outcome },
      },
    })),
  };
}

type LineOf = Pick<Board, 'market' | 'game' | 'chance'>;

/** Whether the number of a match stands for another one since, as after a change of fixtures. */
const isOther = ({ game }: LegState, named: Wording | undefined): boolean =>
  named !== undefined && (game?.team1 !== named.team1 || game.team2 !== named.team2);

/** A coupon as the line has it now: what is still on offer at the odds of now, and what is not. */
export function fillingOf({ bets, ...kind }: Wanted, board: LineOf, now: number): Filling {
  const states = legStates(board, bets, now);
  return {
    ...kind,
    bets: bets.map(({ named, ...bet }, place) => {
      const leg = states[place];
      if (!leg?.market || !leg.game || isOther(leg, named)) {
        return { ...bet, ...(named === undefined ? {} : { gone: named }) };
      }
      // A coefficient of another day would mislead: the line's own stands.
      return { ...bet, coef: leg.coef, market: leg.market, game: leg.game };
    }),
  };
}
