import { distinctUntilChanged, filter, map, merge, mergeMap, type Observable, tap } from 'rxjs';
import type { AnyEvent, Envelope, EventData } from '../../events/catalogue.ts';
import {
  changeFacts,
  type LimitFact,
  lockFact,
  reachedFact,
  shownFact,
  timeUpFact,
} from '../../events/limit-facts.ts';
import type { State } from '../../projections/state.ts';
import { type Caused, caused, type EffectContext, effect, replies } from '../define.ts';

type Held = EventData<'limits.changed'>['limits'];
type By = EventData<'limits.set'>['by'];

/** The limits without what is left of them, which every bet changes. */
function heldOf({ limits }: State['limits']): Held {
  return limits.map(({ limitType, limitState, limitValue, endsAt, pending = null }) => ({
    ...{ limitType, limitState, limitValue, endsAt },
    pending: pending && { limitValue: pending.limitValue, endsAt: pending.endsAt },
  }));
}

const told = (fact: LimitFact, { seq }: Envelope): Caused => ({ ...fact, cause: seq });

/** The currency that limits are in, as far as answers say. */
const currencyOf = ({ recent, sitting }: State['limits']): string | null =>
  recent?.iso ?? sitting?.iso ?? null;

/** Calls that answer what the player wished with the limits as they are since. */
const WISHES: ReadonlySet<string> = new Set(['limitsSave', 'limitsAnswers']);

/** Tells whose word it was that limits are others: the player's here, or one from elsewhere. */
function author(context: EffectContext) {
  /** The answer to what the player decided: the limits that are asked for since tell of it. */
  let decidedAt: number | null = null;
  const noted = merge(replies(context, 'limitAction'), replies(context, 'limitDelete')).pipe(
    tap(({ event }) => {
      decidedAt = event.seq;
    }),
    filter((_): _ is never => false),
  );
  const of = ({ type, data, cause = 0 }: AnyEvent): By => {
    if (type !== 'http.replied') return 'elsewhere';
    if (WISHES.has(data.call)) return 'player';
    if (decidedAt === null || cause < decidedAt) return 'elsewhere';
    decidedAt = null;
    return 'player';
  };
  return { noted, of };
}

/** What changed: one limit after the other, and then all of them as they are. */
function changes(context: EffectContext): Observable<Caused> {
  const { noted, of } = author(context);
  let before = context.state().limits;
  const changed = context.events$.pipe(
    map((event) => ({ event, after: context.state().limits })),
    distinctUntilChanged((was, now) => was.after.limits === now.after.limits),
    mergeMap(({ event, after }): Caused[] => {
      const was = before;
      before = after;
      // What is loaded first is no change.
      if (was.status !== 'ready' || after.status !== 'ready') return [];
      const limits = heldOf(after);
      const by = of(event);
      const facts = changeFacts(was.limits, after.limits, { by, currency: currencyOf(after) });
      const isSame = JSON.stringify(heldOf(was)) === JSON.stringify(limits);
      const all = isSame ? [] : [caused('limits.changed', { limits }, event)];
      return [...facts.map((fact) => told(fact, event)), ...all];
    }),
  );
  return merge(noted, changed);
}

/** The button that shuts a player out has done so. */
function locked(context: EffectContext): Observable<Caused> {
  return replies(context, 'blockUser').pipe(
    filter(({ body }) => body.success),
    map(({ body, event }) => told(lockFact(body.endsAt ?? null), event)),
  );
}

/** What limits kept from happening, and what interrupted the player for their protection. */
function acts(context: EffectContext): Observable<Caused> {
  /** As they were last there: with the player the limits are gone. */
  let limits = context.state().limits.limits;
  return context.events$.pipe(
    mergeMap((event) => {
      const state = context.state();
      const fact =
        event.type === 'session.ended' && event.data.reason === 'limit'
          ? timeUpFact(limits)
          : (shownFact(event, state.limits.sitting) ??
            reachedFact(event, {
              limits: state.limits.limits,
              currency: currencyOf(state.limits),
              couponCurrency: state.coupon.currency.iso,
            }));
      limits = state.limits.limits;
      return fact === null ? [] : [told(fact, event)];
    }),
  );
}

/**
 * Tells of every change of the limits and of every act of theirs, so that nobody has to read answers
 * of calls for it: a change made here, on another device, or by time.
 */
export const limitOutcomes = effect('limit-outcomes', (context) =>
  merge(changes(context), locked(context), acts(context)),
);
