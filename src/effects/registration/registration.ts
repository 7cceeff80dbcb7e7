import { filter, map, merge, mergeMap, type Observable } from 'rxjs';
import { encodeCredential } from '../../calls/credentials.ts';
import type { CallInput } from '../../calls/table.ts';
import type { EventData } from '../../events/catalogue.ts';
import { type Caused, caused, type EffectContext, effect, replies, request } from '../define.ts';
import { closed as closedDialog, opened } from '../dialogs.ts';
import { type PendingOf, submitting } from '../submitting.ts';

/** Somebody is signed in here already: in another tab, or by an answer that was lost. */
const SIGNED_IN = '1007';

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
  const of: PendingOf = ({ registration }) => registration.form.pending;
  // The last code is on its way: another one is not sent before its time.
  const sent = context.on('registration.codeAsked').pipe(
    filter(({ data, at }) => {
      const { code } = context.state().registration;
      return code?.phone === data.phone && code.resendAt !== null && code.resendAt > at;
    }),
    map((event) => caused('registration.stepChosen', { step: 1 }, event)),
  );
  const code = submitting(context, of, 'registration.codeAsked', 'sendSms', ({ phone }) => ({
    body: { phone: encodeCredential(phone), purpose: 'registration' },
  }));
  const form = submitting(
    context,
    of,
    'registration.submitted',
    'register',
    ({ type, answers }, _, headers) => ({ path: { type }, headers, body: bodyOf(answers) }),
  );
  return merge(sent, code, form);
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
        opened('registration-request-sent', event),
        ...(body.mayDeposit
          ? [caused('registration.depositInvited', { userId: body.userId }, event)]
          : []),
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
  const mailed = submitting(
    context,
    ({ registration }) => registration.registered?.letter.pending,
    'registration.credentialsEmailed',
    'credentialsEmail',
    ({ email }) => ({ body: { email } }),
  );
  const ended = context
    .on('registration.finished')
    .pipe(mergeMap((event) => closedDialog(context, 'registration-request-sent', event)));
  return merge(mailed, ended);
}

/** The way to an account: the code, the call, and what is shown once. */
export const registration = effect('registration', (context) =>
  merge(sending(context), registering(context), finishing(context)),
);
