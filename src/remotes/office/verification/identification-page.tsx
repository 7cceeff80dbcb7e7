import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { Banner } from '../../../site/ui/notices/message.tsx';
import { useHost, useHostState } from '../host.ts';
import { Card, Page } from '../page.tsx';
import rows from '../rows.module.css';
import { Held, StandingMark } from './needs-card.tsx';
import styles from './verification.module.css';
import { WithVerification } from './with-verification.tsx';

/** What is proved by which documents. */
const ROWS = [
  ['name', 'identity'],
  ['birthday', 'identity'],
  ['address', 'address'],
] as const;

function Data() {
  const { t } = useHost('verification');
  const name = useHostState(({ player }) =>
    [player.name, player.surname].filter(Boolean).join(' '),
  );
  const birthday = useHostState((state) => state.player.birthday);
  const address = useHostState((state) => state.player.address);
  const person = { name, birthday, address };
  const needs = useHostState((state) => state.verification.needs);
  const isVerified = useHostState((state) => state.verification.isVerified);
  return (
    <Card>
      <Held />
      {isVerified && <Banner level="done">{t('verificationVerified')}</Banner>}
      <p className={styles['quiet']}>{t('verification_data_intro')}</p>
      <dl className={rows['rows']}>
        {ROWS.map(([field, need]) => (
          <div key={field} className={rows['row']} data-field={field}>
            <dt className={styles['quiet']}>{t(`verification_data_${field}`)}</dt>
            <dd>
              <StandingMark
                standing={needs.find((one) => one.need === need)?.standing ?? 'missing'}
              />
            </dd>
            <dd className={styles['value']}>
              <bdi>{person[field] || t('verification_data_none')}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <ButtonLink route="officeVerification">{t('verification_to_documents')}</ButtonLink>
      </div>
    </Card>
  );
}

/** The data that are checked, with how it stands. */
export function IdentificationPage() {
  return (
    <Page title={usePageTitle()}>
      <WithVerification>
        <Data />
      </WithVerification>
    </Page>
  );
}
