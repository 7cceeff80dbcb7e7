import * as v from 'valibot';
import { COEF_VIEW_IDS } from '../domain/coef-view.ts';
import { area, input } from './define.ts';

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
  balanceHidden: input(
    1,
    'The player hid or showed the balance.',
    v.object({
      hidden: v.boolean(),
    }),
  ),
});
