import { isPaidAtDesk } from '../../../domain/payments/payments.ts';
import type { Terms } from '../../../site/contract/payments.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { Banner } from '../../../site/ui/notices/message.tsx';
import { Told } from '../../../site/ui/notices/told.tsx';
import { useHost, useHostState } from '../host.ts';
import { Card, Page } from '../page.tsx';
import { BalanceCard } from './balance-card.tsx';
import { OrderForm } from './order-form.tsx';
import styles from './payments.module.css';
import { WithTerms } from './terms-state.tsx';
import { usePaymentWords } from './words.ts';

/** What limits leave, and the way to them. */
function LimitCard({ terms: { depositRoom, currency } }: { readonly terms: Terms }) {
  const { t } = useHost('payments');
  const { money } = usePaymentWords();
  return (
    <Card>
      <div className={styles['limit']}>
        <span className="numbers" data-deposit-room="">
          {depositRoom === null
            ? t('payments_limit_none')
            : t('payments_limit_left', { amount: money(depositRoom, currency) })}
        </span>
        <ButtonLink route="officeResponsible" size="s" icon="shield">
          {t('payments_limit_link')}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** Every way is out of service, or there is none. */
function NothingInService({ terms }: { readonly terms: Terms }) {
  const { t } = useHost('payments');
  const words = usePaymentWords();
  if (terms.deposit.length === 0) {
    return <Banner level="info">{words.refusal({ kind: 'no-method' }, terms.currency)}</Banner>;
  }
  return (
    <Banner level="info">
      <p>{t('payments_out_all')}</p>
      <ul>
        {terms.deposit.map((method) => (
          <li key={method.id}>
            {t(`payments_method_${method.id}`)}: {words.outage(method)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** Why nothing can be paid in, until when, and what the player can do about it. */
function Stopped({ words }: { readonly words: string }) {
  const { t } = useHost('payments');
  const clock = useClock();
  const forbidden = useHostState((state) => state.payments.depositForbidden);
  const until = forbidden?.until ?? null;
  return (
    <>
      <Banner level="info">
        <p>{words}</p>
        {until !== null && (
          <p>{t('payments_until', { date: formatTime(until * 1000, clock, 'zonedMoment') })}</p>
        )}
      </Banner>
      {forbidden?.remedy === 'identify' && (
        <ButtonLink route="officeVerification" look="main" icon="document">
          {t('payments_identification_link')}
        </ButtonLink>
      )}
    </>
  );
}

function DepositForm({ terms }: { readonly terms: Terms }) {
  const host = useHost('payments');
  const { status, told } = useHostState((state) => state.payments.depositing);
  const chosen = useHostState((state) => state.payments.chosen.deposit);
  const suggests = useHostState((state) => state.payments.suggestsAmounts);
  const refusalOf = useHostState((state) => state.payments.depositRefusal);
  const { refusal: wordsOf } = usePaymentWords();
  const stop = refusalOf(null, 0);
  if (stop !== null && stop.kind !== 'no-method') {
    return <Stopped words={wordsOf(stop, terms.currency)} />;
  }
  if (terms.deposit.every(({ outage }) => outage)) return <NothingInService terms={terms} />;
  const busy = status === 'busy';
  return (
    <>
      <p className={styles['quiet']}>{host.t('payments_deposit_intro')}</p>
      <Told told={told} />
      <OrderForm
        legend={host.t('payments_methods_in')}
        methods={terms.deposit}
        iso={terms.currency}
        busy={busy}
        chosen={chosen}
        choose={(method) => host.choosePaymentMethod({ kind: 'deposit', method })}
        action={(method) =>
          host.t(
            method !== null && isPaidAtDesk(method)
              ? 'payments_cash_send'
              : 'payments_deposit_send',
          )
        }
        suggests={suggests}
        refusalOf={refusalOf}
        send={(order) => host.depositMoney({ accountId: terms.accountId, ...order })}
      />
      <p role="status" className={styles['quiet']}>
        {busy && host.t('payments_leading')}
      </p>
    </>
  );
}

/** Pays money in: how, how much, and what stands in the way. */
export function RechargePage() {
  return (
    <Page title={usePageTitle()}>
      <BalanceCard />
      <WithTerms>
        {(terms) => (
          <>
            <LimitCard terms={terms} />
            <Card>
              <DepositForm terms={terms} />
            </Card>
          </>
        )}
      </WithTerms>
    </Page>
  );
}
