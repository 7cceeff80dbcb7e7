import { isMoment } from '../../kernel/moment.ts';
import { checkEvents } from '../../log/read/decode.ts';
import { createReplay } from '../../replay/replay.ts';
import { createShownState } from '../shown-state.ts';
import type { FrameSource } from './face.ts';
import type { ConsoleMessage } from './messages.ts';
import { targetOf } from './target.ts';

export interface ShownReplay {
  readonly source: FrameSource;
  append(events: Extract<ConsoleMessage, { kind: 'events' }>['events']): void;
  /** Shows the moment after the event with this seq. */
  show(seq: number): void;
}

export interface ReplayPorts {
  /** The catalogue of what is appended. */
  readonly catalogue: string;
  /** Runs something when the next frame is drawn. */
  readonly whenDrawn: (run: () => void) => void;
  readonly onProblem: (seq: number) => void;
}

/**
 * A replay of its own, folded where it is shown: the events come once, and after that only which
 * moment is wanted. Of several moments wanted within a frame only the last is folded and drawn.
 */
export function createShownReplay({ catalogue, whenDrawn, onProblem }: ReplayPorts): ShownReplay {
  const replay = createReplay();
  const shown = createShownState(replay);
  const listeners = new Set<() => void>();
  let seq = -1;
  let waiting = false;
  const count = () => replay.countThrough(seq);
  const current = () => replay.events[count() - 1];
  const tell = (): void => {
    waiting = false;
    for (const listener of [...listeners]) listener();
  };
  return {
    append: (events) => replay.append(checkEvents(events, catalogue).events),
    show(wanted) {
      seq = wanted;
      if (!waiting) whenDrawn(tell);
      waiting = true;
    },
    source: {
      state: () => shown.at(count()).state,
      now() {
        const at = current()?.at ?? 0;
        return isMoment(at) ? at : 0;
      },
      target() {
        const event = current();
        return event ? targetOf(event) : null;
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      failed: () => onProblem(seq),
    },
  };
}
