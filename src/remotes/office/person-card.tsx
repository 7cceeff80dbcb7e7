import type { ProfileField } from '../../domain/registration/profile.ts';
import { ButtonLink } from '../../site/ui/controls/button-link.tsx';
import type { PageLinkProps } from '../../site/ui/links/link.tsx';
import { Icon } from '../../site/ui/marks/icons.tsx';
import { useHost, useHostState } from './host.ts';
import { Card } from './page.tsx';
import styles from './person-card.module.css';

/** What is missing, why it is wanted, and where it is added. */
function Gaps(props: {
  readonly title: string;
  readonly text: string;
  readonly fields: readonly ProfileField[];
  readonly route: PageLinkProps['route'];
  readonly linkText: string;
}) {
  const { t } = useHost('accounts');
  if (props.fields.length === 0) return null;
  return (
    <section className={styles['gaps']} aria-label={props.title}>
      <h3 className={styles['gaps-title']}>{props.title}</h3>
      <p>{props.text}</p>
      <ul className={styles['fields']}>
        {props.fields.map((field) => (
          <li key={field}>{t(`office_profile_${field}`)}</li>
        ))}
      </ul>
      <ButtonLink route={props.route} size="s">
        {props.linkText}
      </ButtonLink>
    </section>
  );
}

/** Whether we know all there is to know. */
function Completeness() {
  const { t } = useHost('accounts');
  const profile = useHostState((state) => state.player.gaps.profile);
  if (profile === null) return null;
  return (
    <>
      {profile.length === 0 && (
        <p className={styles['complete']}>
          <Icon name="done" size={18} />
          {t('office_profile_complete')}
        </p>
      )}
      <Gaps
        title={t('office_profile_lacks')}
        text={t('office_profile_lacks_text')}
        fields={profile}
        route="officeVerification"
        linkText={t('office_profile_add')}
      />
    </>
  );
}

/** Who is signed in, by what the site may show of it, and what is missing. */
export function PersonCard() {
  const { t } = useHost('accounts');
  const userId = useHostState((state) => state.session.userId);
  const name = useHostState(({ player }) =>
    [player.name, player.surname].filter(Boolean).join(' '),
  );
  const email = useHostState((state) => state.player.email);
  const phone = useHostState(({ player: { phone } }) =>
    phone.number === '' ? '' : `${phone.code} ${phone.number}`,
  );
  const rows = [
    ['office_person_name', name],
    ['office_person_email', email],
    ['office_person_phone', phone],
    ['office_person_id', userId ?? ''],
  ] as const;
  return (
    <Card title={t('office_person')}>
      <dl className={styles['person']}>
        {rows
          .filter(([, value]) => value !== '')
          .map(([key, value]) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      <Completeness />
    </Card>
  );
}
