import { protectionBand } from '../../../site/contract/player.ts';
import { useHost } from '../host.ts';
import { Card } from '../page.tsx';
import styles from './level-card.module.css';

/** How well the account is protected, as a number and in words. */
export function LevelCard({ level }: { readonly level: number }) {
  const { t } = useHost();
  const band = protectionBand(level);
  return (
    <Card title={t('office_protection')}>
      <div className={styles['level']} data-band={band}>
        <p className={styles['band']}>
          <strong>{t(`office_protection_${band}`)}</strong>{' '}
          <span className="numbers">{Math.max(0, Math.min(100, level))}%</span>
        </p>
        <meter
          className={styles['meter']}
          min={0}
          max={100}
          value={level}
          aria-label={t('office_protection')}
        />
        <p className={styles['quiet']}>{t(`office_protection_${band}_text`)}</p>
      </div>
    </Card>
  );
}
