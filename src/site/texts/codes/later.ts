import type { MessageCode } from '../../../domain/site/message-code.ts';
import type { KeyOf, TextKey } from '../keys.ts';
import type { codes as renamed } from './main.ts';

/** Texts of the codes that have none in `main`, by dictionary; it comes with the first of these. */
export const codes = {
  // accounts
  exchange_refused_nothing: 'exchangeRefusedNothing',
  exchange_refused_rate: 'exchangeRefusedRate',
  exchange_refused_same: 'exchangeRefusedSame',
  office_account_changed: 'officeAccountChanged',
  office_accounts_stale: 'officeAccountsStale',
  office_currency_added: 'officeCurrencyAdded',
  office_currency_here: 'officeCurrencyHere',
  office_currency_in_use: 'officeCurrencyInUse',
  office_currency_late: 'officeCurrencyLate',
  office_currency_missing: 'officeCurrencyMissing',
  office_currency_removed: 'officeCurrencyRemoved',
  office_currency_there: 'officeCurrencyThere',
  office_currency_unknown: 'officeCurrencyUnknown',
  office_mailing_failed: 'officeMailingFailed',
  office_mailing_saved: 'officeMailingSaved',

  // auth
  auth_again: 'authAgain',
  auth_excluded: 'authExcluded',
  auth_going_failed: 'authGoingFailed',
  auth_link_used: 'authLinkUsed',
  auth_linked_elsewhere: 'authLinkedElsewhere',
  auth_signed_in: 'authSignedIn',
  auth_social_denied: 'authSocialDenied',
  auth_social_failed: 'authSocialFailed',
  auth_staff: 'authStaff',
  auth_time_up: 'authTimeUp',
  auth_two_step_over: 'authTwoStepOver',
  auth_wrong: 'authWrong',
  auth_wrong_code: 'authWrongCode',
  registration_closed: 'registrationClosed',
  registration_known: 'registrationKnown',

  // bets
  bet_rule_sold: 'officeBetRuleSold',
  bet_rule_paid: 'officeBetRulePaid',

  // bonus
  first_deposit_choice_failed: 'firstDepositChoiceFailed',
  first_deposit_choice_none: 'firstDepositChoiceNone',
  sign_in_bonus_failed: 'signInBonusFailed',
  sign_in_bonus_over: 'signInBonusOver',
  sign_in_bonus_taken: 'signInBonusTaken',

  // captcha
  captcha_code_expired: 'captchaCodeExpired',
  captcha_locked: 'captchaLocked',
  captcha_no_phone: 'captchaNoPhone',
  captcha_time_up: 'captchaTimeUp',
  captcha_unsolved: 'captchaUnsolved',
  captcha_wrong: 'captchaWrong',

  // casino
  casino_points_not_bought: 'casinoPointsNotBought',
  casino_seed_in_use: 'casinoSeedInUse',

  // contacts
  security_confirmed: 'securityConfirmed',

  // coupon
  coupon_code_expired: 'couponCodeExpired',
  coupon_code_nothing: 'couponCodeNothing',
  coupon_code_unknown: 'couponCodeUnknown',

  // form
  auth_password_missing: 'authPasswordMissing',
  field_country: 'fieldCountry',
  field_currency: 'fieldCurrency',
  field_date: 'fieldDate',
  field_format: 'fieldFormat',
  field_future: 'fieldFuture',
  field_password: 'fieldPassword',
  field_password_personal: 'fieldPasswordPersonal',
  field_password_too_common: 'fieldPasswordTooCommon',
  field_password_too_long: 'fieldPasswordTooLong',
  field_password_too_short: 'fieldPasswordTooShort',
  field_password_too_simple: 'fieldPasswordTooSimple',
  field_required: 'fieldRequired',
  field_time_up: 'fieldTimeUp',
  field_too_long: 'fieldTooLong',
  field_too_short: 'fieldTooShort',
  field_too_young: 'fieldTooYoung',
  field_wrong_code: 'fieldWrongCode',
  security_password_wrong: 'securityPasswordWrong',

  // payments
  payments_cash_ordered: 'paymentsCashOrdered',
  payments_failed: 'paymentsFailed',
  payments_going_failed: 'paymentsGoingFailed',
  payments_refused_amount: 'paymentsRefusedAmount',
  payments_refused_amount_missing: 'paymentsRefusedAmountMissing',
  payments_refused_banned: 'paymentsRefusedBanned',
  payments_refused_bonus_account: 'paymentsRefusedBonusAccount',
  payments_refused_cancel: 'paymentsRefusedCancel',
  payments_refused_excluded: 'paymentsRefusedExcluded',
  payments_refused_guest: 'paymentsRefusedGuest',
  payments_refused_identification: 'paymentsRefusedIdentification',
  payments_refused_limit_reached: 'paymentsRefusedLimitReached',
  payments_refused_limit_required: 'paymentsRefusedLimitRequired',
  payments_refused_limits: 'paymentsRefusedLimits',
  payments_refused_no_account: 'paymentsRefusedNoAccount',
  payments_refused_no_method: 'paymentsRefusedNoMethod',
  payments_refused_not_enough: 'paymentsRefusedNotEnough',
  payments_refused_other_method: 'paymentsRefusedOtherMethod',
  payments_refused_out_of_service: 'paymentsRefusedOutOfService',
  payments_refused_paused: 'paymentsRefusedPaused',
  payments_refused_provider: 'paymentsRefusedProvider',
  payments_refused_verification: 'paymentsRefusedVerification',
  payments_refused_waiting: 'paymentsRefusedWaiting',
  payments_withdrawal_cancelled: 'paymentsWithdrawalCancelled',
  payments_withdrawal_taken: 'paymentsWithdrawalTaken',

  // push
  push_failed: 'pushFailed',
  push_on: 'pushOn',

  // registration
  registered_mail_late: 'registeredMailLate',

  // requests
  requests_answer_taken: 'requestsAnswerTaken',
  requests_closed: 'requestsClosed',
  requests_failed: 'requestsFailed',
  requests_news_link: 'requestsNewsLink',
  requests_news_text: 'requestsNewsText',
  requests_news_title: 'requestsNewsTitle',
  requests_refused_card: 'requestsRefusedCard',
  requests_refused_closed: 'requestsRefusedClosed',
  requests_refused_file_empty: 'requestsRefusedFileEmpty',
  requests_refused_file_large: 'requestsRefusedFileLarge',
  requests_refused_file_many: 'requestsRefusedFileMany',
  requests_refused_file_type: 'requestsRefusedFileType',
  requests_refused_full: 'requestsRefusedFull',
  requests_refused_too_many: 'requestsRefusedTooMany',
  requests_refused_topic: 'requestsRefusedTopic',
  requests_refused_waiting: 'requestsRefusedWaiting',

  // responsible_gaming
  limit_answers_wrong: 'limitAnswersWrong',
  limit_irreversible: 'limitIrreversible',
  limit_locked: 'limitLocked',
  limit_not_due: 'limitNotDue',
  limit_not_offered: 'limitNotOffered',
  limit_questions_over: 'limitQuestionsOver',
  limit_required: 'limitRequired',
  limit_save_failed: 'limitSaveFailed',
  limit_saved: 'limitSaved',
  limit_saved_later: 'limitSavedLater',
  limit_too_high: 'limitTooHigh',
  responsible_gaming_cancel_limit_error: 'responsibleGamingCancelLimitError',
  responsible_gaming_cancel_limit_success: 'responsibleGamingCancelLimitSuccess',
  responsible_gaming_confirm_limit_error: 'responsibleGamingConfirmLimitError',
  responsible_gaming_confirm_limit_success: 'responsibleGamingConfirmLimitSuccess',

  // security
  security_answer_wrong: 'securityAnswerWrong',
  security_by_authenticator: 'securityByAuthenticator',
  security_no_phone: 'securityNoPhone',
  security_setup_over: 'securitySetupOver',
  security_sign_ins_ended: 'securitySignInsEnded',
  security_sign_ins_not_ended: 'securitySignInsNotEnded',
  security_two_step_off: 'securityTwoStepOff',
  security_two_step_on: 'securityTwoStepOn',

  // verification
  verification_failed: 'verificationFailed',
  verification_news_approved_address: 'verificationNewsApprovedAddress',
  verification_news_approved_identity: 'verificationNewsApprovedIdentity',
  verification_news_approved_payment: 'verificationNewsApprovedPayment',
  verification_news_asked: 'verificationNewsAsked',
  verification_news_asked_text: 'verificationNewsAskedText',
  verification_news_expired_address: 'verificationNewsExpiredAddress',
  verification_news_expired_identity: 'verificationNewsExpiredIdentity',
  verification_news_expired_payment: 'verificationNewsExpiredPayment',
  verification_news_late: 'verificationNewsLate',
  verification_news_link: 'verificationNewsLink',
  verification_news_more: 'verificationNewsMore',
  verification_news_refused_address: 'verificationNewsRefusedAddress',
  verification_news_refused_identity: 'verificationNewsRefusedIdentity',
  verification_news_refused_payment: 'verificationNewsRefusedPayment',
  verification_reason_altered: 'verificationReasonAltered',
  verification_reason_incomplete: 'verificationReasonIncomplete',
  verification_reason_other_data: 'verificationReasonOtherData',
  verification_reason_out_of_date: 'verificationReasonOutOfDate',
  verification_reason_unreadable: 'verificationReasonUnreadable',
  verification_reason_wrong_kind: 'verificationReasonWrongKind',
  verification_refused_decided: 'verificationRefusedDecided',
  verification_refused_empty: 'verificationRefusedEmpty',
  verification_refused_too_large: 'verificationRefusedTooLarge',
  verification_refused_too_many: 'verificationRefusedTooMany',
  verification_refused_wrong_type: 'verificationRefusedWrongType',
  verification_taken: 'verificationTaken',
  verification_verified: 'verificationVerified',
  verification_withdrawn: 'verificationWithdrawn',
} as const satisfies Readonly<Partial<Record<MessageCode, TextKey>>>;

type Camel<Code extends string> = Code extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Code;

/** Read by the compiler alone: any other code has a text in `main`. */
export type Unlisted = Assured<
  Camel<Exclude<MessageCode, keyof typeof codes | keyof typeof renamed>>
>;
type Assured<Key extends KeyOf<'main'>> = Key;
