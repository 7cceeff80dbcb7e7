import type { Seat } from '../../../../site/contract/casino.ts';
import { useMovement } from '../../table/use-shown.ts';
import { cameLast, type Place } from './blackjack.ts';

/** For so long a card is on its way. */
const CARD_MS = 380;

/** How far each card has come: those that the last step brought follow one another. */
export function useDealing(seat: Seat | null) {
  const came = seat?.isFresh ? cameLast(seat.round) : [];
  const { passed, isOver, endsAt } = useMovement(
    seat && came.length > 0 ? seat.at : null,
    came.length * CARD_MS,
  );
  const arrived = (place: Place): number => {
    const at = came.indexOf(place);
    if (at < 0 || isOver) return 1;
    return Math.min(1, Math.max(0, passed * came.length - at));
  };
  return { arrived, isOver, endsAt };
}
