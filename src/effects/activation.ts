import { EMPTY, filter, groupBy, map, merge, mergeMap, type Observable, switchMap } from 'rxjs';
import { activationAfter } from '../domain/activation.ts';
import { encodeCredential } from './credentials.ts';
import { type Caused, caused, type EffectContext, effect, replies, request } from './define.ts';
import { due } from './due.ts';

/** What was pressed while something else was under way asks for nothing. */
function asking(context: EffectContext): Observable<Caused> {
  const isAsked = (seq: number) => context.state().activation.asked?.seq === seq;
  const send = context.on('activation.sendPressed').pipe(
    filter(({ seq }) => isAsked(seq)),
    map(({ data: { password, ...to }, seq }) => {
      const more = password === undefined ? {} : { password: encodeCredential(password) };
      return request(context, 'activationSend', { body: { ...to, ...more } }, seq);
    }),
  );
  const confirm = context.on('activation.codeSubmitted').pipe(
    filter(({ seq }) => isAsked(seq)),
    map(({ data, seq }) => request(context, 'activationConfirm', { body: data }, seq)),
  );
  return merge(send, confirm);
}

function answering(context: EffectContext): Observable<Caused> {
  const sent = replies(context, 'activationSend').pipe(
    mergeMap(({ body: { expiresIn, resendIn = 0 }, event }): Caused[] => {
      const { asked } = context.state().activation;
      if (asked === null || asked.requestId !== event.data.requestId) return [];
      const { kind } = asked;
      return [caused('activation.codeSent', { kind, expiresIn, resendIn }, event)];
    }),
  );
  const judged = replies(context, 'activationConfirm').pipe(
    mergeMap(({ body: { error, activation_type }, event }): Caused[] => {
      const { activation, user } = context.state();
      const { asked } = activation;
      if (asked === null || asked.requestId !== event.data.requestId) return [];
      const { kind } = asked;
      if (error !== undefined) return [caused('activation.failed', { kind, error }, event)];
      const before = user.config?.activation_type ?? 0;
      const type = activation_type ?? activationAfter(before, kind);
      return [
        caused('activation.confirmed', { kind, activation_type: type }, event),
        request(context, 'userConfig', {}, event),
      ];
    }),
  );
  return merge(sent, judged);
}

/** The link in a letter may have confirmed the address in another tab, where the player was. */
function returning(context: EffectContext): Observable<Caused> {
  return context.on('app.visibilityChanged').pipe(
    filter(({ data }) => {
      const { step, expiresAt } = context.state().activation.email;
      return data.visible && step === 'code' && expiresAt !== null;
    }),
    map((event) => request(context, 'userConfig', {}, event)),
  );
}

/** A code that was not used in its time is good no more. */
function expiring(context: EffectContext): Observable<Caused> {
  return context.on('activation.codeSent').pipe(
    groupBy(({ data }) => data.kind),
    mergeMap((ofKind) =>
      ofKind.pipe(
        switchMap((event) => {
          const { kind } = event.data;
          const { expiresAt } = context.state().activation[kind];
          if (expiresAt === null) return EMPTY;
          return due(context, expiresAt - context.scheduler.now()).pipe(
            filter(() => {
              const { asked, [kind]: proof } = context.state().activation;
              const isWaiting = asked === null && proof.step === 'code';
              return isWaiting && proof.expiresAt === expiresAt;
            }),
            map(() => caused('activation.failed', { kind, error: 'time_up' }, event)),
          );
        }),
      ),
    ),
  );
}

/** Proves that a player is at an address or number, by a code that goes there. */
export const activation = effect('activation', (context) =>
  merge(asking(context), answering(context), returning(context), expiring(context)),
);
