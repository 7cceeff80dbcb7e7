import { useReveal } from '../../draws/use-draw.ts';
import { indexOf, restingAngle, turningAngle } from './wheel.ts';

/** For so long the wheel turns. */
const SPIN_MS = 5_000;

/** How the wheel stands: at the last draw, or on its way there. */
export function useSpin() {
  const { progress, isOver, newest, before, shown, last } = useReveal(SPIN_MS);
  const to = indexOf(newest?.result) ?? 0;
  const from = indexOf(before?.result) ?? 0;
  const angle = isOver ? restingAngle(to) : turningAngle(from, to, progress);
  return { angle, isOver, shown, last };
}
