import { isUnderWay } from '../../../domain/payments/payments.ts';
import type { Terms } from '../../../site/contract/payments.ts';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { Banner } from '../../../site/ui/notices/message.tsx';
import { Told } from '../../../site/ui/notices/told.tsx';
import { useHost, useHostState } from '../host.ts';
import { Card, Page } from '../page.tsx';
import rows from '../rows.module.css';
import { BalanceCard } from './balance-card.tsx';
import { OrderForm } from './order-form.tsx';
import { PaymentItem } from './payment-item.tsx';
import styles from './payments.module.css';
import { WithTerms } from './terms-state.tsx';
import { usePaymentWords } from './words.ts';

/** What is said before anybody asks: what may be taken out unseen, and that it is for good. */
function Notes({ terms: { unverifiedRoom, currency } }: { readonly terms: Terms }) {
  const { t } = useHost('payments');
  const mayCancel = useHostState((state) => state.payments.mayCancelWithdrawal);
  const { money } = usePaymentWords();
  return (
    <>
      <p className={styles['quiet']}>{t('payments_withdraw_intro')}</p>
      {!mayCancel && <p className={styles['quiet']}>{t('payments_withdraw_final')}</p>}
      {unverifiedRoom !== null && (
        <Banner level="info">
          <p>{t('payments_refused_unverified_left', { bound: money(unverifiedRoom, currency) })}</p>
          <PageLink route="officeVerification">{t('payments_send_documents')}</PageLink>
        </Banner>
      )}
    </>
  );
}

function WithdrawalForm({ terms }: { readonly terms: Terms }) {
  const host = useHost('payments');
  const { status, told } = useHostState((state) => state.payments.withdrawing);
  const chosen = useHostState((state) => state.payments.chosen.withdrawal);
  const refusalOf = useHostState((state) => state.payments.withdrawalRefusal);
  const { refusal: wordsOf } = usePaymentWords();
  const stop = refusalOf(null, 0);
  if (stop !== null && stop.kind !== 'no-method') {
    return <Banner level="info">{wordsOf(stop, terms.currency)}</Banner>;
  }
  return (
    <>
      <Notes terms={terms} />
      <Told told={told} />
      <OrderForm
        // What was asked for is under way: the form begins anew.
        key={status}
        legend={host.t('payments_methods_out')}
        methods={terms.withdrawal}
        iso={terms.currency}
        busy={status === 'busy'}
        chosen={chosen}
        choose={(method) => host.choosePaymentMethod({ kind: 'withdrawal', method })}
        action={() => host.t('payments_withdraw_send')}
        refusalOf={refusalOf}
        send={(order) => host.withdrawMoney({ accountId: terms.accountId, ...order })}
      />
    </>
  );
}

/** Withdrawals on their way, with the way back where there is one. */
function Open() {
  const { t } = useHost('payments');
  const items = useHostState((state) => state.payments.history.items);
  const requested = useHostState((state) => state.payments.requested);
  const told = useHostState((state) => state.payments.cancelling.told);
  const known = requested === null || items.some(({ id }) => id === requested.id);
  const all = known ? items : [requested, ...items];
  const open = all.filter(({ kind, state }) => kind === 'withdrawal' && isUnderWay(state));
  if (open.length === 0 && told === null) return null;
  return (
    <Card title={t('payments_open_title')}>
      <Told told={told} takesFocus />
      <ul className={rows['rows']}>
        {open.map((payment) => (
          <PaymentItem key={payment.id} payment={payment} />
        ))}
      </ul>
    </Card>
  );
}

/** Takes money out. */
export function DeducePage() {
  return (
    <Page title={usePageTitle()}>
      <BalanceCard />
      <WithTerms>
        {(terms) => (
          <Card>
            <WithdrawalForm terms={terms} />
          </Card>
        )}
      </WithTerms>
      <Open />
    </Page>
  );
}
