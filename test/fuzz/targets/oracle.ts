import * as assert from 'uvu/assert';

/** Words that go into an index, a log or a console: no input makes them long. */
const LONGEST_MESSAGE = 1_000;

type ErrorType = abstract new (...args: never[]) => Error;

/** What this gives back; undefined where it was refused with the one error that is documented. */
export function takenOrRefused<T>(run: () => T, documented: ErrorType): T | undefined {
  try {
    return run();
  } catch (error) {
    judgeError(error, documented);
    return undefined;
  }
}

/** Throws an error on that is not the documented one, or that repeats too much of what came in. */
export function judgeError(error: unknown, documented: ErrorType): void {
  if (!(error instanceof documented)) throw error;
  judgeMessage(error.message);
}

export function judgeMessage(message: string): void {
  assert.ok(message.length <= LONGEST_MESSAGE, `a message of ${message.length} characters`);
}

/** Both are the same JSON: a difference is named by its place, as the whole may be long. */
export function sameJson(actual: unknown, expected: unknown, what: string): void {
  const [left, right] = [JSON.stringify(actual) ?? '', JSON.stringify(expected) ?? ''];
  if (left === right) return;
  let at = 0;
  while (left[at] === right[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 30), at + 30);
  assert.unreachable(`${what}: ${around(left)} | ${around(right)}`);
}

/**
 * Whether a field has a name that JSON writes with an escape. V8's JSON.parse, as in Node 24, takes
 * such a name for another one that it has read before; no door of the site lets a backslash in.
 */
export function hasEscapedName(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, each]) => JSON.stringify(name).length !== name.length + 2 || hasEscapedName(each),
  );
}

/** A value as a text: a text itself, or its JSON. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
