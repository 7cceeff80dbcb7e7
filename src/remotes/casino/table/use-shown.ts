import type { Seat } from '../../../site/contract/casino.ts';
import { useNow } from '../../../site/ui/format/use-now.ts';
import { isStill } from '../words/rest-still.ts';

/** How far what moves has come. */
interface Shown {
  /** From 0 to 1, slowing down towards the end. */
  readonly progress: number;
  /** The same as time passes, without slowing down. */
  readonly passed: number;
  readonly isOver: boolean;
  /** When it comes to rest, in epoch milliseconds. */
  readonly endsAt: number;
}

/** A movement that begins with an event and lasts so long: a function of both and of now. */
export function useMovement(beganAt: number | null, ms: number): Shown {
  const endsAt = beganAt === null || isStill() ? 0 : beganAt + ms;
  const now = useNow(endsAt);
  if (now >= endsAt) return { progress: 1, passed: 1, isOver: true, endsAt };
  const passed = Math.min(1, Math.max(0, 1 - (endsAt - now) / ms));
  return { progress: 1 - (1 - passed) ** 3, passed, isOver: false, endsAt };
}

/** The same of a round that ended before the player's eyes; one that was found so does not move. */
export function useSettling(seat: Seat | null, ms: number): Shown {
  const isSettling = seat?.isFresh === true && seat.round.status !== 'open';
  return useMovement(isSettling ? seat.at : null, ms);
}
