import * as v from 'valibot';
import { finite, money } from '../kernel/numbers.ts';
import { personal, secret } from '../kernel/privacy.ts';
import { call } from './define.ts';
import { mailing } from './registration.ts';

const text = personal(v.string());

/** 0 main, 4 bonus, 9 currency. Money is an integer of minor units. */
const account = v.object({
  id: v.string(),
  type: v.picklist([0, 4, 9]),
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

const userConfig = v.object({
  disallow_line_sport: v.array(finite),
  disallow_live_sport: v.array(finite),
  phone_number: text,
  phone_code: text,
  user_email: text,
  user_name: text,
  user_country_code: v.string(),
  user_country_id: finite,
  activation_type: v.picklist([0, 1, 2, 3]),
  user_ref_id: finite,
  user_msg_count: finite,
  user_hide_balance: v.boolean(),
  changed_pass_day_count: finite,
  user_data: v.object({
    date_birthday: text,
    document_type_id: finite,
    inn: secret(v.string()),
    name: text,
    passport: secret(v.string()),
    passport_date: text,
    passport_end_date: text,
    registration_address: text,
    surname: text,
  }),
  protection_level: finite,
  protection_methods: v.object({
    is_changed_password: v.boolean(),
    enable_two_factor_auth: v.boolean(),
    enable_phone_binding: v.boolean(),
    enable_security_question: v.boolean(),
    enable_email_auth: v.boolean(),
  }),
  /** Where the codes of the second step come from; not told by every server. */
  two_step_method: v.optional(v.picklist(['totp', 'sms'])),
  is_need_identification: v.boolean(),
  ban_level: finite,
  ban_version: finite,
  user_status_id: finite,
  verification_status: finite,
  verification_types: v.array(finite),
  verification_status_group_code: v.string(),
  requested_additional_document: v.boolean(),
  has_deposit: v.boolean(),
  is_identification_bonus: v.boolean(),
  show_verification_modal_on_deposit_page: v.boolean(),
  remaining_days_to_activate: finite,
  requireIdentification: v.boolean(),
});

const balance = v.object({
  balance: money,
  bonus: v.array(v.object({ idBonus: finite, money })),
  all_accounts: v.array(account),
  is_available_first_deposit_bonus: v.boolean(),
});

const message = v.object({ data: v.object({ message: v.string() }) });

export const userCalls = {
  userConfig: call({
    bearer: true,
    path: '/web-api/user/v1/config',
    reply: v.object({ result: userConfig }),
  }),
  balance: call({ bearer: true, path: '/web-api/user/v1/balance', reply: balance }),
  balanceSecond: call({ bearer: true, path: '/web-api/user/v2/balance', reply: balance }),
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
  mailing: call({ bearer: true, path: '/web-api/user/v1/mailing', reply: mailing }),
  mailingSave: call({
    method: 'POST',
    idempotent: true,
    bearer: true,
    path: '/web-api/user/v1/mailing',
    input: { body: mailing },
    reply: mailing,
  }),
  agreementStatus: call({
    bearer: true,
    path: '/web-api/api-v3/v2/user/agreement-rules/status',
    reply: v.object({
      result: v.boolean(),
      updatedAt: v.nullable(finite),
      /** Of the terms that hold now; confirming says which were read. */
      version: v.optional(finite),
    }),
  }),
  agreementConfirm: call({
    method: 'POST',
    bearer: true,
    path: '/web-api/api-v3/v2/user/agreement-rules/confirm',
    input: { body: v.object({ version: v.optional(finite) }) },
    reply: v.object({ result: v.boolean() }),
  }),
  cookieAgreement: call({
    method: 'POST',
    bearer: true,
    path: '/web-api/user/v1/cookie-agreement',
    input: { body: v.object({ cookiesAgreeTime: finite }) },
    reply: v.object({ cookiesAgreeTime: v.nullable(finite) }),
  }),
  cookieAgreementRead: call({
    bearer: true,
    path: '/web-api/user/v1/cookie-agreement',
    reply: v.object({ cookiesAgreeTime: v.nullable(finite) }),
  }),
  bonusPopup: call({
    bearer: true,
    path: '/web-api/officeapi/v1/bonus-popup-information',
    reply: v.object({ bonusPopupInformation: v.nullable(v.record(v.string(), v.unknown())) }),
  }),
  phoneCountries: call({
    path: '/web-api/reference/v1/phone-countries',
    reply: v.array(
      v.object({
        id: finite,
        name: v.string(),
        country_code: v.string(),
        tel_code: v.string(),
      }),
    ),
  }),
  phoneMasks: call({
    path: '/web-api/reference/v1/phone-masks',
    reply: v.array(v.object({ CountryId: finite, Mask: v.string(), Max: finite, Min: finite })),
  }),
};
