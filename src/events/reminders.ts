import * as v from 'valibot';
import { finite } from '../kernel/numbers.ts';
import { area, event } from './define.ts';

/** What the site reminds of by itself, by name. */
export const reminderName = v.picklist([
  'identification',
  'terms-update',
  'set-limits',
  'first-deposit-bonus',
  'registration-reminder',
  'new-site',
  'web-push-agreement',
  'welcome',
  'age-gate',
  'insights',
  'registration-first-deposit',
  'auth-bonus',
  'user-question',
]);

export type ReminderName = v.InferOutput<typeof reminderName>;

/** Under what it is kept until when somebody is not reminded again; a guest has no id. */
export function reminderKey(name: ReminderName, userId: string | null): string {
  return userId === null ? name : `${name} ${userId}`;
}

export const remindersEvents = area('reminders', {
  silenced: event(
    1,
    'The player was reminded. Until when it is not done again, in epoch milliseconds; null is until they sign out.',
    v.object({ name: reminderName, userId: v.nullable(v.string()), until: v.nullable(finite) }),
  ),
});
