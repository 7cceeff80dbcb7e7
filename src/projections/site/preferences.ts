import type { CoefViewId } from '../../domain/odds/coef-view.ts';
import { STORED } from '../../events/stored-values.ts';
import { readAmong } from '../../kernel/stored-value.ts';
import { askedAt } from '../answers/staleness.ts';
import { projection } from '../define.ts';

/** The player's choices, kept in the browser. Names are the specification's. */
export interface PreferencesState {
  language: string;
  /** The language that was chosen, at an earlier visit too. */
  chosenLanguage: string | null;
  timeZone: string;
  /** 0 light, 1 dark; null follows the system. */
  appTheme: 0 | 1 | null;
  coefViewId: CoefViewId;
  user_hide_balance: boolean;
  /** Seq of the player's last word on that: an answer to what was asked before is out of date. */
  balanceHiddenAt: number;
  is12h: boolean;
  /** What the system prefers, where the player has not chosen. */
  systemIsDark: boolean;
}

const initial = (): PreferencesState => ({
  language: 'en',
  chosenLanguage: null,
  timeZone: 'UTC',
  appTheme: null,
  coefViewId: 0,
  user_hide_balance: false,
  balanceHiddenAt: -1,
  is12h: false,
  systemIsDark: false,
});

export const preferences = projection('preferences', 2, initial, {
  on: {
    'app.started'(slice, { cookies, local, timeZone, systemIsDark }) {
      slice.chosenLanguage = readAmong(cookies, STORED.lng);
      slice.timeZone = timeZone;
      slice.systemIsDark = systemIsDark ?? false;
      Object.assign(slice, readAmong(local, STORED.preferences));
    },
    'app.schemeChanged'(slice, { systemIsDark }) {
      slice.systemIsDark = systemIsDark;
    },
    'route.changed'(slice, { language }) {
      slice.language = language;
    },
    'preferences.languageChosen'(slice, { language }) {
      slice.chosenLanguage = language;
    },
    'preferences.themeChosen'(slice, { appTheme }) {
      slice.appTheme = appTheme;
    },
    'preferences.coefViewChosen'(slice, { coefViewId }) {
      slice.coefViewId = coefViewId;
    },
    'preferences.timeZoneChosen'(slice, { timeZone }) {
      slice.timeZone = timeZone;
    },
    'preferences.clockChosen'(slice, { is12h }) {
      slice.is12h = is12h;
    },
    'preferences.balanceHidden'(slice, { hidden }, { seq }) {
      slice.user_hide_balance = hidden;
      slice.balanceHiddenAt = seq;
    },
  },
  replies: {
    userConfig(slice, { result }, event) {
      if (askedAt(event) > slice.balanceHiddenAt) {
        slice.user_hide_balance = result.user_hide_balance;
      }
    },
    balanceHide(slice, { user_hide_balance }, event) {
      if (askedAt(event) > slice.balanceHiddenAt) slice.user_hide_balance = user_hide_balance;
    },
  },
});
