import type { CallReply } from '../../calls/table.ts';
import type { AccountChange } from '../../events/accounts.ts';
import type { Pending } from '../answers/pending.ts';
import type { Resource } from '../answers/resource.ts';
import type { Told } from '../answers/told.ts';

type Balance = CallReply<'balance'>;

/** Something that was asked for: about what, by which event and call, and what came of it. */
export interface Asked<Id> extends Pending {
  id: Id;
  told: Told | null;
}

/** The player's accounts. Money is an integer of minor units. */
export interface AccountsState {
  userId: string | null;
  /** `none`: the server was asked several times, and no account pays. */
  status: 'empty' | 'loading' | 'ready' | 'none' | 'failed';
  accounts: Balance['all_accounts'];
  activeId: string | null;
  /** Seq of the question that this is the answer to: an answer to an earlier one is out of date. */
  balanceAskedAt: number;
  bonus: Balance['bonus'];
  isAvailableFirstDepositBonus: boolean;
  /** What the first deposit brings, where there is something to tell. */
  bonusPopup: Record<string, unknown> | null;
  /** How far that is. */
  popup: Resource;
  /** What may be converted: 0 nothing, 1 the main account, 2 an additional one. */
  convertStatus: 0 | 1 | 2;
  /** How far that is. */
  convert: Resource;
  isBusy: Record<AccountChange, boolean>;
  /** The last change of each kind: ids of accounts, numbers of currencies. */
  asked: { change: Asked<string> | null; add: Asked<number> | null; remove: Asked<number> | null };
}
