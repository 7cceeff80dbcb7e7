import type { CallReply } from '../calls/table.ts';
import type { Envelope, EventData } from '../events/catalogue.ts';
import { projection } from './define.ts';
import {
  type Form,
  forForm,
  initialProtection,
  loads,
  type ProtectionState,
} from './protection-state.ts';
import * as twoStep from './protection-two-step.ts';
import { passwordProblemKey } from './refusal.ts';
import { finish, unsent } from './sending.ts';

/** Forms by the part of the page they stand in. */
const formOf: ReadonlyMap<string, Form> = new Map([
  ['security-password', 'password'],
  ['security-two-step', 'twoStep'],
  ['security-two-step-off', 'twoStepOff'],
  ['security-question', 'questionForm'],
]);

/** What a form told is over when its part of the page is opened anew. */
function partToggled(slice: ProtectionState, { part, open }: EventData<'page.partToggled'>): void {
  const form = formOf.get(part);
  if (form === undefined || !open || slice[form].status === 'busy') return;
  slice[form] = unsent();
  if (form === 'twoStepOff' || form === 'questionForm')
    slice.sms = { ...unsent(), retryAt: slice.sms.retryAt };
}

function forget(slice: ProtectionState): void {
  Object.assign(slice, initialProtection());
}

const overview = loads('overview');
const question = loads('questionStatus');
const password = forForm('password');
const sms = forForm('sms');
const off = forForm('twoStepOff');
const questionForm = forForm('questionForm');
const setUp = forForm('twoStep');

const passwordJudged = password.awaited<CallReply<'passwordChange'>, Envelope<'http.replied'>>(
  (slice, { error, problems = [] }) => {
    if (error === undefined) finish(slice.password);
    else slice.password = { ...unsent(), refused: { newPassword: passwordProblemKey(problems) } };
  },
);

export const protection = projection('protection', 1, initialProtection, {
  on: {
    'session.started': forget,
    'session.ended': forget,
    'page.partToggled': partToggled,
    'protection.passwordSubmitted': password.submitted,
    'protection.twoStepChosen': twoStep.chosen,
    'protection.twoStepSmsAsked': sms.submitted,
    'protection.twoStepCodeSubmitted': setUp.submitted,
    'protection.twoStepGivenUp': twoStep.givenUp,
    'protection.secretTaken'(slice, taken) {
      slice.taken = { ...taken };
    },
    'protection.recoveryCodesSaved': twoStep.saved,
    'protection.leaveHeld': twoStep.leaveHeld,
    'protection.leaveConfirmed': twoStep.abandoned,
    'protection.twoStepOffSubmitted': off.submitted,
    'protection.questionSubmitted': questionForm.submitted,
  },
  requests: {
    userConfig: overview.begun,
    securityQuestion: question.begun,
    passwordChange: password.requested,
    twoStepStart: setUp.requested,
    twoStepSms: sms.requested,
    twoStepEnable: setUp.requested,
    twoStepDisable: off.requested,
    securityQuestionSave: questionForm.requested,
  },
  replies: {
    userConfig(slice) {
      slice.overview = 'ready';
    },
    passwordChange: passwordJudged,
    twoStepStart: twoStep.started,
    twoStepSms: twoStep.smsSent,
    twoStepEnable: twoStep.enabled,
    twoStepDisable: twoStep.disabled,
    securityQuestion(slice, reply) {
      slice.questionStatus = 'ready';
      slice.question = reply.question;
    },
    securityQuestionSave: questionForm.finished,
  },
  refusals: {
    userConfig: overview.failed,
    securityQuestion: question.failed,
    passwordChange: password.refused,
    twoStepStart: twoStep.notStarted,
    twoStepSms: sms.refused,
    twoStepEnable: twoStep.notEnabled,
    twoStepDisable: twoStep.notDisabled,
    securityQuestionSave: questionForm.refused,
  },
  failures: {
    userConfig: overview.failed,
    securityQuestion: question.failed,
    passwordChange: password.failed,
    twoStepStart: twoStep.startFailed,
    twoStepSms: sms.failed,
    twoStepEnable: setUp.failed,
    twoStepDisable: off.failed,
    securityQuestionSave: questionForm.failed,
  },
});
