import { formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { PageLink } from '../../../site/ui/links/link.tsx';
import styles from '../casino.module.css';
import { useHost, useHostState } from '../host.ts';
import lotto from './lotto.module.css';
import { DrawnNumbers } from './numbers.tsx';

/** Draws that are over, the latest first: each has an address of its own. */
export function LastDraws({ section }: { readonly section: string }) {
  const { t } = useHost();
  const clock = useClock();
  const last = useHostState((state) => state.draws.last);
  if (last.length === 0) return null;
  return (
    <section className={`${styles['card']} ${lotto['part']}`} aria-label={t('casino_lotto_last')}>
      <h2>{t('casino_lotto_last')}</h2>
      <ol className={lotto['last']}>
        {last.map(({ draw, at, result }) => (
          <li key={draw}>
            <PageLink route="lotto" params={{ sectionName: section, lottoId: String(draw) }}>
              {t('casino_draw_number', { number: draw })}
            </PageLink>
            <span className="numbers">{formatTime(at, clock, 'moment')}</span>
            <DrawnNumbers label={t('casino_lotto_balls', { number: draw })} result={result} />
          </li>
        ))}
      </ol>
    </section>
  );
}
