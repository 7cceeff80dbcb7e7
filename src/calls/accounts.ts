import * as v from 'valibot';
import { BONUS_KINDS, BONUS_STATES, depositOffer } from '../domain/accounts/deposit-bonus.ts';
import { signInOffer } from '../domain/accounts/sign-in-bonus.ts';
import { ACCOUNT_TYPE_IDS } from '../domain/money/account-type.ts';
import { finite, money } from '../kernel/numbers.ts';
import { call } from './define.ts';

/** Money is an integer of minor units. */
const account = v.object({
  id: v.string(),
  type: v.picklist(ACCOUNT_TYPE_IDS),
  iso: v.string(),
  symbol: v.string(),
  currencyId: finite,
  money,
  label: v.string(),
  labelWithSymbol: v.string(),
  isActive: v.boolean(),
  points: finite,
  isPointsTypeBalance: v.boolean(),
});

const balance = v.object({
  balance: money,
  bonus: v.array(v.object({ idBonus: finite, money })),
  all_accounts: v.array(account),
  is_available_first_deposit_bonus: v.boolean(),
});

/** Amounts are in minor units of the currency, times in epoch milliseconds. */
const bonus = v.object({
  id: v.string(),
  kind: v.picklist(BONUS_KINDS),
  state: v.picklist(BONUS_STATES),
  currency: v.string(),
  granted: money,
  required: money,
  wagered: money,
  grantedAt: finite,
  expiresAt: finite,
  endedAt: v.nullable(finite),
});

const message = v.object({ data: v.object({ message: v.string() }) });

export const accountCalls = {
  balance: call({ bearer: true, path: '/web-api/user/v1/balance', reply: balance }),
  balanceSecond: call({ bearer: true, path: '/web-api/user/v2/balance', reply: balance }),
  bonuses: call({
    bearer: true,
    path: '/web-api/officeapi/v1/bonuses',
    /** `offer`: what the first deposit brings; null for who chose nothing, or has paid in. */
    reply: v.object({
      items: v.array(bonus),
      offer: v.nullable(depositOffer),
      /** What may be taken now; not told by every server. */
      signIn: v.optional(v.nullable(signInOffer)),
    }),
  }),
  /** With what a first deposit brings, or without it; `offer` as in `bonuses`. */
  depositBonusChoose: call({
    method: 'POST',
    // What is chosen is so: asked again it is no more than that.
    idempotent: true,
    bearer: true,
    path: '/web-api/officeapi/v1/bonuses/first-deposit',
    input: { body: v.object({ isWanted: v.boolean() }) },
    reply: v.object({ isWanted: v.boolean(), offer: v.nullable(depositOffer) }),
  }),
  /** Takes what was offered after signing in, or not. */
  signInBonusAnswer: call({
    method: 'POST',
    // It is given once: asked again it is no more than that.
    idempotent: true,
    bearer: true,
    path: '/web-api/officeapi/v1/bonuses/sign-in',
    input: { body: v.object({ isTaken: v.boolean() }) },
    reply: v.object({ isTaken: v.boolean(), amount: money, currency: v.string() }),
  }),
  accountActivate: call({
    method: 'POST',
    bearer: true,
    path: '/web-api/user/v1/accounts/active',
    input: { body: v.object({ id: v.string() }) },
    reply: v.object({ success: v.boolean() }),
  }),
  currencyAdd: call({
    method: 'POST',
    bearer: true,
    path: '/web-api/user/v1/accounts',
    input: { body: v.object({ currencyId: finite }) },
    reply: message,
  }),
  currencyRemove: call({
    method: 'DELETE',
    bearer: true,
    path: '/web-api/user/v1/accounts/{currencyId}',
    input: { path: v.object({ currencyId: v.string() }) },
    reply: message,
  }),
  /** What may be converted: 0 nothing, 1 the main account, 2 an additional one. */
  accountConvert: call({
    bearer: true,
    path: '/web-api/user/v1/accounts/convert',
    reply: v.object({ status: v.picklist([0, 1, 2]) }),
  }),
  balanceHide: call({
    method: 'POST',
    idempotent: true,
    bearer: true,
    path: '/web-api/user/v1/hide-balance',
    input: { body: v.object({ user_hide_balance: v.boolean() }) },
    reply: v.object({ user_hide_balance: v.boolean() }),
  }),
};
