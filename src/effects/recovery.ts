import { merge, mergeMap, type Observable } from 'rxjs';
import type { CallInput } from '../calls/table.ts';
import { plainLogin } from '../domain/phone.ts';
import type { Envelope } from '../events/catalogue.ts';
import { encodeCredential } from './credentials.ts';
import { type Caused, caused, type EffectContext, effect, replies, request } from './define.ts';
import { expiring, keeping } from './recovery-clock.ts';
import { leaving, opening } from './recovery-dialog.ts';

/** Each step is asked for once: what was pressed while another was under way asks for nothing. */
function asking(context: EffectContext): Observable<Caused> {
  const ask = (
    step: 'call' | 'code' | 'password',
    body: CallInput<'passwordRecovery'>['body'],
    { seq }: Envelope,
  ): Caused[] =>
    context.state().recovery.asked?.seq === seq
      ? [request(context, 'passwordRecovery', { path: { step }, body }, seq)]
      : [];
  const called = context.on('recovery.called').pipe(
    mergeMap((event) => {
      const login = encodeCredential(plainLogin(event.data.login));
      return ask('call', { login }, event);
    }),
  );
  const code = context
    .on('recovery.codeSubmitted')
    .pipe(mergeMap((event) => ask('code', { code: event.data.code }, event)));
  const password = context.on('recovery.passwordSubmitted').pipe(
    mergeMap((event) => {
      const encoded = encodeCredential(event.data.password);
      return ask('password', { password: encoded }, event);
    }),
  );
  return merge(called, code, password);
}

function answering(context: EffectContext): Observable<Caused> {
  return replies(context, 'passwordRecovery').pipe(
    mergeMap(({ body: { error, problems = [], expiresAt = null }, event }): Caused[] => {
      const { asked } = context.state().recovery;
      // Somebody has signed in meanwhile.
      if (asked === null || asked.requestId !== event.data.requestId) return [];
      if (error !== undefined) return [caused('recovery.failed', { error, problems }, event)];
      if (asked.step === 'call') return [caused('recovery.codeSent', { expiresAt }, event)];
      if (asked.step === 'code') return [caused('recovery.codeAccepted', { expiresAt }, event)];
      return [caused('recovery.succeeded', {}, event)];
    }),
  );
}

/** A forgotten password: a code to an address of the player, then a new password. */
export const recovery = effect('recovery', (context) =>
  merge(
    asking(context),
    answering(context),
    expiring(context),
    keeping(context),
    opening(context),
    leaving(context),
  ),
);
