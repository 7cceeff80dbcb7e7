import { useState } from 'react';
import { Button } from '../../../site/ui/controls/button.tsx';
import { Field } from '../../../site/ui/forms/field.tsx';
import { type FieldErrors, type FieldReader, useForm } from '../../../site/ui/forms/form.ts';
import { FormView } from '../../../site/ui/forms/form-view.tsx';
import { PasswordField } from '../../../site/ui/forms/password-field.tsx';
import { SelectField } from '../../../site/ui/forms/select-field.tsx';
import { useHost, useHostState } from '../host.ts';
import { FormMessage } from './form-message.tsx';
import { ProofFields } from './proof-fields.tsx';
import styles from './security.module.css';

/** Questions whose answers stay the same, and that strangers cannot look up. */
const questions = ['toy', 'trip', 'dish', 'dream', 'book', 'neighbour'] as const;
const OWN = 'own';

/** The chosen question, or the player's own, in the field `question`. */
function QuestionFields({ error }: { readonly error: string | undefined }) {
  const { t } = useHost('security');
  const [isOwn, setOwn] = useState(false);
  const offered = questions.map((name) => t(`security_question_${name}`));
  const options = offered.map((question) => ({ value: question, label: question }));
  return (
    <>
      <SelectField
        label={t('security_question_choose')}
        name={isOwn ? 'choice' : 'question'}
        options={[...options, { value: OWN, label: t('security_question_own') }]}
        error={isOwn ? undefined : error}
        onChoose={(value) => setOwn(value === OWN)}
      />
      {isOwn && (
        <Field
          label={t('security_question_own_label')}
          name="question"
          type="text"
          autoComplete="off"
          required
          error={error}
        />
      )}
    </>
  );
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

function errorsOf(fields: FieldReader, needsCode: boolean): FieldErrors {
  const [question, answer] = [fields.text('question'), fields.text('answer')];
  const isTold = plain(question).includes(plain(answer));
  return {
    question: question === '' ? 'fieldRequired' : undefined,
    answer: answer === '' ? 'fieldRequired' : isTold ? 'security_question_same' : undefined,
    password: fields.secret('password') === '' ? 'authPasswordMissing' : undefined,
    code: needsCode && fields.text('code') === '' ? 'field_code_missing' : undefined,
  };
}

function useQuestion() {
  const host = useHost();
  const sending = useHostState((state) => state.protection.questionForm);
  // The answer switches the second step off, so a new one needs that step.
  const needsCode = useHostState((state) => state.safeguards.hasTwoStep);
  const form = useForm({
    busy: sending.status === 'busy',
    refused: sending.refused,
    check: (fields) => errorsOf(fields, needsCode),
    send: (fields) =>
      host.setQuestion({
        question: fields.text('question'),
        answer: fields.text('answer'),
        password: fields.secret('password'),
        ...(needsCode ? { code: fields.digits('code') } : {}),
      }),
  });
  return { form, sending, needsCode };
}

/** Sets the question, or another in its place. */
export function QuestionForm() {
  const host = useHost('security', 'form');
  const { form, sending, needsCode } = useQuestion();
  return (
    <FormView form={form} className={styles['form']}>
      <FormMessage sending={sending} />
      <QuestionFields error={form.error('question')} />
      <Field
        label={host.t('security_question_answer')}
        hint={host.t('security_question_answer_hint')}
        name="answer"
        type="text"
        autoComplete="off"
        spellCheck={false}
        required
        error={form.error('answer')}
      />
      <PasswordField
        kind="current"
        label={host.t('security_current_password')}
        error={form.error('password')}
      />
      {needsCode && <ProofFields proof="code" error={form.error('code')} />}
      <Button type="submit" look="main" busy={sending.status === 'busy'}>
        {host.t('security_question_save')}
      </Button>
    </FormView>
  );
}
