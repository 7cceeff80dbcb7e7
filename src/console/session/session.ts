import type { Verdict } from '../../replay/check/verify.ts';
import type { FollowApi, LiveStatus } from '../api/follow.ts';
import type { Trouble } from '../api/http.ts';
import type { RecordingApi } from '../api/recording.ts';
import type { SessionItem, SessionsApi } from '../api/sessions.ts';
import type { Player } from '../player/player.ts';
import type { Recording } from '../recording/recording.ts';
import type { Shown } from '../shown-state.ts';
import type { Store } from '../store.ts';
import type { VerifyAnswer, VerifyRequest } from './verify-worker.ts';

export interface Loading {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly bytes: number;
  readonly trouble: Trouble | null;
}

/** Whether more comes; `idle`: it would be told, but nothing is expected. */
export type Liveness = LiveStatus | 'idle' | 'off';

export interface Checking {
  readonly status: 'waiting' | 'running' | 'done' | 'failed';
  readonly verdict: Verdict | null;
  /** Of the casino; null where they were not computed. */
  readonly rounds: VerifyAnswer['rounds'];
}

/** What a session is read by. */
export interface SessionPorts {
  readonly sessions: SessionsApi;
  readonly recordings: RecordingApi;
  readonly live: FollowApi;
  /** Checks a recording against its checkpoints, without holding up the page. */
  readonly verify: (request: VerifyRequest, signal: AbortSignal) => Promise<VerifyAnswer>;
}

/** A session open in the console. */
export interface Session {
  readonly id: string;
  readonly loading: Store<Loading>;
  readonly recording: Store<Recording>;
  /** What the server knows about it; null until it has told. */
  readonly item: Store<SessionItem | null>;
  readonly live: Store<Liveness>;
  readonly checking: Store<Checking>;
  readonly player: Player;
  /** The state after so many events. */
  shown(count: number): Shown;
  /** Goes to the event with this seq, or the last one before it. */
  goTo(seq: number): void;
  /** Goes to the newest event; while more come, it stays at the newest. */
  goToEnd(): void;
  /** Checks the recording as far as it has come. */
  check(): void;
  stop(): void;
}

/** Whether more of a session is expected. Of one that is idle nobody knows whether it is over. */
export function goesOn(live: Liveness): boolean {
  return live !== 'off' && live !== 'idle';
}
