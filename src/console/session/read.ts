import type { LogLine } from '../../log/read/ndjson.ts';
import { endOf } from '../../log/record/farewell.ts';
import { troubleOf } from '../api/http.ts';
import type { SessionItem } from '../api/sessions.ts';
import type { Recording } from '../recording/recording.ts';
import type { Session, SessionPorts } from './session.ts';

/** Live events are taken in so often at most, in milliseconds. */
const LIVE_PACE = 200;
/** A session that said nothing for so long is taken to be idle, in milliseconds. */
const IDLE_AFTER = 120_000;
/** A session that said nothing for so long is taken to be over. */
const OVER_AFTER = 30 * 60_000;

/** What a session is read into. */
export interface Reading
  extends Pick<Session, 'loading' | 'recording' | 'item' | 'live' | 'player'> {
  readonly id: string;
  readonly ports: SessionPorts;
  readonly signal: AbortSignal;
  readonly now: () => number;
  /** The seq to begin with. */
  readonly at: number | null;
  add(lines: readonly LogLine[]): void;
}

/** The page went away. */
function isOver({ events }: Recording): boolean {
  return endOf(events)?.farewell ?? false;
}

/** Whether more may come: now, as the server says or the recording itself; later; or not at all. */
function expectation(
  item: SessionItem | null,
  recording: Recording,
  now: number,
): 'now' | 'later' | 'none' {
  const silence = now - (recording.events.at(-1)?.at ?? Number.NEGATIVE_INFINITY);
  if (isOver(recording)) return 'none';
  if (item ? item.live : silence < IDLE_AFTER) return 'now';
  return silence < OVER_AFTER ? 'later' : 'none';
}

function follow(
  { id, ports, signal, live, player, recording, add }: Reading,
  isIdle: boolean,
): void {
  let idle = isIdle;
  let waiting: LogLine[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  const flush = (): void => {
    timer = null;
    const lines = waiting;
    waiting = [];
    add(lines);
    idle = false;
    if (live.get() === 'idle') live.set('open');
    if (isOver(recording.get())) stop();
  };
  const close = ports.live.follow(id, recording.get().nextSeq, {
    onLines(lines) {
      waiting.push(...lines);
      timer ??= setTimeout(flush, LIVE_PACE);
    },
    onStatus: (status) => live.set(status === 'open' && idle ? 'idle' : status),
  });
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    close();
    player.follow(false);
    live.set('off');
  };
  signal.addEventListener('abort', stop, { once: true });
}

/** Reads a session's recording, and follows it while the session is under way. */
export async function readSession(parts: Reading): Promise<void> {
  const { id, ports, signal, loading, item, recording, add, now, player, at } = parts;
  const known = ports.sessions.one(id, signal).catch(() => null);
  known.then((found) => !signal.aborted && item.set(found));
  try {
    for await (const { lines, bytes } of ports.recordings.read(id, signal)) {
      add(lines);
      loading.set({ status: 'loading', bytes, trouble: null });
    }
    loading.set({ ...loading.get(), status: 'ready' });
    const more = expectation(await known, recording.get(), now());
    if (signal.aborted || more === 'none') return;
    follow(parts, more === 'later');
    // Who asked for no moment, and went to none meanwhile, wants to see what happens now.
    const { count, playing } = player.moment.get();
    if (more === 'now' && at === null && count <= 1 && !playing) player.follow(true);
  } catch (error) {
    if (signal.aborted) return;
    loading.set({ ...loading.get(), status: 'failed', trouble: troubleOf(error) });
  }
}
