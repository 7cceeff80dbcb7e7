import { type ReactNode, useEffect } from 'react';
import { isOfCasino } from '../../../domain/accounts/campaigns.ts';
import { OLD_PROMOTIONS } from '../../../domain/accounts/old-promotions.ts';
import { isKeyOf } from '../../../kernel/is-key-of.ts';
import type { Campaign } from '../../../site/contract/campaigns.ts';
import { isPage } from '../../../site/contract/page.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { NotThere } from '../../../site/ui/notices/not-there.tsx';
import { CampaignFacts } from '../../../site/ui/promotions/campaign-facts.tsx';
import {
  CampaignStandingView,
  CampaignWayOn,
} from '../../../site/ui/promotions/campaign-standing.tsx';
import { WithCampaigns } from '../../../site/ui/promotions/with-campaigns.tsx';
import { CAMPAIGN_WORDS, campaignName } from '../../../site/ui/promotions/words.ts';
import { useHost, useHostState } from '../host.ts';
import info from '../information.module.css';
import { OnePart, PARTS } from './one-part.tsx';

/** Which campaign a page is about. */
type Wanted = (campaign: Campaign) => boolean;

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <article className={info['article']}>
      <h1>{title}</h1>
      {children}
    </article>
  );
}

function Loaded({ children }: { readonly children: (items: readonly Campaign[]) => ReactNode }) {
  const known = useHostState((state) => state.campaigns);
  return <WithCampaigns known={known}>{children}</WithCampaigns>;
}

/** One of the list: what it is, on which terms, how it stands, and the way to the rest. */
function Listed({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useHost('promotions');
  const { about } = CAMPAIGN_WORDS[campaign.kind];
  return (
    <section className={info['section']} data-campaign={campaign.id}>
      <h2>
        <PageLink route="promotion" params={{ promotionId: campaign.id }}>
          {campaignName(campaign, t)}
        </PageLink>
      </h2>
      <p>{t(about)}</p>
      <CampaignFacts campaign={campaign} />
      <CampaignStandingView campaign={campaign} />
      <p>
        <ButtonLink route="promotion" params={{ promotionId: campaign.id }}>
          {t('promotions_more')}
        </ButtonLink>
      </p>
    </section>
  );
}

/** All that is on offer, or what of it counts in the casino. */
function List({ isWanted }: { readonly isWanted: Wanted }) {
  const { t } = useHost('promotions');
  return (
    <Frame title={usePageTitle()}>
      <p className={info['lead']}>{t('promotions_intro')}</p>
      <Loaded>
        {(items) => {
          const wanted = items.filter(isWanted);
          if (wanted.length > 0) {
            return wanted.map((campaign) => <Listed key={campaign.id} campaign={campaign} />);
          }
          return (
            <EmptyState icon="gift" title={t('promotions_none')} text={t('promotions_none_text')} />
          );
        }}
      </Loaded>
    </Frame>
  );
}

function Unknown() {
  const { t } = useHost('promotions');
  return (
    <NotThere icon="document" title={t('promotions_unknown')} text={t('promotions_unknown_text')}>
      <ButtonLink route="promo">{t('promotions_all')}</ButtonLink>
    </NotThere>
  );
}

/** In place of one that has ended: that it has, and what is on offer instead. */
function Over({ items }: { readonly items: readonly Campaign[] }) {
  const { t } = useHost('promotions');
  return (
    <>
      <NotThere icon="gift" title={t('promotions_over')} text={t('promotions_over_text')}>
        <ButtonLink route="promo">{t('promotions_all')}</ButtonLink>
      </NotThere>
      {items.map((campaign) => (
        <Listed key={campaign.id} campaign={campaign} />
      ))}
    </>
  );
}

function Told({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useHost('promotions');
  const { about, how } = CAMPAIGN_WORDS[campaign.kind];
  return (
    <>
      <p className={info['lead']}>{t(about)}</p>
      <section className={info['section']}>
        <h2>{t('promotions_terms')}</h2>
        <CampaignFacts campaign={campaign} />
        <p>{t('promotions_intro')}</p>
      </section>
      <section className={info['section']}>
        <h2>{t('promotions_how')}</h2>
        <p>{t(how)}</p>
        <CampaignStandingView campaign={campaign} />
        <CampaignWayOn campaign={campaign} />
      </section>
      <p>
        <ButtonLink route="promo">{t('promotions_all')}</ButtonLink>
      </p>
    </>
  );
}

/** What the address asks for of a campaign: a part of it, or all. */
function Part({ campaign }: { readonly campaign: Campaign }) {
  const section = useHostState((state) => state.route.params['section'] ?? '');
  return isKeyOf(section, PARTS) ? (
    <OnePart campaign={campaign} section={section} />
  ) : (
    <Told campaign={campaign} />
  );
}

/** What a page about one campaign is called, once that is known. */
function useName(isWanted: Wanted): string {
  const host = useHost('promotions');
  const title = usePageTitle();
  const url = useHostState((state) => state.route.url);
  const campaign = useHostState((state) => state.campaigns.items.find(isWanted) ?? null);
  const name = campaign === null ? null : campaignName(campaign, host.t);
  useEffect(() => {
    if (name !== null) host.nameSubject(url, name);
  }, [host, url, name]);
  return name ?? title;
}

interface OneProps {
  readonly isWanted: Wanted;
  /** Whether it is known to have run once. */
  readonly isOld?: boolean;
}

/** The one that is wanted, or that it is over, or that there is none. */
function One({ isWanted, isOld = false }: OneProps) {
  return (
    <Frame title={useName(isWanted)}>
      <Loaded>
        {(items) => {
          const campaign = items.find(isWanted);
          if (campaign) return <Part campaign={campaign} />;
          return isOld ? <Over items={items} /> : <Unknown />;
        }}
      </Loaded>
    </Frame>
  );
}

/** Which campaign an address names: a landing page by the rest of its name. */
function idIn(route: string, params: Readonly<Record<string, string>>): string | null {
  if (isPage(route, 'landing')) return params['slug'] ?? null;
  if (isPage(route, 'landingPage')) return params['landingId']?.replace(/^landing-/, '') ?? null;
  return params['promotionId'] ?? params['id'] ?? null;
}

/** All pages about campaigns: a list, or the one that is named. */
export function PromotionPages() {
  const route = useHostState((state) => state.route.name);
  const params = useHostState((state) => state.route.params);
  const id = idIn(route, params);
  if (isPage(route, 'slotsFirstDeposit')) {
    return <One isWanted={({ kind }) => kind === 'first-deposit'} />;
  }
  if (id !== null) {
    return <One isWanted={(one) => one.id === id} isOld={OLD_PROMOTIONS.includes(id)} />;
  }
  return <List isWanted={isPage(route, 'bonusCasino') ? isOfCasino : () => true} />;
}
