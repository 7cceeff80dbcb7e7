import type { Campaign, CampaignKind } from '../../../domain/accounts/campaigns.ts';
import {
  CASHBACK_LEVELS,
  COLLECTABLE_DAYS,
  cashbackOf,
  MOST_PER_MILLE,
  MOST_STAKES,
} from '../../../domain/accounts/cashback.ts';
import { percentBonus } from '../../../domain/coupon/hyper-bonus.ts';
import type { PromoTerms } from '../../../domain/coupon/promo-code.ts';
import type { DeepReadonly } from '../../contract/area.ts';
import type { Translate } from '../../texts/keys.ts';

export type Fact = readonly [label: string, value: string];

interface Words {
  readonly t: Translate<'promotions'>;
  /** An amount in minor units of the campaign's currency. */
  readonly money: (minor: number) => string;
  readonly number: (value: number) => string;
  /** A coefficient in the player's view. */
  readonly coef: (text: string) => string;
}

type Of<K extends CampaignKind> = DeepReadonly<Extract<Campaign, { kind: K }>>;

/** What bonus money asks for, with an example of so much of it. */
function wagering(
  { times, days }: { readonly times: number; readonly days: number },
  bonus: number,
  { t, money }: Words,
): Fact[] {
  const example = { bonus: money(bonus), stakes: money(bonus * times) };
  return [
    [t('promotions_fact_wagering'), t('promotions_wagering', { times })],
    [t('promotions_fact_time'), t('promotions_days', { days })],
    [t('promotions_fact_after'), t('promotions_after')],
    [t('promotions_fact_example'), t('promotions_example', example)],
  ];
}

function firstDeposit(campaign: Of<'first-deposit'>, words: Words): Fact[] {
  const { percent, most } = campaign;
  const { t, money } = words;
  return [
    [t('promotions_fact_get'), t('promotions_percent', { percent })],
    [t('promotions_fact_most'), money(most)],
    ...wagering(campaign, most, words),
  ];
}

function signIn(campaign: Of<'sign-in'>, words: Words): Fact[] {
  const { amount } = campaign;
  return [
    [words.t('promotions_fact_get'), words.money(amount)],
    ...wagering(campaign, amount, words),
  ];
}

/** A week in which half of the lowest turnover that counts was lost. */
function cashbackExample(staked: number, lowestStake: number, { money }: Words) {
  const lost = staked / 2;
  const back = cashbackOf({ staked, paid: staked - lost, lowestStake });
  return { staked: money(staked), lost: money(lost), back: money(back) };
}

function cashback({ lowestStake }: Of<'cashback'>, words: Words): Fact[] {
  const { t, money, number } = words;
  const most = t('promotions_cashback_most', {
    amount: money(MOST_STAKES * lowestStake),
    percent: number(MOST_PER_MILLE / 10),
  });
  const percents = CASHBACK_LEVELS.map(({ percent }) => percent);
  const range = { from: Math.min(...percents), to: Math.max(...percents) };
  const staked = (CASHBACK_LEVELS[0]?.fromStakes ?? 0) * lowestStake;
  const days = COLLECTABLE_DAYS;
  const example = cashbackExample(staked, lowestStake, words);
  return [
    [t('promotions_fact_get'), t('promotions_cashback_get', range)],
    [t('promotions_fact_turnover'), t('promotions_cashback_from', { staked: money(staked) })],
    [t('promotions_fact_most'), most],
    [t('promotions_fact_week'), t('promotions_cashback_week')],
    [t('promotions_fact_collect'), t('promotions_cashback_collect_days', { days })],
    [t('promotions_fact_wagering'), t('promotions_cashback_wagering')],
    [t('promotions_fact_example'), t('promotions_cashback_example', example)],
  ];
}

/** The coefficient of the example. */
const EXAMPLE_COEF = '3';

/** What a code adds, by how many selections. */
const promoSteps = (
  { steps }: DeepReadonly<Pick<PromoTerms, 'steps'>>,
  { t, number }: Pick<Words, 't' | 'number'>,
): Fact[] =>
  steps.map(({ fromLegs, percent }) => [
    t('promotions_code_legs', { legs: fromLegs }),
    t('promotions_code_percent', { percent: number(Number(percent)) }),
  ]);

function promoCode(campaign: Of<'promo-code'>, words: Words): Fact[] {
  const { minLegCoef, minHyperBonusBetLimit, maxHyperBonusLimit, steps } = campaign;
  const { t, money, coef } = words;
  const percent = steps[0]?.percent ?? '0';
  // Of the least stake it would be cents.
  const stake = 5 * minHyperBonusBetLimit;
  const extra = percentBonus({ stake, coef: EXAMPLE_COEF, percent, base: 'net' });
  const example = { stake: money(stake), extra: money(extra), coef: coef(EXAMPLE_COEF) };
  return [
    [t('promotions_fact_code'), campaign.code],
    ...promoSteps(campaign, words),
    [t('promotions_fact_most'), money(maxHyperBonusLimit)],
    [t('promotions_fact_least_coef'), coef(minLegCoef)],
    [t('promotions_fact_least_stake'), money(minHyperBonusBetLimit)],
    [t('promotions_fact_times'), t('promotions_code_once')],
    [t('promotions_fact_wagering'), t('promotions_code_wagering')],
    [t('promotions_fact_sold'), t('promotions_code_sold')],
    [t('promotions_fact_example'), t('promotions_code_example', example)],
  ];
}

/** What is got and what is asked for it, from the terms alone. */
export function termsOf(campaign: DeepReadonly<Campaign>, words: Words): Fact[] {
  switch (campaign.kind) {
    case 'first-deposit':
      return firstDeposit(campaign, words);
    case 'sign-in':
      return signIn(campaign, words);
    case 'cashback':
      return cashback(campaign, words);
    case 'promo-code':
      return promoCode(campaign, words);
  }
}
