import { type CookiesType, consentOf } from '../../domain/site/cookie-consent.ts';
import { STORED } from '../../events/stored-values.ts';
import { readText } from '../../kernel/stored-value.ts';
import { projection } from '../define.ts';

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

function settle(slice: ConsentState, cookiesType: CookiesType, agreedAt: number): void {
  Object.assign(slice, { view: 'hidden', cookiesType, agreedAt, ...consentOf(cookiesType) });
}

/** What the player answered before, or in another tab. */
function answered(slice: ConsentState, text: string | null | undefined): void {
  const stored = readText(STORED.cookiesAgree, text);
  if (!stored) return;
  settle(slice, stored.cookiesType, stored.agreedAt);
  slice.by = 'player';
}

export const consent = projection('consent', 1, initial, {
  on: {
    'app.started'(slice, { local }) {
      answered(slice, local[STORED.cookiesAgree.name]);
    },
    'app.storageChanged'(slice, { name, value }) {
      if (name === STORED.cookiesAgree.name) answered(slice, value);
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
