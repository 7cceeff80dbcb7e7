import type { CallReply } from '../calls/table.ts';
import type { EventData } from '../events/catalogue.ts';
import { projection } from './define.ts';
import * as sms from './protection-sms.ts';
import {
  type Form,
  forForm,
  initialProtection,
  loads,
  type ProtectionState,
} from './protection-state.ts';
import * as twoStep from './protection-two-step.ts';
import { passwordProblemKey } from './refusal.ts';
import { begin, finish, unsent } from './sending.ts';

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
  if (form === 'twoStepOff') slice.sms = { ...unsent(), retryAt: slice.sms.retryAt };
}

function passwordJudged(
  slice: ProtectionState,
  { error, problems = [] }: CallReply<'passwordChange'>,
): void {
  if (error === undefined) finish(slice.password);
  else slice.password = { ...unsent(), refused: { newPassword: passwordProblemKey(problems) } };
}

function forget(slice: ProtectionState): void {
  Object.assign(slice, initialProtection());
}

const overview = loads('overview');
const question = loads('questionStatus');
const password = forForm('password');
const off = forForm('twoStepOff');
const questionForm = forForm('questionForm');

export const protection = projection('protection', initialProtection, {
  on: {
    'session.started': forget,
    'session.ended': forget,
    'page.partToggled': partToggled,
    'protection.passwordSubmitted': (slice) => begin(slice.password),
    'protection.twoStepChosen': twoStep.chosen,
    'protection.twoStepSmsAsked': sms.asked,
    'protection.twoStepCodeSubmitted': (slice) => begin(slice.twoStep),
    'protection.twoStepGivenUp': twoStep.givenUp,
    'protection.secretTaken'(slice, taken) {
      slice.taken = { ...taken };
    },
    'protection.recoveryCodesSaved': twoStep.saved,
    'protection.leaveHeld': twoStep.leaveHeld,
    'protection.leaveConfirmed': twoStep.abandoned,
    'protection.twoStepOffSubmitted': (slice) => begin(slice.twoStepOff),
    'protection.questionSubmitted': (slice) => begin(slice.questionForm),
  },
  requests: {
    userConfig: overview.begun,
    securityQuestion: question.begun,
    twoStepSms: sms.requested,
  },
  replies: {
    userConfig(slice) {
      slice.overview = 'ready';
    },
    passwordChange: passwordJudged,
    twoStepStart: twoStep.started,
    twoStepSms: sms.sent,
    twoStepEnable: twoStep.enabled,
    twoStepDisable: twoStep.disabled,
    securityQuestion(slice, reply) {
      slice.questionStatus = 'ready';
      slice.question = reply.question;
    },
    securityQuestionSave: (slice) => finish(slice.questionForm),
  },
  refusals: {
    userConfig: overview.failed,
    securityQuestion: question.failed,
    passwordChange: password.refused,
    twoStepStart: twoStep.notStarted,
    twoStepSms: sms.notSent,
    twoStepEnable: twoStep.notEnabled,
    twoStepDisable: twoStep.notDisabled,
    securityQuestionSave: questionForm.refused,
  },
  failures: {
    userConfig: overview.failed,
    securityQuestion: question.failed,
    passwordChange: password.failed,
    twoStepStart: twoStep.startFailed,
    twoStepSms: sms.notAnswered,
    twoStepEnable: forForm('twoStep').failed,
    twoStepDisable: off.failed,
    securityQuestionSave: questionForm.failed,
  },
});
