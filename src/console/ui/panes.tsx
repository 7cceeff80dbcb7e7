import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import type { StoredValue } from '../../kernel/stored-value.ts';
import { texts } from '../texts.ts';
import { useKept } from './kept.ts';
import css from './panes.module.css';
import { movedBorder } from './shares.ts';

const STEP = 2;

interface SplitterProps {
  /** Share of the width before it, in percent. */
  readonly at: number;
  readonly onMove: (by: number) => void;
  /** How many pixels a percent is. */
  readonly pixels: () => number;
}

function Splitter({ at, onMove, pixels }: SplitterProps) {
  const last = useRef(0);
  const separator = {
    role: 'separator',
    tabIndex: 0,
    'aria-orientation': 'vertical',
    'aria-label': texts.session.resize,
    'aria-valuenow': Math.round(at),
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    onKeyDown(event: KeyboardEvent) {
      const by = event.key === 'ArrowLeft' ? -STEP : event.key === 'ArrowRight' ? STEP : 0;
      if (by === 0) return;
      event.preventDefault();
      onMove(by);
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      last.current = event.clientX;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.buttons !== 1) return;
      onMove((event.clientX - last.current) / pixels());
      last.current = event.clientX;
    },
  } as const;
  return <div {...separator} className={css.splitter} />;
}

export interface Pane {
  readonly name: string;
  /** Width to begin with, in percent. */
  readonly share: number;
  readonly content: ReactNode;
}

export interface PanesProps {
  /** Where this browser keeps the widths. */
  readonly widths: StoredValue<number[]>;
  readonly panes: readonly Pane[];
  /** Name of the one pane to show; the others stay as they are, out of sight. */
  readonly only?: string | undefined;
}

/** Panes beside each other. The borders between them can be moved, and stay where they were put. */
export function Panes({ widths, panes, only }: PanesProps) {
  const [kept, setShares] = useKept(widths, []);
  // Widths of another number of panes are of an earlier build.
  const shares = kept.length === panes.length ? kept : panes.map(({ share }) => share);
  const row = useRef<HTMLDivElement>(null);
  const pixels = () => (row.current?.clientWidth ?? 0) / 100 || 1;
  const before = (index: number) => shares.slice(0, index).reduce((sum, share) => sum + share, 0);
  return (
    <div ref={row} className={css.panes}>
      {panes.map((pane, index) => (
        <div
          key={pane.name}
          className={css.cell}
          hidden={only !== undefined && only !== pane.name}
          style={{ flexGrow: shares[index] ?? 1 }}
        >
          {index > 0 && (
            <Splitter
              at={before(index)}
              pixels={pixels}
              onMove={(by) => setShares(movedBorder(shares, index - 1, by))}
            />
          )}
          <div className={css.pane}>{pane.content}</div>
        </div>
      ))}
    </div>
  );
}
