import { FRIENDS_DAYS, MOST_FRIENDS } from '../../../domain/accounts/friends.ts';
import type { KnownFriends } from '../../../site/contract/campaigns.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { formatMoney } from '../../../site/ui/format/format.ts';
import { useHref } from '../../../site/ui/links/link.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { QrCode } from '../../../site/ui/marks/qr-code.tsx';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { Told } from '../../../site/ui/notices/told.tsx';
import { useHost, useHostState } from '../host.ts';
import { Card, Page } from '../page.tsx';
import styles from './friends.module.css';
import { WithFriends } from './with-friends.tsx';

interface Shown {
  readonly known: KnownFriends;
}

/** The player's link, to be copied or taken by another's camera. */
function OwnLink({ code }: { readonly code: string }) {
  const host = useHost('friends');
  const isCopied = useHostState((state) => state.friends.isCopied);
  const href = useHref();
  const link = new URL(`${href('registration') ?? '/'}?ref_id=${code}`, location.origin).href;
  return (
    <Card title={host.t('friends_link')}>
      <div className={styles['link']}>
        <QrCode text={link} label={host.t('friends_link_code')} className={styles['code']} />
        <div className={styles['stack']}>
          <p className={styles['address']} dir="ltr" translate="no" data-friends-link>
            {link}
          </p>
          <Button look="main" icon="copy" onClick={() => host.copyFriendsLink(link)}>
            {host.t('friends_copy')}
          </Button>
          <p role="status" className={styles['quiet']}>
            {isCopied !== null && host.t(isCopied ? 'friends_copied' : 'friends_copy_failed')}
          </p>
        </div>
      </div>
    </Card>
  );
}

/** How many came, and what can be collected of what they brought. */
function Brought({ known }: Shown) {
  const host = useHost('friends');
  const { t, language } = host;
  const { collecting, collectRefusal } = useHostState((state) => state.friends);
  const { joined, proved, due, left, reward, currency } = known;
  const amount = formatMoney(due * reward, currency, language());
  const facts = [
    [t('friends_joined'), joined],
    [t('friends_proved'), proved],
    [t('friends_left'), left],
  ] as const;
  const done = { level: 'done', text: 'friends_collected' } as const;
  return (
    <Card title={t('friends_yours')}>
      <div className={styles['stack']}>
        <dl className={`${styles['facts']} numbers`}>
          {facts.map(([label, value]) => [
            <dt key={`${label} of`}>{label}</dt>,
            <dd key={label}>{new Intl.NumberFormat(language()).format(value)}</dd>,
          ])}
        </dl>
        <Told told={collecting.status === 'done' ? done : collecting.told} />
        {due === 0 ? (
          <p>{t('friends_none_due')}</p>
        ) : (
          <Button
            look="main"
            busy={collecting.status === 'busy'}
            waiting={collectRefusal !== null}
            onClick={() => host.collectFriends()}
          >
            {t('friends_collect', { amount })}
          </Button>
        )}
        <ButtonLink route="officeRewards">{t('friends_to_rewards')}</ButtonLink>
      </div>
    </Card>
  );
}

function Terms({ known: { reward, currency } }: Shown) {
  const { t, language } = useHost('friends');
  const amount = formatMoney(reward, currency, language());
  return (
    <Card title={t('friends_terms')}>
      <ul className={styles['terms']}>
        <li>{t('friends_term_reward', { amount })}</li>
        <li>{t('friends_term_play')}</li>
        <li>{t('friends_term_privacy')}</li>
        <li>{t('friends_term_most', { count: MOST_FRIENDS, days: String(FRIENDS_DAYS) })}</li>
        <li>{t('friends_term_cookie')}</li>
        <li>{t('friends_term_age')}</li>
      </ul>
    </Card>
  );
}

/** A link by which friends come, and what comes of that. */
export function BringFriendPage() {
  const { t } = useHost('friends');
  const refusal = useHostState((state) => state.friends.refusal);
  return (
    <Page title={usePageTitle()} intro={t('friends_intro')}>
      <WithFriends>
        {(known) => (
          <>
            {refusal === 'not-offered' || known.code === null ? (
              <Card>
                <EmptyState
                  icon="gift"
                  title={t('friends_not_offered')}
                  text={t('friends_not_offered_text')}
                >
                  <ButtonLink route="officeResponsible">{t('friends_to_limits')}</ButtonLink>
                </EmptyState>
              </Card>
            ) : (
              <OwnLink code={known.code} />
            )}
            <Brought known={known} />
            <Terms known={known} />
          </>
        )}
      </WithFriends>
    </Page>
  );
}
