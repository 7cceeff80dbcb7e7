/** What a run of suites came to. */
export interface Report {
  passed: number;
  failed: number;
  skipped: number;
  /** One text for each failure, to be read without the output around it. */
  failures: string[];
  /** Whether it came to its end; one that did not has crashed, or was stopped. */
  whole: boolean;
  /** Files in which something failed. */
  failedFiles: string[];
  /** Seconds that each file took. */
  seconds: Record<string, number>;
}

export const emptyReport = (): Report => ({
  ...{ passed: 0, failed: 0, skipped: 0, whole: true },
  ...{ failures: [], failedFiles: [], seconds: {} },
});

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
  total.failedFiles.push(...part.failedFiles);
  Object.assign(total.seconds, part.seconds);
}

/** The first lines of a failure: what it was, without all that was printed before. */
export function headOf(failure: string, lines = 40): string {
  const all = failure.split('\n');
  if (all.length <= lines) return failure;
  return [...all.slice(0, lines), `… and ${all.length - lines} lines more, above`].join('\n');
}

/** `5 passed, 0 failed, 1 skipped`: the last line of every run. */
export function closingLine({ passed, failed, skipped }: Report): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
