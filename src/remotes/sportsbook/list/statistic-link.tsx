import { PageLink } from '../../../site/ui/links/link.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from './statistic-link.module.css';

/** The way to the table of a championship, where the site has tables. */
export function StatisticLink({ champId }: { readonly champId: number }) {
  const { t } = useHost();
  const hasStatistics = useHostState((state) => state.site.hasStatistics);
  const isApart = useHostState((state) => state.preferences.display.statsInNewWindow);
  if (!hasStatistics) return null;
  return (
    <PageLink
      className={styles['link']}
      route={isApart ? 'statisticPopup' : 'statistic'}
      query={`?champ=${champId}`}
      {...(isApart && { target: '_blank', rel: 'noopener' })}
    >
      {t('sport_statistic_title')}
      {isApart && <span className="visually-hidden"> {t('sport_new_window')}</span>}
    </PageLink>
  );
}
