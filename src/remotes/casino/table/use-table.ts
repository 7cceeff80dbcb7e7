import { minorUnitsOf } from '../../../domain/currency.ts';
import { typedMinor } from '../../../domain/money.ts';
import type { CasinoGame, CasinoRound } from '../../../site/contract/casino.ts';
import { shortAmount } from '../../../site/ui/format/amount-text.ts';
import { useHost, useHostState } from '../host.ts';
import { useMoney } from '../words/use-money.ts';

/** What the seats of a table hold, or nothing. */
export const useSeat = () => useHostState((state) => state.table.seats.at(-1) ?? null);

/** The round that is played, if one is: something is still to be chosen in it. */
export function useOpenRound(): CasinoRound | null {
  const round = useSeat()?.round ?? null;
  return round?.status === 'open' ? round : null;
}

/** What was typed for a round: less than all that it staked where that grew, or was for many. */
function stakeIn({ bet, staked }: CasinoRound): number {
  const { stake } = bet;
  return typeof stake === 'number' ? stake : staked;
}

interface Stake {
  /** As typed: plain decimal text. */
  readonly text: string;
  readonly minor: number;
  readonly minorUnits: number;
  set(text: string): void;
}

/** What is staked next: as chosen, as last time, or the least. */
export function useStake(game: CasinoGame): Stake {
  const host = useHost();
  const { iso } = useMoney();
  const chosen = useHostState((state) => state.table.chosen?.stake ?? null);
  const last = useHostState((state) => state.table.seats.at(-1)?.round ?? null);
  const minorUnits = minorUnitsOf(iso);
  const before = last?.currency === iso ? stakeIn(last) : game.minStake;
  const text = chosen ?? shortAmount(before, minorUnits);
  const minor = typedMinor(text, minorUnits);
  return {
    text,
    minor,
    minorUnits,
    set: (stake) => host.chooseBet({ game: game.id, stake }),
  };
}
