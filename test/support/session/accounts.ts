/** A player with accounts, and a back-end that keeps them. */
import type { CallReply } from '../../../src/calls/table.ts';
import { reply, type SessionOptions } from './session.ts';
import { userResult } from './user.ts';

type Account = CallReply<'balance'>['all_accounts'][number];

export const euros: Account = {
  id: '1',
  type: 0,
  iso: 'EUR',
  symbol: '€',
  currencyId: 978,
  money: 100_000,
  label: 'EUR',
  labelWithSymbol: '€ EUR',
  isActive: true,
  points: 0,
  isPointsTypeBalance: false,
};

export const dollars: Account = {
  ...euros,
  id: '2',
  type: 9,
  iso: 'USD',
  symbol: '$',
  currencyId: 840,
  money: 0,
  label: 'USD',
  labelWithSymbol: '$ USD',
  isActive: false,
};

export const balanceOf = (accounts: readonly Account[]): CallReply<'balance'> => ({
  balance: accounts.find(({ isActive }) => isActive)?.money ?? 0,
  bonus: [],
  all_accounts: accounts.map((account) => ({ ...account })),
  is_available_first_deposit_bonus: false,
});

/** What is known of a player who said nothing of themselves; or as `more` has it. */
export const userConfigOf = (
  more: Partial<CallReply<'userConfig'>['result']> = {},
): CallReply<'userConfig'> => ({
  result: {
    ...userResult,
    verification_types: [],
    disallow_line_sport: [],
    disallow_live_sport: [],
    phone_number: '',
    user_email: '',
    user_name: '',
    has_deposit: false,
    user_data: {
      ...userResult.user_data,
      date_birthday: '',
      inn: '',
      name: '',
      passport: '',
      passport_date: '',
      registration_address: '',
      surname: '',
    },
    ...more,
  },
});

/** A bank that does what it is asked at once; tests change its accounts as they like. */
export function bankOf(accounts: Account[] = [euros, dollars]) {
  const bank = { accounts };
  let userId: string | null = '7';
  const message = (text: string) => reply({ data: { message: text } });
  const answers: NonNullable<SessionOptions['answers']> = {
    authCheck: () => reply({ user_id: userId }),
    disconnect: () => {
      userId = null;
      return reply({ success: true });
    },
    balance: () => reply(balanceOf(bank.accounts)),
    userConfig: () => reply(userConfigOf()),
    accountConvert: () => reply({ status: 0 }),
    registrationOptions: () =>
      reply({
        types: [],
        minimumAge: 18,
        currencies: [
          { id: 978, iso: 'EUR', symbol: '€' },
          { id: 840, iso: 'USD', symbol: '$' },
          { id: 826, iso: 'GBP', symbol: '£' },
        ],
        bonuses: [0],
      }),
    dictionary: () =>
      reply({ currencies: { EUR: 'Euro', USD: 'US Dollar', GBP: 'British Pound' } }),
    accountActivate: ({ body }) => {
      const { id } = body as { id: string };
      bank.accounts = bank.accounts.map((one) => ({ ...one, isActive: one.id === id }));
      return reply({ success: true });
    },
    currencyAdd: () => message('office_currency_added'),
    currencyRemove: ({ url }) => {
      bank.accounts = bank.accounts.filter(({ currencyId }) => !url.endsWith(`/${currencyId}`));
      return message('office_currency_removed');
    },
  };
  return Object.assign(bank, { answers });
}
