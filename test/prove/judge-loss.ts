/** Whether all that was published is stored, or it is known why not. */
import type { RawEvent } from '../../src/log/codec/columns.ts';
import type { Report } from './judge.ts';
import type { Page } from './page.ts';
import { STORAGE_TAKES } from './storage-faults.ts';
import type { World } from './world.ts';

/** Events that the recorder said are lost, whoever of the browser's pages said so. */
function reportedLost({ pages, rest }: World, sessionId: string): number {
  const all = [...pages.flatMap(({ statuses }) => statuses), ...rest];
  return all.reduce(
    (sum, status) =>
      status.kind === 'lost' && status.sessionId === sessionId ? sum + status.count : sum,
    0,
  );
}

async function waitingFor({ queue }: World, sessionId: string): Promise<number> {
  const items = [...(await queue.batches(sessionId)), ...(await queue.chunks(sessionId))];
  return items.reduce((sum, { count }) => sum + count, 0);
}

/**
 * Every event is stored, said to be lost, or was refused by the storage and in no safe place. A kill
 * takes besides what was published while the database was still writing what came before.
 */
export async function judgeLoss(
  world: World,
  page: Page,
  stored: readonly RawEvent[],
  report: Report,
): Promise<void> {
  const { sessionId, events, times, ended, endedAt } = page;
  const waiting = await waitingFor(world, sessionId);
  if (waiting > 0) {
    report('stranded', `${waiting} events`);
    return;
  }
  const present = new Set(stored.map(({ seq }) => seq));
  const refused = world.refusedOf(sessionId);
  const missing = events.filter(({ seq }) => !present.has(seq) && !refused.has(seq));
  const told = reportedLost(world, sessionId);
  const last = stored.at(-1)?.seq ?? -1;
  const inTime = missing.filter(
    ({ seq }) => seq < last || (times[seq] ?? 0) < endedAt - STORAGE_TAKES,
  );
  const counted = ended === 'killed' ? inTime : missing;
  if (counted.length <= told) return;
  const [{ type, seq } = { type: '', seq: -1 }] = counted;
  const kind = ended === 'killed' && seq > last ? 'tail' : 'loss';
  report(kind, `${counted.length} missing from ${type} at ${seq} on, ${told} told`);
}
