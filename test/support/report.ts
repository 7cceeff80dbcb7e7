/** What a run of suites came to. */
export interface Report {
  passed: number;
  failed: number;
  skipped: number;
  /** One text for each failure, to be read without the output around it. */
  failures: string[];
}

export const emptyReport = (): Report => ({ passed: 0, failed: 0, skipped: 0, failures: [] });

/** Counts a failure and keeps its text. */
export function fail(report: Report, text: string): void {
  report.failed += 1;
  report.failures.push(text.trimEnd());
}

/** Adds the second report to the first. */
export function addTo(total: Report, part: Report): void {
  total.passed += part.passed;
  total.failed += part.failed;
  total.skipped += part.skipped;
  total.failures.push(...part.failures);
}

/** `5 passed, 0 failed, 1 skipped`: the last line of every run. */
export function closingLine({ passed, failed, skipped }: Report): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
