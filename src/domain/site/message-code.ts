/** Ways in and out. */
type SignInCode =
  | 'auth_again'
  | 'auth_excluded'
  | 'auth_going_failed'
  | 'auth_link_used'
  | 'auth_linked_elsewhere'
  | 'auth_password_missing'
  | 'auth_signed_in'
  | 'auth_social_denied'
  | 'auth_social_failed'
  | 'auth_staff'
  | 'auth_time_up'
  | 'auth_too_many'
  | 'auth_two_step_over'
  | 'auth_wrong'
  | 'auth_wrong_code'
  | 'captcha_cancelled'
  | 'captcha_code_expired'
  | 'captcha_locked'
  | 'captcha_no_phone'
  | 'captcha_time_up'
  | 'captcha_unsolved'
  | 'captcha_wrong'
  | 'registered_mail_late'
  | 'registration_closed'
  | 'registration_known'
  | 'session_ended'
  | 'session_ended_captcha'
  | 'session_ended_expired'
  | 'session_ended_idle'
  | 'session_ended_other_tab';

/** Fields of forms, whichever form it is. */
type FieldCode =
  | 'field_country'
  | 'field_currency'
  | 'field_date'
  | 'field_format'
  | 'field_future'
  | 'field_password'
  | 'field_password_personal'
  | 'field_password_too_common'
  | 'field_password_too_long'
  | 'field_password_too_short'
  | 'field_password_too_simple'
  | 'field_required'
  | 'field_time_up'
  | 'field_too_long'
  | 'field_too_short'
  | 'field_too_young'
  | 'field_wrong_code';

/** The frame of the site, and what it tells of by itself. */
type SiteCode =
  | 'bet_lost'
  | 'bet_lost_text'
  | 'bet_paid_text'
  | 'bet_rule_paid'
  | 'bet_rule_sold'
  | 'bet_void'
  | 'bet_won'
  | 'casino_points_not_bought'
  | 'casino_seed_in_use'
  | 'coupon_code_expired'
  | 'coupon_code_nothing'
  | 'coupon_code_unknown'
  | 'information_confirm_terms_error'
  | 'information_terms_newer'
  | 'main_ad_blocker'
  | 'main_error_text'
  | 'main_network_error'
  | 'main_sent_before'
  | 'main_session_limit_visit_tomorrow'
  | 'office_hide_failed'
  | 'push_failed'
  | 'push_on';

/** The account, its protection and what players set for themselves. */
type AccountCode =
  | 'first_deposit_choice_failed'
  | 'first_deposit_choice_none'
  | 'limit_answers_wrong'
  | 'limit_irreversible'
  | 'limit_locked'
  | 'limit_not_due'
  | 'limit_not_offered'
  | 'limit_questions_over'
  | 'limit_required'
  | 'limit_save_failed'
  | 'limit_saved'
  | 'limit_saved_later'
  | 'limit_too_high'
  | 'office_account_changed'
  | 'office_accounts_stale'
  | 'office_currency_added'
  | 'office_currency_here'
  | 'office_currency_in_use'
  | 'office_currency_late'
  | 'office_currency_missing'
  | 'office_currency_removed'
  | 'office_currency_there'
  | 'office_currency_unknown'
  | 'office_mailing_failed'
  | 'office_mailing_saved'
  | 'responsible_gaming_cancel_limit_error'
  | 'responsible_gaming_cancel_limit_success'
  | 'responsible_gaming_confirm_limit_error'
  | 'responsible_gaming_confirm_limit_success'
  | 'security_answer_wrong'
  | 'security_by_authenticator'
  | 'security_confirmed'
  | 'security_no_phone'
  | 'security_password_wrong'
  | 'security_setup_over'
  | 'security_sign_ins_ended'
  | 'security_sign_ins_not_ended'
  | 'security_two_step_off'
  | 'security_two_step_on'
  | 'sign_in_bonus_failed'
  | 'sign_in_bonus_over'
  | 'sign_in_bonus_taken';

/** Money in and out. */
type MoneyCode =
  | 'exchange_refused_nothing'
  | 'exchange_refused_rate'
  | 'exchange_refused_same'
  | 'payments_cash_ordered'
  | 'payments_failed'
  | 'payments_going_failed'
  | 'payments_refused_amount'
  | 'payments_refused_amount_missing'
  | 'payments_refused_banned'
  | 'payments_refused_bonus_account'
  | 'payments_refused_cancel'
  | 'payments_refused_excluded'
  | 'payments_refused_guest'
  | 'payments_refused_identification'
  | 'payments_refused_limit_reached'
  | 'payments_refused_limit_required'
  | 'payments_refused_limits'
  | 'payments_refused_no_account'
  | 'payments_refused_no_method'
  | 'payments_refused_not_enough'
  | 'payments_refused_other_method'
  | 'payments_refused_out_of_service'
  | 'payments_refused_paused'
  | 'payments_refused_provider'
  | 'payments_refused_verification'
  | 'payments_refused_waiting'
  | 'payments_withdrawal_cancelled'
  | 'payments_withdrawal_taken'
  | 'requests_answer_taken'
  | 'requests_closed'
  | 'requests_failed'
  | 'requests_news_link'
  | 'requests_news_text'
  | 'requests_news_title'
  | 'requests_refused_card'
  | 'requests_refused_closed'
  | 'requests_refused_file_empty'
  | 'requests_refused_file_large'
  | 'requests_refused_file_many'
  | 'requests_refused_file_type'
  | 'requests_refused_full'
  | 'requests_refused_too_many'
  | 'requests_refused_topic'
  | 'requests_refused_waiting';

/** Who somebody is. */
type VerificationCode =
  | 'verification_failed'
  | 'verification_news_approved_address'
  | 'verification_news_approved_identity'
  | 'verification_news_approved_payment'
  | 'verification_news_asked'
  | 'verification_news_asked_text'
  | 'verification_news_expired_address'
  | 'verification_news_expired_identity'
  | 'verification_news_expired_payment'
  | 'verification_news_late'
  | 'verification_news_link'
  | 'verification_news_more'
  | 'verification_news_refused_address'
  | 'verification_news_refused_identity'
  | 'verification_news_refused_payment'
  | 'verification_reason_altered'
  | 'verification_reason_incomplete'
  | 'verification_reason_other_data'
  | 'verification_reason_out_of_date'
  | 'verification_reason_unreadable'
  | 'verification_reason_wrong_kind'
  | 'verification_refused_decided'
  | 'verification_refused_empty'
  | 'verification_refused_too_large'
  | 'verification_refused_too_many'
  | 'verification_refused_wrong_type'
  | 'verification_taken'
  | 'verification_verified'
  | 'verification_withdrawn';

/**
 * What the site tells a player, by name. The state, the log and servers hold these codes and no words:
 * which text a code has is for `site/texts/codes`, so texts are renamed and rewritten without touching
 * a recording. A code that landed keeps its name, and no text has the name of a code.
 */
export type MessageCode =
  | SignInCode
  | FieldCode
  | SiteCode
  | AccountCode
  | MoneyCode
  | VerificationCode;

declare const foreign: unique symbol;

/** A code of another build, or of a back-end of another make: there may be no text for it here. */
type ForeignCode = string & { readonly [foreign]: true };

/** What stands in the state: a code of this build, or one that came from outside. */
export type AnyCode = MessageCode | ForeignCode;

const FORM = /^[a-z]+(_[a-z]+)+$/;

/** Tells codes from words where a server may send either. Any other code than ours passes, too. */
export function isCode(text: string | undefined): text is AnyCode {
  return text !== undefined && FORM.test(text);
}
