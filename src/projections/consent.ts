import * as v from 'valibot';
import { COOKIES_TYPES, type CookiesType, consentOf } from '../domain/cookie-consent.ts';
import { projection } from './define.ts';
import { parseStored } from './preferences.ts';

/** Which cookies the player allows. */
export interface ConsentState {
  view: 'hidden' | 'main' | 'customise';
  /** Null until it is settled. */
  cookiesType: CookiesType | null;
  by: 'player' | 'site' | null;
  /** Epoch milliseconds. */
  agreedAt: number | null;
  analytics: boolean;
  ads: boolean;
}

const initial = (): ConsentState => ({
  view: 'hidden',
  cookiesType: null,
  by: null,
  agreedAt: null,
  analytics: false,
  ads: false,
});

/** What storage holds under `cookiesAgree`; anything else there is as if nobody had been asked. */
const storedConsent = v.object({
  cookiesType: v.picklist(COOKIES_TYPES),
  agreedAt: v.pipe(v.number(), v.integer()),
});

function settle(slice: ConsentState, cookiesType: CookiesType, agreedAt: number): void {
  Object.assign(slice, { view: 'hidden', cookiesType, agreedAt, ...consentOf(cookiesType) });
}

/** What the player answered before, or in another tab. */
function answered(slice: ConsentState, text: string | undefined): void {
  const stored = parseStored(storedConsent, text);
  if (!stored) return;
  settle(slice, stored.cookiesType, stored.agreedAt);
  slice.by = 'player';
}

export const consent = projection('consent', 1, initial, {
  on: {
    'app.started'(slice, { local }) {
      answered(slice, local['cookiesAgree']);
    },
    'app.storageChanged'(slice, { name, value }) {
      if (name === 'cookiesAgree') answered(slice, value ?? undefined);
    },
    'consent.asked'(slice) {
      slice.view = 'main';
    },
    'consent.customiseOpened'(slice) {
      slice.view = 'customise';
    },
    'consent.closed'(slice) {
      slice.view = slice.by === null ? 'main' : 'hidden';
    },
    'consent.given'(slice, { cookiesType, by }, { at }) {
      settle(slice, cookiesType, at);
      slice.by = by;
    },
  },
});
