import { useId } from 'react';
import type { Campaign, CampaignStanding } from '../../../domain/accounts/campaigns.ts';
import type { RouteName } from '../../../routes/table.ts';
import type { DeepReadonly } from '../../contract/area.ts';
import { useHost } from '../../host.tsx';
import { ButtonLink } from '../controls/button-link.tsx';
import { formatMoney, formatTime } from '../format/format.ts';
import { useClock } from '../format/use-clock.ts';
import styles from './promotions.module.css';
import { CLOSED_WORDS } from './words.ts';

type Shown = DeepReadonly<Campaign>;

/** How far what was given is wagered, and until when the rest has to be. */
function Progress({ campaign, of }: { readonly campaign: Shown; readonly of: Progressing }) {
  const { t, language } = useHost('promotions');
  const clock = useClock();
  const id = useId();
  const money = (minor: number) => formatMoney(minor, campaign.currency, language());
  return (
    <>
      <progress value={of.done} max={of.of} aria-labelledby={id} />
      <p id={id} className="numbers">
        {t('promotions_progress', {
          done: money(of.done),
          of: money(of.of),
          date: formatTime(of.until, clock, 'zonedMoment'),
        })}
      </p>
    </>
  );
}

type Progressing = Extract<CampaignStanding, { is: 'progress' }>;

function useSentence(standing: CampaignStanding): string | null {
  const { t } = useHost('promotions');
  const clock = useClock();
  switch (standing.is) {
    case 'open':
      return standing.until === null
        ? t('promotions_open')
        : t('promotions_open_until', { date: formatTime(standing.until, clock, 'zonedMoment') });
    case 'joined':
      return t('promotions_joined');
    case 'used':
      return t('promotions_used');
    case 'closed':
      return t(CLOSED_WORDS[standing.why]);
    case 'progress':
      return null;
  }
}

/** How a campaign stands for who looks at it. */
export function CampaignStandingView({ campaign }: { readonly campaign: Shown }) {
  const { standing } = campaign;
  const sentence = useSentence(standing);
  return (
    <div className={styles['standing']} data-standing={standing.is}>
      {sentence !== null && <p>{sentence}</p>}
      {standing.is === 'progress' && <Progress campaign={campaign} of={standing} />}
    </div>
  );
}

/** Where it goes on from here; null where there is nothing to do. */
function wayOn({ kind, standing }: Shown): RouteName | null {
  if (standing.is === 'closed') return standing.why === 'guest' ? 'login' : null;
  if (standing.is === 'used') return null;
  if (kind === 'cashback') return 'officeVipCashback';
  if (standing.is === 'open' && kind === 'first-deposit') return 'officeRecharge';
  return 'officeBonusesWager';
}

const WAYS = {
  closed: 'promotions_to_login',
  open: 'promotions_to_take',
  joined: 'promotions_to_cashback',
  progress: 'promotions_to_progress',
  used: 'promotions_to_progress',
} as const satisfies Readonly<Record<CampaignStanding['is'], string>>;

/** Stands after the terms, so that nobody comes to it before them. */
export function CampaignWayOn({ campaign }: { readonly campaign: Shown }) {
  const { t } = useHost('promotions');
  if (campaign.kind === 'promo-code' && campaign.standing.is === 'open') {
    return (
      <p>
        <ButtonLink route="mainSection" params={{ section: 'line' }} look="main">
          {t('promotions_to_bets')}
        </ButtonLink>
      </p>
    );
  }
  const route = wayOn(campaign);
  if (route === null) return null;
  const { is } = campaign.standing;
  return (
    <p>
      <ButtonLink route={route} look={is === 'open' ? 'main' : 'quiet'}>
        {t(WAYS[is])}
      </ButtonLink>
    </p>
  );
}
