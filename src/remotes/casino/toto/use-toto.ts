import { useCurrentDraw } from '../draws/use-draw.ts';
import { useHost, useHostState } from '../host.ts';
import { useTableNow } from '../table/use-table.ts';
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

type Choice = ReturnType<ReturnType<typeof useTableNow>>['choice'];

/** What is marked on the coupon, and how a press changes it: marks are those of one draw. */
export function useMarks({ draw, matches, bounds }: Toto) {
  const host = useHost('toto');
  const tableNow = useTableNow();
  const game = asGame(bounds);
  const marksOf = (choice: Choice) =>
    marksIn(choice?.['draw'] === draw ? choice['marks'] : [], matches.length);
  const marks = marksOf(useHostState((state) => state.table.chosen?.choice ?? null));
  return {
    game,
    marks,
    done: marks.filter((mark) => mark !== '').length,
    combos: combosOf(marks),
    change: (to: (marks: readonly string[]) => readonly string[]) =>
      host.chooseBet({
        game: game.id,
        choice: { draw, marks: [...to(marksOf(tableNow().choice))] },
      }),
  };
}
