import { filter, map, type Observable } from 'rxjs';
import type { Envelope, EventType } from '../events/catalogue.ts';
import type { Caused, EffectContext } from './define.ts';

/** Asks to be signed in that the fold took: one thing at a time. */
export function taken<T extends EventType>(
  context: EffectContext,
  type: T,
): Observable<Envelope<T>> {
  return context.on(type).pipe(filter(({ seq }) => context.state().auth.loading?.seq === seq));
}

/** Calls for what was asked. */
export function asking<T extends EventType>(
  context: EffectContext,
  type: T,
  call: (event: Envelope<T>) => Caused,
): Observable<Caused> {
  return taken(context, type).pipe(map(call));
}
