import { fail, ok, type Result } from './result.ts';

/**
 * Deepest nesting that foreign JSON may have. What the site makes stays far below it, and every
 * walk that recurses stays far from the end of its stack.
 */
export const DEEPEST_JSON = 100;

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_ARRAY = 91;
const CLOSE_ARRAY = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

function isEscaped(text: string, quote: number): boolean {
  let at = quote - 1;
  while (text.charCodeAt(at) === BACKSLASH) at -= 1;
  return (quote - at) % 2 === 0;
}

/** The place of the quote that ends a text; the end of all where none does. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

/** Whether arrays and objects are nested deeper than `most` levels. Looks at brackets alone. */
export function isNestedDeeper(text: string, most: number): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) i = endOfText(text, i);
    else if (code === OPEN_ARRAY || code === OPEN_OBJECT) {
      depth += 1;
      if (depth > most) return true;
    } else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}

/** Parses JSON from outside, unless it is nested deeper than anything that walks it can bear. */
export function parseJson(
  text: string,
  deepest = DEEPEST_JSON,
): Result<unknown, 'not-json' | 'too-deep'> {
  if (isNestedDeeper(text, deepest)) return fail('too-deep');
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail('not-json');
  }
}
