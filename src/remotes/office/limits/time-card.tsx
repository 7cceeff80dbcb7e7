import { REALITY_CHECK_MINUTES } from '../../../domain/limits/limit-change.ts';
import { LIMIT_TYPE } from '../../../domain/limits/limits.ts';
import { useHost } from '../host.ts';
import { Card } from '../page.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { LimitRow } from './limit-row.tsx';
import styles from './limits.module.css';

const HOURS = Array.from({ length: 24 }, (_, index) => index + 1);

/** How long the player plays, and how often they are told. */
export function TimeCard() {
  const { t } = useHost('responsible_gaming');
  const { session, realityCheck } = LIMIT_TYPE;
  return (
    <Card title={t('office_protect_time')}>
      <p className={styles['quiet']}>{t('office_protect_time_text')}</p>
      <ul className={styles['rows']}>
        <LimitRow type={session} title={t('office_limit_31')} name={t('office_limit_31')}>
          <ChoiceForm
            type={session}
            label={t('office_session_hours')}
            values={HOURS}
            none={t('office_limit_none')}
          />
        </LimitRow>
        <LimitRow type={realityCheck} title={t('office_limit_32')} name={t('office_limit_32')}>
          <ChoiceForm
            type={realityCheck}
            label={t('office_reality_minutes')}
            values={REALITY_CHECK_MINUTES}
            none={t('office_limit_minute_none')}
          />
        </LimitRow>
      </ul>
    </Card>
  );
}
