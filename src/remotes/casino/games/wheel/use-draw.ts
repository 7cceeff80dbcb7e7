import { useTicking } from '../../../../site/ui/format/use-ticking.ts';
import { useHostState } from '../../host.ts';
import { useMovement } from '../../table/use-shown.ts';
import { indexOf, restingAngle, turningAngle } from './wheel.ts';

/** For so long the wheel turns. */
const SPIN_MS = 5_000;

/** The draw that takes bets, and for how long. */
export function useCurrentDraw() {
  const { current, isClosed, ahead } = useHostState((state) => state.draws);
  const now = useTicking();
  if (current === null) return null;
  const left = Math.max(0, Math.ceil((current.closesAt - now - ahead) / 1000));
  return { draw: current.draw, seconds: isClosed ? 0 : left, isOpen: !isClosed && left > 0 };
}

/** How the wheel stands: at the last draw, or on its way there. */
export function useSpin() {
  const { last, revealed } = useHostState((state) => state.draws);
  const { progress, isOver } = useMovement(revealed?.at ?? null, SPIN_MS);
  const results = last.map(({ result }) => indexOf(result)).filter((one) => one !== null);
  const [to = 0, from = 0] = results;
  const angle = isOver ? restingAngle(to) : turningAngle(from, to, progress);
  return {
    angle,
    isOver,
    /** The draw whose result is shown; one that the wheel turns to is not told yet. */
    shown: isOver ? (last[0] ?? null) : (last[1] ?? null),
    last: isOver ? last : last.slice(1),
  };
}
