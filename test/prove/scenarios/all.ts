import { bets } from './bets.ts';
import { captchas } from './captchas.ts';
import { forms } from './forms.ts';
import type { Scenario } from './scenario.ts';
import { signIns } from './sign-ins.ts';
import { site } from './site.ts';

/** What players do, one after another. Bets are what they come for. */
export const scenarios: readonly Scenario[] = [
  ...bets,
  ...bets,
  ...signIns,
  ...captchas,
  ...forms,
  ...site,
];
