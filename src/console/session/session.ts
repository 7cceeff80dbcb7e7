import type { AnyEvent } from '../../events/catalogue.ts';
import type { LogLine } from '../../log/ndjson.ts';
import type { Verdict } from '../../replay/verify.ts';
import type { FollowApi, LiveStatus } from '../api/follow.ts';
import { type Trouble, troubleOf } from '../api/http.ts';
import type { RecordingApi } from '../api/recording.ts';
import type { SessionItem, SessionsApi } from '../api/sessions.ts';
import { createPlayer, type Player } from '../player/player.ts';
import { countThrough } from '../recording/places.ts';
import { createRecorder, type Recording } from '../recording/recording.ts';
import { createShownState, type Shown } from '../shown-state.ts';
import { createStore, type Store } from '../store.ts';

export interface Loading {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly bytes: number;
  readonly trouble: Trouble | null;
}

export interface Checking {
  readonly status: 'waiting' | 'running' | 'done' | 'failed';
  readonly verdict: Verdict | null;
}

/** What a session is read by. */
export interface SessionPorts {
  readonly sessions: SessionsApi;
  readonly recordings: RecordingApi;
  readonly live: FollowApi;
  /** Checks a recording against its checkpoints, without holding up the page. */
  readonly verify: (events: readonly AnyEvent[], signal: AbortSignal) => Promise<Verdict>;
}

/** A session open in the console. */
export interface Session {
  readonly id: string;
  readonly loading: Store<Loading>;
  readonly recording: Store<Recording>;
  /** What the server knows about it; null until it has told. */
  readonly item: Store<SessionItem | null>;
  readonly live: Store<LiveStatus | 'off'>;
  readonly checking: Store<Checking>;
  readonly player: Player;
  /** The state after so many events. */
  shown(count: number): Shown;
  /** Goes to the event with this seq, or the last one before it. */
  goTo(seq: number): void;
  /** Checks the recording as far as it has come. */
  check(): void;
  stop(): void;
}

/** Live events are taken in so often at most, in milliseconds. */
const LIVE_PACE = 200;
/** A session that said nothing for so long is taken to be over, in milliseconds. */
const LIVE_FOR = 120_000;

interface Parts extends Pick<Session, 'loading' | 'recording' | 'item' | 'live' | 'player'> {
  readonly id: string;
  readonly ports: SessionPorts;
  readonly signal: AbortSignal;
  readonly now: () => number;
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

function follow({ id, ports, signal, live, recording, add }: Parts): void {
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

async function load(parts: Parts): Promise<void> {
  const { id, ports, signal, loading, item, recording, add, now } = parts;
  const known = ports.sessions.one(id, signal).catch(() => null);
  known.then((found) => !signal.aborted && item.set(found));
  try {
    for await (const { lines, bytes } of ports.recordings.read(id, signal)) {
      add(lines);
      loading.set({ status: 'loading', bytes, trouble: null });
    }
    loading.set({ ...loading.get(), status: 'ready' });
    const underWay = isUnderWay(await known, recording.get(), now());
    if (!signal.aborted && underWay) follow(parts);
  } catch (error) {
    if (signal.aborted) return;
    loading.set({ ...loading.get(), status: 'failed', trouble: troubleOf(error) });
  }
}

/** A check at a time; a new one takes the place of the one before. */
function createCheck(
  events: readonly AnyEvent[],
  verify: SessionPorts['verify'],
  signal: AbortSignal,
): Pick<Session, 'checking' | 'check'> {
  const checking = createStore<Checking>({ status: 'waiting', verdict: null });
  let round = 0;
  const check = async (): Promise<void> => {
    round += 1;
    const mine = round;
    checking.set({ status: 'running', verdict: null });
    const outcome = await verify(events, signal).then(
      (verdict): Checking => ({ status: 'done', verdict }),
      (): Checking => ({ status: 'failed', verdict: null }),
    );
    if (mine === round && !signal.aborted) checking.set(outcome);
  };
  return { checking, check: () => void check() };
}

/**
 * Opens a session: reads its recording, follows it while it is under way, and checks it once it is
 * all there. `at` is the seq to begin with, as soon as it has come.
 */
export function openSession(
  id: string,
  ports: SessionPorts,
  { at = null, now = Date.now }: { at?: number | null; now?: () => number } = {},
): Session {
  const recorder = createRecorder();
  const abort = new AbortController();
  const player = createPlayer(recorder.replay.events);
  const shownState = createShownState(recorder.replay);
  const recording = createStore(recorder.recording());
  const loading = createStore<Loading>({ status: 'loading', bytes: 0, trouble: null });
  const item = createStore<SessionItem | null>(null);
  const live = createStore<LiveStatus | 'off'>('off');
  const { checking, check } = createCheck(recorder.replay.events, ports.verify, abort.signal);
  const goTo = (seq: number) => player.goTo(countThrough(recorder.replay.events, seq));

  let wanted = at;
  const add = (lines: readonly LogLine[]): void => {
    if (abort.signal.aborted) return;
    const next = recorder.add(lines);
    // Folding on the way leaves the snapshots that make every later jump short.
    recorder.replay.stateAfter(next.events.length);
    player.grown();
    recording.set(next);
    if (wanted !== null && next.nextSeq > wanted) {
      goTo(wanted);
      wanted = null;
    }
  };

  const parts = { id, ports, signal: abort.signal, now, loading, recording, item, live, player };
  void load({ ...parts, add }).then(() => {
    if (!abort.signal.aborted && loading.get().status === 'ready') check();
  });

  return {
    ...{ id, loading, recording, item, live, checking, player, goTo, check },
    shown: (count) => shownState.at(count),
    stop: () => abort.abort(),
  };
}
