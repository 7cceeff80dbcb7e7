import * as v from 'valibot';
import { COEF_VIEW_IDS } from '../domain/odds/coef-view.ts';
import { displayChoices } from '../domain/site/display.ts';
import { area, input } from './define.ts';
import { timeZoneName } from './stored-values.ts';

export const preferencesEvents = area('preferences', {
  themeChosen: input(
    1,
    'The player chose light (0) or dark (1).',
    v.object({
      appTheme: v.picklist([0, 1]),
    }),
  ),
  languageChosen: input(1, 'The player chose a language.', v.object({ language: v.string() })),
  coefViewChosen: input(
    1,
    'The player chose how coefficients are written.',
    v.object({
      coefViewId: v.picklist(COEF_VIEW_IDS),
    }),
  ),
  timeZoneChosen: input(
    1,
    'The player chose the time zone in which times are written.',
    v.object({ timeZone: timeZoneName }),
  ),
  clockChosen: input(
    1,
    'The player chose a clock of twelve hours, or of twenty-four.',
    v.object({ is12h: v.boolean() }),
  ),
  displayChosen: input(
    1,
    'The player chose how the site is shown: each of what is named, the rest stays.',
    displayChoices,
  ),
  balanceHidden: input(
    1,
    'The player hid or showed the balance.',
    v.object({
      hidden: v.boolean(),
    }),
  ),
});
