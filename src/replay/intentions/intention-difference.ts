import type { AnyEvent } from '../../events/catalogue.ts';
import { ERASED_MARKER, SECRET_MARKER } from '../../kernel/privacy.ts';

/** Where the replay first does not follow the recording. It tells no values: they may be personal. */
export interface IntentionDifference {
  readonly seq: number;
  /** Type of the recorded event, and of the one that happened instead: `nothing` where none did. */
  readonly recorded: string;
  readonly replayed: string;
  /** Of two events of one type: `cause`; of two calls what differs in their data, such as `body.amount`. */
  readonly path?: string;
}

/** What stands in a recorded text for one that is not there; within addresses it is coded. */
const ABSENT = /(?:\[|%(?:25)*5B)(?:secret|erased)(?:\]|%(?:25)*5D)/i;

/** Whether a text is the recorded one: what stands between its markers comes in the same order. */
function matchesText(recorded: string, replayed: string): boolean {
  const [first = '', ...others] = recorded.split(ABSENT);
  const last = others.pop();
  if (last === undefined) return recorded === replayed;
  let at = first.length;
  for (const piece of others) {
    const found = replayed.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return replayed.startsWith(first) && replayed.slice(at).endsWith(last);
}

/** Longer paths are those of a recording that was made by hand. */
const LONGEST_PATH = 200;

/**
 * Where a replayed value first is not the recorded one, as keys joined by dots; null where it is. A
 * recorded marker stands for what is not there.
 */
function differingPath(recorded: unknown, replayed: unknown, path = ''): string | null {
  if (recorded === SECRET_MARKER || recorded === ERASED_MARKER) return null;
  if (typeof recorded === 'string' && typeof replayed === 'string') {
    return matchesText(recorded, replayed) ? null : path;
  }
  if (typeof recorded !== 'object' || recorded === null) {
    return Object.is(recorded, replayed) ? null : path;
  }
  if (typeof replayed !== 'object' || replayed === null) return path;
  const left = recorded as Record<string, unknown>;
  const right = replayed as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const step = path === '' ? key : `${path}.${key}`;
    const found = differingPath(left[key], right[key], step.slice(0, LONGEST_PATH));
    if (found !== null) return found;
  }
  return null;
}

/** What is not as recorded; null where the replay follows. Of events but calls the type counts. */
export function differenceOf(
  recorded: AnyEvent,
  replayed: AnyEvent | undefined,
): IntentionDifference | null {
  const difference = {
    seq: recorded.seq,
    recorded: recorded.type,
    replayed: replayed?.type ?? 'nothing',
  };
  if (difference.recorded !== difference.replayed) return difference;
  if (recorded.cause !== replayed?.cause) return { ...difference, path: 'cause' };
  if (recorded.type !== 'http.requested') return null;
  const path = differingPath(recorded.data, replayed?.data);
  return path === null ? null : { ...difference, path };
}
