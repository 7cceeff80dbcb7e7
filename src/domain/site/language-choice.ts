import { configured, type SiteConfigByName } from './config.ts';
import { findLanguage } from './languages.ts';

/** The last resort, used even where a site does not list it: some language must be shown. */
const lastResort = 'en';

/** Codes browsers send for a language that the site lists under another. */
const otherCodes: Readonly<Record<string, string>> = { iw: 'he', in: 'id', nb: 'no', nn: 'no' };

export interface LanguageOffer {
  /** Codes the site offers, in the order it shows them. */
  readonly languages: readonly string[];
  /** Codes only a player who is logged in may choose. */
  readonly hiddenLanguages: readonly string[];
  readonly defaultLanguage: string;
}

export interface LanguageWish {
  /** The two letters the address begins with, or that of the page before it, where there is one. */
  readonly url?: string | null;
  readonly cookie?: string | null;
  /** The browser's list of language tags, the preferred one first. */
  readonly browser: readonly string[];
  readonly authorised: boolean;
}

/** What a site offers by its configuration. */
export const languageOffer = (config: Partial<SiteConfigByName>): LanguageOffer => ({
  languages: configured(config, 'languages'),
  hiddenLanguages: configured(config, 'hiddenLanguages'),
  defaultLanguage: configured(config, 'defaultLanguage'),
});

/** The codes a visitor may choose from: known, offered, and not hidden from guests. */
export function availableLanguages(offer: LanguageOffer, authorised: boolean): readonly string[] {
  return offer.languages.filter(
    (code, index, all) =>
      findLanguage(code) !== null &&
      all.indexOf(code) === index &&
      (authorised || !offer.hiddenLanguages.includes(code)),
  );
}

/** `en-GB` and `EN_gb` are both `en`. */
function primaryCode(tag: string): string {
  const code = (tag.split(/[-_]/, 1)[0] ?? '').toLowerCase();
  return otherCodes[code] ?? code;
}

/** The language to show: of the address, the cookie, the browser, the site's default, English. */
export function chooseLanguage(wish: LanguageWish, offer: LanguageOffer): string {
  const available = new Set(availableLanguages(offer, wish.authorised));
  const wishes = [
    wish.url ?? '',
    wish.cookie ?? '',
    ...wish.browser.map(primaryCode),
    offer.defaultLanguage,
  ];
  return wishes.find((code) => available.has(code)) ?? lastResort;
}
