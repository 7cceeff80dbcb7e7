import * as v from 'valibot';

/** Says what is wrong without repeating the value, which may be anything. */
export function schemaMismatch(schema: v.GenericSchema, data: unknown): string {
  // Each issue would be an object of its own, for millions of values as many.
  const { issues = [] } = v.safeParse(schema, data, { abortEarly: true });
  const [first] = issues;
  const path = first ? v.getDotPath(first) : null;
  if (!first) return 'its data does not fit';
  return `its data does not fit${path ? ` at ${path}` : ''}: expected ${first.expected ?? 'other data'}`;
}
