import type { Campaign } from '../../../domain/accounts/campaigns.ts';
import { formatCoef } from '../../../domain/odds.ts';
import type { DeepReadonly } from '../../contract/area.ts';
import { useHost, useHostState } from '../../host.tsx';
import { formatMoney, formatNumber, formatTime } from '../format/format.ts';
import { useClock } from '../format/use-clock.ts';
import { type Fact, termsOf } from './campaign-terms.ts';
import styles from './promotions.module.css';
import { CAMPAIGN_WORDS } from './words.ts';

export interface CampaignFactsProps {
  readonly campaign: DeepReadonly<Campaign>;
  /** Without from when to when it runs: where that is not known. */
  readonly isUntimed?: boolean;
}

/** The terms of a campaign as a list: all that is told of them. */
export function CampaignFacts({ campaign, isUntimed = false }: CampaignFactsProps) {
  const { t, language } = useHost('promotions');
  const clock = useClock();
  const { kind, from, until, currency } = campaign;
  const money = (minor: number) => formatMoney(minor, currency, language());
  const viewId = useHostState((state) => state.preferences.coefViewId);
  const coef = (text: string) => formatCoef(text, viewId);
  const number = (value: number) => formatNumber(value, language());
  const end = until === null ? t('promotions_no_end') : formatTime(until, clock, 'zonedMoment');
  const time: readonly Fact[] = [
    [t('promotions_fact_from'), formatTime(from, clock, 'date')],
    [t('promotions_fact_until'), end],
  ];
  const facts: readonly Fact[] = [
    [t('promotions_fact_for'), t(CAMPAIGN_WORDS[kind].forWhom)],
    ...termsOf(campaign, { t, money, number, coef }),
    [t('promotions_fact_games'), t(CAMPAIGN_WORDS[kind].games)],
    ...(isUntimed ? [] : time),
  ];
  return (
    <dl className={`${styles['facts']} numbers`}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles['fact']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
