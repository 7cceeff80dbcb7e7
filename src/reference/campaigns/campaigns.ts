import type { CallReply } from '../../calls/table.ts';
import type { CampaignKind, CampaignStanding } from '../../domain/accounts/campaigns.ts';
import { takesPart } from '../../domain/accounts/cashback.ts';
import { WAGERING } from '../../domain/accounts/deposit-bonus.ts';
import { mayPlayer } from '../../domain/limits/may-player.ts';
import { type FirstDeposit, firstDepositTerms } from '../bonus/first-deposit.ts';
import type { SignInBonus } from '../bonus/sign-in-bonus.ts';
import type { Cashback } from '../cashback/cashback.ts';
import type { Climate } from '../conditions.ts';
import type { Player } from '../data/player-row.ts';
import type { Limits } from '../limits/limits.ts';
import type { Withholding } from '../limits/withheld.ts';
import type { Accounts } from '../money/accounts.ts';
import type { Bonuses } from '../money/bonuses.ts';
import { HOME_CURRENCY, offeredCurrency } from '../money/currencies.ts';
import { type PromoCodes, termsIn } from '../promo/promo-codes.ts';
import { PROMO_CODES, type PromoRow } from '../promo/table.ts';
import type { Players } from '../user/players.ts';
import { CAMPAIGNS, type CampaignRow } from './table.ts';

export interface CampaignsOptions {
  readonly climate: Climate;
  readonly players: Players;
  readonly accounts: Accounts;
  readonly bonuses: Bonuses;
  readonly firstDeposit: FirstDeposit;
  readonly signInBonus: SignInBonus;
  readonly cashback: Pick<Cashback, 'tell'>;
  readonly limits: Pick<Limits, 'depositing'>;
  readonly withheld: Withholding;
  readonly promoCodes: Pick<PromoCodes, 'isUsed' | 'bought'>;
}

/** What is on offer, and how it stands for who asks. */
export interface Campaigns {
  /** For a player; null: for a guest. */
  list(userId: string | null, now: number): CallReply<'campaigns'>;
}

type Item = CallReply<'campaigns'>['items'][number];
type Terms<K extends Item['kind']> = Omit<
  Extract<Item, { kind: K }>,
  'id' | 'kind' | 'from' | 'until' | 'standing'
>;

const rowOf = ({ id, from, until }: CampaignRow) => ({ id, from, until });

const closed = (why: Extract<CampaignStanding, { is: 'closed' }>['why']): CampaignStanding => ({
  is: 'closed',
  why,
});

/** Of a bonus that was given: how far it is from being the player's own. */
function given(options: CampaignsOptions, userId: string, kind: 'first-deposit' | 'sign-in') {
  const bonus = options.bonuses.of(userId).find((one) => one.kind === kind);
  if (!bonus) return null;
  const { state, wagered: done, required: of, expires_at: until } = bonus;
  return state === 'active'
    ? ({ is: 'progress', done, of, until } as const)
    : { is: 'used' as const };
}

function firstDepositOf(options: CampaignsOptions, player: Player, now: number): CampaignStanding {
  const { climate, limits, firstDeposit } = options;
  const { user_id: userId } = player;
  const had = given(options, userId, 'first-deposit');
  if (had) return had;
  if (player.first_deposit_bonus === 0) return closed('not-chosen');
  if (climate.now().players[userId]?.has_deposit ?? player.has_deposit) return closed('paid-in');
  if (player.declines_bonus) return closed('declined');
  const offer = firstDeposit.offerTo({ ...player, has_deposit: false });
  if (!offer) return closed('not-offered');
  const standing = limits.depositing(userId, offer.currency, [], now);
  if (mayPlayer('deposit', { player: 'player', limits: standing })) return closed('limits');
  return { is: 'open', until: null };
}

function signInOf(options: CampaignsOptions, { user_id: userId }: Player, now: number) {
  const had = given(options, userId, 'sign-in');
  if (had) return had;
  const offer = options.signInBonus.offerTo(userId, now);
  return offer ? ({ is: 'open', until: offer.expiresAt } as const) : closed('not-offered');
}

function cashbackOf({ cashback }: CampaignsOptions, { user_id: userId }: Player, now: number) {
  const told = cashback.tell(userId, now);
  if (!told.isOffered) return closed('limits');
  return takesPart(told) ? { is: 'joined' as const } : ({ is: 'open', until: null } as const);
}

/** It counts once, in a bet; for whom nothing is offered is asked before. */
function promoCodeOf(
  { promoCodes }: CampaignsOptions,
  { user_id: userId }: Player,
  { code, until }: PromoRow,
): CampaignStanding {
  return promoCodes.isUsed(userId, code) ? { is: 'used' } : { is: 'open', until };
}

/** What the sign-in bonus is, where the house has one. */
function signInTerms({ climate }: CampaignsOptions, currency: string): Terms<'sign-in'> | null {
  const terms = climate.now().signInBonus;
  if (!terms) return null;
  return { amount: offeredCurrency(currency).minBet * terms.stakes, currency, ...WAGERING };
}

/** Whom it is told to, and in which currency. */
interface Asker {
  readonly player: Player | null;
  readonly currency: string;
  readonly now: number;
}

type Maker = (options: CampaignsOptions, row: CampaignRow, asker: Asker) => Item | null;

const standingFor = (
  { player, now }: Asker,
  of: (player: Player, now: number) => CampaignStanding,
): CampaignStanding => (player ? of(player, now) : closed('guest'));

/** A campaign of each kind as it stands for who asks; null where the house has none at present. */
const MAKERS: Readonly<Record<CampaignKind, Maker>> = {
  'first-deposit': (options, row, asker) => ({
    ...rowOf(row),
    kind: 'first-deposit',
    ...firstDepositTerms(asker.currency),
    standing: standingFor(asker, (player, now) => firstDepositOf(options, player, now)),
  }),
  'sign-in'(options, row, asker) {
    const terms = signInTerms(options, asker.currency);
    const standing = standingFor(asker, (player, now) => signInOf(options, player, now));
    return terms && { ...rowOf(row), kind: 'sign-in', ...terms, standing };
  },
  cashback: (options, row, asker) => ({
    ...rowOf(row),
    kind: 'cashback',
    currency: asker.currency,
    lowestStake: offeredCurrency(asker.currency).minBet,
    standing: standingFor(asker, (player, now) => cashbackOf(options, player, now)),
  }),
  'promo-code'(options, row, asker) {
    const code = PROMO_CODES.find((one) => one.code === row.code);
    if (code === undefined) return null;
    const standing = standingFor(asker, (player) => promoCodeOf(options, player, code));
    return { ...rowOf(row), kind: 'promo-code', ...termsIn(code, asker.currency), standing };
  },
};

/** A code that the player took for points: it is theirs until a bet has it. */
const boughtOf = (row: PromoRow, currency: string): Item => ({
  ...{ id: row.code.toLowerCase(), kind: 'promo-code', from: row.from },
  ...{ ...termsIn(row, currency), standing: { is: 'open', until: row.until } },
});

function itemsOf(options: CampaignsOptions, player: Player | null, now: number): Item[] {
  const own = player && options.accounts.list(player.user_id);
  const currency = own?.find(({ purpose }) => purpose === 'main')?.iso ?? HOME_CURRENCY;
  const running = CAMPAIGNS.filter(
    ({ from, until }) => from <= now && (until === null || now < until),
  );
  const bought = player ? options.promoCodes.bought(player.user_id) : [];
  return [
    ...bought.map((row) => boughtOf(row, currency)),
    ...running.flatMap((row) => MAKERS[row.kind](options, row, { player, currency, now }) ?? []),
  ];
}

/** Puts it together. */
export function createCampaigns(options: CampaignsOptions): Campaigns {
  return {
    list(userId, now) {
      const player = userId === null ? null : options.players.find(userId);
      const withheld = player && options.withheld(player.user_id, now);
      return withheld
        ? { items: [], withheld }
        : { items: itemsOf(options, player, now), withheld: null };
    },
  };
}
