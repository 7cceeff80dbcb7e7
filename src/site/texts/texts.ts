import { createInstance, type i18n as I18n } from 'i18next';
import type { DictionaryId } from '../../domain/site/dictionary-id.ts';
import { isWritten } from '../../domain/site/languages.ts';
import { DictionaryCache } from './dictionary-cache.ts';
import type { Said, Translate } from './keys.ts';

export interface Dictionaries {
  /** Whether these are there in the language of the texts. */
  has(ids: readonly DictionaryId[]): boolean;
  /**
   * Fetches what is not there, in the language that was asked for last. Rejects where something
   * cannot be had; then it may be asked for again.
   */
  fetch(ids: readonly DictionaryId[]): Promise<void>;
}

export interface Texts extends Dictionaries {
  /** Empty where the text is not there: nobody is shown a key. */
  readonly t: Translate;
  /** The words of what is said; where there is no text for it, that it did not work. */
  say(said: Said): string;
  /** Language of the texts that `t` gives now. */
  language(): string;
  /**
   * Changes the language, once all that was fetched so far is there in it; to English for one the
   * site is not written in.
   */
  use(language: string): Promise<void>;
}

export interface TextsOptions {
  /** Told after each change of the language, and of what is there in it. */
  readonly onChange?: () => void;
  /** Told when the texts of a language could not be had; the language stays as it was. */
  readonly onFailure?: (language: string, error: unknown) => void;
  /** Told of a key or code that was asked for and has no text here, once of each. */
  readonly onMissing?: (key: string) => void;
}

function createI18n(): I18n {
  const i18n = createInstance();
  i18n.init({
    lng: 'en',
    fallbackLng: 'en',
    ns: ['main'],
    defaultNS: 'main',
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return i18n;
}

/** The site's texts, in one language at a time; English at first, and of that what every page needs. */
class SiteTexts implements Texts {
  readonly #i18n = createI18n();
  readonly #dictionaries = new DictionaryCache(this.#i18n);
  readonly #options: TextsOptions;
  readonly #used = new Set<DictionaryId>(['main']);
  readonly #missing = new Set<string>();
  /** The language that was asked for last, and the one that is fetched for it. */
  #asked = 'en';
  #target = 'en';
  #changing: Promise<void> = Promise.resolve();

  constructor(options: TextsOptions) {
    this.#options = options;
  }

  readonly t: Translate = (key, ...[values]) => this.#find(key, values) ?? '';

  readonly say = (said: Said): string => {
    if ('words' in said) return said.words;
    const key = 'key' in said ? this.#dictionaries.keyOf(said.key) : said.text;
    return this.#find(key, said.values) ?? this.t('mainErrorText');
  };

  readonly language = (): string => this.#i18n.language;

  readonly has = (ids: readonly DictionaryId[]): boolean =>
    ids.every((id) => this.#dictionaries.has(this.#i18n.language, id));

  readonly fetch = async (ids: readonly DictionaryId[]): Promise<void> => {
    for (const id of ids) this.#used.add(id);
    if (this.has(ids)) return;
    // While the language changes they are fetched in the next one, and are there once it shows. Each
    // further round waits for another change: there is no round without one.
    let changing: Promise<void>;
    do {
      changing = this.#changing;
      await this.#fetch(this.#target, ids);
      await changing;
    } while (changing !== this.#changing);
    await this.#fetch(this.language(), ids);
    this.#options.onChange?.();
  };

  async use(language: string): Promise<void> {
    if (this.#asked === language) return;
    this.#asked = language;
    this.#target = isWritten(language) ? language : 'en';
    this.#changing = this.#change(language, this.#target);
    await this.#changing;
  }

  async #change(asked: string, next: string): Promise<void> {
    try {
      await this.#fetch(next, this.#used);
    } catch (error) {
      // What could not be had may be chosen once more.
      if (this.#asked === asked) this.#asked = this.#target = this.#i18n.language;
      this.#options.onFailure?.(asked, error);
      return;
    }
    // The player may have gone on to another language meanwhile.
    if (this.#asked !== asked || next === this.#i18n.language) return;
    await this.#i18n.changeLanguage(next);
    this.#options.onChange?.();
  }

  /** What is there is not fetched again. */
  async #fetch(language: string, ids: Iterable<DictionaryId>): Promise<void> {
    await Promise.all([...ids].map((id) => this.#dictionaries.fetch(language, id)));
  }

  #find(key: string, values: object = {}): string | undefined {
    const ns = this.#dictionaries.placeOf(key);
    const text = ns === undefined ? '' : this.#i18n.t(key, { defaultValue: '', ...values, ns });
    if (text !== '') return text;
    if (!this.#missing.has(key)) this.#options.onMissing?.(key);
    this.#missing.add(key);
    return undefined;
  }
}

export function createTexts(options: TextsOptions = {}): Texts {
  return new SiteTexts(options);
}
