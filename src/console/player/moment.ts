import type { AnyEvent } from '../../events/catalogue.ts';
import { countAt, type Playback, playbackOf, timeOf } from './playback.ts';

export const speeds = [0.5, 1, 2, 4, 8, 16] as const;
export type Speed = (typeof speeds)[number];

/** What is shown, and how it goes on. */
export interface Moment {
  /** How many events have happened: at least one, where there are any. */
  readonly count: number;
  /** Playback time, in milliseconds. */
  readonly time: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly skipQuiet: boolean;
  /** Stays at the newest event of a session that is still under way. */
  readonly following: boolean;
  /** The clock of the events there are. */
  readonly playback: Playback;
}

export const beginning: Moment = {
  count: 0,
  time: 0,
  playing: false,
  speed: 1,
  skipQuiet: true,
  following: false,
  playback: { times: new Float64Array(), duration: 0, skips: [] },
};

function within({ times }: Playback, count: number): number {
  return Math.max(Math.min(1, times.length), Math.min(count, times.length));
}

/** Stopped after so many events. */
export function stoppedAt(moment: Moment, count: number): Moment {
  const { playback } = moment;
  const shown = within(playback, count);
  const time = timeOf(playback, shown);
  return { ...moment, count: shown, time, playing: false, following: false };
}

/** At a playback time; what plays goes on playing. */
export function soughtTo(moment: Moment, to: number): Moment {
  const { playback } = moment;
  const time = Math.max(0, Math.min(to, playback.duration));
  return { ...moment, time, count: within(playback, countAt(playback, time)), following: false };
}

/** Playing, from the start again when it was at the end. A live session plays by itself. */
export function playing(moment: Moment): Moment {
  const { playback, count, following } = moment;
  if (following || playback.times.length === 0) return moment;
  const from = count >= playback.times.length ? stoppedAt(moment, 1) : moment;
  return { ...from, playing: true };
}

/** After so many milliseconds of the viewer's time. Playing ends with the last event. */
export function advanced(moment: Moment, elapsed: number): Moment {
  const { playback, speed, time } = moment;
  if (!moment.playing) return moment;
  const next = time + elapsed * speed;
  if (next < playback.duration) return { ...moment, time: next, count: countAt(playback, next) };
  return { ...moment, time: playback.duration, count: playback.times.length, playing: false };
}

/**
 * At the same place on another clock: more events have come, or quiet stretches are now skipped or
 * no longer. A moment that follows goes to the newest event.
 */
export function reclocked(
  moment: Moment,
  events: readonly AnyEvent[],
  { skipQuiet = moment.skipQuiet, following = moment.following } = {},
): Moment {
  const playback = playbackOf(events, skipQuiet);
  const count = following ? events.length : within(playback, moment.count);
  const from = timeOf(playback, count);
  // Between two events the way that was gone stays, as far as the next event leaves room.
  const gone = following ? 0 : Math.max(0, moment.time - timeOf(moment.playback, moment.count));
  const room = Math.max(0, (playback.times[count] ?? playback.duration) - from);
  const isPlaying = moment.playing && !following;
  return {
    ...moment,
    ...{ playback, skipQuiet, following, count, playing: isPlaying },
    time: from + Math.min(gone, room),
  };
}
