import { EMPTY, filter, groupBy, map, merge, mergeMap, type Observable, switchMap } from 'rxjs';
import { encodeCredential } from '../../calls/credentials.ts';
import { activationAfter, type ContactKind } from '../../domain/protection/activation.ts';
import { awaited } from '../awaited.ts';
import { type Caused, caused, type EffectContext, effect, request } from '../define.ts';
import { due } from '../due.ts';
import { type PendingOf, submitting } from '../submitting.ts';

/** What was sent to prove one of them: one thing at a time. */
const pendingOf: PendingOf = ({ activation: { email, phone } }) =>
  email.sending.pending ?? phone.sending.pending;

/** Whose answer is waited for. */
function kindOf(context: EffectContext): ContactKind {
  return context.state().activation.email.sending.pending === null ? 'phone' : 'email';
}

/** What was pressed while something else was under way asks for nothing. */
function asking(context: EffectContext): Observable<Caused> {
  const send = submitting(
    context,
    pendingOf,
    'activation.sendPressed',
    'activationSend',
    ({ password, ...to }) => {
      const more = password === undefined ? {} : { password: encodeCredential(password) };
      return { body: { ...to, ...more } };
    },
  );
  const type = 'activation.codeSubmitted';
  const confirm = submitting(context, pendingOf, type, 'activationConfirm', (body) => ({ body }));
  return merge(send, confirm);
}

function answering(context: EffectContext): Observable<Caused> {
  const sent = awaited(context, pendingOf, 'activationSend').pipe(
    map(({ body: { expiresIn, resendIn = 0 }, event }) => {
      const kind = kindOf(context);
      return caused('activation.codeSent', { kind, expiresIn, resendIn }, event);
    }),
  );
  const judged = awaited(context, pendingOf, 'activationConfirm').pipe(
    mergeMap(({ body: { error, activation_type }, event }): Caused[] => {
      const kind = kindOf(context);
      if (error !== undefined) return [caused('activation.failed', { kind, error }, event)];
      const before = context.state().user.config?.activation_type ?? 0;
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
              const state = context.state();
              const proof = state.activation[kind];
              const isWaiting = pendingOf(state) === null && proof.step === 'code';
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
