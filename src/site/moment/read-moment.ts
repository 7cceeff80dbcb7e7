import { LogFormatError } from '../../log/codec/format-error.ts';
import { readLog } from '../../log/read/log-file.ts';
import type { State } from '../../projections/state.ts';
import { createReplay } from '../../replay/replay.ts';
import type { OwnRecordings, RecordingAnswer } from '../own-recordings.ts';

/** Where in a recording something was pressed. */
export interface MomentPlace {
  readonly sessionId: string;
  readonly seq: number;
}

/** The site as it stood when something was pressed: what was on screen. */
export interface Moment {
  readonly state: State;
  /** When that was, by the clock of the device; epoch milliseconds. */
  readonly at: number;
}

/**
 * Why it cannot be shown: `closed` is a recording in which somebody else was signed in too, or that was
 * erased; `awaited` has not arrived that far; `unreadable` is none that this build can read.
 */
export type MomentProblem = 'closed' | 'awaited' | 'unreadable' | 'unreachable';

const CLOSED = [403, 404];

async function answerOf(recordings: OwnRecordings, { sessionId, seq }: MomentPlace) {
  try {
    const answer = await recordings.read(sessionId, seq);
    return answer.status === 200 ? await answer.text() : answer;
  } catch {
    return null;
  }
}

const problemOf = (answer: RecordingAnswer | null): MomentProblem =>
  answer !== null && CLOSED.includes(answer.status) ? 'closed' : 'unreachable';

/** Folds a recording up to just before the press: with it the site has begun to answer already. */
async function momentIn(text: string, { seq }: MomentPlace): Promise<Moment | MomentProblem> {
  const { events, unknownCatalogue } = await readLog([text]);
  if (unknownCatalogue) return 'unreadable';
  const replay = createReplay(events);
  const count = replay.countThrough(seq);
  const press = replay.events[count - 1];
  if (press?.seq !== seq) return 'awaited';
  return { state: replay.stateAfter(count - 1), at: press.at };
}

/** The moment of a press from the player's own recording, or why it cannot be shown. */
export async function readMoment(
  recordings: OwnRecordings,
  place: MomentPlace,
): Promise<Moment | MomentProblem> {
  const answer = await answerOf(recordings, place);
  if (typeof answer !== 'string') return problemOf(answer);
  try {
    return await momentIn(answer, place);
  } catch (error) {
    if (error instanceof LogFormatError) return 'unreadable';
    throw error;
  }
}
