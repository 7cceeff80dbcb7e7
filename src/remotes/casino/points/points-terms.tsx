import { useHost } from '../host.ts';
import styles from './points.module.css';
import { usePerPoint, usePoints, usePointsText } from './use-points.ts';

/** How many points there are, how they come about, and what they are not. */
export function PointsTerms() {
  const { t } = useHost();
  const points = usePoints();
  const text = usePointsText();
  const each = usePerPoint();
  return (
    <>
      {points !== null && (
        <p className={styles['held']}>{t('casino_points_held', { points: text(points) })}</p>
      )}
      {each !== null && <p>{t('casino_points_earned', { each })}</p>}
      <p>{t('casino_points_not_earned')}</p>
      <p>{t('casino_points_no_money')}</p>
    </>
  );
}
