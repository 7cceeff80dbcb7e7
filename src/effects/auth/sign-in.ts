import { filter, map, merge, mergeMap, type Observable, switchMap } from 'rxjs';
import { encodeCredential } from '../../calls/credentials.ts';
import { dialledPhone, splitPhone, type TypedPhone } from '../../domain/auth/phone.ts';
import { LOGIN_CALLS } from '../../events/auth.ts';
import { type Caused, caused, type EffectContext, effect, replies } from '../define.ts';
import { due } from '../due.ts';
import { submitting } from '../submitting.ts';
import { signingIn } from './loading.ts';

/** With what a player knows: e-mail or phone, and a password. */
function byPassword(context: EffectContext): Observable<Caused> {
  return merge(
    submitting(
      context,
      signingIn,
      'session.loginSubmitted',
      'loginByEmail',
      ({ login, password }) => ({
        body: { login: encodeCredential(login), password: encodeCredential(password) },
      }),
    ),
    submitting(context, signingIn, 'auth.phoneSubmitted', 'loginByPhone', (data) => {
      const { countryCode, number } = splitPhone(context.state().phones.countries, data);
      const password = encodeCredential(data.password);
      return { body: { countryCode, phone: encodeCredential(number), password } };
    }),
  );
}

/** With a code that is sent to the phone. */
function bySms(context: EffectContext): Observable<Caused> {
  const encoded = (typed: TypedPhone) =>
    encodeCredential(dialledPhone(context.state().phones.countries, typed));
  return merge(
    submitting(context, signingIn, 'auth.smsRequested', 'sendSms', (data) => ({
      body: { phone: encoded(data), purpose: 'login' },
    })),
    submitting(context, signingIn, 'auth.smsSubmitted', 'loginBySms', ({ code }) => ({
      body: { phone: encoded(context.state().auth.defaults), code },
    })),
  );
}

/** With a link that is sent to the player's address. */
function byLink(context: EffectContext): Observable<Caused> {
  return merge(
    submitting(context, signingIn, 'auth.linkRequested', 'loginLink', ({ login }) => ({
      body: { login: encodeCredential(login) },
    })),
    submitting(context, signingIn, 'auth.linkFollowed', 'loginByToken', ({ method, ...proof }) => ({
      body: { method_id: method, ...proof, lng: context.state().route.language },
    })),
  );
}

function secondStep(context: EffectContext): Observable<Caused> {
  return merge(
    submitting(context, signingIn, 'auth.twoStepSubmitted', 'loginTwoStep', (body) => ({ body })),
    submitting(context, signingIn, 'auth.twoStepSmsRequested', 'twoStepSms', () => ({ body: {} })),
  );
}

function answered(context: EffectContext) {
  return merge(...LOGIN_CALLS.map((call) => replies(context, call)));
}

function signedIn(context: EffectContext): Observable<Caused> {
  return answered(context).pipe(
    mergeMap(({ body: { userId }, event }) =>
      // A network that was added says whose account it is: nobody new is signed in.
      userId === null || userId === context.state().session.userId
        ? []
        : [caused('session.started', { userId }, event)],
    ),
  );
}

const SECOND = 1000;

/** Tells when the time of a second step is over, where it is still that step. */
function expiring(context: EffectContext): Observable<Caused> {
  return answered(context).pipe(
    filter(({ body }) => body.next === 'two-step'),
    switchMap(({ body: { expiresIn = 0 }, event }) => {
      const expiresAt = event.at + expiresIn * SECOND;
      return due(context, expiresIn * SECOND).pipe(
        filter(() => context.state().auth.twoStep?.expiresAt === expiresAt),
        map(() => caused('auth.twoStepExpired', {}, event)),
      );
    }),
  );
}

/** Signing in with a password, a code or a link, up to the moment somebody is signed in. */
export const signIn = effect('sign-in', (context) =>
  merge(
    byPassword(context),
    bySms(context),
    byLink(context),
    secondStep(context),
    signedIn(context),
    expiring(context),
  ),
);
