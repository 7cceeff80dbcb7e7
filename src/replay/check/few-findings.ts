import type { Finding, VerdictName } from './verdicts.ts';

/** Of each verdict; who looks goes by the first of them. */
const MOST_OF_A_VERDICT = 100;
/** What a finding quotes of a recording is as long as its writer likes. */
const DETAIL_CHARACTERS = 2_000;

/**
 * The first hundred findings of each verdict, and how many more there are. A recording may be made to
 * have as many as it has events, in a tenth of a byte each, so all others are let go as they come.
 */
export function fewFindings(found: Iterable<Finding>): Finding[] {
  const counts = new Map<VerdictName, number>();
  const few: Finding[] = [];
  for (const finding of found) {
    const { verdict, detail } = finding;
    const count = (counts.get(verdict) ?? 0) + 1;
    counts.set(verdict, count);
    if (count > MOST_OF_A_VERDICT) continue;
    few.push({ ...finding, detail: detail.slice(0, DETAIL_CHARACTERS) });
  }
  for (const [verdict, count] of counts) {
    const others = count - MOST_OF_A_VERDICT;
    if (others > 0) few.push({ verdict, detail: `${others} more of this verdict` });
  }
  return few;
}
