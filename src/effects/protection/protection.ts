import { filter, map, merge, mergeMap, type Observable } from 'rxjs';
import { encodeCredential } from '../../calls/credentials.ts';
import type { Envelope } from '../../events/catalogue.ts';
import {
  type Caused,
  callErrors,
  caused,
  type EffectContext,
  effect,
  replies,
  request,
} from '../define.ts';
import { type PendingOf, submitting } from '../submitting.ts';

type Form = 'password' | 'twoStep' | 'sms' | 'twoStepOff' | 'questionForm';

const pendingOf =
  (form: Form): PendingOf =>
  ({ protection }) =>
    protection[form].pending;

/** What is sent with the password that the player has. */
const proved = <D extends { readonly password: string }>(data: D) => ({
  body: { ...data, password: encodeCredential(data.password) },
});

function sendingPasswords(context: EffectContext): Observable<Caused> {
  return merge(
    submitting(
      context,
      pendingOf('password'),
      'protection.passwordSubmitted',
      'passwordChange',
      ({ password, newPassword }) =>
        proved({ password, newPassword: encodeCredential(newPassword) }),
    ),
    submitting(
      context,
      pendingOf('questionForm'),
      'protection.questionSubmitted',
      'securityQuestionSave',
      proved,
    ),
  );
}

function sendingTwoStep(context: EffectContext): Observable<Caused> {
  const setUp = pendingOf('twoStep');
  return merge(
    submitting(context, setUp, 'protection.twoStepChosen', 'twoStepStart', proved),
    submitting(context, pendingOf('sms'), 'protection.twoStepSmsAsked', 'twoStepSms', () => ({
      body: {},
    })),
    submitting(context, setUp, 'protection.twoStepCodeSubmitted', 'twoStepEnable', (data) => ({
      body: { ...data },
    })),
    submitting(
      context,
      pendingOf('twoStepOff'),
      'protection.twoStepOffSubmitted',
      'twoStepDisable',
      proved,
    ),
  );
}

const CONFLICT = 409;

/** What protects the account is asked for again after each change of it, here or elsewhere. */
function following(context: EffectContext): Observable<Caused> {
  const changed = merge(
    replies(context, 'passwordChange').pipe(filter(({ body }) => body.error === undefined)),
    replies(context, 'twoStepEnable'),
    replies(context, 'twoStepDisable'),
    replies(context, 'securityQuestionSave'),
  ).pipe(map(({ event }) => event));
  // It is not as this page took it to be.
  const surprised = merge(
    callErrors(context, 'twoStepStart'),
    callErrors(context, 'twoStepEnable'),
    callErrors(context, 'twoStepDisable'),
    callErrors(context, 'securityQuestionSave'),
  ).pipe(filter(({ data }) => data.status === CONFLICT));
  return merge(changed, surprised).pipe(
    mergeMap((event) => [request(context, 'userConfig', {}, event), ...afterwards(context, event)]),
  );
}

/** What else follows from a change: the question itself, and a form that has done its work. */
function afterwards(
  context: EffectContext,
  event: Envelope<'http.replied'> | Envelope<'http.failed'>,
): Caused[] {
  switch (event.data.call) {
    case 'securityQuestionSave':
      return [request(context, 'securityQuestion', {}, event)];
    case 'twoStepDisable':
      return [caused('page.partToggled', { part: 'security-two-step-off', open: false }, event)];
    default:
      return [];
  }
}

/** What the player does to protect the account. */
export const protection = effect('protection', (context) =>
  merge(sendingPasswords(context), sendingTwoStep(context), following(context)),
);
