/** Read models with one handler less: their states must not be those of the checkpoints. */
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { compareCheckpoint } from '../../../src/log/check/checkpoint.ts';
import { type AnyProjection, createFold } from '../../../src/projections/fold.ts';
import { projections } from '../../../src/projections/state.ts';
import { handlerCases } from '../../projections/handlers/all.ts';
import { holdsFor } from '../../projections/handlers/handler-case.ts';
import type { Recording } from './corpus.ts';

/** `coupon.on.coupon.cleared`: the read model, the table and the key of the handler that is gone. */
export interface HandlerMutant {
  readonly name: string;
  readonly slice: string;
  readonly projection: AnyProjection;
  /** The handler that is gone, by itself: which events it would have handled. */
  readonly lost: AnyProjection;
}

type Tables = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A read model for every handler of it, without that one. */
function mutantsOf(projection: AnyProjection): HandlerMutant[] {
  const found: HandlerMutant[] = [];
  for (const part of ['handlers', 'hot'] as const) {
    const tables = projection[part] as Tables;
    for (const [kind, table] of Object.entries(tables)) {
      for (const [key, handler] of Object.entries(table)) {
        const { [key]: _, ...rest } = table;
        const without = { ...projection, [part]: { ...tables, [kind]: rest } };
        const alone = {
          ...projection,
          handlers: {},
          hot: {},
          [part]: { [kind]: { [key]: handler } },
        };
        const { name: slice } = projection;
        const name = `${slice}.${kind}.${key}`;
        found.push({ name, slice, projection: without, lost: alone });
      }
    }
  }
  return found;
}

export const handlerMutants: readonly HandlerMutant[] = projections.flatMap((projection) =>
  mutantsOf(projection as unknown as AnyProjection),
);

/** Whether the mutated state is another than a checkpoint of the recording says. */
function differs({ slice, projection }: HandlerMutant, events: readonly AnyEvent[]): boolean {
  const fold = createFold<Record<string, object>>([projection]);
  let state = fold.initial();
  for (const event of events) {
    state = fold.live(state, event).state;
    if (event.type !== 'log.checkpointed' || event.data.slices[slice] === undefined) continue;
    const slices = { [slice]: event.data.slices[slice] };
    if (compareCheckpoint(state, { ...event.data, slices }).length > 0) return true;
  }
  return false;
}

/** How many recordings hold what the handler is for, up to the first that notices it is gone. */
export function noticedHandler(
  mutant: HandlerMutant,
  corpus: readonly Recording[],
): { readonly noticed: boolean; readonly tried: number } {
  const lost = createFold<Record<string, object>>([mutant.lost]);
  let tried = 0;
  for (const { events } of corpus) {
    if (!events.some((event) => lost.touches(event).length > 0)) continue;
    tried += 1;
    if (differs(mutant, events)) return { noticed: true, tried };
  }
  return { noticed: false, tried };
}

/** Whether the suite tells: a case of the handler's own, which fails without it. */
export function hasCase({ name, projection }: HandlerMutant): boolean {
  const own = handlerCases.filter(({ handler }) => handler === name);
  return own.some((one) => !holdsFor(projection, one));
}
