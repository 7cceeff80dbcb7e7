import type { CallReply } from '../../calls/table.ts';
import type { Climate } from '../conditions.ts';
import { type CallContext, type Handlers, playerOf } from '../http/handler.ts';
import { type RefusalCode, Refused } from '../http/refusal.ts';
import type { AccountRefusal, Accounts } from '../money/accounts.ts';
import type { Player } from '../session/players.ts';

export interface AccountOptions {
  readonly accounts: Accounts;
  readonly climate: Climate;
}

const ACCOUNT_REFUSALS: Readonly<Record<AccountRefusal, RefusalCode>> = {
  'unknown-currency': '1101',
  'has-account': '1102',
  'no-account': '1103',
  'in-use': '1104',
};

function orRefused(refusal: AccountRefusal | null, message: string): CallReply<'currencyAdd'> {
  if (refusal !== null) throw new Refused(ACCOUNT_REFUSALS[refusal]);
  return { data: { message } };
}

/** A bonus was chosen for the first deposit, and there was none yet. */
function awaitsFirstDeposit({ climate }: AccountOptions, player: Player): boolean {
  const said = climate.now().players[player.user_id]?.has_deposit;
  return player.first_deposit_bonus > 0 && !(said ?? player.has_deposit);
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
      is_available_first_deposit_bonus: awaitsFirstDeposit(options, player),
    };
  };
  return {
    balance: (_input, context) => balance(context),
    balanceSecond: (_input, context) => balance(context),
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
