import { encodeInts } from './ints.ts';
import { encodeTexts } from './texts.ts';

/** How a column is written: the first element of its array. */
export const LIST = 0;
export const CONSTANT = 1;
export const INTS = 2;
export const FLAGS = 3;
export const TEXTS = 4;
export const ARRAYS = 5;
export const OBJECTS = 6;
export const SHAPES = 7;
export const NULLABLE = 8;

/** Values deeper than this are kept as they are. */
export const DEEPEST = 24;
const MOST_SHAPES = 24;
const FEW = 3;

type Fields = Readonly<Record<string, unknown>>;

/** What a column may know of the columns before it in the same object. */
export interface Scope {
  keys?: readonly number[];
}

type Kind = 'null' | 'text' | 'int' | 'flag' | 'array' | 'object' | 'other';

function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return Number.isSafeInteger(value) ? 'int' : 'other';
  if (typeof value === 'boolean') return 'flag';
  if (Array.isArray(value)) return 'array';
  if (typeof value !== 'object') return 'other';
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? 'object' : 'other';
}

/** The one kind of all values, null besides where `nulls`; 'other' where they are mixed. */
function commonKind(values: readonly unknown[]): { kind: Kind; nulls: boolean } {
  let kind: Kind = 'null';
  let nulls = false;
  for (const value of values) {
    const one = kindOf(value);
    if (one === 'null') nulls = true;
    else if (kind === 'null') kind = one;
    else if (one !== kind) return { kind: 'other', nulls: false };
  }
  return { kind, nulls };
}

function isConstant(values: readonly unknown[]): boolean {
  const first = values[0];
  for (let i = 1; i < values.length; i += 1) if (values[i] !== first) return false;
  return true;
}

function encodeArrays(rows: readonly (readonly unknown[])[], depth: number): readonly unknown[] {
  const values: unknown[] = [];
  // By index: a hole in an array counts, as it does in JSON.
  for (const row of rows) for (let i = 0; i < row.length; i += 1) values.push(row[i]);
  const lengths = encodeColumn(
    rows.map((row) => row.length),
    {},
    depth + 1,
  );
  return [ARRAYS, lengths, encodeColumn(values, {}, depth + 1)];
}

function sameKeys(left: readonly string[], right: readonly string[]): boolean {
  if (left.length !== right.length) return false;
  for (let i = 0; i < left.length; i += 1) if (left[i] !== right[i]) return false;
  return true;
}

interface Shape {
  readonly keys: readonly string[];
  readonly rows: Fields[];
  readonly columns: unknown[][];
}

/** Adds a row's values to the shape; false, and nothing added, where JSON would leave one out. */
function addRow({ keys, rows, columns }: Shape, row: Fields): boolean {
  for (let k = 0; k < keys.length; k += 1) {
    const value = row[keys[k] as string];
    if (value === undefined) {
      for (let added = 0; added < k; added += 1) columns[added]?.pop();
      return false;
    }
    columns[k]?.push(value);
  }
  rows.push(row);
  return true;
}

/** Which shape has these keys, made where there is none; -1 where there are too many shapes. */
function placeOf(shapes: Shape[], keys: readonly string[]): number {
  const place = shapes.findIndex((shape) => sameKeys(shape.keys, keys));
  if (place >= 0) return place;
  if (shapes.length === MOST_SHAPES || keys.includes('__proto__')) return -1;
  return shapes.push({ keys, rows: [], columns: keys.map(() => []) }) - 1;
}

/** The shapes of these objects, and which one each has; undefined where there are too many. */
function shapesOf(rows: readonly Fields[]): { shapes: Shape[]; places: number[] } | undefined {
  const shapes: Shape[] = [];
  const places: number[] = [];
  let place = -1;
  for (const row of rows) {
    const keys = Object.keys(row);
    const last = shapes[place];
    if (!last || !sameKeys(last.keys, keys)) place = placeOf(shapes, keys);
    let shape = shapes[place];
    if (shape && !addRow(shape, row)) {
      place = placeOf(
        shapes,
        keys.filter((key) => row[key] !== undefined),
      );
      shape = shapes[place];
      if (shape) addRow(shape, row);
    }
    if (!shape) return undefined;
    places.push(place);
  }
  return { shapes, places };
}

function encodeShape({ keys, rows, columns }: Shape, depth: number): readonly unknown[] {
  if (rows.length < FEW) return [LIST, rows];
  const scope: Scope = {};
  return [OBJECTS, keys, ...columns.map((column) => encodeColumn(column, scope, depth + 1))];
}

function encodeObjects(rows: readonly Fields[], depth: number): readonly unknown[] {
  const found = shapesOf(rows);
  const [only, second] = found?.shapes ?? [];
  if (!found || !only) return [LIST, rows];
  if (!second) return encodeShape(only, depth);
  const shapes = found.shapes.map((shape) => encodeShape(shape, depth));
  return [SHAPES, encodeColumn(found.places, {}, depth + 1), ...shapes];
}

function encodeNullable(values: readonly unknown[], depth: number): readonly unknown[] {
  const present = values.map((value) => value !== null);
  const rest = encodeColumn(
    values.filter((value) => value !== null),
    {},
    depth + 1,
  );
  return [NULLABLE, encodeColumn(present, {}, depth + 1), rest];
}

/**
 * JSON values as one column. What comes back is what JSON would give back; values that are few,
 * deep or of different kinds are kept as plain JSON.
 */
export function encodeColumn(
  values: readonly unknown[],
  scope: Scope,
  depth: number,
): readonly unknown[] {
  const { kind, nulls } = commonKind(values);
  const plain = kind === 'other' || depth >= DEEPEST;
  if (plain || values.length < FEW) return [LIST, values];
  if (kind !== 'object' && kind !== 'array' && isConstant(values)) return [CONSTANT, values[0]];
  if (nulls) return encodeNullable(values, depth);
  switch (kind) {
    case 'int': {
      const ints = encodeInts(values as number[], scope.keys);
      return ints ? [INTS, ints.column] : [LIST, values];
    }
    case 'flag': {
      const flags = encodeInts(values.map((value) => (value ? 1 : 0)));
      return flags ? [FLAGS, flags.column] : [LIST, values];
    }
    case 'text': {
      const texts = encodeTexts(values as string[], scope.keys);
      if (texts.keys) scope.keys ??= texts.keys;
      return [TEXTS, texts.column];
    }
    case 'array':
      return encodeArrays(values as unknown[][], depth);
    default:
      return encodeObjects(values as Fields[], depth);
  }
}
