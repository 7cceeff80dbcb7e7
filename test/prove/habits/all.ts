import { bets } from './bets.ts';
import { captchas } from './captchas.ts';
import { forms } from './forms.ts';
import type { Habit } from './habit.ts';
import { signIns } from './sign-ins.ts';
import { site } from './site.ts';

/** What players do, one after another. Bets are what they come for. */
export const habits: readonly Habit[] = [
  ...bets,
  ...bets,
  ...signIns,
  ...captchas,
  ...forms,
  ...site,
];
