import type { CallReply } from '../../calls/table.ts';
import {
  type PointStoreItem,
  pointBuyRefusal,
  pointStoreRefusal,
} from '../../domain/accounts/point-store.ts';
import { pointStoreFacts } from '../../domain/accounts/point-store-facts.ts';
import { ACCOUNT_TYPE } from '../../domain/money/account-type.ts';
import { POINTS } from '../../domain/money/points.ts';
import { dialogs, isModalOpen } from '../../events/dialogs.ts';
import type { CurrenciesState } from '../../projections/accounts/currencies.ts';
import type { AccountsState } from '../../projections/accounts/state.ts';
import { hidesBalance } from '../../projections/site/hides-balance.ts';
import type { State } from '../../projections/state.ts';
import { area, type DeepReadonly } from './area.ts';
import { olderOf, sending } from './sending.ts';

/** One of the player's accounts. */
export type Account = DeepReadonly<AccountsState['accounts'][number]>;

/** What brought the player points, or took them. */
export type PointEntry = DeepReadonly<CallReply<'pointEntries'>['items'][number]>;

/** What may be had for points. */
export type PointStoreOffer = DeepReadonly<CallReply<'pointStore'>['items'][number]>;

/** Code of a currency that is offered; empty for any other. */
function isoOf({ offered }: CurrenciesState, currencyId: number | undefined): string {
  return offered.find(({ id }) => id === currencyId)?.iso ?? '';
}

/** What came of the last wish to open or close an account; a dialog that is open says so itself. */
function currencyOutcome(
  { accounts: { asked }, currencies, modal }: Pick<State, 'accounts' | 'currencies' | 'modal'>,
  what: 'add' | 'remove',
) {
  const isSaid = isModalOpen(modal.open, dialogs[`currency-${what}`].id);
  return {
    currency: isoOf(currencies, asked[what]?.id),
    told: isSaid ? null : (asked[what]?.told ?? null),
  };
}

/** What accounts hold, without what the table that is open has yet to show. */
function toldOf({ accounts, balanceAskedAt }: AccountsState, { seats }: State['casinoTable']) {
  const untold = seats.filter((seat) => seat.untold !== null && seat.untold <= balanceAskedAt);
  return accounts.map((account) => {
    let { id, type, money, points } = account;
    for (const { round } of untold) {
      const paid = round.payout ?? 0;
      if (round.currency !== POINTS) money -= round.accountId === id ? paid : 0;
      else if (type === ACCOUNT_TYPE.main) points -= paid;
    }
    const isTold = money === account.money && points === account.points;
    return isTold ? account : { ...account, money, points };
  });
}

/** The player's accounts, and what became of what was asked for. */
const accounts = area(['accounts', 'currencies', 'modal', 'casinoTable'], (state) => {
  const { accounts: known, currencies } = state;
  const items = toldOf(known, state.casinoTable);
  const { asked, isBusy } = known;
  const change = known.accounts.find(({ id }) => id === asked.change?.id);
  const isComing = isBusy.add && asked.add?.told?.level === 'info';
  return {
    status: known.status,
    items,
    /** The one that pays. */
    active: items.find(({ id }) => id === known.activeId) ?? null,
    /** What may be converted: 0 nothing, 1 the main account, 2 an additional one. */
    convertStatus: known.convertStatus,
    isAdding: isBusy.add,
    isChangingTo: (id: string): boolean => isBusy.change && asked.change?.id === id,
    isRemoving: (currencyId: number): boolean => isBusy.remove && asked.remove?.id === currencyId,
    /** Code of the currency whose account the server is opening. */
    coming: isComing ? isoOf(currencies, asked.add?.id) || null : null,
    changed: {
      id: asked.change?.id ?? null,
      account: change?.label ?? '',
      told: asked.change?.told ?? null,
    },
    added: currencyOutcome(state, 'add'),
    removed: currencyOutcome(state, 'remove'),
  };
});

/** Whether amounts are kept from view. */
const balance = area(['preferences', 'user'], (state) => ({
  isHidden: hidesBalance(state),
  /** Nothing is shown before it is known whether it may be. */
  isUnknown: state.user.status === 'loading',
}));

/** Where the player's points came from and went, newest first; what they buy, and what the policy says of it. */
const points = area(['points', 'limits', 'session', 'user', 'config'], (state) => {
  const { status, failure, items, next, older, store, buying, buyingCode } = state.points;
  const facts = pointStoreFacts(state);
  return {
    ...{ status, failure, items, store, buyingCode },
    older: olderOf(next, older),
    buying: sending(buying),
    storeRefusal: pointStoreRefusal(facts),
    buyRefusal: (item: PointStoreItem) => pointBuyRefusal(facts, item, item.price),
  };
});

export function accountsAreas(state: State) {
  return {
    accounts: accounts(state),
    balance: balance(state),
    points: points(state),
  };
}
