import type { CallReply } from '../../calls/table.ts';
import { ACCOUNT_TYPE } from '../../domain/money/account-type.ts';
import type { AccountChange } from '../../events/accounts.ts';
import type { Envelope, EventData } from '../../events/catalogue.ts';
import { dialogs } from '../../events/dialogs.ts';
import { askedBy, isAnswer, noteCall } from '../answers/pending.ts';
import { type Told, tell, tellFailure, tellMessage, tellRefusal } from '../answers/told.ts';
import type { AccountsState } from './state.ts';

/** What came of earlier changes is old news on another page, and once there is a new one. */
export function forgetOutcomes(slice: AccountsState): void {
  for (const what of ['change', 'add', 'remove'] as const) {
    if (!slice.isBusy[what]) slice.asked[what] = null;
  }
}

/** One change of a kind at a time, by a player: any other press asks for nothing. */
export function activatePressed(
  slice: AccountsState,
  { id }: EventData<'accounts.activatePressed'>,
  event: Envelope<'accounts.activatePressed'>,
): void {
  if (slice.userId === null || slice.isBusy.change || id === slice.activeId) return;
  forgetOutcomes(slice);
  slice.isBusy.change = true;
  slice.asked.change = { id, ...askedBy(event), told: null };
}

function pressed(what: 'add' | 'remove') {
  return (
    slice: AccountsState,
    { currencyId }: EventData<'accounts.addPressed'>,
    event: Pick<Envelope, 'seq'>,
  ): void => {
    if (slice.userId === null || slice.isBusy[what]) return;
    forgetOutcomes(slice);
    slice.isBusy[what] = true;
    slice.asked[what] = { id: currencyId, ...askedBy(event), told: null };
  };
}

export const addPressed = pressed('add');
export const removePressed = pressed('remove');

function say(slice: AccountsState, what: AccountChange, told: Told | null): void {
  const asked = slice.asked[what];
  if (asked) asked.told = told;
}

function over(slice: AccountsState, what: AccountChange, told: Told | null): void {
  slice.isBusy[what] = false;
  say(slice, what, told);
}

/** Compares what the balance says with what was asked for: a change is over when it shows there. */
export function compareWithAsked(slice: AccountsState): void {
  const { isBusy, asked, accounts, activeId } = slice;
  if (isBusy.change && asked.change?.id === activeId) {
    over(slice, 'change', tell('done', 'office_account_changed'));
  }
  const has = (currencyId: number | undefined) =>
    accounts.some(
      (account) => account.type !== ACCOUNT_TYPE.bonus && account.currencyId === currencyId,
    );
  if (isBusy.add && has(asked.add?.id)) {
    over(slice, 'add', tell('done', 'office_currency_here'));
  }
  if (isBusy.remove && !has(asked.remove?.id)) over(slice, 'remove', asked.remove?.told ?? null);
}

/** What comes of the call for a change. Answers that are waited for no more change nothing. */
export function changing(what: AccountChange) {
  return {
    requested(slice: AccountsState, _: unknown, event: Envelope<'http.requested'>): void {
      noteCall(slice.asked[what], event);
    },
    /** The server took the change; it shows in the balance a while later. */
    accepted(
      slice: AccountsState,
      { data: { message } }: CallReply<'currencyAdd'>,
      { data }: Envelope<'http.replied'>,
    ): void {
      if (!isAnswer(slice.asked[what], data)) return;
      say(slice, what, tellMessage(what === 'add' ? 'info' : 'done', message));
    },
    activated(
      slice: AccountsState,
      { success }: CallReply<'accountActivate'>,
      { data }: Envelope<'http.replied'>,
    ): void {
      if (success || !isAnswer(slice.asked[what], data)) return;
      over(slice, what, tell('error', 'main_error_text'));
    },
    refused(slice: AccountsState, replied: EventData<'http.replied'>): void {
      if (isAnswer(slice.asked[what], replied)) over(slice, what, tellRefusal(replied));
    },
    failed(slice: AccountsState, failure: EventData<'http.failed'>): void {
      if (isAnswer(slice.asked[what], failure)) over(slice, what, tellFailure(failure));
    },
  };
}

/** Where waiting ends without what was waited for, the player is told what to do. */
export function gaveUp(slice: AccountsState, { waitingFor }: EventData<'accounts.gaveUp'>): void {
  if (waitingFor === 'active') {
    if (slice.status === 'loading') slice.status = 'none';
  } else if (waitingFor === 'add') {
    over(slice, 'add', tell('info', 'office_currency_late'));
  } else over(slice, waitingFor, tell('error', 'office_accounts_stale'));
}

/** A dialog begins without what came of the last time; whoever closes it has read why it failed. */
export function forgetWithDialog(slice: AccountsState, { id }: { readonly id: string }): void {
  const what = Object.values(dialogs).find((dialog) => dialog.id === id)?.change ?? null;
  if (what !== null && !slice.isBusy[what]) slice.asked[what] = null;
}
