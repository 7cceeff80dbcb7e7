import type { AnyEvent } from '../../events/catalogue.ts';
import { createStore, type Store } from '../store.ts';
import {
  advanced,
  beginning,
  type Moment,
  playing,
  reclocked,
  type Speed,
  soughtTo,
  speeds,
  stoppedAt,
} from './moment.ts';

export interface Player {
  readonly moment: Store<Moment>;
  play(): void;
  pause(): void;
  toggle(): void;
  /** Shows the state after this many events, and stops there. */
  goTo(count: number): void;
  /** Moves to a playback time; playing goes on. */
  seek(time: number): void;
  setSpeed(speed: Speed): void;
  /** One speed up (1) or down (-1). */
  shift(by: 1 | -1): void;
  setSkipQuiet(on: boolean): void;
  /** Stays at the newest event, or no longer. */
  follow(on: boolean): void;
  /** Lets so many milliseconds of the viewer's time pass. */
  advance(elapsed: number): void;
  /** More events have come. */
  grown(): void;
}

/** Playback over a growing list of events. Time passes only by `advance`. */
export function createPlayer(events: readonly AnyEvent[]): Player {
  const moment = createStore(beginning);
  const change = (how: (now: Moment) => Moment) => moment.set(how(moment.get()));
  const pause = () => change((now) => ({ ...now, playing: false }));
  const play = () => change(playing);
  const setSpeed = (speed: Speed) => change((now) => ({ ...now, speed }));
  return {
    moment,
    play,
    pause,
    toggle: () => (moment.get().playing ? pause() : play()),
    goTo: (count) => change((now) => stoppedAt(now, count)),
    seek: (time) => change((now) => soughtTo(now, time)),
    setSpeed,
    shift(by) {
      const speed = speeds[speeds.indexOf(moment.get().speed) + by];
      if (speed !== undefined) setSpeed(speed);
    },
    setSkipQuiet: (skipQuiet) => change((now) => reclocked(now, events, { skipQuiet })),
    follow(on) {
      if (on) change((now) => reclocked(now, events, { following: true }));
      else change((now) => ({ ...now, following: false }));
    },
    advance: (elapsed) => change((now) => advanced(now, elapsed)),
    grown: () => change((now) => reclocked(now, events)),
  };
}
