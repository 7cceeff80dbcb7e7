import { type State, siteFold } from '../projections/state.ts';
import type { Replay } from '../replay/replay.ts';

/** The state at a moment, and the one just before its last event. Neither ever changes. */
export interface Shown {
  readonly count: number;
  readonly before: State;
  readonly state: State;
}

/** Up to so many events on, folding one by one is quicker than taking the state from the replay. */
const NEAR = 250;

/**
 * A copy of `now` that shares with `before` whatever is equal, so that views see as changed only
 * what is. `before` never changes; `now` may, afterwards.
 */
export function sharedCopy(before: unknown, now: unknown): unknown {
  if (typeof now !== 'object' || now === null || Object.is(before, now)) return now;
  const isArray = Array.isArray(now);
  const comparable =
    typeof before === 'object' && before !== null && Array.isArray(before) === isArray;
  const old = new Map(comparable ? Object.entries(before) : []);
  const copied = Object.entries(now).map(
    ([key, value]) => [key, sharedCopy(old.get(key), value)] as const,
  );
  const same =
    comparable &&
    old.size === copied.length &&
    copied.every(([key, value]) => old.has(key) && Object.is(value, old.get(key)));
  if (same) return before;
  // Not by assignment: a field called `__proto__` would change what the copy is.
  return isArray ? copied.map(([, value]) => value) : Object.fromEntries(copied);
}

/**
 * Shows a replay's states as a live site would have held them: immutable, and sharing what did not
 * change. A step ahead folds one event; a jump copies what differs from the replay's own state,
 * which comes from its nearest snapshot.
 */
export function createShownState(replay: Replay): { at(count: number): Shown } {
  const initial = siteFold.initial();
  let shown: Shown = { count: 0, before: initial, state: initial };

  const step = (): void => {
    const event = replay.events[shown.count];
    if (!event) return;
    const { state } = siteFold.live(shown.state, event);
    shown = { count: shown.count + 1, before: shown.state, state };
  };

  const jump = (count: number): void => {
    const state = sharedCopy(shown.state, replay.stateAfter(count)) as State;
    shown = { count, before: state, state };
  };

  return {
    at(count) {
      const target = Math.max(0, Math.min(count, replay.events.length));
      if (target === shown.count) return shown;
      if (target < shown.count || target - shown.count > NEAR) jump(Math.max(0, target - 1));
      while (shown.count < target) step();
      return shown;
    },
  };
}
