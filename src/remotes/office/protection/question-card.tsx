import { useFocusKept } from '../../../site/ui/controls/focus.ts';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { Told } from '../../../site/ui/notices/told.tsx';
import { useHost, useHostState } from '../host.ts';
import { MethodCard } from './method-card.tsx';
import { QuestionForm } from './question-form.tsx';
import styles from './security.module.css';

/** Which question is set, or that it could not be found out. */
function Present() {
  const host = useHost('security');
  const question = useHostState((state) => state.protection.question.text);
  const isFailed = useHostState((state) => state.protection.question.status === 'failed');
  if (isFailed) {
    return (
      <div className={styles['actions']}>
        <p>{host.t('security_question_failed')}</p>
        <RefreshButton />
      </div>
    );
  }
  return question === null ? null : <p>{host.t('security_question_is', { question })}</p>;
}

/** The question only the player can answer. */
export function QuestionCard() {
  const { t } = useHost('security');
  const isOn = useHostState((state) => state.safeguards.hasQuestion);
  const isDone = useHostState((state) => state.protection.questionForm.status === 'done');
  const place = useFocusKept(String(isDone));
  return (
    <MethodCard
      part="security-question"
      title={t('security_question')}
      line={t('security_question_advice')}
      isOn={isOn}
      state={t(isOn ? 'security_question_set' : 'security_question_missing')}
    >
      <div ref={place} className={styles['part']}>
        {isDone && <Told told={{ level: 'done', text: 'security_question_done' }} takesFocus />}
        <Present />
        {!isDone && (
          <>
            <p className={styles['quiet']}>{t('security_question_why')}</p>
            <QuestionForm />
          </>
        )}
      </div>
    </MethodCard>
  );
}
