import { ButtonLink } from '../../site/ui/controls/button-link.tsx';
import { usePageTitle } from '../../site/ui/links/use-page-title.ts';
import styles from './accounts-card.module.css';
import { AccountsCard } from './accounts-card.tsx';
import { ActivationReminder, ContactsCard } from './contacts-card.tsx';
import { useHost } from './host.ts';
import { Card, Page } from './page.tsx';
import { PersonCard } from './person-card.tsx';

/** The player's accounts, the player, and ways to everything else. */
export function AccountPage() {
  const { t } = useHost();
  return (
    <Page title={usePageTitle()}>
      <ActivationReminder />
      <AccountsCard />
      <PersonCard />
      <ContactsCard />
      <Card title={t('office_protect')}>
        <p>{t('office_protect_text')}</p>
        <div className={styles['actions']}>
          <ButtonLink route="officeResponsible" icon="clock">
            {t('office_nav_responsible')}
          </ButtonLink>
          <ButtonLink route="officeSecurity" icon="shield">
            {t('office_nav_security')}
          </ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
