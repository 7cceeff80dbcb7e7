import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { useHost, useHostState } from '../host.ts';
import { clockText } from '../words/clock-text.ts';
import styles from './draws.module.css';
import { useCurrentDraw } from './use-draw.ts';

/** Seconds from which on they are shown as a clock shows them. */
const LONG = 120;

interface PhaseProps {
  /** What is said while the result is on its way into view; null: it is not. */
  readonly moving: string | null;
}

/** Whether the draw takes bets, and for how long. */
export function Phase({ moving }: PhaseProps) {
  const { t } = useHost();
  const current = useCurrentDraw();
  const isFailed = useHostState((state) => state.draws.status === 'failed');
  if (isFailed) {
    return (
      <ErrorState icon="plug" title={t('casino_draws_failed')}>
        <RefreshButton />
      </ErrorState>
    );
  }
  if (current === null) return <p className={styles['phase']}>{t('main_loading')}</p>;
  const { draw, seconds, isOpen } = current;
  const closes =
    seconds > LONG
      ? t('casino_draw_closes_clock', { number: draw, time: clockText(seconds * 1000) })
      : t('casino_draw_closes', { number: draw, seconds });
  return (
    <div className={styles['phase']}>
      <p role="timer">{isOpen ? closes : (moving ?? t('casino_draw_closed', { number: draw }))}</p>
    </div>
  );
}
