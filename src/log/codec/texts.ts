import { toDecimals } from './decimals.ts';
import { splitFields } from './fields.ts';
import { type Encoded, encodeInts } from './ints.ts';

/*
 * How a column of texts is written: a list of them; the same text everywhere; a dictionary with a
 * column of places in it; decimals as a column of whole numbers; or ids taken apart into columns
 * of texts. A dictionary is sorted, so that ids which differ by little are neighbours.
 */
export const LIST = 0;
export const SAME = 1;
export const DICTIONARY = 2;
export const DECIMALS = 3;
export const FIELDS = 4;

/** A dictionary's words may be fields, and each field a dictionary of a plain list. */
export const DEEPEST_TEXTS = 4;

/** What a character of JSON takes after compression, roughly. */
const BITS_A_CHARACTER = 4;
/** Among as many texts one repeats, or hardly any does. */
const SAMPLE = 48;
/** A dictionary of more words a row than this saves nothing. */
const MOST_WORDS = 0.95;
/** Texts this cheap are not worth a look at another way. */
const CHEAP_BITS = 10;
/** Fewer texts than this are not worth taking apart. */
const FEW = 6;

export interface EncodedTexts extends Encoded {
  /** Which value of the dictionary each row has, where there is one: keys for other columns. */
  readonly keys?: readonly number[];
}

function listed(texts: readonly string[]): Encoded {
  let bits = 0;
  for (const text of texts) bits += (text.length + 2) * BITS_A_CHARACTER;
  return { column: [LIST, texts], bits };
}

function asSame(texts: readonly string[]): Encoded | undefined {
  const [first = ''] = texts;
  for (let i = 1; i < texts.length; i += 1) if (texts[i] !== first) return undefined;
  return { column: [SAME, first], bits: first.length * BITS_A_CHARACTER };
}

function asDecimals(texts: readonly string[], keys?: readonly number[]): Encoded | undefined {
  const decimals = toDecimals(texts);
  const ints = decimals && encodeInts(decimals.values, keys);
  if (!decimals || !ints) return undefined;
  const column = [DECIMALS, decimals.scale, decimals.trimmed ? 1 : 0, ints.column];
  return { column, bits: ints.bits };
}

function asFields(texts: readonly string[], depth: number): Encoded | undefined {
  const fields = texts.length < FEW || depth >= 2 ? undefined : splitFields(texts);
  if (!fields) return undefined;
  // One field deeper than any other way, so that fields are not taken apart again.
  const columns = fields.columns.map((column) => encodeTexts(column, undefined, 2));
  return {
    column: [FIELDS, fields.separator, ...columns.map(({ column }) => column)],
    bits: columns.reduce((sum, { bits }) => sum + bits, 0),
  };
}

/** Whether the first few only ever rise, as ids do that have a counter in them. */
function isRising(texts: readonly string[]): boolean {
  const count = Math.min(texts.length, SAMPLE);
  for (let i = 1; i < count; i += 1) {
    if ((texts[i] as string) < (texts[i - 1] as string)) return false;
  }
  return true;
}

/** Whether enough texts repeat, judged from the first few. */
function mayRepeat(texts: readonly string[]): boolean {
  const first = new Set<string>();
  const count = Math.min(texts.length, SAMPLE);
  for (let i = 0; i < count; i += 1) first.add(texts[i] as string);
  return first.size < count;
}

/** Every text once, sorted, and which of these each text is. */
function wordsOf(texts: readonly string[]): { words: string[]; keys: number[] } {
  const places = new Map<string, number>();
  const keys = new Array<number>(texts.length);
  for (let i = 0; i < texts.length; i += 1) {
    const text = texts[i] as string;
    let place = places.get(text);
    if (place === undefined) {
      place = places.size;
      places.set(text, place);
    }
    keys[i] = place;
  }
  const words = [...places.keys()].sort();
  const sorted = new Array<number>(words.length);
  for (let i = 0; i < words.length; i += 1) sorted[places.get(words[i] as string) as number] = i;
  for (let i = 0; i < keys.length; i += 1) keys[i] = sorted[keys[i] as number] as number;
  return { words, keys };
}

function best(first: Encoded, ...others: (Encoded | undefined)[]): Encoded {
  let found = first;
  for (const other of others) if (other && other.bits < found.bits) found = other;
  return found;
}

function asDictionary(texts: readonly string[], depth: number): EncodedTexts | undefined {
  if (!mayRepeat(texts)) return undefined;
  const { words, keys } = wordsOf(texts);
  const ints = words.length > texts.length * MOST_WORDS ? undefined : encodeInts(keys);
  if (!ints) return undefined;
  const dictionary = best(listed(words), asDecimals(words), asFields(words, depth));
  const column = [DICTIONARY, words.length, dictionary.column, ints.column];
  return { column, bits: ints.bits + dictionary.bits, keys };
}

/** Texts as a column, in the way that takes least. At least two texts. */
export function encodeTexts(
  texts: readonly string[],
  keys?: readonly number[],
  depth = 0,
): EncodedTexts {
  const same = asSame(texts);
  if (same) return same;
  if (texts.length < FEW) return listed(texts);
  const decimals = asDecimals(texts, keys);
  const cheap = texts.length * CHEAP_BITS;
  if (decimals && decimals.bits < cheap) return decimals;
  const early = !decimals && isRising(texts) ? asFields(texts, depth) : undefined;
  if (early && early.bits < cheap) return early;
  const dictionary = asDictionary(texts, depth);
  const other = decimals ?? early ?? (dictionary ? undefined : asFields(texts, depth));
  return best(listed(texts), dictionary, other);
}
