import type { EventProblem } from '../../log/read/decode.ts';
import type { LogLine } from '../../log/read/ndjson.ts';
import { countThrough } from '../../replay/places.ts';
import type { SessionItem } from '../api/sessions.ts';
import { createPlayer } from '../player/player.ts';
import {
  createRecordingReader,
  type Recording,
  type RecordingReader,
} from '../recording/recording.ts';
import { createShownState } from '../shown-state.ts';
import { createStore } from '../store.ts';
import { readSession } from './read.ts';
import {
  type Checking,
  goesOn,
  type Liveness,
  type Loading,
  type Session,
  type SessionPorts,
} from './session.ts';
import type { VerifyRequest } from './verify-worker.ts';

/** What a check is asked of a recording, as far as it has come. */
function verifyRequest(recording: Recording, underWay: boolean): VerifyRequest {
  const { events, gaps, unknownCatalogue, lacking } = recording;
  const setAside = recording.unreadable.filter((one): one is EventProblem => 'seq' in one);
  return { events, gaps, setAside, unknownCatalogue, underWay, lacking };
}

const UNCHECKED = { verdict: null, rounds: null };

/** A check at a time; a new one takes the place of the one before. */
function createCheck(
  reader: RecordingReader,
  live: Session['live'],
  { verify }: SessionPorts,
  signal: AbortSignal,
): Pick<Session, 'checking' | 'check'> {
  const checking = createStore<Checking>({ ...UNCHECKED, status: 'waiting' });
  let round = 0;
  const check = async (): Promise<void> => {
    round += 1;
    const mine = round;
    checking.set({ ...UNCHECKED, status: 'running' });
    const request = verifyRequest(reader.recording(), goesOn(live.get()));
    const outcome = await verify(request, signal).then(
      (found): Checking => ({ status: 'done', ...found }),
      (): Checking => ({ ...UNCHECKED, status: 'failed' }),
    );
    if (mine === round && !signal.aborted) checking.set(outcome);
  };
  return { checking, check: () => void check() };
}

/** What of a session changes, as it is before anything has come. */
function emptyStores() {
  return {
    loading: createStore<Loading>({ status: 'loading', bytes: 0, trouble: null }),
    item: createStore<SessionItem | null>(null),
    live: createStore<Liveness>('off'),
  };
}

export interface SessionOptions {
  /** The seq to begin with, as soon as it has come. */
  readonly at?: number | null;
  /** The viewer's clock, in epoch milliseconds. */
  readonly now?: () => number;
}

/**
 * Opens a session: reads its recording, follows it while it is under way, and checks it once it is
 * all there.
 */
export function openSession(
  id: string,
  ports: SessionPorts,
  { at = null, now = Date.now }: SessionOptions = {},
): Session {
  const reader = createRecordingReader();
  const { replay } = reader;
  const abort = new AbortController();
  const { signal } = abort;
  const player = createPlayer(replay.events);
  const shownState = createShownState(replay);
  const stores = { ...emptyStores(), recording: createStore(reader.recording()) };
  const { checking, check } = createCheck(reader, stores.live, ports, signal);
  const goTo = (seq: number) => player.goTo(countThrough(replay.events, seq));
  const goToEnd = () => {
    if (stores.live.get() === 'off') player.goTo(replay.events.length);
    else player.follow(true);
  };

  let wanted = at;
  const add = (lines: readonly LogLine[]): void => {
    if (signal.aborted) return;
    const next = reader.add(lines);
    // Folding on the way leaves the snapshots that make every later jump short.
    replay.stateAfter(next.events.length);
    player.grown();
    stores.recording.set(next);
    if (wanted === null || next.nextSeq <= wanted) return;
    goTo(wanted);
    wanted = null;
  };

  void readSession({ id, ports, signal, now, at, player, add, ...stores }).then(() => {
    if (!signal.aborted && stores.loading.get().status === 'ready') check();
  });
  const shown = (count: number) => shownState.at(count);
  return {
    id,
    ...stores,
    checking,
    player,
    shown,
    goTo,
    goToEnd,
    check,
    stop: () => abort.abort(),
  };
}
