import type { i18n as I18n } from 'i18next';
import type { DictionaryId } from '../../domain/site/dictionary-id.ts';
import type { AnyCode } from '../../domain/site/message-code.ts';
import { retryableImport } from '../loading/retryable-import.ts';
import { codes as renamed } from './codes/main.ts';
import type { Dictionary, Fetch, Fetching } from './dictionary.ts';
import { texts as main } from './en/main.ts';

type Table = () => Promise<{ readonly dictionaries: Fetching }>;

/** The table of a language's folder. The build finds the folders; English comes with its main texts. */
const tableOf = (language: string): Table =>
  retryableImport(() => import(`./${language}/dictionaries.ts`));

/** Which texts codes have that are not in `main`. */
const codesTable = retryableImport(() => import('./codes/later.ts'));

/** How a text of `main` is called that a code has. */
const inCamelCase = (code: string): string =>
  code.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** A key without the form of a counted text. */
const baseOf = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

/**
 * Keeps what was fetched of each language as namespaces, and knows which one a key is in, and which key
 * a code of the state has.
 */
export class DictionaryCache {
  readonly #i18n: I18n;
  readonly #places = new Map<string, DictionaryId>();
  readonly #tables = new Map<string, Table>();
  readonly #imports = new Map<string, Fetch>();
  readonly #fetching = new Map<string, Promise<void>>();
  #codes: Readonly<Record<string, string>> = renamed;

  constructor(i18n: I18n) {
    this.#i18n = i18n;
    this.#put('en', 'main', main);
  }

  /** The key of the text that a code has; for a code of another build it is none. */
  keyOf(code: AnyCode): string {
    return this.#codes[code] ?? inCamelCase(code);
  }

  placeOf(key: string): DictionaryId | undefined {
    return this.#places.get(key);
  }

  has(language: string, id: DictionaryId): boolean {
    return this.#i18n.hasResourceBundle(language, id);
  }

  /** One fetch at a time of each. */
  async fetch(language: string, id: DictionaryId): Promise<void> {
    if (this.has(language, id)) return;
    const name = `${language} ${id}`;
    const fetching =
      this.#fetching.get(name) ??
      this.#load(name, language, id).finally(() => this.#fetching.delete(name));
    this.#fetching.set(name, fetching);
    await fetching;
  }

  async #load(name: string, language: string, id: DictionaryId): Promise<void> {
    const table = this.#tables.get(language) ?? tableOf(language);
    this.#tables.set(language, table);
    const [{ dictionaries }, { codes }] = await Promise.all([table(), codesTable()]);
    this.#codes = { ...renamed, ...codes };
    const imported = this.#imports.get(name) ?? retryableImport(dictionaries[id]);
    this.#imports.set(name, imported);
    const { texts } = await imported();
    this.#put(language, id, texts);
  }

  #put(language: string, id: DictionaryId, texts: Dictionary): void {
    this.#i18n.addResourceBundle(language, id, texts);
    for (const key of Object.keys(texts)) this.#places.set(key, id).set(baseOf(key), id);
  }
}
