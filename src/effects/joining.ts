import { concat, merge, type Subscription } from 'rxjs';
import type { Bus } from '../bus/bus.ts';
import type { AnyInput } from '../bus/input.ts';
import { createListeners } from '../bus/listeners.ts';
import type { AnyEvent, EventType } from '../events/catalogue.ts';
import type { Effect, EffectContext } from './define.ts';
import { isForLate, TOLD_LATER } from './late-inputs.ts';
import { runEffects } from './run.ts';

/** What effects that join hear first: `tell` gives it to them, then they hear what the others hear. */
function beginning(context: EffectContext) {
  const early = createListeners();
  return {
    context: {
      ...context,
      events$: concat(early.events$, context.events$),
      on: (type) => concat(early.on(type), context.on(type)),
    } satisfies EffectContext,
    tell(events: readonly AnyEvent[]): void {
      for (const event of events) early.tell(event);
      early.complete();
    },
  };
}

/**
 * How effects join a session that has begun. Of all that happened before they hear where the page is, what
 * is news for its player (`TOLD_LATER`) and that they joined; what else they need to know is in the state.
 * It is a function of the log, so replay lets them join at the same place. What players press for them
 * meanwhile is let in after that. What runs is added to `running`.
 */
export function createJoining(context: EffectContext, bus: Bus, running: Subscription) {
  let isWaited = false;
  const told = new Map<EventType, AnyEvent>();
  const inputs: (() => void)[] = [];
  /** Whoever comes next did not press it. */
  const forget = (): void => {
    inputs.length = 0;
    for (const type of told.keys()) if (type !== 'route.changed') told.delete(type);
  };
  return {
    /** Others will join. */
    hold(): void {
      isWaited = true;
      running.add(
        context.events$.subscribe((event) => {
          if (TOLD_LATER.has(event.type)) told.set(event.type, event);
        }),
      );
      running.add(merge(bus.on('session.started'), bus.on('session.ended')).subscribe(forget));
    },
    /** Lets an input in: at once, or once those are there that alone act on it. */
    admit(type: EventType, give: () => void): void {
      if (isWaited && isForLate(type)) inputs.push(give);
      else give();
    },
    /** They join where the session says so, by an event; once, and only where they were waited for. */
    join(effects: readonly Effect[], take: (input: AnyInput) => void): void {
      const joined = bus.on('app.effectsJoined').subscribe((event) => {
        if (!isWaited) return;
        isWaited = false;
        const begun = beginning(context);
        running.add(runEffects(effects, begun.context, bus));
        const events = [...told.values()].sort((one, other) => one.seq - other.seq);
        begun.tell([...events, event]);
        for (const give of inputs.splice(0)) give();
      });
      running.add(joined);
      take({ type: 'app.effectsJoined', data: {} });
    },
  };
}
