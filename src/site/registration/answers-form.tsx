import { useMemo } from 'react';
import {
  type RegistrationField,
  type RegistrationStep,
  registrationSteps,
} from '../../domain/registration/steps.ts';
import type { RegistrationType } from '../../domain/registration/types.ts';
import { useHost, useHostState } from '../host.tsx';
import { Button } from '../ui/controls/button.tsx';
import { useSecondsUntil } from '../ui/format/use-seconds.ts';
import type { Form } from '../ui/forms/form.ts';
import { FormView } from '../ui/forms/form-view.tsx';
import { AnswerField } from './answer-field.tsx';
import styles from './form.module.css';
import { knownOfPlayer } from './read-answers.ts';
import { RefusalBanner } from './refusal-banner.tsx';
import { askedIn, useAnswers } from './use-answers.ts';
import { type Carried, useCarried } from './use-carried.ts';

type Known = Readonly<Partial<Record<RegistrationField, string>>>;

interface StepProps {
  readonly steps: readonly RegistrationStep[];
  readonly place: number;
  readonly form: Form;
  readonly known: Known;
}

/** Says which step it is, for those who see it and, with the first field, for those who hear it. */
function StepTitle({ steps, place }: Pick<StepProps, 'steps' | 'place'>) {
  const { t } = useHost('registration');
  const step = steps[place];
  return (
    <legend className={styles['where']}>
      {t('registration_step', { step: place + 1, steps: steps.length })}{' '}
      <strong>{step && t(`registration_step_${step.about}`)}</strong>
    </legend>
  );
}

function StepFields({ steps, place, form, known }: StepProps) {
  const about = () => knownOfPlayer(form.read());
  return (
    <div className={styles['fields']}>
      {steps[place]?.fields.map((field) => (
        <AnswerField
          key={field}
          field={field}
          asked={askedIn(steps)}
          error={form.error(field)}
          known={known[field]}
          about={about}
        />
      ))}
    </div>
  );
}

function Actions({ steps, step }: { steps: readonly RegistrationStep[]; readonly step: number }) {
  const host = useHost('registration');
  const busy = useHostState((state) => state.registration.form.status === 'busy');
  const wait = useSecondsUntil(useHostState((state) => state.registration.form.retryAt));
  const isLast = step === steps.length - 1;
  const next =
    steps[step + 1]?.about === 'code' ? 'registration_send_code' : 'registration_continue';
  return (
    <div className={styles['actions']}>
      {step > 0 && (
        <Button
          look="plain"
          size="l"
          onClick={() => host.publish('registration.stepChosen', { step: step - 1 })}
        >
          {host.t('registration_back')}
        </Button>
      )}
      <Button type="submit" look="main" size="l" busy={busy} disabled={wait > 0}>
        {host.t(isLast ? 'registration_submit' : next)}
      </Button>
    </div>
  );
}

export interface AnswersFormProps {
  readonly type: RegistrationType;
  readonly known?: Known;
  /** What was typed into another form before. */
  readonly carried?: Carried;
}

const nothing: Known = {};
const none: Carried = new Map();

/** The form of one type: a step at a time, the others kept as they were filled in. */
export function AnswersForm({ type, known = nothing, carried = none }: AnswersFormProps) {
  const required = useHostState(
    ({ registration }) => registration.types.find((one) => one.type === type)?.required,
  );
  const steps = useMemo(() => registrationSteps(type, required ?? []), [type, required]);
  const { form, step, shown } = useAnswers(type, steps);
  useCarried(form.ref, carried);
  return (
    <FormView form={form} className={styles['form']}>
      <RefusalBanner />
      {steps.map(({ about }, place) => (
        <fieldset
          key={about}
          ref={place === step ? shown : undefined}
          className={styles['step']}
          hidden={place !== step}
        >
          {steps.length > 1 && <StepTitle steps={steps} place={place} />}
          <StepFields steps={steps} place={place} form={form} known={known} />
        </fieldset>
      ))}
      <Actions steps={steps} step={step} />
    </FormView>
  );
}
