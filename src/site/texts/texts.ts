import { createInstance } from 'i18next';
import { en } from './en.ts';

/** Text by key. */
export type Dictionary = Readonly<Record<string, string>>;

type PluralBase<K> = K extends `${infer Base}_other` ? Base : never;

/** A dictionary in another language: every key of the English one, and more plural forms. */
export type Translation<English> = Readonly<Record<keyof English, string>> &
  Readonly<
    Partial<Record<`${PluralBase<keyof English>}_${'zero' | 'two' | 'few' | 'many'}`, string>>
  >;

/** Languages the site is written in. English is always at hand, the others are fetched. */
const others: Readonly<Record<string, () => Promise<Dictionary>>> = {
  ar: async () => (await import('./ar.ts')).ar,
  de: async () => (await import('./de.ts')).de,
  ru: async () => (await import('./ru.ts')).ru,
};

/** Codes of the languages the site is written in. */
export const writtenLanguages: readonly string[] = ['en', ...Object.keys(others)].sort();

export interface Texts {
  /** Text of a key; the key itself where there is none. */
  t(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** Language of the texts that `t` gives now. */
  language(): string;
  /** Changes the language, once its texts are there; English for one the site is not written in. */
  use(language: string): Promise<void>;
}

export interface TextsOptions {
  /** Told after each change of the language. */
  readonly onChange?: () => void;
  /** Told when the texts of a language could not be had; the language stays as it was. */
  readonly onFailure?: (language: string, error: unknown) => void;
}

/** The site's texts, in one language at a time; English at first. */
export function createTexts({ onChange, onFailure }: TextsOptions = {}): Texts {
  const i18n = createInstance();
  i18n.init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  let wanted = 'en';

  /** Fetches the texts of a language that has some; gives back the language there is then. */
  const load = async (language: string): Promise<string> => {
    const fetchTexts = others[language];
    if (!fetchTexts) return 'en';
    if (i18n.hasResourceBundle(language, 'translation')) return language;
    try {
      i18n.addResourceBundle(language, 'translation', await fetchTexts());
      return language;
    } catch (error) {
      onFailure?.(language, error);
      return i18n.language;
    }
  };

  return {
    t: (key, values) => i18n.t(key, { ...values }),
    language: () => i18n.language,
    async use(language) {
      if (wanted === language) return;
      wanted = language;
      const next = await load(language);
      // The player may have gone on to another language meanwhile.
      if (wanted !== language || next === i18n.language) return;
      await i18n.changeLanguage(next);
      onChange?.();
    },
  };
}
