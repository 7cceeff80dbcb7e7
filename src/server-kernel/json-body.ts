import { parseJson } from '../kernel/json.ts';
import { fail, ok, type Result } from '../kernel/result.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a key in here could reach a prototype where it is copied on. Nesting is bounded. */
function holdsPrototype(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (Object.hasOwn(value, '__proto__')) return true;
  const maker = Object.hasOwn(value, 'constructor') ? value.constructor : null;
  if (isObject(maker) && Object.hasOwn(maker, 'prototype')) return true;
  return Object.values(value).some(holdsPrototype);
}

/**
 * The JSON of a request's body, which anybody may have written; an empty body is undefined. Fails
 * with what is wrong: nested too deep for those who walk it, a key that means a prototype, or none.
 */
export function parseJsonBody(
  text: string,
): Result<unknown, 'not-json' | 'too-deep' | 'prototype'> {
  if (text === '') return ok(undefined);
  const parsed = parseJson(text);
  return parsed.ok && holdsPrototype(parsed.value) ? fail('prototype') : parsed;
}
