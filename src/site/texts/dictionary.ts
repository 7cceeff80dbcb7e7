import type { DictionaryId } from '../../domain/site/dictionary-id.ts';

/** Text by key. */
export type Dictionary = Readonly<Record<string, string>>;

/** Fetches the module of a dictionary. */
export type Fetch = () => Promise<{ readonly texts: Dictionary }>;

/** How the dictionaries of a language are fetched. */
export type Fetching = Readonly<Record<DictionaryId, Fetch>>;

type PluralBase<K> = K extends `${infer Base}_other` ? Base : never;

/** A dictionary in another language: every key of the English one, and more plural forms. */
export type Translation<English> = Readonly<Record<keyof English, string>> &
  Readonly<
    Partial<Record<`${PluralBase<keyof English>}_${'zero' | 'two' | 'few' | 'many'}`, string>>
  >;
