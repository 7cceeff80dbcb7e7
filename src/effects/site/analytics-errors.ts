import { filter, map, merge, mergeMap, type Observable } from 'rxjs';
import type { Refusal } from '../../calls/define.ts';
import type { CallName } from '../../calls/table.ts';
import type { FailedFlow } from '../../events/analytics.ts';
import type { Envelope } from '../../events/catalogue.ts';
import { type Caused, callErrors, caused, type EffectContext } from '../define.ts';

/** Which calls count for what; of `sms` it is told apart whether the server had a say. */
const CALLS = {
  login: [
    'loginByEmail',
    'loginByPhone',
    'loginByToken',
    'loginBySocial',
    'loginTwoStep',
    'loginLink',
    'oneTapSignIn',
  ],
  sms: ['sendSms', 'loginBySms', 'twoStepSms'],
  registration: ['register'],
  recovery: ['passwordRecovery'],
} as const satisfies Record<string, readonly CallName[]>;

type Counted = keyof typeof CALLS;

const counted = Object.keys(CALLS) as Counted[];

type Misfortune = Envelope<'http.replied'> | Envelope<'http.failed'>;

const codeOf = (event: Misfortune): string => {
  if (event.type === 'http.failed') return event.data.reason;
  const { errors = [] } = event.data.body as Partial<Refusal>;
  return errors[0]?.code ?? String(event.data.status);
};

function flowOf(what: Counted, { type }: Misfortune): FailedFlow {
  if (what !== 'sms') return what;
  return type === 'http.failed' ? 'sms-client' : 'sms-server';
}

function failing(context: EffectContext, what: Counted): Observable<Caused> {
  return merge(...CALLS[what].map((call) => callErrors(context, call))).pipe(
    // A player adds a network to their account by the call that signs others in.
    filter(() => what !== 'login' || context.state().session.userId === null),
    map((event) =>
      caused('analytics.errorRecorded', { flow: flowOf(what, event), code: codeOf(event) }, event),
    ),
  );
}

/** Tells analysts with which code signing in, registering, an SMS or a recovery failed. */
export function recordingErrors(context: EffectContext): Observable<Caused> {
  // A step that was not passed is no refusal: wrong_code, time_up, password-field.
  const steps = context
    .on('recovery.failed')
    .pipe(
      map((event) =>
        caused('analytics.errorRecorded', { flow: 'recovery', code: event.data.error }, event),
      ),
    );
  // Whom a network did not vouch for comes back without any call.
  const denied = context.on('auth.socialRefused').pipe(
    mergeMap((event) => {
      const { purpose, reason } = event.data;
      // Whoever adds a network to their account signs in with nothing.
      if (purpose === 'link') return [];
      return [caused('analytics.errorRecorded', { flow: purpose, code: reason }, event)];
    }),
  );
  return merge(...counted.map((what) => failing(context, what)), steps, denied);
}
