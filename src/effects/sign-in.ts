import { filter, map, merge, mergeMap, type Observable, switchMap } from 'rxjs';
import { dialledPhone, splitPhone, type TypedPhone } from '../domain/phone.ts';
import { asking } from './asking.ts';
import { encodeCredential } from './credentials.ts';
import { type Caused, caused, type EffectContext, effect, replies, request } from './define.ts';
import { due } from './due.ts';

/** With what a player knows: e-mail or phone, and a password. */
function byPassword(context: EffectContext): Observable<Caused> {
  const email = asking(context, 'session.loginSubmitted', ({ seq, data }) => {
    const { login, password } = data;
    const body = { login: encodeCredential(login), password: encodeCredential(password) };
    return request(context, 'loginByEmail', { body }, seq);
  });
  const phone = asking(context, 'auth.phoneSubmitted', ({ seq, data }) => {
    const { countryCode, number } = splitPhone(context.state().phones.countries, data);
    const body = {
      countryCode,
      phone: encodeCredential(number),
      password: encodeCredential(data.password),
    };
    return request(context, 'loginByPhone', { body }, seq);
  });
  return merge(email, phone);
}

/** With a code that is sent to the phone. */
function bySms(context: EffectContext): Observable<Caused> {
  const encoded = (typed: TypedPhone) =>
    encodeCredential(dialledPhone(context.state().phones.countries, typed));
  const code = asking(context, 'auth.smsRequested', ({ seq, data }) =>
    request(context, 'sendSms', { body: { phone: encoded(data), purpose: 'login' } }, seq),
  );
  const signIn = asking(context, 'auth.smsSubmitted', ({ seq, data: { code: typed } }) => {
    const body = { phone: encoded(context.state().auth.defaults), code: typed };
    return request(context, 'loginBySms', { body }, seq);
  });
  return merge(code, signIn);
}

/** With a link that is sent to the player's address. */
function byLink(context: EffectContext): Observable<Caused> {
  const link = asking(context, 'auth.linkRequested', ({ seq, data }) =>
    request(context, 'loginLink', { body: { login: encodeCredential(data.login) } }, seq),
  );
  const followed = asking(context, 'auth.linkFollowed', ({ seq, data }) => {
    const { method, ...proof } = data;
    const body = { method_id: method, ...proof, lng: context.state().route.language };
    return request(context, 'loginByToken', { body }, seq);
  });
  return merge(link, followed);
}

function secondStep(context: EffectContext): Observable<Caused> {
  const code = asking(context, 'auth.twoStepSubmitted', ({ seq, data }) =>
    request(context, 'loginTwoStep', { body: data }, seq),
  );
  const sms = asking(context, 'auth.twoStepSmsRequested', ({ seq }) =>
    request(context, 'twoStepSms', { body: {} }, seq),
  );
  return merge(code, sms);
}

/** Every call that ends with somebody signed in, or with a second step. */
const logins = [
  'loginByEmail',
  'loginByPhone',
  'loginByToken',
  'loginBySocial',
  'loginBySms',
  'loginTwoStep',
] as const;

function answered(context: EffectContext) {
  return merge(...logins.map((call) => replies(context, call)));
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
