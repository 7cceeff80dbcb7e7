import type { Campaign } from '../../../site/contract/campaigns.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import {
  CampaignStandingView,
  CampaignWayOn,
} from '../../../site/ui/promotions/campaign-standing.tsx';
import { WithCampaigns } from '../../../site/ui/promotions/with-campaigns.tsx';
import { campaignName } from '../../../site/ui/promotions/words.ts';
import { useHost, useHostState } from '../host.ts';
import { Card, Page } from '../page.tsx';
import { AllGot } from '../rewards/all-got.tsx';
import styles from './promotion.module.css';

function Mine({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useHost('promotions');
  return (
    <li className={styles['mine']} data-campaign={campaign.id}>
      <strong>
        <PageLink route="promotion" params={{ promotionId: campaign.id }}>
          {campaignName(campaign, t)}
        </PageLink>
      </strong>
      <CampaignStandingView campaign={campaign} />
      {/* What is not begun is begun where its terms stand. */}
      {campaign.standing.is !== 'open' && <CampaignWayOn campaign={campaign} />}
    </li>
  );
}

/** Those that are for the player, or were. */
function Campaigns() {
  const { t } = useHost('promotions');
  const known = useHostState((state) => state.campaigns);
  return (
    <Card title={t('promotions_yours')}>
      <WithCampaigns known={known}>
        {(items) => {
          const own = items.filter(({ standing }) => standing.is !== 'closed');
          if (own.length === 0) return <p>{t('promotions_yours_none')}</p>;
          return (
            <ul className={styles['list']}>
              {own.map((campaign) => (
                <Mine key={campaign.id} campaign={campaign} />
              ))}
            </ul>
          );
        }}
      </WithCampaigns>
      <p>
        <ButtonLink route="promo">{t('promotions_all')}</ButtonLink>
      </p>
    </Card>
  );
}

/** The player's campaigns with how far they are, and what they got so far. */
export function PromotionPage() {
  const { t } = useHost('promotions');
  return (
    <Page title={usePageTitle()} intro={t('promotions_intro')}>
      <Campaigns />
      <Card title={t('promotions_got')}>
        <AllGot />
      </Card>
    </Page>
  );
}
