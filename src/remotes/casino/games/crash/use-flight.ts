import type { Rational } from '../../../../kernel/rational.ts';
import { useNow } from '../../../../site/ui/format/use-now.ts';
import { useTicking } from '../../../../site/ui/format/use-ticking.ts';
import { useHostState } from '../../host.ts';
import { endOf, shownAt } from './crash.ts';

/** No curve is known to fly so long: until then it is drawn anew with each frame. */
const LONGEST = 160_000;

export type Flight =
  | { readonly phase: 'unknown' }
  | { readonly phase: 'betting' | 'ended'; readonly end: Rational | null }
  | { readonly phase: 'flying'; readonly ms: number; readonly multiplier: Rational };

/**
 * The curve: a function of when it took off, by the server's clock, and of where the feed said that it
 * ended. As the feed tells that up to a second late, it may be drawn further than it came; what counts is
 * the moment at which the server receives a press.
 */
export function useFlight(): Flight {
  const { current, isClosed, ahead, last } = useHostState((state) => state.draws);
  const ticking = useTicking();
  const [newest] = last;
  const hasEnded = current !== null && newest?.draw === current.draw;
  const isClose = current !== null && ticking + ahead + 1000 >= current.closesAt;
  const isMoving = current !== null && !hasEnded && (isClosed || isClose);
  const now = useNow(isMoving ? current.closesAt - ahead + LONGEST : 0) + ahead;
  if (current === null) return { phase: 'unknown' };
  const end = newest === undefined ? null : endOf(newest.result);
  if (hasEnded) return { phase: 'ended', end };
  if (!isClosed && now < current.closesAt) return { phase: 'betting', end };
  const ms = Math.max(0, now - current.closesAt);
  return { phase: 'flying', ms, multiplier: shownAt(ms) };
}
