import type { ComponentType } from 'react';
import { isOfCasino } from '../../../domain/accounts/campaigns.ts';
import type { Campaign } from '../../../site/contract/campaigns.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { CampaignFacts } from '../../../site/ui/promotions/campaign-facts.tsx';
import { CampaignStandingView } from '../../../site/ui/promotions/campaign-standing.tsx';
import { CAMPAIGN_WORDS } from '../../../site/ui/promotions/words.ts';
import { useHost } from '../host.ts';
import info from '../information.module.css';

interface Shown {
  readonly campaign: Campaign;
}

function Rules({ campaign }: Shown) {
  return (
    <>
      <CampaignFacts campaign={campaign} />
      <CampaignStandingView campaign={campaign} />
    </>
  );
}

/** Where it counts, and the way there. */
function Games({ campaign }: Shown) {
  const { t } = useHost('promotions');
  const isCasino = isOfCasino(campaign);
  return (
    <>
      <p>{t(CAMPAIGN_WORDS[campaign.kind].games)}</p>
      <p>
        <ButtonLink
          route={isCasino ? 'casinoLobby' : 'mainSection'}
          {...(isCasino ? {} : { params: { section: 'line' } })}
        >
          {t(isCasino ? 'promotions_to_games' : 'promotions_to_bets')}
        </ButtonLink>
      </p>
    </>
  );
}

function Partner() {
  const { t } = useHost('promotions');
  return <p>{t('promotions_partner_none')}</p>;
}

/** Parts of a campaign that have addresses of their own. */
export const PARTS = {
  rules: { title: 'promotions_terms', View: Rules },
  games: { title: 'promotions_fact_games', View: Games },
  partner: { title: 'promotions_partner', View: Partner },
} as const satisfies Readonly<
  Record<string, { readonly title: string; readonly View: ComponentType<Shown> }>
>;

interface OnePartProps extends Shown {
  readonly section: keyof typeof PARTS;
}

/** One part of a campaign, and the way to all of it. */
export function OnePart({ campaign, section }: OnePartProps) {
  const { t } = useHost('promotions');
  const { title, View } = PARTS[section];
  return (
    <section className={info['section']}>
      <h2>{t(title)}</h2>
      <View campaign={campaign} />
      <p>
        <PageLink route="promotion" params={{ promotionId: campaign.id }}>
          {t('promotions_more')}
        </PageLink>
      </p>
    </section>
  );
}
