import * as v from 'valibot';
import { BONUS_KINDS } from '../domain/accounts/deposit-bonus.ts';
import { finite, money } from '../kernel/numbers.ts';
import { area, event, input } from './define.ts';

export type AccountChange = 'change' | 'add' | 'remove';

/** The number of a currency in ISO 4217, as the calls name it. */
const currencyId = finite;

export const accountsEvents = area('accounts', {
  activatePressed: input(
    1,
    'The player chose the account that pays for bets.',
    v.object({ id: v.string() }),
  ),
  addPressed: input(
    1,
    'The player asked for an account in another currency.',
    v.object({ currencyId }),
  ),
  removePressed: input(
    1,
    'The player confirmed that an account in another currency goes.',
    v.object({ currencyId }),
  ),
  gaveUp: event(
    1,
    'The balance was asked for as often as it is, and what was waited for did not show in it.',
    v.object({ waitingFor: v.picklist(['active', 'change', 'add', 'remove']) }),
  ),
});

/** Bonus money, and for what it was given. */
const granted = v.object({ kind: v.picklist(BONUS_KINDS), amount: money, currency: v.string() });

export const bonusesEvents = area('bonuses', {
  firstDepositChosen: input(
    1,
    'The player chose to pay in with the bonus there is for it, or without.',
    v.object({ isWanted: v.boolean() }),
  ),
  signInAnswered: input(
    1,
    'The player took the bonus that was offered after signing in, or did not want it.',
    v.object({ isTaken: v.boolean() }),
  ),
  granted: event(
    1,
    'The player was given money to be wagered, in minor units of the currency.',
    granted,
  ),
});

export const mailingEvents = area('mailing', {
  submitted: input(
    1,
    'The player saved what they want to be told, and how.',
    v.object({
      enable_mail_news: v.boolean(),
      enable_mail_deposit: v.boolean(),
      enable_mail_bets: v.boolean(),
      enable_sms_news: v.boolean(),
    }),
  ),
});
