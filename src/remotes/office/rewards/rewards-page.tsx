import { weekState } from '../../../domain/accounts/cashback.ts';
import type { KnownCashback, KnownFriends } from '../../../site/contract/campaigns.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { formatMoney } from '../../../site/ui/format/format.ts';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { WithCashback } from '../cashback/with-cashback.tsx';
import { WithFriends } from '../friends/with-friends.tsx';
import { useHost } from '../host.ts';
import { Card, Page } from '../page.tsx';
import { AllGot } from './all-got.tsx';
import styles from './rewards.module.css';

interface WaitingProps {
  readonly cashback: KnownCashback;
  readonly friends: KnownFriends;
}

/** What can be collected now, each with the page where that is done. */
function Waiting({ cashback, friends }: WaitingProps) {
  const { t, language } = useHost('friends');
  const open = cashback.weeks.filter((week) => weekState(week, cashback.at) === 'open');
  const rows = [
    {
      what: t('friends_waiting_cashback'),
      route: 'officeVipCashback',
      amount: open.reduce((sum, { amount }) => sum + amount, 0),
      currency: cashback.currency,
    },
    {
      what: t('friends_waiting_friends'),
      route: 'officeBringFriend',
      amount: friends.due * friends.reward,
      currency: friends.currency,
    },
  ] as const;
  const due = rows.filter(({ amount }) => amount > 0);
  if (due.length === 0) return <p>{t('friends_waiting_none')}</p>;
  return (
    <ul className={`${styles['list']} numbers`}>
      {due.map(({ what, route, amount, currency }) => (
        <li key={route} className={styles['got']}>
          <strong>{what}</strong>
          <strong>{formatMoney(amount, currency, language())}</strong>
          <ButtonLink route={route}>{t('friends_waiting_to')}</ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** What waits for the player to collect it, what they were given so far, and where more comes from. */
export function RewardsPage() {
  const { t } = useHost('friends');
  return (
    <Page title={usePageTitle()} intro={t('friends_rewards_intro')}>
      <Card title={t('friends_waiting')}>
        <WithCashback>
          {(cashback) => (
            <WithFriends>
              {(friends) => <Waiting cashback={cashback} friends={friends} />}
            </WithFriends>
          )}
        </WithCashback>
      </Card>
      <Card title={t('friends_got')}>
        <AllGot />
      </Card>
      <Card title={t('friends_more')}>
        <p>
          <ButtonLink route="officePromotion">{t('friends_to_promotions')}</ButtonLink>{' '}
          <ButtonLink route="officeBringFriend">{t('friends_to_friends')}</ButtonLink>
        </p>
      </Card>
    </Page>
  );
}
