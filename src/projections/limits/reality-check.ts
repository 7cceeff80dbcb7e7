import { STORED } from '../../events/stored-values.ts';
import { readAmong, readText } from '../../kernel/stored-value.ts';
import { untilEnded } from '../answers/forgetting.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** When a player is next told how long they have been playing. */
export interface RealityCheckState {
  /** Epoch milliseconds, and whom it is for; null as long as none was due. */
  next: { userId: string; at: number } | null;
  /** How the player wanted to go on, while the server is told; null: nothing is under way. */
  answer: 'continue' | 'log_out' | 'nothing' | null;
}

const blank = (): RealityCheckState => ({ next: null, answer: null });

export const realityCheck = projection(
  'realityCheck',
  1,
  blank,
  compose<RealityCheckState>(untilEnded(blank), {
    on: {
      'app.started'(slice, { local }) {
        slice.next = readAmong(local, STORED.realityCheck);
      },
      'app.storageChanged'(slice, { name, value }) {
        if (name === STORED.realityCheck.name) {
          slice.next = readText(STORED.realityCheck, value) ?? slice.next;
        }
      },
      'limits.realityCheckSet'(slice, { userId, at }) {
        slice.next = { userId, at };
        slice.answer = null;
      },
      'limits.realityCheckAnswered'(slice, { action }) {
        slice.answer = action;
      },
    },
  }),
);
