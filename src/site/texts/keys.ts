import type { DictionaryId } from '../../domain/site/dictionary-id.ts';
import type { AnyCode } from '../../domain/site/message-code.ts';
import type { dictionaries } from './en/dictionaries.ts';

/** The English texts of each dictionary. */
type English = {
  readonly [Id in DictionaryId]: Awaited<ReturnType<(typeof dictionaries)[Id]>>['texts'];
};

type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** Those of all dictionaries. */
type Every = Both<English[DictionaryId]>;

/** The last word of a counted text's key: which count it is for. */
type Plural = 'one' | 'other';

type BaseOf<K> = K extends `${infer Base}_${Plural}`
  ? `${Base}_one` extends keyof Every
    ? Base
    : K
  : K;

/** Keys of the texts in a dictionary, without the form of counted ones. */
export type KeyOf<Id extends DictionaryId> = Id extends DictionaryId
  ? BaseOf<keyof English[Id]>
  : never;

/** Key of a text, whichever dictionary it is in. */
export type TextKey = KeyOf<DictionaryId>;

/** Names of what stands in braces in a text. */
type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** Of a counted text the last form: the others name no more. Looked up, as a union of all is slow. */
type TextOf<K extends string> = K extends keyof Every
  ? Every[K]
  : `${K}_other` extends keyof Every
    ? Every[`${K}_other`]
    : never;

type NamesOf<K extends TextKey> = NamesIn<TextOf<K>>;

/** Those of these keys whose texts name exactly these values. */
type Naming<Name extends string, Keys extends TextKey> = {
  [K in Keys]: [NamesOf<K>, Name] extends [Name, NamesOf<K>] ? K : never;
}[Keys];

/** Key of a text that says all there is to say. */
export type PlainKey<Id extends DictionaryId = DictionaryId> = Naming<never, KeyOf<Id>>;

/** Key of a text with a time in it. */
export type TimeKey = Naming<'time', TextKey>;

/** What has to be said besides the key, for a text with something in braces. */
type ValuesOf<K extends TextKey> = [NamesOf<K>] extends [never]
  ? []
  : [values: Readonly<Record<NamesOf<K>, string | number>>];

/** Text of a key in the player's language, with values where it asks for some. */
export type Translate<Id extends DictionaryId = DictionaryId> = <K extends KeyOf<Id>>(
  key: K,
  ...values: ValuesOf<K>
) => string;

type Values = Readonly<Record<string, string | number>>;

/** A text by its key, as views have it. */
export interface Worded {
  readonly text: TextKey;
  readonly values?: Values | undefined;
}

/** What a player is told: by its code, as the state has it, or in words of the server, as they are. */
export type Told =
  | { readonly key: AnyCode; readonly values?: Values | undefined }
  | { readonly words: string };

/** Whatever is said: by the state or by a view. */
export type Said = Told | Worded;
