import { isKeyOf } from '../../kernel/is-key-of.ts';
import type { PagesOf } from '../../site/contract/page.ts';
import { ButtonLink } from '../../site/ui/controls/button-link.tsx';
import { usePageTitle } from '../../site/ui/links/link.tsx';
import { EmptyState } from '../../site/ui/notices/message.tsx';
import { useHost, useHostState } from './host.ts';
import { Card, Page } from './page.tsx';

type Coming = PagesOf<'office', 'not-yet'>;

/** Why a page has nothing to show, by what it needs. */
const subjects: Readonly<Record<Coming, 'support' | 'bonuses'>> = {
  officeSupport: 'support',
  officeShareIdea: 'support',
  officeVipCashback: 'bonuses',
  officePremiumCashback: 'bonuses',
  officePromotion: 'bonuses',
  officeBringFriend: 'bonuses',
  officeRewards: 'bonuses',
};

/** A page that needs a service nobody connected: it says so and leads to what there is. */
export function NonePage() {
  const { t } = useHost();
  const subject = useHostState(({ route: { name } }) =>
    isKeyOf(name, subjects) ? subjects[name] : 'bonuses',
  );
  return (
    <Page title={usePageTitle()}>
      <Card>
        <EmptyState
          icon={subject === 'support' ? 'chat' : 'plug'}
          title={t(`office_none_${subject}_title`)}
          text={t(`office_none_${subject}_text`)}
        >
          {subject === 'support' && (
            <ButtonLink route="contacts" look="main">
              {t('office_contacts')}
            </ButtonLink>
          )}
          <ButtonLink route="officeAccount">{t('office_nav_account')}</ButtonLink>
          <ButtonLink route="officeHistory">{t('office_nav_history')}</ButtonLink>
        </EmptyState>
      </Card>
    </Page>
  );
}
