import { contactGaps } from '../../site/contract/profile.ts';
import { useHost, useHostState } from '../../site/contract.tsx';
import { Contacts } from '../../site/ui/contacts/contacts.tsx';
import { PageLink } from '../../site/ui/link.tsx';
import { Banner } from '../../site/ui/message.tsx';
import { SkeletonList } from '../../site/ui/skeleton.tsx';
import styles from './contacts-card.module.css';
import { Card } from './page.tsx';

/** Email address and phone number: confirmed or not, and how to confirm them. */
export function ContactsCard() {
  const { t } = useHost();
  const type = useHostState((state) => state.user.config?.activation_type ?? null);
  const lacks = useHostState((state) => (contactGaps(state.user) ?? []).length > 0);
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
  const { t } = useHost();
  const type = useHostState((state) => state.user.config?.activation_type ?? null);
  const days = useHostState((state) => state.user.config?.remaining_days_to_activate ?? 0);
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
