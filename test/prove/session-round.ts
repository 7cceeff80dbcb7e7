/** The round of made-up sessions, with its figures, its coverage and the shortest reproductions. */
import { coverageText, neverSeen } from './coverage.ts';
import { DIVERGENCES, type DivergenceKind } from './divergence.ts';
import { proveInJobs } from './jobs.ts';
import type { RoundOptions } from './rounds.ts';
import { proveSessions } from './sessions.ts';
import { shrink } from './shrink.ts';
import type { Counts, Found, Tally } from './tally.ts';

/** Sessions of one seed are numbered from here on; below so many, none ends among those of another. */
const SEED_RANGE = 1_000_000;
/** Fewer do not have to show everything. */
const ENOUGH = 1_000;

const listed = (counts: Counts): string =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

function figures(tally: Tally): string {
  const { sessions, pages, events, calls, misfortunes, batches, uploads, secrets, faults } = tally;
  return [
    `${sessions} sessions in ${pages} pages, ${events} events`,
    `${calls} calls, ${misfortunes} answered as no working server would`,
    `${batches} batches in ${uploads} uploads, ${secrets} secrets planted`,
    `faults: ${listed(faults)}`,
  ].join('\n');
}

function byKind(found: readonly Found[]): Map<DivergenceKind, Found[]> {
  const kinds = new Map<DivergenceKind, Found[]>();
  for (const one of found) kinds.set(one.kind, [...(kinds.get(one.kind) ?? []), one]);
  return kinds;
}

/** Each way in which sessions diverged, with the least that shows it. */
async function printDivergences(found: readonly Found[], shrinks: boolean): Promise<void> {
  for (const [kind, all] of byKind(found)) {
    const [first] = all;
    if (!first) continue;
    const sessions = new Set(all.map(({ session }) => session));
    console.log(`\n${kind}: ${DIVERGENCES[kind]} (${sessions.size} sessions)`);
    for (const { page, detail } of all.slice(0, 5)) console.log(`  ${page}: ${detail}`);
    console.log(`  again: npm run prove -- --only ${first.session}`);
    if (!shrinks) continue;
    console.log('  shortest:');
    for (const action of await shrink(first.session, kind)) {
      console.log(`    ${JSON.stringify(action)}`);
    }
  }
}

/** Runs the round; false where anything diverged, or never came up though it had the time. */
export async function sessionRound({ sessions, seed, only, jobs, shrinks }: RoundOptions) {
  const started = performance.now();
  const first = only ?? seed * SEED_RANGE;
  const count = only === undefined ? sessions : 1;
  const progress = (done: number) => console.log(`${done} of ${count} sessions`);
  const tally =
    jobs > 1 && count > jobs
      ? await proveInJobs({ first, count }, jobs, progress)
      : await proveSessions({
          ...{ first, count },
          onSession: (so) => (so.sessions % 100 === 0 ? progress(so.sessions) : undefined),
        });
  const seconds = (performance.now() - started) / 1000;
  console.log(`\n${figures(tally)}`);
  console.log(
    `${seconds.toFixed(1)} s, ${(tally.sessions / seconds).toFixed(1)} sessions a second`,
  );
  if (only === undefined) console.log(`\n${coverageText(tally)}`);
  const unseen = count < ENOUGH ? [] : neverSeen(tally);
  if (unseen.length > 0) console.log(`\nnever came up: ${unseen.join(' ')}`);
  await printDivergences(tally.found, shrinks);
  console.log(`\n${tally.found.length} divergences`);
  return tally.found.length === 0 && unseen.length === 0;
}
