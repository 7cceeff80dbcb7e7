import { PREMIUM_FROM, takesPart } from '../../../domain/accounts/cashback.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { useHost } from '../host.ts';
import { Card, Page } from '../page.tsx';
import { LevelsTable, levelNow } from './levels-table.tsx';
import { WithCashback } from './with-cashback.tsx';

/** The upper levels of the weekly cashback, and how one gets there. */
export function PremiumCashbackPage() {
  const { t } = useHost('promotions');
  return (
    <Page title={usePageTitle()} intro={t('cashback_premium_intro')}>
      <WithCashback>
        {(known) => {
          const level = levelNow(known);
          const name = level ? t('cashback_level_number', level) : t('cashback_level_none');
          return (
            <Card title={t('cashback_levels')}>
              <LevelsTable known={known} from={PREMIUM_FROM} />
              <p>{t('cashback_premium_warning')}</p>
              {takesPart(known) && <p>{t('cashback_premium_now', { level: name })}</p>}
              <p>
                <ButtonLink route="officeVipCashback">{t('promotions_to_cashback')}</ButtonLink>
              </p>
            </Card>
          );
        }}
      </WithCashback>
    </Page>
  );
}
