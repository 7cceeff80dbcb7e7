import * as v from 'valibot';

/**
 * Where a value first does not fit its schema and what was expected there, in words. It never
 * repeats the value: that may be a secret, and such words reach the log.
 */
export function schemaProblem(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues;
  if (!issue) return 'it does not fit';
  const path = v.getDotPath(issue);
  const expected = `expected ${issue.expected ?? 'another value'}`;
  return path ? `${path}: ${expected}` : expected;
}
