import * as v from 'valibot';
import { finite } from '../kernel/numbers.ts';
import { personal, secret } from '../kernel/privacy.ts';
import { call } from './define.ts';

const text = personal(v.string());

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
  /** Answers of support that the player has not read. */
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
  /** What is under way: see `verificationGroup`. */
  verification_status_group_code: v.string(),
  requested_additional_document: v.boolean(),
  has_deposit: v.boolean(),
  is_identification_bonus: v.boolean(),
  show_verification_modal_on_deposit_page: v.boolean(),
  remaining_days_to_activate: finite,
  requireIdentification: v.boolean(),
  /** A request about a payment waits for support; not told by every server. */
  is_request_open: v.optional(v.boolean()),
  /** Support asks for one more document; not told by every server. */
  is_document_asked: v.optional(v.boolean()),
  /** There is bonus money to be taken; not told by every server. */
  has_bonus_offer: v.optional(v.boolean()),
});

export const userCalls = {
  userConfig: call({
    bearer: true,
    path: '/web-api/user/v1/config',
    reply: v.object({ result: userConfig }),
  }),
  bonusPopup: call({
    bearer: true,
    path: '/web-api/officeapi/v1/bonus-popup-information',
    reply: v.object({ bonusPopupInformation: v.nullable(v.record(v.string(), v.unknown())) }),
  }),
};
