import { useHost } from '../host.ts';
import styles from './points.module.css';
import { usePerPoint, usePoints, usePointsText } from './use-points.ts';

/** How many points the player has. */
export function PointsHeld() {
  const { t } = useHost();
  const points = usePoints();
  const text = usePointsText();
  if (points === null) return null;
  return <p className={styles['held']}>{t('casino_points_held', { points: text(points) })}</p>;
}

/** How points come about, and what they are not. */
export function PointsTerms() {
  const { t } = useHost();
  const each = usePerPoint();
  return (
    <div className={styles['terms']}>
      {each !== null && <p>{t('casino_points_earned', { each })}</p>}
      <p>{t('casino_points_not_earned')}</p>
      <p>{t('casino_points_no_money')}</p>
    </div>
  );
}
