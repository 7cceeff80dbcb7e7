/** One place where two plain values differ. `path` is dotted, the root is the empty string. */
export interface Difference {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Where two plain (JSON) values differ, at most `limit` places, in the order of their keys. A field
 * that is undefined counts as absent, as it does in JSON.
 */
export function differences(before: unknown, after: unknown, limit = 100): Difference[] {
  const found: Difference[] = [];
  const visit = (left: unknown, right: unknown, path: string): void => {
    if (found.length >= limit || Object.is(left, right)) return;
    const sameKind = Array.isArray(left) === Array.isArray(right);
    if (!isContainer(left) || !isContainer(right) || !sameKind) {
      found.push({ path, before: left, after: right });
      return;
    }
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      visit(left[key], right[key], path === '' ? key : `${path}.${key}`);
    }
  };
  visit(before, after, '');
  return found;
}
