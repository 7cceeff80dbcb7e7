import type { CallReply } from '../../calls/table.ts';
import type { DepositOffer } from '../../domain/accounts/deposit-bonus.ts';
import type { MessageCode } from '../../domain/site/message-code.ts';
import type { FirstDeposit } from '../bonus/first-deposit.ts';
import type { SignInBonus } from '../bonus/sign-in-bonus.ts';
import type { Climate } from '../conditions.ts';
import type { Player } from '../data/player-row.ts';
import { type CallContext, type Handlers, playerOf } from '../http/handler.ts';
import { type RefusalCode, Refused } from '../http/refusal.ts';
import type { Withholding } from '../limits/withheld.ts';
import type { AccountRefusal, Accounts } from '../money/accounts.ts';
import type { Bonuses, BonusRow } from '../money/bonuses.ts';

export interface AccountOptions {
  readonly accounts: Accounts;
  readonly climate: Climate;
  readonly bonuses: Bonuses;
  readonly firstDeposit: FirstDeposit;
  readonly signInBonus: SignInBonus;
  readonly withheld: Withholding;
}

const ACCOUNT_REFUSALS: Readonly<Record<AccountRefusal, RefusalCode>> = {
  'unknown-currency': '1101',
  'has-account': '1102',
  'no-account': '1103',
  'in-use': '1104',
};

function orRefused(refusal: AccountRefusal | null, message: MessageCode): CallReply<'currencyAdd'> {
  if (refusal !== null) throw new Refused(ACCOUNT_REFUSALS[refusal]);
  return { data: { message } };
}

/** The player, who has paid in or not as the conditions say. */
function asSaid({ climate }: AccountOptions, player: Player): Player {
  const said = climate.now().players[player.user_id]?.has_deposit;
  return { ...player, has_deposit: said ?? player.has_deposit };
}

/** What the first deposit brings on top; null for who wants nothing, has paid in, or is offered nothing. */
function offerTo(options: AccountOptions, player: Player, now: number): DepositOffer | null {
  if (options.withheld(player.user_id, now) !== null) return null;
  return options.firstDeposit.offerTo(asSaid(options, player));
}

const bonusOf = (row: BonusRow): CallReply<'bonuses'>['items'][number] => ({
  ...{ id: String(row.id), kind: row.kind, state: row.state, currency: row.iso },
  ...{ granted: row.granted, required: row.required, wagered: row.wagered },
  ...{ grantedAt: row.granted_at, expiresAt: row.expires_at, endedAt: row.ended_at },
});

/** What is given to be wagered, and what may be. */
function bonusHandlers(options: AccountOptions) {
  return {
    bonusPopup: (_input, context) => ({
      bonusPopupInformation: offerTo(options, playerOf(context), context.now),
    }),
    bonuses: (_input, context) => ({
      items: options.bonuses.of(playerOf(context).user_id).map(bonusOf),
      offer: offerTo(options, playerOf(context), context.now),
      signIn: options.signInBonus.offerTo(playerOf(context).user_id, context.now),
    }),
    depositBonusChoose({ body: { isWanted } }, context) {
      const player = asSaid(options, playerOf(context));
      if (!options.firstDeposit.choose(player, isWanted)) throw new Refused('1106');
      return {
        isWanted,
        offer: offerTo(options, { ...player, declines_bonus: !isWanted }, context.now),
      };
    },
    signInBonusAnswer({ body: { isTaken } }, context) {
      const { user_id: userId } = playerOf(context);
      const said = options.signInBonus.answer(userId, isTaken, context.now);
      if (said === null) throw new Refused('1107');
      return { isTaken, ...said };
    },
  } satisfies Handlers;
}

/** Calls about the player's money. */
export function accountHandlers(options: AccountOptions) {
  const { accounts } = options;
  /** The player, with every account that is due by now. */
  const settled = (context: CallContext): Player => {
    const player = playerOf(context);
    accounts.arrive(player.user_id, context.now);
    return player;
  };
  const balance = (context: CallContext) => {
    const player = settled(context);
    return {
      ...accounts.balance(player.user_id),
      is_available_first_deposit_bonus: offerTo(options, player, context.now) !== null,
    };
  };
  return {
    balance: (_input, context) => balance(context),
    balanceSecond: (_input, context) => balance(context),
    ...bonusHandlers(options),
    accountActivate({ body }, context) {
      if (accounts.activate(settled(context).user_id, body.id)) return { success: true };
      throw new Refused('404', [{ pointer: '/id' }]);
    },
    currencyAdd: ({ body }, context) =>
      orRefused(
        accounts.add(settled(context).user_id, body.currencyId, context.now),
        'office_currency_added',
      ),
    currencyRemove: ({ path }, context) =>
      orRefused(
        accounts.remove(settled(context).user_id, Number(path.currencyId), context.now),
        'office_currency_removed',
      ),
    accountConvert: (_input, context) => ({
      status: accounts.convertible(settled(context).user_id),
    }),
  } satisfies Handlers;
}
