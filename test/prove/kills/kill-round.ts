import type { RoundOptions } from '../rounds.ts';
import { broken, tableOf } from './report.ts';
import { type Killed, killSessions } from './round.ts';

/** Kills as often as was asked for; false where more is lost than is promised, or anything else. */
export async function killRound({ kills, seed }: RoundOptions): Promise<boolean> {
  const started = Date.now();
  const log = (line: string): void => {
    console.log(`${Math.round((Date.now() - started) / 1000)} s: ${line}`);
  };
  const onProgress = (some: readonly Killed[]): void => log(`\n${tableOf(some)}`);
  const killed = await killSessions({ kills, seed, log, onProgress });
  const problems = broken(killed);
  console.log([tableOf(killed), ...problems].join('\n'));
  return problems.length === 0;
}
