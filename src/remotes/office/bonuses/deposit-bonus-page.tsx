import type { DepositOffer } from '../../../site/contract/payments.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { formatMoney } from '../../../site/ui/format/format.ts';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { useHost } from '../host.ts';
import { Card, Page } from '../page.tsx';
import styles from './bonuses.module.css';
import { WithBonuses } from './with-bonuses.tsx';

function Offer({ offer }: { readonly offer: DepositOffer }) {
  const { t, language } = useHost('bonus');
  const { percent, most, currency, times, days } = offer;
  return (
    <Card title={t('bonuses_offer_title')}>
      <div className={styles['offer']}>
        <p className="numbers">
          {t('bonuses_offer_text', { percent, most: formatMoney(most, currency, language()) })}
        </p>
        <p className="numbers">{t('bonuses_offer_terms', { times, days })}</p>
        <ButtonLink route="officeRecharge" look="main" icon="plus">
          {t('main_deposit')}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** What a deposit brings on top, and what is asked for it. */
export function DepositBonusPage() {
  const { t } = useHost('bonus');
  return (
    <Page title={usePageTitle()}>
      <WithBonuses>
        {({ offer }) =>
          offer === null ? (
            <EmptyState
              icon="gift"
              title={t('bonuses_offer_none')}
              text={t('bonuses_offer_none_text')}
            >
              <ButtonLink route="officeBonusesWager">{t('bonuses_yours')}</ButtonLink>
            </EmptyState>
          ) : (
            <Offer offer={offer} />
          )
        }
      </WithBonuses>
    </Page>
  );
}
