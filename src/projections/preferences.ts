import * as v from 'valibot';
import { askedAt } from './asked-at.ts';
import { projection } from './define.ts';

/** The player's choices, kept in the browser. Names are the specification's. */
export interface PreferencesState {
  language: string;
  timeZone: string;
  /** 0 light, 1 dark; null follows the system. */
  appTheme: 0 | 1 | null;
  coefViewId: 0 | 1 | 2 | 4 | 5 | 6 | 14 | 15 | 16;
  user_hide_balance: boolean;
  /** Seq of the player's last word on that: an answer to what was asked before is out of date. */
  balanceHiddenAt: number;
  is12h: boolean;
  /** What the system prefers, where the player has not chosen. */
  systemIsDark: boolean;
}

const initial = (): PreferencesState => ({
  language: 'en',
  timeZone: 'UTC',
  appTheme: null,
  coefViewId: 0,
  user_hide_balance: false,
  balanceHiddenAt: -1,
  is12h: false,
  systemIsDark: false,
});

/** What storage holds under `preferences`; anything else there is ignored. */
const storedPreferences = v.object({
  appTheme: v.optional(v.nullable(v.picklist([0, 1]))),
  coefViewId: v.optional(v.picklist([0, 1, 2, 4, 5, 6, 14, 15, 16])),
  user_hide_balance: v.optional(v.boolean()),
});

/** Reads JSON text by a schema; null when it is not there or does not fit. */
export function parseStored<const S extends v.GenericSchema>(
  schema: S,
  text: string | undefined,
): v.InferOutput<S> | null {
  if (text === undefined) return null;
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

export const preferences = projection('preferences', 1, initial, {
  on: {
    'app.started'(slice, { local, timeZone, systemIsDark }) {
      slice.timeZone = timeZone;
      slice.systemIsDark = systemIsDark ?? false;
      Object.assign(slice, parseStored(storedPreferences, local['preferences']));
    },
    'app.schemeChanged'(slice, { systemIsDark }) {
      slice.systemIsDark = systemIsDark;
    },
    'route.changed'(slice, { language }) {
      slice.language = language;
    },
    'preferences.themeChosen'(slice, { appTheme }) {
      slice.appTheme = appTheme;
    },
    'preferences.coefViewChosen'(slice, { coefViewId }) {
      slice.coefViewId = coefViewId;
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

/**
 * Whether amounts of money are kept from view: as the player chose, and as long as it is not known
 * what they chose on another device.
 */
export function hidesBalance({
  preferences,
  user,
}: {
  readonly preferences: Pick<PreferencesState, 'user_hide_balance'>;
  readonly user: { readonly status: string };
}): boolean {
  return preferences.user_hide_balance || user.status === 'loading';
}
