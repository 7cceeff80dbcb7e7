import type { CallReply } from '../../calls/table.ts';
import type { SiteConfigByName } from '../../domain/site-config.ts';
import { phoneCountries } from '../content/phone-countries.ts';
import { type Handlers, playerOf } from '../http/handler.ts';
import { type RefusalCode, Refused } from '../http/refusal.ts';
import type { AccountRefusal, Accounts } from '../money/accounts.ts';
import type { Identity } from '../ports.ts';
import type { Players } from '../session/players.ts';
import { userConfigOf } from '../session/user-config.ts';

export interface UserOptions {
  readonly identity: Identity;
  readonly players: Players;
  readonly accounts: Accounts;
  readonly config: Partial<SiteConfigByName>;
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

/** Terms count as changed until the player has confirmed them, where the configuration says so. */
function termsOf(
  { config }: UserOptions,
  { terms_confirmed_at: confirmedAt, created_at: since }: ReturnType<typeof playerOf>,
): CallReply<'agreementStatus'> {
  const changed = config.termsChanged === true && confirmedAt === null;
  return { result: changed, updatedAt: changed ? since : confirmedAt };
}

function accountHandlers({ accounts }: UserOptions) {
  return {
    balance: (_input, context) => accounts.balance(playerOf(context).user_id),
    balanceSecond: (_input, context) => accounts.balance(playerOf(context).user_id),
    accountActivate({ body }, context) {
      if (accounts.activate(playerOf(context).user_id, body.id)) return { success: true };
      throw new Refused('404', [{ pointer: '/id' }]);
    },
    currencyAdd: ({ body }, context) =>
      orRefused(
        accounts.add(playerOf(context).user_id, body.currencyId, context.now),
        'office_currency_added',
      ),
    currencyRemove: ({ path }, context) =>
      orRefused(
        accounts.remove(playerOf(context).user_id, Number(path.currencyId), context.now),
        'office_currency_removed',
      ),
  } satisfies Handlers;
}

const referenceHandlers = {
  phoneCountries: () =>
    phoneCountries.map(({ id, name, code, dialling }) => ({
      id,
      name,
      country_code: code,
      tel_code: dialling,
    })),
  phoneMasks: () =>
    phoneCountries.map(({ id, mask, max, min }) => ({
      CountryId: id,
      Mask: mask,
      Max: max,
      Min: min,
    })),
} satisfies Handlers;

/** Calls about the player who is signed in. */
export function userHandlers(options: UserOptions) {
  const { identity, players, config } = options;
  return {
    ...accountHandlers(options),
    ...referenceHandlers,
    async userConfig(_input, context) {
      const player = playerOf(context);
      const user = await identity.userById(player.user_id);
      if (!user) throw new Refused('401');
      return { result: userConfigOf(user, config) };
    },
    agreementStatus: (_input, context) => termsOf(options, playerOf(context)),
    agreementConfirm(_input, context) {
      players.confirmTerms(playerOf(context).user_id, context.now);
      return { result: true };
    },
    cookieAgreement({ body }, context) {
      const at = Math.trunc(body.cookiesAgreeTime);
      if (!Number.isSafeInteger(at)) throw new Refused('400', [{ pointer: '/cookiesAgreeTime' }]);
      players.agreeToCookies(playerOf(context).user_id, at);
      return { cookiesAgreeTime: at };
    },
    cookieAgreementRead: (_input, context) => ({
      cookiesAgreeTime: playerOf(context).cookies_agreed_at,
    }),
    bonusPopup: () => ({ bonusPopupInformation: null }),
  } satisfies Handlers;
}
