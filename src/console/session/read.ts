import type { LogLine } from '../../log/ndjson.ts';
import { troubleOf } from '../api/http.ts';
import type { SessionItem } from '../api/sessions.ts';
import type { Recording } from '../recording/recording.ts';
import type { Session, SessionPorts } from './session.ts';

/** Live events are taken in so often at most, in milliseconds. */
const LIVE_PACE = 200;
/** A session that said nothing for so long is taken to be over, in milliseconds. */
const LIVE_FOR = 120_000;

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

/** The page went away: nothing but the checkpoint of that moment comes after. */
function isOver({ events }: Recording): boolean {
  return events.findLast(({ type }) => type !== 'log.checkpointed')?.type === 'app.stopped';
}

/** Whether more is to be expected, from what the server says or the recording itself. */
function isUnderWay(item: SessionItem | null, recording: Recording, now: number): boolean {
  const last = recording.events.at(-1);
  if (isOver(recording)) return false;
  return item ? item.live : last !== undefined && now - last.at < LIVE_FOR;
}

function follow({ id, ports, signal, live, recording, add }: Reading): void {
  let waiting: LogLine[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  const flush = (): void => {
    timer = null;
    const lines = waiting;
    waiting = [];
    add(lines);
    if (isOver(recording.get())) stop();
  };
  const close = ports.live.follow(id, recording.get().nextSeq, {
    onLines(lines) {
      waiting.push(...lines);
      timer ??= setTimeout(flush, LIVE_PACE);
    },
    onStatus: (status) => live.set(status),
  });
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    close();
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
    const underWay = isUnderWay(await known, recording.get(), now());
    if (signal.aborted || !underWay) return;
    follow(parts);
    // Who asked for no moment, and went to none meanwhile, wants to see what happens now.
    const { count, playing } = player.moment.get();
    if (at === null && count <= 1 && !playing) player.follow(true);
  } catch (error) {
    if (signal.aborted) return;
    loading.set({ ...loading.get(), status: 'failed', trouble: troubleOf(error) });
  }
}
