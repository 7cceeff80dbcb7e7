/** What the recordings of real visits are held against: their checkpoints, and their intentions. */
import { readLog } from '../../../src/log/read/log-file.ts';
import { verifyLog } from '../../../src/replay/check/verify.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import type { Staff } from '../../support/started/site.ts';

/** What came of judging recordings. */
export interface Judged {
  recordings: number;
  events: number;
  calls: number;
  timers: number;
  /** Without `app.stopped`. */
  withoutEnd: number;
  /** One line for each recording that is not as it was lived. */
  readonly accused: string[];
}

/** Ids of all sessions, the newest first. */
async function* sessionsOf(staff: Staff): AsyncGenerator<string> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = cursor === '' ? '' : `?cursor=${cursor}`;
    const reply = await staff.get(`/log-api/v1/sessions${query}`);
    const page = (await reply.json()) as { items: { id: string }[]; next: string | null };
    for (const { id } of page.items) yield id;
    cursor = page.next;
  }
}

async function accusation(text: string, judged: Judged): Promise<string | null> {
  const log = await readLog([text]);
  const { events } = log;
  judged.recordings += 1;
  judged.events += events.length;
  judged.calls += events.filter(({ type }) => type === 'http.requested').length;
  judged.timers += events.filter(({ type }) => type === 'timer.elapsed').length;
  if (!events.some(({ type }) => type === 'app.stopped')) judged.withoutEnd += 1;
  if (log.gaps.length + log.eventProblems.length + log.lineProblems.length > 0) {
    return `not whole: ${JSON.stringify([...log.gaps, ...log.eventProblems, ...log.lineProblems])}`;
  }
  const fold = verifyLog(events);
  if (fold.firstDifference) return `fold: ${JSON.stringify(fold.firstDifference)}`;
  const { verdict, firstDifference, reason } = verifyIntentions(events);
  return verdict === 'match' ? null : `intentions: ${JSON.stringify(firstDifference ?? reason)}`;
}

/** Judges every recording that the service holds. `keep` is given what is accused. */
export async function judgeAll(
  staff: Staff,
  keep: (id: string, text: string) => Promise<void>,
): Promise<Judged> {
  const judged: Judged = {
    ...{ recordings: 0, events: 0, calls: 0, timers: 0, withoutEnd: 0 },
    accused: [],
  };
  for await (const id of sessionsOf(staff)) {
    const text = await staff.ndjson(id);
    const accused = await accusation(text, judged);
    if (accused === null) continue;
    judged.accused.push(`${id}: ${accused}`);
    await keep(id, text);
  }
  return judged;
}
