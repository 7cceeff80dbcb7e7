import type { CallReply } from '../../calls/table.ts';
import { ACCOUNT_TYPE } from '../../domain/money/account-type.ts';
import { POINTS } from '../../domain/money/points.ts';
import type { Envelope } from '../../events/catalogue.ts';
import { resource, unloaded } from '../answers/resource.ts';
import { askedAt } from '../answers/staleness.ts';
import { compose } from '../compose.ts';
import { type Handlers, projection } from '../define.ts';
import {
  activatePressed,
  addPressed,
  changing,
  compareWithAsked,
  forgetOutcomes,
  forgetWithDialog,
  gaveUp,
  removePressed,
} from './changes.ts';
import type { AccountsState } from './state.ts';

type Balance = CallReply<'balance'>;

const initial = (): AccountsState => ({
  userId: null,
  status: 'empty',
  accounts: [],
  activeId: null,
  balanceAskedAt: -1,
  bonus: [],
  isAvailableFirstDepositBonus: false,
  bonusPopup: null,
  popup: unloaded(),
  convertStatus: 0,
  convert: unloaded(),
  isBusy: { change: false, add: false, remove: false },
  asked: { change: null, add: null, remove: null },
});

function take(slice: AccountsState, body: Balance, event: Envelope<'http.replied'>): void {
  if (askedAt(event) < slice.balanceAskedAt) return;
  slice.balanceAskedAt = askedAt(event);
  slice.accounts = body.all_accounts.map((account) => ({ ...account }));
  slice.activeId = body.all_accounts.find((account) => account.isActive)?.id ?? null;
  slice.bonus = body.bonus.map((bonus) => ({ ...bonus }));
  slice.isAvailableFirstDepositBonus = body.is_available_first_deposit_bonus;
  if (slice.activeId !== null) slice.status = 'ready';
  else if (slice.status !== 'none') slice.status = 'loading';
  compareWithAsked(slice);
}

/** What is asked for again by itself changes nothing on the page until it is there. */
function loading(slice: AccountsState): void {
  if (slice.status === 'empty') slice.status = 'loading';
}

function unavailable(slice: AccountsState): void {
  if (slice.status !== 'ready') slice.status = 'failed';
}

/** What the account that pays has left, as the answer to a stake says; points stand beside the main one. */
function paid(
  slice: AccountsState,
  { balance, currency }: { readonly balance: number; readonly currency: string },
): void {
  for (const account of slice.accounts) {
    if (currency === POINTS && account.type === ACCOUNT_TYPE.main) account.points = balance;
    if (account.id === slice.activeId && account.iso === currency) account.money = balance;
  }
}

function played(
  slice: AccountsState,
  answer: CallReply<'casinoRoundStart'>,
  event: Envelope<'http.replied'>,
): void {
  if (answer.status !== 'accepted' || askedAt(event) < slice.balanceAskedAt) return;
  paid(slice, { balance: answer.balance, currency: answer.round.currency });
}

const change = changing('change');
const adding = changing('add');
const removing = changing('remove');

const handlers: Handlers<AccountsState> = {
  on: {
    'session.started'(slice, { userId }, { seq }) {
      if (slice.userId === userId) return;
      Object.assign(slice, initial(), { userId, balanceAskedAt: seq });
    },
    'session.ended'(slice, _, { seq }) {
      Object.assign(slice, initial(), { balanceAskedAt: seq });
    },
    'page.refreshPressed'(slice) {
      if (slice.status === 'failed' || slice.status === 'none') slice.status = 'loading';
      forgetOutcomes(slice);
    },
    'accounts.activatePressed': activatePressed,
    'accounts.addPressed': addPressed,
    'accounts.removePressed': removePressed,
    'accounts.gaveUp': gaveUp,
    'route.changed': forgetOutcomes,
    'modal.opened': forgetWithDialog,
    'modal.closed'(slice, closed) {
      if (closed.by === 'player') forgetWithDialog(slice, closed);
    },
  },
  requests: {
    balance: loading,
    balanceSecond: loading,
    accountActivate: change.requested,
    currencyAdd: adding.requested,
    currencyRemove: removing.requested,
  },
  replies: {
    balance: take,
    balanceSecond: take,
    couponPlace(slice, answer) {
      if (answer.status === 'accepted') paid(slice, answer);
    },
    casinoRoundStart: played,
    casinoRoundAct: played,
    casinoDrawBet: played,
    accountActivate: change.activated,
    currencyAdd: adding.accepted,
    currencyRemove: removing.accepted,
  },
  refusals: {
    balance: unavailable,
    balanceSecond: unavailable,
    accountActivate: change.refused,
    currencyAdd: adding.refused,
    currencyRemove: removing.refused,
  },
  failures: {
    balance: unavailable,
    balanceSecond: unavailable,
    accountActivate: change.failed,
    currencyAdd: adding.failed,
    currencyRemove: removing.failed,
  },
};

/** What stands beside the accounts is loaded as anything else is. */
const beside = compose<AccountsState>(
  resource({
    call: 'bonusPopup',
    of: ({ popup }) => popup,
    take(slice, { bonusPopupInformation }) {
      slice.bonusPopup = bonusPopupInformation && { ...bonusPopupInformation };
    },
  }),
  resource({
    call: 'accountConvert',
    of: ({ convert }) => convert,
    take(slice, { status }) {
      slice.convertStatus = status;
    },
  }),
);

export const accounts = projection('accounts', 3, initial, compose(beside, handlers));
