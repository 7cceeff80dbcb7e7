import type { AccountsState } from './state.ts';

/** The account that pays, if one is active. */
export function activeAccount(state: AccountsState): AccountsState['accounts'][number] | null {
  return state.accounts.find((account) => account.id === state.activeId) ?? null;
}
