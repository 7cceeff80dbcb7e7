import type { CallReply } from '../calls/table.ts';
import { projection } from './define.ts';

type Balance = CallReply<'balance'>;

/** The player's accounts. Money is an integer of minor units. */
export interface AccountsState {
  status: 'empty' | 'loading' | 'ready' | 'failed';
  accounts: Balance['all_accounts'];
  activeId: string | null;
  bonus: Balance['bonus'];
  isAvailableFirstDepositBonus: boolean;
  isBusy: { change: boolean; add: boolean; remove: boolean };
}

const initial = (): AccountsState => ({
  status: 'empty',
  accounts: [],
  activeId: null,
  bonus: [],
  isAvailableFirstDepositBonus: false,
  isBusy: { change: false, add: false, remove: false },
});

function take(slice: AccountsState, body: Balance): void {
  slice.status = 'ready';
  slice.accounts = body.all_accounts.map((account) => ({ ...account }));
  slice.activeId = body.all_accounts.find((account) => account.isActive)?.id ?? null;
  slice.bonus = body.bonus.map((bonus) => ({ ...bonus }));
  slice.isAvailableFirstDepositBonus = body.is_available_first_deposit_bonus;
}

function loading(slice: AccountsState): void {
  if (slice.status !== 'ready') slice.status = 'loading';
}

function failed(slice: AccountsState): void {
  if (slice.status !== 'ready') slice.status = 'failed';
}

export const accounts = projection('accounts', initial, {
  on: {
    'session.ended'(slice) {
      Object.assign(slice, initial());
    },
  },
  requests: { balance: loading, balanceSecond: loading },
  replies: {
    balance: take,
    balanceSecond: take,
    couponPlace(slice, answer) {
      const active = slice.accounts.find((account) => account.id === slice.activeId);
      if (active && answer.status === 'accepted' && active.iso === answer.currency) {
        active.money = answer.balance;
      }
    },
  },
  refusals: { balance: failed, balanceSecond: failed },
  failures: { balance: failed, balanceSecond: failed },
});

/** The account that pays, if one is active. */
export function activeAccount(state: AccountsState): AccountsState['accounts'][number] | null {
  return state.accounts.find((account) => account.id === state.activeId) ?? null;
}
