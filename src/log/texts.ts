import { fromDecimals, toDecimals } from './decimals.ts';
import { LogFormatError } from './format-error.ts';
import { decodeInts, type Encoded, encodeInts } from './ints.ts';

/*
 * A column of texts is a list of them, a dictionary with a column of places in it, or decimals as
 * a column of whole numbers. A dictionary is sorted, so that ids which differ by little are
 * neighbours.
 */
const LIST = 0;
const DICTIONARY = 1;
const DECIMALS = 2;
/** What a character of JSON takes after compression, roughly. */
const BITS_A_CHARACTER = 4;
/** Among as many texts one repeats, or hardly any does. */
const SAMPLE = 48;
/** A dictionary of more words a row than this saves nothing. */
const MOST_WORDS = 0.75;
/** Decimals this small need no dictionary to be compared with. */
const CHEAP_BITS = 7;

export interface EncodedTexts extends Encoded {
  /** Which value of the dictionary each row has, where there is one: keys for other columns. */
  readonly keys?: readonly number[];
}

function listed(texts: readonly string[]): Encoded {
  let bits = 0;
  for (const text of texts) bits += (text.length + 2) * BITS_A_CHARACTER;
  return { column: [LIST, texts], bits };
}

function asDecimals(texts: readonly string[], keys?: readonly number[]): Encoded | undefined {
  const decimals = texts.length > 1 ? toDecimals(texts) : undefined;
  const ints = decimals && encodeInts(decimals.values, keys);
  if (!decimals || !ints) return undefined;
  const column = [DECIMALS, decimals.scale, decimals.trimmed ? 1 : 0, ints.column];
  return { column, bits: ints.bits };
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

function asDictionary(texts: readonly string[]): EncodedTexts | undefined {
  if (!mayRepeat(texts)) return undefined;
  const { words, keys } = wordsOf(texts);
  if (words.length > texts.length * MOST_WORDS) return undefined;
  const dictionary = asDecimals(words) ?? listed(words);
  const ints = encodeInts(keys);
  if (!ints) return undefined;
  const column = [DICTIONARY, words.length, dictionary.column, ints.column];
  return { column, bits: ints.bits + dictionary.bits, keys };
}

/** Texts as a column, in the way that takes least. At least two texts. */
export function encodeTexts(texts: readonly string[], keys?: readonly number[]): EncodedTexts {
  const decimals = asDecimals(texts, keys);
  if (decimals && decimals.bits < texts.length * CHEAP_BITS) return decimals;
  let best: EncodedTexts = listed(texts);
  for (const other of [asDictionary(texts), decimals]) {
    if (other && other.bits < best.bits) best = other;
  }
  return best;
}

function bad(message: string): LogFormatError {
  return new LogFormatError('bad-columns', message);
}

function fromList(list: unknown, count: number): string[] {
  if (!Array.isArray(list) || list.length !== count)
    throw bad(`a list does not hold ${count} texts`);
  for (const text of list as unknown[]) if (typeof text !== 'string') throw bad('a text is none');
  return list as string[];
}

/** The texts again, and their keys; throws LogFormatError where this is not `count` texts. */
export function decodeTexts(
  column: readonly unknown[],
  count: number,
  keys?: readonly number[],
): { readonly texts: string[]; readonly keys?: readonly number[] } {
  const [how, first, second, third] = column;
  if (how === LIST) return { texts: fromList(first, count) };
  if (how === DECIMALS) {
    return { texts: fromDecimals(first, second, decodeInts(third, count, keys)) };
  }
  if (how !== DICTIONARY) throw bad(`texts encoded in an unknown way: ${String(how)}`);
  // Every word was used at least once, so more words than rows are a lie.
  if (!Number.isInteger(first) || (first as number) < 0 || (first as number) > count) {
    throw bad('a dictionary larger than its column');
  }
  if (!Array.isArray(second) || second[0] === DICTIONARY) throw bad('no dictionary');
  const { texts: words } = decodeTexts(second, first as number);
  const places = decodeInts(third, count);
  const texts = new Array<string>(count);
  for (let i = 0; i < count; i += 1) {
    const word = words[places[i] as number];
    if (word === undefined) throw bad('a word that is not in the dictionary');
    texts[i] = word;
  }
  return { texts, keys: places };
}
