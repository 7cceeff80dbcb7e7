import { concat, type Subscription } from 'rxjs';
import type { Bus } from '../bus/bus.ts';
import type { AnyInput } from '../bus/input.ts';
import { createListeners } from '../bus/listeners.ts';
import type { AnyEvent } from '../events/catalogue.ts';
import type { State } from '../projections/state.ts';
import type { Effect, EffectContext } from './define.ts';
import { runEffects } from './run.ts';

/** An event, and the state that it led to. */
interface Held {
  readonly event: AnyEvent;
  readonly state: State;
}

/** Where what joins cannot be had, the oldest are let go: a page may be open for days. */
const MOST_HELD = 2000;

interface HeldEvents {
  /** What effects that join later run in. */
  readonly context: EffectContext;
  /** Tells them all that was held; from here on they hear what happens as the others do. */
  release(): void;
}

/**
 * Holds what happens until effects join that are not there from the start. They are told each event
 * with the state of its time, in order, so that they do what they would have done; only the time is
 * later. What they hear is a function of the log alone, so replay lets them join at the same place.
 */
function holdEvents(context: EffectContext): HeldEvents {
  const early = createListeners();
  let held: Held[] = [];
  let past: State | null = null;
  const holding = context.events$.subscribe({
    next(event) {
      held.push({ event, state: context.state() });
      // Seldom, as it moves all the rest.
      if (held.length >= 2 * MOST_HELD) held = held.slice(-MOST_HELD);
    },
    complete: early.complete,
  });
  return {
    context: {
      ...context,
      events$: concat(early.events$, context.events$),
      on: (type) => concat(early.on(type), context.on(type)),
      state: () => past ?? context.state(),
    },
    release() {
      holding.unsubscribe();
      for (const { event, state } of held) {
        past = state;
        early.tell(event);
      }
      past = null;
      held = [];
      early.complete();
    },
  };
}

/** How effects join a session that has begun; what they run is added to what runs. */
export function createJoining(context: EffectContext, bus: Bus, running: Subscription) {
  let held: HeldEvents | null = null;
  return {
    /** Others will join: what happens from now on is held for them. */
    hold(): void {
      held = holdEvents(context);
    },
    /** They join where the session says so, by an event; once, and only where they were waited for. */
    join(effects: readonly Effect[], take: (input: AnyInput) => void): void {
      const joined = bus.on('app.effectsJoined').subscribe(() => {
        if (held === null) return;
        running.add(runEffects(effects, held.context, bus));
        held.release();
        held = null;
      });
      running.add(joined);
      take({ type: 'app.effectsJoined', data: {} });
    },
  };
}
