/** Whether all that was published is stored, or it is known why not. */
import type { RawEvent } from '../../src/log/columns.ts';
import type { Report } from './judge.ts';
import type { Page } from './page.ts';
import type { World } from './world.ts';

/** What a kill may take, in milliseconds of steady time: an event is in the queue by then. */
const TAIL = 100;

/** Events that the recorder said are lost, whoever of the browser's pages said so. */
function toldLost({ pages, rest }: World, sessionId: string): number {
  const all = [...pages.flatMap(({ statuses }) => statuses), ...rest];
  return all.reduce(
    (sum, status) =>
      status.kind === 'lost' && status.sessionId === sessionId ? sum + status.count : sum,
    0,
  );
}

/** How many events are not stored, told apart by whether they had a place in the queue in time. */
export async function judgeLoss(
  world: World,
  page: Page,
  stored: readonly RawEvent[],
  report: Report,
): Promise<void> {
  const { sessionId, events, times, ended, endedAt } = page;
  const waiting = [
    ...(await world.queue.batches(sessionId)),
    ...(await world.queue.chunks(sessionId)),
  ];
  if (waiting.length > 0) {
    report('stranded', `${waiting.reduce((sum, { count }) => sum + count, 0)} events`);
    return;
  }
  const present = new Set(stored.map(({ seq }) => seq));
  const last = stored.at(-1)?.seq ?? -1;
  // A storage that fails gives no safety from a kill, nor from leaving, and nobody to tell it.
  const tail = ended === 'killed' || world.storageMet.size > 0 ? last : Number.POSITIVE_INFINITY;
  const missing = events.filter(({ seq }) => !present.has(seq) && seq < tail);
  const told = toldLost(world, sessionId);
  if (missing.length > told) report('loss', `${missing.length} missing, ${told} told`);
  if (ended !== 'killed' || world.storageMet.size > 0 || told > 0) return;
  const late = events.find(({ seq }) => seq > last && (times[seq] ?? 0) < endedAt - TAIL);
  if (late)
    report('tail', `${late.type} at ${late.seq}, ${endedAt - (times[late.seq] ?? 0)} ms before`);
}
