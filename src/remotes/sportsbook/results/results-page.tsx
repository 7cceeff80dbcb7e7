import { useHost } from '../host.ts';
import { Chip, Chips } from '../list/chips.tsx';
import { Page } from '../page.tsx';
import { useParams } from '../params.ts';
import { FinishedResults } from './finished-results.tsx';
import { LiveResults } from './live-results.tsx';

/** How games ended, day by day, and how those stand that are being played. */
export function ResultsPage() {
  const { t } = useHost();
  const isLive = useParams()['type'] === 'live';
  return (
    <Page title={t('sport_results_title')}>
      <Chips label={t('sport_results_which')}>
        <Chip route="results">{t('sport_results_over')}</Chip>
        <Chip route="results" params={{ type: 'live' }}>
          {t('sport_results_live')}
        </Chip>
      </Chips>
      {isLive ? <LiveResults /> : <FinishedResults />}
    </Page>
  );
}
