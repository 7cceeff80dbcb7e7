import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import styles from './table.module.css';

interface BoardProps {
  /** What is played: it comes first, also to who cannot see it. */
  readonly scene: ReactNode;
  /** What is staked, and the button. */
  readonly children: ReactNode;
}

/** Passes the focus on where what had it is gone. */
const KeepFocus = createContext(() => {});

/** Who has the focus next: the button that the table is about, what else is staked by, what is played with. */
const NEXT = ['[data-press] button', '[data-panel] button', 'button'].map(
  (button) => `${button}:not([disabled])`,
);

/** Whether nothing has the focus, or what can do nothing any more. */
const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement.matches('body, [disabled]');

/**
 * Who plays by keyboard presses one button after the other where another takes its place: buttons that come
 * and go pass the focus on. It is only kept, never taken: as long as it stood at the table.
 */
function useKeptFocus() {
  const board = useRef<HTMLDivElement>(null);
  const wasHere = useRef(false);
  // What goes has gone and what comes is there only after all of it was drawn.
  const keep = useRef(() =>
    queueMicrotask(() => {
      if (!wasHere.current || !isFocusLost()) return;
      const next = NEXT.map((each) => board.current?.querySelector<HTMLElement>(each));
      next.find((button) => button != null)?.focus({ preventScroll: true });
    }),
  );
  const follow = {
    onFocus: () => {
      wasHere.current = true;
    },
    // React tells of no blur of what it takes away itself.
    onBlur: () => {
      wasHere.current = false;
    },
  };
  return { board, keep: keep.current, follow };
}

/** A table: what is played, and beside it, or below it on a phone, what is staked. */
export function Board({ scene, children }: BoardProps) {
  const { board, keep, follow } = useKeptFocus();
  return (
    <KeepFocus value={keep}>
      <div ref={board} className={styles['board']} {...follow}>
        <div className={styles['scene']}>{scene}</div>
        <div className={styles['panel']} data-panel="">
          {children}
        </div>
      </div>
    </KeepFocus>
  );
}

interface PressProps {
  /** It is pressed now or never: what holds another button stays where it is meanwhile. */
  readonly urgent?: boolean;
  readonly children: ReactNode;
}

/** Holds the button that the table is about: on a phone it stays in view. */
export function Press({ urgent = false, children }: PressProps) {
  const keep = useContext(KeepFocus);
  useLayoutEffect(() => {
    keep();
    return keep;
  });
  return (
    <div className={styles['press']} data-press={urgent ? 'urgent' : ''}>
      {children}
    </div>
  );
}
