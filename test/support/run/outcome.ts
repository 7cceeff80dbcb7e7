/** What became of the jobs of a run, and what its summary says of them. */
import type { Ended } from './job.ts';
import type { Planned } from './pool.ts';
import { addTo, closingLine, emptyReport, headOf, type Report } from './report.ts';

export interface Outcome {
  readonly job: Planned;
  readonly report: Report;
  readonly ended: Ended;
}

/** A run that needs more second chances than this was made on a machine that cannot be trusted. */
const MOST_UNSTEADY = 2;
/** Of so many files, at most, that took so many seconds, the summary says so. */
const SLOW = 5;
const MOST_SLOW = 25;

/**
 * The failed jobs that are run once more, alone: suites of real browsers and servers whose tests
 * failed. What crashed, ran out of memory or time, or has no such right stays failed, and where more
 * failed than might be chance nothing is tried again.
 */
export function secondChances(outcomes: readonly Outcome[]): Outcome[] {
  const failed = outcomes.filter(
    ({ job, report }) => job.secondChance && report.whole && report.failed > 0,
  );
  return failed.length > MOST_UNSTEADY ? [] : failed;
}

const rowOf = ({ job, report, ended }: Outcome): string =>
  [
    `${ended.seconds.toFixed(1).padStart(7)} s`,
    `${ended.work.toFixed(0)} s`.padStart(6),
    `${ended.peakMb} MB`.padStart(8),
    ` ${job.name}: ${closingLine(report)}${ended.problem ? `; ${ended.how}` : ''}`,
  ].join(' ');

/** The suites that take longest, which is where time can be saved. */
function slowest({ seconds }: Report): string {
  const rows = Object.entries(seconds)
    .filter(([, each]) => each >= SLOW)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_SLOW)
    .map(([file, each]) => `${each.toFixed(1).padStart(7)} s  ${file}`);
  return rows.length > 0 ? `\n=== Longest files\n${rows.join('\n')}\n` : '';
}

/**
 * The end of a run: a row a job (seconds, seconds of processor, memory), what was unsteady, what failed. `again` holds the second outcomes of
 * those that had a second chance, by name; one that passed counts, and stays visible. `cost` is a line
 * of what it took.
 */
export function summaryOf(
  outcomes: readonly Outcome[],
  again: ReadonlyMap<string, Outcome>,
  cost: string,
): { total: Report; text: string; closing: string } {
  const total = emptyReport();
  const unsteady: Outcome[] = [];
  for (const outcome of outcomes) {
    const second = again.get(outcome.job.name);
    const passes = second?.report.whole && second.report.failed === 0;
    if (passes) unsteady.push(outcome);
    addTo(total, passes ? second.report : outcome.report);
  }
  const headsOf = (failures: readonly string[]) => failures.map((text) => headOf(text));
  const rows = [...outcomes, ...again.values()].map(rowOf);
  const sections: [title: string, texts: string[]][] = [
    ['Unsteady', unsteady.flatMap(({ report }) => headsOf(report.failures))],
    ['Failures', headsOf(total.failures)],
  ];
  const told = sections
    .filter(([, texts]) => texts.length > 0)
    .map(([title, texts]) => `\n=== ${title}\n${texts.join('\n\n')}\n`);
  return {
    total,
    text: [`${slowest(total)}\n=== Summary\n${rows.join('\n')}\n${cost}`, ...told].join('\n'),
    closing: closingLine(total) + (unsteady.length > 0 ? `, ${unsteady.length} unsteady` : ''),
  };
}
