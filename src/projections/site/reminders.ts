import { type ReminderName, reminderKey } from '../../events/reminders.ts';
import { STORED } from '../../events/stored-values.ts';
import { readAmong, readText } from '../../kernel/stored-value.ts';
import { untilEnded } from '../answers/forgetting.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** Of what the player was reminded, and when they may be again. */
export interface RemindersState {
  /** In epoch milliseconds, by reminder and player: others who use this browser are reminded too. */
  until: Record<string, number>;
  /** Not again before the player signs out. */
  closed: ReminderName[];
  /** Who registered just now and may pay in; null for anybody else. */
  newcomer: string | null;
}

/** What is of the player alone. */
const blank = (): Pick<RemindersState, 'closed' | 'newcomer'> => ({ closed: [], newcomer: null });

export const reminders = projection(
  'reminders',
  2,
  (): RemindersState => ({ until: {}, ...blank() }),
  compose<RemindersState>(untilEnded<RemindersState>(blank), {
    on: {
      'app.started'(slice, { local, session }) {
        slice.until = { ...readAmong(local, STORED.reminders) };
        slice.closed = [...(readAmong(session, STORED.remindersClosed) ?? [])];
      },
      'app.storageChanged'(slice, { name, value }) {
        if (name !== STORED.reminders.name) return;
        slice.until = { ...(readText(STORED.reminders, value) ?? slice.until) };
      },
      'reminders.silenced'(slice, { name, userId, until }) {
        if (until !== null) slice.until[reminderKey(name, userId)] = until;
        else if (!slice.closed.includes(name)) slice.closed.push(name);
      },
      'registration.depositInvited'(slice, { userId }) {
        slice.newcomer = userId;
      },
    },
  }),
);
