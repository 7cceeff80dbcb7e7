import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { Skeleton } from '../../../site/ui/notices/skeleton.tsx';
import styles from '../casino.module.css';
import { HashLine } from '../fairness/hash-line.tsx';
import { useHost, useHostState } from '../host.ts';
import lotto from './lotto.module.css';
import { DrawnNumbers } from './numbers.tsx';

/** What is known of the draw: its numbers once it is over, else when that will be. */
function Known() {
  const host = useHost();
  const { t } = host;
  const clock = useClock();
  const { status, failure, told } = useHostState((state) => state.draw);
  if (status === 'failed') {
    return (
      <ErrorState
        icon="plug"
        title={t('casino_draws_failed')}
        {...(failure && { text: host.say(failure) })}
      >
        <RefreshButton />
      </ErrorState>
    );
  }
  if (told === null) return <Skeleton width="16rem" height="2rem" />;
  switch (told.status) {
    case 'over':
      return (
        <>
          <p>{t('casino_lotto_draw_at', { time: formatTime(told.at, clock, 'moment') })}</p>
          <DrawnNumbers
            label={t('casino_lotto_balls', { number: told.draw })}
            result={told.result}
          />
          <dl className={lotto['hash']}>
            <HashLine label={t('casino_lotto_draw_hash')} value={told.hash} />
          </dl>
        </>
      );
    case 'open':
      return (
        <p>{t('casino_lotto_draw_open', { time: formatTime(told.endsAt, clock, 'moment') })}</p>
      );
    case 'ahead':
      return <p>{t('casino_lotto_draw_ahead', { number: told.current })}</p>;
    case 'none':
      return <p>{t('casino_lotto_draw_none')}</p>;
  }
}

/** The draw that the address names. */
export function DrawCard({ number }: { readonly number: string }) {
  const { t } = useHost();
  const title = t('casino_lotto_draw_title', { number });
  return (
    <section className={`${styles['card']} ${lotto['part']}`} aria-label={title}>
      <h2>{title}</h2>
      <Known />
    </section>
  );
}
