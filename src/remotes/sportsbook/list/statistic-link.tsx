import { PageLink } from '../../../site/ui/links/link.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from './statistic-link.module.css';

/** The way to the table of a championship, where the site has tables. */
export function StatisticLink({ champId }: { readonly champId: number }) {
  const { t } = useHost();
  const hasStatistics = useHostState((state) => state.site.hasStatistics);
  if (!hasStatistics) return null;
  return (
    <PageLink className={styles['link']} route="statistic" query={`?champ=${champId}`}>
      {t('sport_statistic_title')}
    </PageLink>
  );
}
