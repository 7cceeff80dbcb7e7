import { type KeyboardEvent, type RefObject, useRef } from 'react';

const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A grid of buttons, `columns` in a row; `isRtl` where its rows begin on the right. */
interface GridShape {
  readonly count: number;
  readonly columns: number;
  readonly isRtl: boolean;
}

/** The button that an arrow leads to; the grid ends at its edges. */
function beside(place: number, key: string, { count, columns, isRtl }: GridShape): number | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const [across, down] = step;
  const column = (place % columns) + (isRtl ? -across : across);
  const to = (Math.floor(place / columns) + down) * columns + column;
  const isInside = column >= 0 && column < columns && to >= 0 && to < count;
  return isInside ? to : null;
}

interface GridKeys {
  readonly grid: RefObject<HTMLFieldSetElement | null>;
  onKeyDown(event: KeyboardEvent<HTMLFieldSetElement>): void;
}

/** Arrow keys that lead from button to button of a grid, as they lie before the eyes. */
export function useGridKeys(columns: number): GridKeys {
  const grid = useRef<HTMLFieldSetElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])];
    const from = buttons.findIndex((button) => button.matches(':focus'));
    const isRtl = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl';
    const to = from < 0 ? null : beside(from, event.key, { count: buttons.length, columns, isRtl });
    if (to === null) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  return { grid, onKeyDown };
}
