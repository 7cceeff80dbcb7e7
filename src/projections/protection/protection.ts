import type { EventData } from '../../events/catalogue.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { passwordProblemCode } from '../answers/refusal.ts';
import { resource } from '../answers/resource.ts';
import { clearOutcome, submission, unsent } from '../answers/submission.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';
import { initialProtection, type ProtectionState, WRONG } from './state.ts';
import { twoStep } from './two-step.ts';

type Form = 'password' | 'twoStep' | 'twoStepOff' | 'questionForm';

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
  clearOutcome(slice[form]);
  if (form === 'twoStepOff' || form === 'questionForm')
    slice.sms = { ...unsent(), retryAt: slice.sms.retryAt };
}

export const protection = projection(
  'protection',
  2,
  initialProtection,
  compose<ProtectionState>(
    ofPlayer(initialProtection),
    twoStep,
    resource({
      call: 'securityQuestion',
      of: ({ question }) => question,
      take(slice, { question }) {
        slice.question.text = question;
      },
    }),
    submission({
      input: 'protection.passwordSubmitted',
      call: 'passwordChange',
      of: ({ password }) => password,
      wrong: WRONG,
      accepted(slice, { error, problems = [] }) {
        if (error === undefined) return;
        slice.password = { ...unsent(), refused: { newPassword: passwordProblemCode(problems) } };
      },
    }),
    submission({
      input: 'protection.questionSubmitted',
      call: 'securityQuestionSave',
      of: ({ questionForm }) => questionForm,
      wrong: WRONG,
    }),
    { on: { 'page.partToggled': partToggled } },
  ),
);
