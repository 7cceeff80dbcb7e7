import type { CasinoRound } from '../../../site/contract/casino.ts';
import { useTicking } from '../../../site/ui/format/use-ticking.ts';
import { useHostState } from '../host.ts';
import { useMovement } from '../table/use-shown.ts';

/** The draw that takes bets, and for how long. */
export function useCurrentDraw() {
  const { current, isClosed, ahead } = useHostState((state) => state.draws);
  const now = useTicking();
  if (current === null) return null;
  const left = Math.max(0, Math.ceil((current.closesAt - now - ahead) / 1000));
  return {
    draw: current.draw,
    setup: current.setup,
    seconds: isClosed ? 0 : left,
    isOpen: !isClosed && left > 0,
  };
}

/** The draw that was revealed last, on its way into view for so long; what it came to is not told before. */
export function useReveal(ms: number) {
  const { last, revealed } = useHostState((state) => state.draws);
  const { progress, passed, isOver } = useMovement(revealed?.at ?? null, ms);
  const [newest = null, before = null] = last;
  return {
    ...{ progress, passed, isOver, newest, before },
    /** The draw whose result may be told. */
    shown: isOver ? newest : before,
    last: isOver ? last : last.slice(1),
  };
}

/** The player's bets on a draw. */
export function useOwn(draw: number | undefined): readonly CasinoRound[] {
  const seats = useHostState((state) => state.table.seats);
  return seats.map(({ round }) => round).filter((round) => round.draw === draw);
}
