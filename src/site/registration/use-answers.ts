import { type RefObject, useMemo } from 'react';
import { dialledPhone } from '../../domain/auth/phone.ts';
import type { RegistrationStep } from '../../domain/registration/steps.ts';
import type { RegistrationType } from '../../domain/registration/types.ts';
import type { State } from '../../projections/state.ts';
import { useHost, useHostState } from '../host.tsx';
import { useFocusKept } from '../ui/controls/focus.ts';
import { type FieldReader, type Form, useForm } from '../ui/forms/form.ts';
import { answerErrors, refusedErrors } from './answer-errors.ts';
import { readAnswers, typedPhone } from './read-answers.ts';

const refusedOf = (state: State) => state.registration.form.refused;
const phonesOf = (state: State) => state.phones;
const requiredOf = (type: RegistrationType) => (state: State) =>
  state.registration.types.find((one) => one.type === type)?.required ?? none;
const none: readonly string[] = [];

/** All that the form asks for. */
export const askedIn = (steps: readonly RegistrationStep[]) =>
  steps.flatMap(({ fields }) => fields);

/** What to do with what was typed: to ask for a code, to go on, or to send it all. */
function useSend(type: RegistrationType, steps: readonly RegistrationStep[], step: number) {
  const host = useHost();
  return (fields: FieldReader) => {
    const { countries } = host.state().phones;
    if (steps[step + 1]?.about === 'code') {
      const phone = dialledPhone(countries, typedPhone(fields));
      host.publish('registration.codeAsked', { phone });
    } else if (step + 1 < steps.length) {
      host.publish('registration.stepChosen', { step: step + 1 });
    } else {
      const answers = readAnswers(askedIn(steps), fields, countries);
      host.publish('registration.submitted', { type, answers });
    }
  };
}

export interface AnswersForm {
  readonly form: Form;
  readonly step: number;
  /** On the step that is shown. */
  readonly shown: RefObject<HTMLFieldSetElement | null>;
}

/** The form of a type, filled in step by step. */
export function useAnswers(
  type: RegistrationType,
  steps: readonly RegistrationStep[],
): AnswersForm {
  const host = useHost();
  const { countries, masks } = useHostState(phonesOf);
  const refused = useHostState(refusedOf);
  const minimumAge = useHostState((state) => state.registration.minimumAge);
  const busy = useHostState((state) => state.registration.form.status === 'busy');
  const required = useHostState(requiredOf(type));
  const wanted = useHostState((state) => state.registration.step);
  const step = Math.min(wanted, steps.length - 1);
  // Before the form's own focus, which goes to what was refused. The button that led on stays.
  const shown = useFocusKept<HTMLFieldSetElement>(String(step), () => true);
  const today = new Date(host.now()).toISOString().slice(0, 10);
  const rules = { required, today, minimumAge, countries, masks };
  const send = useSend(type, steps, step);
  const form = useForm({
    busy,
    refused: useMemo(() => refusedErrors(refused, minimumAge), [refused, minimumAge]),
    check: (fields) => answerErrors(steps[step]?.fields ?? [], fields, rules),
    send,
  });
  return { form, step, shown };
}
