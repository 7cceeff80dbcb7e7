import { Button } from '../../../site/ui/controls/button.tsx';
import { type FieldErrors, type FieldReader, useForm } from '../../../site/ui/forms/form.ts';
import { FormView } from '../../../site/ui/forms/form-view.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from './limits.module.css';

type Asked = NonNullable<ReturnType<typeof useQuestions>>;

const useQuestions = () => useHostState((state) => state.limits.questions);

const nameOf = (id: number): string => `question-${id}`;

function missing(questions: Asked, fields: FieldReader): FieldErrors {
  return Object.fromEntries(
    questions.map(({ id }) => [
      nameOf(id),
      fields.text(nameOf(id)) === '' ? ('fieldRequired' as const) : undefined,
    ]),
  );
}

function Form({ questions }: { readonly questions: Asked }) {
  const host = useHost('responsible_gaming', 'form');
  const busy = useHostState((state) => state.limits.answering.status === 'busy');
  const form = useForm({
    busy,
    check: (fields) => missing(questions, fields),
    send: (fields) =>
      host.answerLimitQuestions(questions.map(({ id }) => Number(fields.text(nameOf(id))))),
  });
  return (
    <FormView form={form} className={styles['form']}>
      {questions.map(({ id, text, answers }) => (
        <fieldset key={id} name={nameOf(id)} className={styles['question']}>
          <legend>{text}</legend>
          {answers.map((answer, place) => (
            <label key={answer} className={styles['answer']}>
              <input type="radio" name={nameOf(id)} value={place} />
              <span>{answer}</span>
            </label>
          ))}
          {form.error(nameOf(id)) && <p className={styles['error']}>{form.error(nameOf(id))}</p>}
        </fieldset>
      ))}
      <div className={styles['actions']}>
        <Button type="submit" look="main" busy={busy}>
          {host.t('office_questions_send')}
        </Button>
        <Button onClick={() => host.leaveLimitQuestions()}>
          {host.t('office_limit_take_back')}
        </Button>
      </div>
    </FormView>
  );
}

/** What is asked before a limit on deposits is raised, in the place of its form. */
export function Questions() {
  const { t } = useHost('responsible_gaming');
  const questions = useQuestions();
  if (questions === null) return null;
  return (
    <section className={styles['questions']} aria-label={t('office_questions')}>
      <h3 tabIndex={-1} data-begin="">
        {t('office_questions')}
      </h3>
      <p>{t('office_questions_text')}</p>
      <Form questions={questions} />
    </section>
  );
}
