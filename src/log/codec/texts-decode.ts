import { type Budget, lengthOf, spendCharacters, spendValues } from './budget.ts';
import { fromDecimals } from './decimals-decode.ts';
import { joinFields } from './fields-join.ts';
import { LogFormatError } from './format-error.ts';
import { decodeInts } from './ints-decode.ts';
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

function fromSame(text: unknown, count: number, budget: Budget): string[] {
  if (typeof text !== 'string') throw bad('a text is none');
  spendCharacters(budget, text.length * count);
  return new Array<string>(count).fill(text);
}

function fromDictionary(
  column: readonly unknown[],
  count: number,
  budget: Budget,
  depth: number,
): DecodedTexts {
  const [, size, dictionary, ints] = column;
  // Every word was used at least once, so more words than rows are a lie.
  if (!Number.isInteger(size) || (size as number) < 0 || (size as number) > count) {
    throw bad('a dictionary larger than its column');
  }
  const { texts: words } = decodeTexts(dictionary, size as number, budget, { depth: depth + 1 });
  const places = decodeInts(ints, count);
  const texts = new Array<string>(count);
  for (let i = 0; i < count; i += 1) {
    const word = words[places[i] as number];
    if (word === undefined) throw bad('a word that is not in the dictionary');
    texts[i] = word;
  }
  spendCharacters(budget, lengthOf(texts));
  return { texts, keys: places };
}

function fromFields(
  column: readonly unknown[],
  count: number,
  budget: Budget,
  depth: number,
): string[] {
  const [, separator, ...fields] = column;
  if (typeof separator !== 'string' || separator.length !== 1) throw bad('no separator of fields');
  if (fields.length > MOST_FIELDS) throw bad('too many fields');
  const columns = fields.map(
    (field) => decodeTexts(field, count, budget, { depth: depth + 1 }).texts,
  );
  const texts = joinFields(separator, columns, count);
  spendCharacters(budget, lengthOf(texts));
  return texts;
}

/** Keys of the rows for columns that need some, and how deep the column lies in other texts. */
interface Inside {
  readonly keys?: readonly number[] | undefined;
  readonly depth?: number;
}

/**
 * The texts again, and their keys. Throws LogFormatError where this is not `count` texts, and for
 * more than the budget has left: columns lie in columns, and each is as long as all of them.
 */
export function decodeTexts(
  column: unknown,
  count: number,
  budget: Budget,
  { keys, depth = 0 }: Inside = {},
): DecodedTexts {
  if (!Array.isArray(column) || depth > DEEPEST_TEXTS) throw bad('no column of texts');
  spendValues(budget, count);
  const parts = column as readonly unknown[];
  switch (parts[0]) {
    case LIST:
      return { texts: fromList(parts[1], count) };
    case SAME:
      return { texts: fromSame(parts[1], count, budget) };
    case DICTIONARY:
      return fromDictionary(parts, count, budget, depth);
    case DECIMALS:
      return { texts: fromDecimals(parts[1], parts[2], decodeInts(parts[3], count, keys)) };
    case FIELDS:
      return { texts: fromFields(parts, count, budget, depth) };
    default:
      throw bad('an unknown kind of texts');
  }
}
