import { minorUnitsOf } from '../../../domain/money/currency.ts';
import { typedMinor } from '../../../domain/money/money.ts';
import type { CasinoGame, CasinoRound } from '../../../site/contract/casino.ts';
import { shortAmount } from '../../../site/ui/format/amount-text.ts';
import { useHost, useHostState } from '../host.ts';
import { useMoney } from '../words/use-money.ts';
import { leastOf } from './stake-step.ts';

/** What the seats of a table hold, or nothing. */
export const useSeat = () => useHostState((state) => state.table.seats.at(-1) ?? null);

/** The round that is played, if one is: something is still to be chosen in it. */
export function useOpenRound(): CasinoRound | null {
  const round = useSeat()?.round ?? null;
  return round?.status === 'open' ? round : null;
}

/**
 * What lies on the table at this moment, for what a press makes of it: several presses may come before anything
 * is drawn anew, and each of them counts.
 */
export function useTableNow() {
  const host = useHost();
  return () => {
    const { chosen, seats } = host.state().table;
    return { choice: chosen?.choice ?? null, seat: seats.at(-1) ?? null };
  };
}

interface Stake {
  /** As typed: plain decimal text. */
  readonly text: string;
  readonly minor: number;
  readonly minorUnits: number;
  set(text: string): void;
}

/** What a round began with: it may have become dearer since, as by doubling, and that is not suggested. */
function begunWith({ bet, staked }: CasinoRound): number {
  const parts = [bet['stake'], ...Object.values(bet)];
  return parts.find((part) => typeof part === 'number') ?? staked;
}

/** What is staked next: as chosen, as last time, or the least. */
export function useStake(game: CasinoGame): Stake {
  const host = useHost();
  const { iso, isPoints } = useMoney();
  const chosen = useHostState((state) => state.table.chosen?.stake ?? null);
  const last = useHostState((state) => state.table.seats.at(-1)?.round ?? null);
  // A round for points costs the same each time.
  const minorUnits = isPoints ? 0 : minorUnitsOf(iso);
  const before = last?.currency === iso ? begunWith(last) : leastOf(game);
  const text =
    (isPoints ? null : chosen) ?? shortAmount(isPoints ? game.minStake : before, minorUnits);
  const minor = typedMinor(text, minorUnits);
  return {
    text,
    minor,
    minorUnits,
    set: (stake) => host.chooseBet({ game: game.id, stake }),
  };
}
