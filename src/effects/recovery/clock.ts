import { EMPTY, filter, map, merge, mergeMap, type Observable, switchMap } from 'rxjs';
import { STORED } from '../../events/stored-values.ts';
import { eraseFrom, writeTo } from '../../kernel/stored-value.ts';
import { type Caused, caused, type EffectContext } from '../define.ts';
import { due } from '../due.ts';

/** The time of a step is up by the clock; what was asked before that is for the server to judge. */
export function expiring(context: EffectContext): Observable<Caused> {
  return merge(
    context.on('app.started'),
    context.on('app.effectsJoined'),
    context.on('recovery.codeSent'),
    context.on('recovery.codeAccepted'),
  ).pipe(
    switchMap((event) => {
      const { expiresAt } = context.state().recovery;
      if (expiresAt === null) return EMPTY;
      return due(context, expiresAt - context.scheduler.now()).pipe(
        filter(() => {
          const { recovery } = context.state();
          return recovery.expiresAt === expiresAt && recovery.sending.pending === null;
        }),
        map(() => caused('recovery.failed', { error: 'time_up', problems: [] }, event)),
      );
    }),
  );
}

/** The step outlives a reload, as the server's half of it does; whom it is for is not kept. */
export function keeping(context: EffectContext): Observable<Caused> {
  const changed = merge(
    context.events$.pipe(filter(({ type }) => type.startsWith('recovery.'))),
    context.on('session.started'),
    context.on('session.ended'),
    context.on('app.effectsJoined'),
  );
  return changed.pipe(
    mergeMap(() => {
      const { step, expiresAt } = context.state().recovery;
      const isOpen = expiresAt !== null && (step === 'code' || step === 'password');
      if (!isOpen) eraseFrom(context.storage.session, STORED.recovery);
      else writeTo(context.storage.session, STORED.recovery, { step, expiresAt });
      return EMPTY;
    }),
  );
}
