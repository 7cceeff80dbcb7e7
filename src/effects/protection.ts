import { filter, map, merge, mergeMap, type Observable } from 'rxjs';
import type { Envelope, EventType } from '../events/catalogue.ts';
import type { Form } from '../projections/protection-state.ts';
import { encodeCredential } from './credentials.ts';
import {
  type Caused,
  caused,
  type EffectContext,
  effect,
  misfortunes,
  replies,
  request,
} from './define.ts';

/** What the page shows is loaded where it is shown. */
function loading(context: EffectContext): Observable<Caused> {
  const isShown = () =>
    context.state().session.userId !== null && context.state().route.route === 'officeSecurity';
  const opened = merge(context.on('route.changed'), context.on('session.started')).pipe(
    filter(isShown),
  );
  const question = opened.pipe(map(({ seq }) => request(context, 'securityQuestion', {}, seq)));
  const again = context.on('page.refreshPressed').pipe(
    filter(isShown),
    mergeMap(({ seq }) => {
      const { overview, questionStatus } = context.state().protection;
      return [
        ...(overview === 'failed' ? [request(context, 'userConfig', {}, seq)] : []),
        ...(questionStatus === 'failed' ? [request(context, 'securityQuestion', {}, seq)] : []),
      ];
    }),
  );
  return merge(question, again);
}

/** What the fold took of what was pressed: each form is sent once. */
function taken<T extends EventType>(
  context: EffectContext,
  type: T,
  form: Form,
): Observable<Envelope<T>> {
  return context
    .on(type)
    .pipe(filter(({ seq }) => context.state().protection[form].pending?.seq === seq));
}

function sendingPasswords(context: EffectContext): Observable<Caused> {
  const password = taken(context, 'protection.passwordSubmitted', 'password').pipe(
    map(({ data, seq }) => {
      const body = {
        password: encodeCredential(data.password),
        newPassword: encodeCredential(data.newPassword),
      };
      return request(context, 'passwordChange', { body }, seq);
    }),
  );
  const question = taken(context, 'protection.questionSubmitted', 'questionForm').pipe(
    map(({ data, seq }) => {
      const body = { ...data, password: encodeCredential(data.password) };
      return request(context, 'securityQuestionSave', { body }, seq);
    }),
  );
  return merge(password, question);
}

function sendingTwoStep(context: EffectContext): Observable<Caused> {
  const start = taken(context, 'protection.twoStepChosen', 'twoStep').pipe(
    map(({ data, seq }) => {
      const body = { ...data, password: encodeCredential(data.password) };
      return request(context, 'twoStepStart', { body }, seq);
    }),
  );
  const another = taken(context, 'protection.twoStepSmsAsked', 'sms').pipe(
    map(({ seq }) => request(context, 'twoStepSms', { body: {} }, seq)),
  );
  const enable = taken(context, 'protection.twoStepCodeSubmitted', 'twoStep').pipe(
    map(({ data, seq }) => request(context, 'twoStepEnable', { body: { ...data } }, seq)),
  );
  const disable = taken(context, 'protection.twoStepOffSubmitted', 'twoStepOff').pipe(
    map(({ data, seq }) => {
      const body = { ...data, password: encodeCredential(data.password) };
      return request(context, 'twoStepDisable', { body }, seq);
    }),
  );
  return merge(start, another, enable, disable);
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
    misfortunes(context, 'twoStepStart'),
    misfortunes(context, 'twoStepEnable'),
    misfortunes(context, 'twoStepDisable'),
    misfortunes(context, 'securityQuestionSave'),
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
  merge(loading(context), sendingPasswords(context), sendingTwoStep(context), following(context)),
);
