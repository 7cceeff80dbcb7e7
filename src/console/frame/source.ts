import type { Session } from '../session/session.ts';
import type { FrameSource } from './face.ts';
import { targetOf } from './target.ts';

/** A session's moments as the frame is given them. */
export function frameSource(session: Session, onFailure: (message: string) => void): FrameSource {
  const { moment } = session.player;
  const count = () => moment.get().count;
  const eventAt = () => session.recording.get().events[count() - 1];
  return {
    state: () => session.shown(count()).state,
    now: () => eventAt()?.at ?? 0,
    target() {
      const event = eventAt();
      return event ? targetOf(event) : null;
    },
    subscribe(listener) {
      let shown = count();
      return moment.subscribe(() => {
        if (count() === shown) return;
        shown = count();
        listener();
      });
    },
    failed: onFailure,
  };
}
