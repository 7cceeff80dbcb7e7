import { type Budget, lengthOf, spendCharacters, spendValues } from './budget.ts';
import {
  ARRAYS,
  CONSTANT,
  DEEPEST,
  FLAGS,
  INTS,
  LIST,
  NULLABLE,
  OBJECTS,
  type Scope,
  SHAPES,
  TEXTS,
} from './column.ts';
import { LogFormatError } from './format-error.ts';
import { decodeInts } from './ints-decode.ts';
import { literals } from './literals.ts';
import { decodeTexts } from './texts-decode.ts';

function bad(message: string): LogFormatError {
  return new LogFormatError('bad-columns', message);
}

function decodeArrays(column: readonly unknown[], count: number, budget: Budget, depth: number) {
  const lengths = decodeColumn(column[1], count, {}, budget, depth + 1);
  let total = 0;
  for (const length of lengths) {
    if (!Number.isSafeInteger(length) || (length as number) < 0) throw bad('a length is none');
    total += length as number;
  }
  const values = decodeColumn(column[2], total, {}, budget, depth + 1);
  const rows = new Array<unknown[]>(count);
  let from = 0;
  for (let i = 0; i < count; i += 1) {
    const to = from + (lengths[i] as number);
    rows[i] = to === from + 1 ? [values[from]] : values.slice(from, to);
    from = to;
  }
  return rows;
}

function keysOf(value: unknown): string[] {
  if (!Array.isArray(value)) throw bad('an object without keys');
  const keys = value as unknown[];
  // Assigning to __proto__ would change what the object is, not what it holds.
  for (const key of keys)
    if (typeof key !== 'string' || key === '__proto__') throw bad('a bad key');
  if (new Set(keys).size !== keys.length) throw bad('a key twice');
  return keys as string[];
}

function decodeObjects(column: readonly unknown[], count: number, budget: Budget, depth: number) {
  const keys = keysOf(column[1]);
  if (column.length !== keys.length + 2) throw bad('not one column for each key');
  spendCharacters(budget, lengthOf(keys) * count);
  const scope: Scope = {};
  const columns = keys.map((_, k) => decodeColumn(column[k + 2], count, scope, budget, depth + 1));
  const rows = new Array<unknown>(count);
  const literal = literals.get(JSON.stringify(keys));
  if (literal) {
    for (let i = 0; i < count; i += 1) rows[i] = literal(columns, i);
    return rows;
  }
  for (let i = 0; i < count; i += 1) {
    const row: Record<string, unknown> = {};
    for (let k = 0; k < keys.length; k += 1) row[keys[k] as string] = (columns[k] as unknown[])[i];
    rows[i] = row;
  }
  return rows;
}

/** How many rows each part of a column has, from the column that says which part each row is in. */
function countsOf(places: readonly unknown[], parts: number): number[] {
  const counts = new Array<number>(parts).fill(0);
  for (const place of places) {
    const before = Number.isInteger(place) ? counts[place as number] : undefined;
    if (before === undefined) throw bad('a row of a part that is not there');
    counts[place as number] = before + 1;
  }
  return counts;
}

function decodeShapes(column: readonly unknown[], count: number, budget: Budget, depth: number) {
  const places = decodeColumn(column[1], count, {}, budget, depth + 1);
  const shapes = countsOf(places, column.length - 2).map((rows, shape) =>
    decodeColumn(column[shape + 2], rows, {}, budget, depth + 1),
  );
  const next = shapes.map(() => 0);
  return places.map((place) => {
    const shape = place as number;
    const row = next[shape] ?? 0;
    next[shape] = row + 1;
    return shapes[shape]?.[row];
  });
}

function decodeNullable(column: readonly unknown[], count: number, budget: Budget, depth: number) {
  const present = decodeColumn(column[1], count, {}, budget, depth + 1);
  let some = 0;
  for (const one of present) if (one === true) some += 1;
  const values = decodeColumn(column[2], some, {}, budget, depth + 1);
  let next = -1;
  return present.map((one) => {
    if (one !== true) return null;
    next += 1;
    return values[next];
  });
}

function decodeList(list: unknown, count: number): unknown[] {
  if (!Array.isArray(list) || list.length !== count)
    throw bad(`a list does not hold ${count} values`);
  return list as unknown[];
}

function decodeConstant(value: unknown, count: number, budget: Budget): unknown[] {
  // An object would be one and the same in every row, and a fold may write into it.
  if (value === undefined || (typeof value === 'object' && value !== null))
    throw bad('no constant');
  if (typeof value === 'string') spendCharacters(budget, value.length * count);
  return new Array<unknown>(count).fill(value);
}

/**
 * The `count` values of a column. Throws LogFormatError for anything that is no such column, and
 * for more than the budget has left.
 */
export function decodeColumn(
  column: unknown,
  count: number,
  scope: Scope,
  budget: Budget,
  depth: number,
): unknown[] {
  if (!Array.isArray(column)) throw bad('a column is no array');
  spendValues(budget, count);
  if (depth > DEEPEST + 2) throw bad('columns nested too deep');
  const parts = column as readonly unknown[];
  switch (parts[0]) {
    case LIST:
      return decodeList(parts[1], count);
    case CONSTANT:
      return decodeConstant(parts[1], count, budget);
    case INTS:
      return decodeInts(parts[1], count, scope.keys);
    case FLAGS:
      return decodeInts(parts[1], count).map((flag) => flag === 1);
    case TEXTS: {
      const { texts, keys } = decodeTexts(parts[1], count, budget, { keys: scope.keys });
      if (keys) scope.keys ??= keys;
      return texts;
    }
    case ARRAYS:
      return decodeArrays(parts, count, budget, depth);
    case OBJECTS:
      return decodeObjects(parts, count, budget, depth);
    case SHAPES:
      return decodeShapes(parts, count, budget, depth);
    case NULLABLE:
      return decodeNullable(parts, count, budget, depth);
    default:
      throw bad('a column of an unknown kind');
  }
}
