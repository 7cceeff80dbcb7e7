import * as v from 'valibot';
import { finite } from '../kernel/numbers.ts';
import { area, event } from './define.ts';

export type AccountChange = 'change' | 'add' | 'remove';

/** What the dialogs about accounts ask for, by their ids. */
export const ACCOUNT_DIALOGS: Readonly<Record<string, AccountChange>> = {
  'convert-account': 'change',
  'currency-add': 'add',
  'currency-remove': 'remove',
};

/** The number of a currency in ISO 4217, as the calls name it. */
const currencyId = finite;

export const accountsEvents = area('accounts', {
  activatePressed: event(
    1,
    'The player chose the account that pays for bets.',
    v.object({ id: v.string() }),
  ),
  addPressed: event(
    1,
    'The player asked for an account in another currency.',
    v.object({ currencyId }),
  ),
  removePressed: event(
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

export const mailingEvents = area('mailing', {
  submitted: event(
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
