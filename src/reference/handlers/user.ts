import { phoneCountries } from '../content/phone-countries.ts';
import { type Handlers, playerOf } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import type { Identity } from '../ports.ts';
import { type UserConfigOptions, userConfigOf } from '../session/user-config.ts';
import type { Mailings } from '../user/mailing.ts';
import type { Players } from '../user/players.ts';
import type { Terms } from '../user/terms.ts';

export interface UserOptions extends UserConfigOptions {
  readonly identity: Identity;
  readonly players: Players;
  readonly mailings: Mailings;
  readonly terms: Terms;
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

function agreementHandlers({ players, terms }: UserOptions) {
  return {
    agreementStatus(_input, context) {
      const player = playerOf(context);
      return {
        result: terms.hasChanged(player),
        updatedAt: terms.updatedAt(player),
        version: terms.version(),
        leavesMoney: terms.leavesMoney(),
      };
    },
    agreementConfirm({ body: { version = terms.version() } }, context) {
      if (version !== terms.version()) throw new Refused('1105', [{ pointer: '/version' }]);
      terms.confirm(playerOf(context), context.now);
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
  } satisfies Handlers;
}

/** Calls about the player who is signed in. */
export function userHandlers(options: UserOptions) {
  const { identity, players, mailings } = options;
  return {
    ...agreementHandlers(options),
    ...referenceHandlers,
    async userConfig(_input, context) {
      const player = playerOf(context);
      const user = await identity.userById(player.user_id);
      if (!user) throw new Refused('401');
      return { result: userConfigOf(options, user, player, context.now) };
    },
    balanceHide({ body: { user_hide_balance } }, context) {
      players.hideBalance(playerOf(context).user_id, user_hide_balance);
      return { user_hide_balance };
    },
    mailing: (_input, context) => mailings.of(playerOf(context).user_id),
    mailingSave: ({ body }, context) => mailings.save(playerOf(context).user_id, body),
  } satisfies Handlers;
}
