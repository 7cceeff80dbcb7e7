import { useCurrentDraw } from '../draws/use-draw.ts';
import { useHost, useHostState } from '../host.ts';
import { useMoney } from '../words/use-money.ts';
import { asGame, combosOf, marksIn, setupIn } from './toto.ts';

/** The draw that takes coupons, as far as it is told of; null where there is none. */
export function useToto() {
  const { iso } = useMoney();
  const current = useCurrentDraw();
  const closesAt = useHostState((state) => state.draws.current?.closesAt ?? 0);
  if (!current?.setup) return null;
  const { draw, isOpen, setup } = current;
  return { draw, isOpen, closesAt, ...setupIn(setup, iso) };
}

type Toto = NonNullable<ReturnType<typeof useToto>>;

/** What is marked on the coupon, and how it changes: marks are those of one draw. */
export function useMarks({ draw, matches, bounds }: Toto) {
  const host = useHost('toto');
  const choice = useHostState((state) => state.table.chosen?.choice ?? null);
  const game = asGame(bounds);
  const marks = marksIn(choice?.['draw'] === draw ? choice['marks'] : [], matches.length);
  return {
    game,
    marks,
    done: marks.filter((mark) => mark !== '').length,
    combos: combosOf(marks),
    choose: (next: readonly string[]) =>
      host.chooseBet({ game: game.id, choice: { draw, marks: [...next] } }),
  };
}
