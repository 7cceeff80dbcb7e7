import { Contacts } from '../../site/ui/contacts/contacts.tsx';
import { PageLink } from '../../site/ui/links/link.tsx';
import { Banner } from '../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../site/ui/notices/skeleton.tsx';
import styles from './contacts-card.module.css';
import { useHost, useHostState } from './host.ts';
import { Card } from './page.tsx';

/** Email address and phone number: confirmed or not, and how to confirm them. */
export function ContactsCard() {
  const { t } = useHost('contacts', 'accounts');
  const type = useHostState((state) => state.player.activationType);
  const lacks = useHostState((state) => (state.player.gaps.contacts ?? []).length > 0);
  return (
    <Card title={t('activation_title')}>
      {type === null ? (
        <SkeletonList rows={2} label={t('main_loading')} />
      ) : (
        <>
          {type !== 2 && (
            <p>
              {lacks && <strong>{t('office_contacts_lack')}</strong>} {t('activation_text')}
            </p>
          )}
          <Contacts heading="h3" />
        </>
      )}
    </Card>
  );
}

/** Who has confirmed nothing is reminded of it, and how long there is for it. */
export function ActivationReminder() {
  const { t } = useHost('contacts');
  const type = useHostState((state) => state.player.activationType);
  const days = useHostState((state) => state.player.daysToActivate);
  if (type !== 0) return null;
  return (
    <Banner level="info">
      <p>{days > 0 ? t('activation_reminder', { count: days }) : t('activation_reminder_late')}</p>
      <PageLink route="activateFast" className={styles['go']}>
        {t('activation_go')}
      </PageLink>
    </Banner>
  );
}
