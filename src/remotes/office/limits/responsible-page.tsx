import { PROTECTION_RECORD } from '../../../site/contract/protection-record.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { DownloadLink } from '../../../site/ui/controls/download-link.tsx';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { Told } from '../../../site/ui/notices/told.tsx';
import { useHost, useHostState } from '../host.ts';
import { Card, Page } from '../page.tsx';
import { BreakCard } from './break-card.tsx';
import styles from './limits.module.css';
import { MoneyCard } from './money-card.tsx';
import { Sheet } from './sheet.tsx';
import { SummaryCard } from './summary-card.tsx';
import { TimeCard } from './time-card.tsx';

/** The limits; in their place, why they are not to be seen. */
function Limits() {
  const host = useHost('responsible_gaming');
  const status = useHostState((state) => state.limits.status);
  const decided = useHostState((state) => state.limits.deciding.told);
  if (status === 'empty' || status === 'loading') {
    return <SkeletonList rows={4} height="11rem" label={host.t('main_loading')} />;
  }
  if (status === 'failed') {
    return (
      <ErrorState
        icon="plug"
        title={host.t('office_limits_failed')}
        text={host.t('office_limits_failed_text')}
      >
        <RefreshButton />
      </ErrorState>
    );
  }
  return (
    <>
      <Told told={decided} />
      <MoneyCard about="deposit" />
      <MoneyCard about="loss" />
      <MoneyCard about="stake" />
      <TimeCard />
      <BreakCard />
    </>
  );
}

/** What the player has set against playing too much, how much of it is used, and where help is. */
export function ResponsiblePage() {
  const { t } = useHost('responsible_gaming');
  return (
    <Page title={usePageTitle()} intro={t('office_responsible_text')}>
      <Limits />
      <SummaryCard />
      <Sheet />
      <Card title={t('protection_record_title')}>
        <p>{t('protection_record_text')}</p>
        <div className={styles['actions']}>
          <DownloadLink href={PROTECTION_RECORD}>{t('protection_record_save')}</DownloadLink>
        </div>
      </Card>
      <Card title={t('office_help')}>
        <p>{t('office_help_text')}</p>
        <div className={styles['actions']}>
          <ButtonLink route="responsibleGaming" icon="info">
            {t('office_help_read')}
          </ButtonLink>
          <ButtonLink route="officeSupport" icon="chat">
            {t('office_nav_support')}
          </ButtonLink>
          <ButtonLink route="officeHistory" icon="history">
            {t('office_nav_history')}
          </ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
