import { fromDecimals } from './decimals.ts';
import { joinFields } from './fields.ts';
import { LogFormatError } from './format-error.ts';
import { decodeInts } from './ints.ts';
import { DECIMALS, DEEPEST_TEXTS, DICTIONARY, FIELDS, LIST, SAME } from './texts.ts';

export interface DecodedTexts {
  readonly texts: string[];
  /** Which value of the dictionary each row has, where there is one. */
  readonly keys?: readonly number[];
}

const MOST_FIELDS = 8;

function bad(message: string): LogFormatError {
  return new LogFormatError('bad-columns', message);
}

function fromList(list: unknown, count: number): string[] {
  if (!Array.isArray(list) || list.length !== count) {
    throw bad(`a list does not hold ${count} texts`);
  }
  for (const text of list as unknown[]) if (typeof text !== 'string') throw bad('a text is none');
  return list as string[];
}

function fromDictionary(column: readonly unknown[], count: number, depth: number): DecodedTexts {
  const [, size, dictionary, ints] = column;
  // Every word was used at least once, so more words than rows are a lie.
  if (!Number.isInteger(size) || (size as number) < 0 || (size as number) > count) {
    throw bad('a dictionary larger than its column');
  }
  const { texts: words } = decodeTexts(dictionary, size as number, undefined, depth + 1);
  const places = decodeInts(ints, count);
  const texts = new Array<string>(count);
  for (let i = 0; i < count; i += 1) {
    const word = words[places[i] as number];
    if (word === undefined) throw bad('a word that is not in the dictionary');
    texts[i] = word;
  }
  return { texts, keys: places };
}

function fromFields(column: readonly unknown[], count: number, depth: number): string[] {
  const [, separator, ...fields] = column;
  if (typeof separator !== 'string' || separator.length !== 1) throw bad('no separator of fields');
  if (fields.length > MOST_FIELDS) throw bad('too many fields');
  const columns = fields.map((field) => decodeTexts(field, count, undefined, depth + 1).texts);
  return joinFields(separator, columns, count);
}

/** The texts again, and their keys; throws LogFormatError where this is not `count` texts. */
export function decodeTexts(
  column: unknown,
  count: number,
  keys?: readonly number[],
  depth = 0,
): DecodedTexts {
  if (!Array.isArray(column) || depth > DEEPEST_TEXTS) throw bad('no column of texts');
  const parts = column as readonly unknown[];
  switch (parts[0]) {
    case LIST:
      return { texts: fromList(parts[1], count) };
    case SAME:
      if (typeof parts[1] !== 'string') throw bad('a text is none');
      return { texts: new Array<string>(count).fill(parts[1]) };
    case DICTIONARY:
      return fromDictionary(parts, count, depth);
    case DECIMALS:
      return { texts: fromDecimals(parts[1], parts[2], decodeInts(parts[3], count, keys)) };
    case FIELDS:
      return { texts: fromFields(parts, count, depth) };
    default:
      throw bad('an unknown kind of texts');
  }
}
