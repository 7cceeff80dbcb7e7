import type { Verification } from './log-check.ts';

/** Characters of JSON: it is written where bets are served. */
const MOST_CHARACTERS = 256 * 1024;

/**
 * What a check found, or its verdict alone where the rest, which quotes a log that anybody may have
 * written, is more than an answer holds. For the check's own thread.
 */
export function bounded(found: Verification): Verification {
  if (JSON.stringify(found).length <= MOST_CHARACTERS) return found;
  const { verdict } = found;
  return { verdict, findings: [{ verdict, detail: 'more was found than an answer holds' }] };
}
