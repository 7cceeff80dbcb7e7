import { fail, ok, type Result } from './result.ts';

/**
 * Deepest nesting of an event's data. A batch wraps every level in up to two more of its own for
 * the first 24, and has to stay below DEEPEST_JSON itself.
 */
export const DEEPEST_DATA = 48;

/** Characters of JSON that data from outside may have: no reader takes an event much larger. */
export const LARGEST_DATA = 2_000_000;

/** Most characters of JSON that one character of a text may become: `\u0000`. */
const ESCAPED = 6;
const LONGEST_PATH = 200;

const NUMBER = 'expected a number that JSON can hold';
const PROTOTYPE = '__proto__';

interface Walk {
  readonly path: (string | number)[];
  /** How many characters of JSON there may still be, were none escaped. */
  room: number;
  problem: string;
}

/** Ends a walk from any depth; what is wrong stands in the walk. */
class Refused extends Error {}

function refuse(walk: Walk, problem: string): never {
  walk.problem = problem;
  throw new Refused();
}

function take(walk: Walk, characters: number): void {
  walk.room -= characters;
  if (walk.room < 0) refuse(walk, 'it is too large');
}

/**
 * Half of a character, as a player leaves behind who deletes one half of an emoji, becomes the sign
 * for what cannot be read: refusing the whole text would throw away what else was typed.
 */
function copyText(walk: Walk, text: string): string {
  take(walk, text.length + 2);
  return text.toWellFormed();
}

function copyNumber(walk: Walk, number: number): number {
  take(walk, 2);
  // JSON has no negative zero; added to zero it is none.
  return Number.isFinite(number) ? number + 0 : refuse(walk, NUMBER);
}

function copyList(walk: Walk, list: readonly unknown[]): unknown[] {
  const made: unknown[] = [];
  const { length } = list;
  for (let i = 0; i < length; i += 1) {
    walk.path.push(i);
    made.push(copy(walk, list[i]));
    walk.path.pop();
  }
  return made;
}

/** Whether it was written as `{}`, be it in another frame: not a Date, a Map or a class of its own. */
function isPlain(object: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(object);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/**
 * Whether a field may be called so. `__proto__` would change what the object is. JSON.parse of V8,
 * as in Node 24, takes a name that ends with a backslash for another one that it reads later.
 */
function isName(key: string): boolean {
  return key !== PROTOTYPE && !key.includes('\\') && key.isWellFormed();
}

function copyObject(walk: Walk, object: Readonly<Record<string, unknown>>): object {
  if (!isPlain(object)) refuse(walk, 'expected a plain object');
  const made: Record<string, unknown> = {};
  for (const key of Object.keys(object)) {
    walk.path.push(key);
    if (!isName(key)) refuse(walk, 'expected another name');
    take(walk, key.length + 3);
    const value = object[key];
    if (value !== undefined) made[key] = copy(walk, value);
    walk.path.pop();
  }
  return made;
}

function copy(walk: Walk, value: unknown): unknown {
  switch (typeof value) {
    case 'string':
      return copyText(walk, value);
    case 'number':
      return copyNumber(walk, value);
    case 'boolean':
      take(walk, 2);
      return value;
    case 'object': {
      take(walk, 2);
      if (value === null) return null;
      if (walk.path.length >= DEEPEST_DATA) refuse(walk, 'it is nested too deep');
      if (Array.isArray(value)) return copyList(walk, value);
      return copyObject(walk, value as Readonly<Record<string, unknown>>);
    }
    default:
      return refuse(walk, 'expected what JSON can hold');
  }
}

function problemOf({ path, problem }: Walk): string {
  const at = path.join('.').toWellFormed();
  if (at === '') return problem;
  return `${at.length > LONGEST_PATH ? `${at.slice(0, LONGEST_PATH).toWellFormed()}…` : at}: ${problem}`;
}

/**
 * A copy of a value that anybody may have made, as JSON gives it back: plain objects and lists,
 * finite numbers, no negative zero, whole characters, no field that is undefined. Fails, with the
 * place and what is wrong there, for what JSON would leave out or write as something else. Each
 * property is read once, so that none can be another later, and one that throws is a problem too.
 */
export function normalCopy(value: unknown): Result<unknown> {
  const walk: Walk = { path: [], room: LARGEST_DATA, problem: 'it cannot be read' };
  try {
    const made = copy(walk, value);
    const mayBeLarge = (LARGEST_DATA - walk.room) * ESCAPED > LARGEST_DATA;
    if (mayBeLarge && JSON.stringify(made).length > LARGEST_DATA) return fail('it is too large');
    return ok(made);
  } catch {
    // Not even the type of what a stranger throws is looked at.
    return fail(problemOf(walk));
  }
}

function isNormalObject(object: Readonly<Record<string, unknown>>, depth: number): boolean {
  if (Object.getPrototypeOf(object) !== Object.prototype) return false;
  for (const key in object) {
    if (key === PROTOTYPE || !isNormal(object[key], depth)) return false;
  }
  return true;
}

function isNormalList(list: readonly unknown[], depth: number): boolean {
  for (let i = 0; i < list.length; i += 1) if (!isNormal(list[i], depth)) return false;
  return true;
}

/**
 * Whether JSON gives a value of the site's own back just as it is. Makes nothing. Of names
 * it knows `__proto__` alone: the others that doors refuse can be written.
 */
export function isNormal(value: unknown, depth = 0): boolean {
  switch (typeof value) {
    case 'string':
      return value.isWellFormed();
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0);
    case 'boolean':
      return true;
    case 'object':
      if (value === null) return true;
      if (depth >= DEEPEST_DATA) return false;
      return Array.isArray(value)
        ? isNormalList(value, depth + 1)
        : isNormalObject(value as Readonly<Record<string, unknown>>, depth + 1);
    default:
      return false;
  }
}
