import { filter, map, merge, mergeMap, type Observable } from 'rxjs';
import type { CallInput } from '../calls/table.ts';
import { registrationPlace } from '../domain/registration-place.ts';
import { configured } from '../domain/site-config.ts';
import type { EventData } from '../events/catalogue.ts';
import { href } from '../routes/href.ts';
import { encodeCredential } from './credentials.ts';
import { type Caused, caused, type EffectContext, effect, replies, request } from './define.ts';

/** The dialogs' ids: there is one form and one new account at a time. */
const FORM = 'registration';
const REGISTERED = 'registered';

/** Somebody is signed in here already: in another tab, or by an answer that was lost. */
const SIGNED_IN = '1007';

/** Whoever asks for the form gets it where it belongs, and the log tells that it was there. */
function opening(context: EffectContext): Observable<Caused> {
  const wanted = context.on('registration.wanted').pipe(
    filter(() => configured(context.state().config.values, 'registrationAllowed')),
    map((event) => {
      const { config, route, session } = context.state();
      const isSignedOut = session.endReason !== null;
      const place = registrationPlace({ config: config.values, route: route.route, isSignedOut });
      return place === 'page'
        ? caused('route.requested', pageIn(route.language), event)
        : caused('modal.opened', { id: FORM, kind: 'registration' }, event);
    }),
  );
  const overPage = context.on('modal.opened').pipe(
    filter(({ data }) => data.kind === 'registration'),
    map((event) => {
      const isWidget = configured(context.state().config.values, 'registrationWidget');
      return caused('registration.started', { place: isWidget ? 'widget' : 'modal' }, event);
    }),
  );
  const onPage = context.on('route.changed').pipe(
    filter(({ data }) => data.route === 'registration' && data.status === 200),
    filter(() => context.state().session.userId === null),
    filter(() => context.state().registration.place === null),
    map((event) => caused('registration.started', { place: 'page' }, event)),
  );
  return merge(wanted, overPage, onPage);
}

const pageIn = (language: string): EventData<'route.requested'> => ({
  url: href('registration', {}, language),
  replace: false,
});

/** The form went away before there was an account. */
function leaving(context: EffectContext): Observable<Caused> {
  const isAt = (...places: readonly (string | null)[]) =>
    places.includes(context.state().registration.place);
  const closed = context
    .on('modal.closed')
    .pipe(filter(({ data }) => data.id === FORM && isAt('modal', 'widget')));
  const left = context
    .on('route.changed')
    .pipe(filter(({ data }) => data.route !== 'registration' && isAt('page')));
  return merge(closed, left).pipe(map((event) => caused('registration.left', {}, event)));
}

/** What may be chosen is loaded when the form is first shown, and again where that failed. */
function loading(context: EffectContext): Observable<Caused> {
  const again = context
    .on('page.refreshPressed')
    .pipe(filter(() => context.state().registration.place !== null));
  return merge(context.on('registration.started'), again).pipe(
    mergeMap((event) => {
      const isNeeded = ['empty', 'failed'].includes(context.state().registration.status);
      const countries = caused('phones.wanted', {}, event);
      return isNeeded
        ? [request(context, 'registrationOptions', {}, event), countries]
        : [countries];
    }),
  );
}

/** The form as the call takes it. */
function bodyOf({ login, password, ...rest }: EventData<'registration.submitted'>['answers']) {
  const body: CallInput<'register'>['body'] = {
    ...rest,
    ...(login === undefined ? {} : { login: encodeCredential(login) }),
    ...(password === undefined ? {} : { password: encodeCredential(password) }),
  };
  return body;
}

function sending(context: EffectContext): Observable<Caused> {
  const code = context.on('registration.codeAsked').pipe(
    map((event) => {
      const { resendAt } = context.state().registration.code ?? {};
      // The last one is on its way: another one is not sent before that time.
      const isSent = resendAt != null && resendAt > event.at;
      if (isSent) return caused('registration.stepChosen', { step: 1 }, event);
      const phone = encodeCredential(event.data.phone);
      return request(context, 'sendSms', { body: { phone, purpose: 'registration' } }, event);
    }),
  );
  const form = context.on('registration.submitted').pipe(
    // One form at a time: the fold decides which.
    filter(({ seq }) => context.state().registration.sending?.seq === seq),
    map((event) => {
      const { type, answers } = event.data;
      const { registration, session } = context.state();
      const headers = { 'idempotency-key': `${session.sessionId}.${registration.keySeq}` };
      const input = { path: { type }, headers, body: bodyOf(answers) };
      return request(context, 'register', input, event);
    }),
  );
  return merge(code, form);
}

/** The new account signs in; its dialog stands over whichever page comes after the form. */
function registering(context: EffectContext): Observable<Caused> {
  const done = replies(context, 'register').pipe(
    mergeMap(({ body, event }): Caused[] => {
      const { registered } = context.state().registration;
      if (registered === null) return [];
      return [
        caused('registration.done', { type: registered.type }, event),
        caused('session.started', { userId: body.userId }, event),
        caused('modal.opened', { id: REGISTERED, kind: 'registration-request-sent' }, event),
      ];
    }),
  );
  const signedIn = context.on('http.replied').pipe(
    filter(({ data }) => data.call === 'register' && data.status === 409),
    filter(({ data }) => codesOf(data.body).includes(SIGNED_IN)),
    map((event) => request(context, 'authCheck', {}, event)),
  );
  return merge(done, signedIn);
}

function codesOf(body: unknown): readonly string[] {
  const { errors = [] } = body as { readonly errors?: readonly { readonly code: string }[] };
  return errors.map(({ code }) => code);
}

/** The letter with the login, and the way on. */
function finishing(context: EffectContext): Observable<Caused> {
  const mailed = context.on('registration.credentialsEmailed').pipe(
    filter(({ seq }) => context.state().registration.registered?.mailing?.seq === seq),
    map((event) =>
      request(context, 'credentialsEmail', { body: { email: event.data.email } }, event),
    ),
  );
  const ended = context.on('registration.finished').pipe(
    filter(() => context.state().modal.open.some(({ id }) => id === REGISTERED)),
    map((event) => caused('modal.closed', { id: REGISTERED, by: 'site' }, event)),
  );
  return merge(mailed, ended);
}

/** The way to an account: the form, the code, the call, and what is shown once. */
export const registration = effect('registration', (context) =>
  merge(
    opening(context),
    leaving(context),
    loading(context),
    sending(context),
    registering(context),
    finishing(context),
  ),
);
