import { merge, mergeMap, type Observable } from 'rxjs';
import { encodeCredential } from '../../calls/credentials.ts';
import { plainLogin } from '../../domain/auth/phone.ts';
import { awaited } from '../awaited.ts';
import { type Caused, caused, type EffectContext, effect } from '../define.ts';
import { type PendingOf, submitting } from '../submitting.ts';
import { expiring, keeping } from './clock.ts';
import { leaving, opening } from './dialog.ts';

const pendingOf: PendingOf = ({ recovery }) => recovery.sending.pending;

/** Each step is asked for once: what was pressed while another was under way asks for nothing. */
function asking(context: EffectContext): Observable<Caused> {
  const call = 'passwordRecovery';
  return merge(
    submitting(context, pendingOf, 'recovery.called', call, ({ login }) => ({
      path: { step: 'call' },
      body: { login: encodeCredential(plainLogin(login)) },
    })),
    submitting(context, pendingOf, 'recovery.codeSubmitted', call, ({ code }) => ({
      path: { step: 'code' },
      body: { code },
    })),
    submitting(context, pendingOf, 'recovery.passwordSubmitted', call, ({ password }) => ({
      path: { step: 'password' },
      body: { password: encodeCredential(password) },
    })),
  );
}

function answering(context: EffectContext): Observable<Caused> {
  return awaited(context, pendingOf, 'passwordRecovery').pipe(
    mergeMap(({ body: { error, problems = [], expiresAt = null }, event }): Caused[] => {
      const { sent } = context.state().recovery;
      if (error !== undefined) return [caused('recovery.failed', { error, problems }, event)];
      if (sent === 'call') return [caused('recovery.codeSent', { expiresAt }, event)];
      if (sent === 'code') return [caused('recovery.codeAccepted', { expiresAt }, event)];
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
