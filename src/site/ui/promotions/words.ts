import type {
  CampaignKind,
  CampaignStanding,
  Withheld,
} from '../../../domain/accounts/campaigns.ts';
import type { PlainKey, Translate } from '../../texts/keys.ts';

type Key = PlainKey<'promotions'>;

interface Words {
  readonly name: Key;
  /** In one sentence. */
  readonly about: Key;
  readonly forWhom: Key;
  /** How to take part. */
  readonly how: Key;
  /** In which games it counts. */
  readonly games: Key;
}

/** What each kind of campaign is called. Its terms are no words: they are made of its facts. */
export const CAMPAIGN_WORDS = {
  'first-deposit': {
    name: 'promotions_first_deposit',
    about: 'promotions_first_deposit_about',
    forWhom: 'promotions_first_deposit_for',
    how: 'promotions_first_deposit_how',
    games: 'promotions_games_bets',
  },
  'sign-in': {
    name: 'promotions_sign_in',
    about: 'promotions_sign_in_about',
    forWhom: 'promotions_sign_in_for',
    how: 'promotions_sign_in_how',
    games: 'promotions_games_bets',
  },
  cashback: {
    name: 'promotions_cashback',
    about: 'promotions_cashback_about',
    forWhom: 'promotions_cashback_for',
    how: 'promotions_cashback_how',
    games: 'promotions_games_house',
  },
  'promo-code': {
    name: 'promotions_code',
    about: 'promotions_code_about',
    forWhom: 'promotions_code_for',
    how: 'promotions_code_how',
    games: 'promotions_games_code',
  },
} as const satisfies Readonly<Record<CampaignKind, Words>>;

/** What a campaign is called: codes are told apart by themselves. */
export function campaignName(
  { kind, ...campaign }: { readonly kind: CampaignKind; readonly code?: string },
  t: Translate<'promotions'>,
): string {
  const name = t(CAMPAIGN_WORDS[kind].name);
  return campaign.code === undefined ? name : `${name}: ${campaign.code}`;
}

type Why = Extract<CampaignStanding, { is: 'closed' }>['why'];

/** Why a campaign is not for the player. */
export const CLOSED_WORDS = {
  guest: 'promotions_closed_guest',
  limits: 'promotions_closed_limits',
  'not-chosen': 'promotions_closed_not_chosen',
  declined: 'promotions_closed_declined',
  'paid-in': 'promotions_closed_paid_in',
  'not-offered': 'promotions_closed_not_offered',
} as const satisfies Readonly<Record<Why, Key>>;

/** Why there are none for the player at all. */
export const WITHHELD_WORDS = {
  banned: 'promotions_withheld_banned',
  excluded: 'promotions_withheld_excluded',
  'under-age': 'promotions_withheld_under_age',
} as const satisfies Readonly<Record<Withheld, Key>>;
