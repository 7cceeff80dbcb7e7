/** The player's accounts, profile and what is written to them. */
export const accounts = {
  office_account_pay: 'Pay from this account',
  office_account_changed: 'From now on stakes are taken from {{account}}.',
  office_accounts_inactive: 'No account pays for your bets. Choose the one that does.',
  office_accounts_none_text: 'We looked several times. Load again in a minute.',
  office_accounts_stale:
    'Your accounts could not be loaded anew. Load again to see how they stand.',
  office_currency_named: '{{name}} ({{iso}})',
  office_currency_add: 'Add a currency',
  office_currency_add_text: 'You get one more account. The others stay as they are.',
  office_currency_choose: 'Currency',
  office_currency_add_yes: 'Add the account',
  office_currency_all: 'You have an account in every currency there is.',
  office_currencies_failed: 'The currencies could not be loaded',
  office_currency_coming: 'The account is being opened…',
  office_currency_added: '{{currency}}: your account is being opened.',
  office_currency_here: '{{currency}}: your account is open.',
  office_currency_late:
    '{{currency}}: the account takes longer than usual. Load again in a few minutes.',
  office_currency_remove: 'Remove',
  office_currency_remove_title: 'Remove this account?',
  office_currency_remove_text:
    'An account can be removed once it is empty and its bets are settled. You can add its currency again at any time.',
  office_currency_remove_active: 'Stakes are taken from your main account afterwards.',
  office_currency_remove_yes: 'Remove the account',
  office_currency_removed: '{{currency}}: the account is removed.',
  office_currency_unknown: 'We keep no accounts in this currency. Choose another one.',
  office_currency_there:
    'You have an account in this currency already, or it is being opened. Choose another one.',
  office_currency_missing: 'This account is gone already. You can close this.',
  office_currency_in_use:
    'This account holds money, or a bet it pays for is open. Empty it and wait until its bets are settled.',
  office_hide_failed:
    'We could not save whether your balance is hidden. Your choice holds here until you sign out.',

  office_convert: 'Which account pays',
  office_convert_main_title: 'Your main account does not pay',
  office_convert_main_text: 'Stakes are taken from this account, and what you win goes there:',
  office_convert_main_rest:
    'The money in your main account stays where it is until you pay from it:',
  office_convert_main_yes: 'Pay from the main account',
  office_convert_additional_title: 'Your main account pays',
  office_convert_additional_text:
    'Stakes are taken from your main account, and what you win goes there:',
  office_convert_additional_rest:
    'The money in your other accounts stays where it is until you pay from them:',

  office_person_phone: 'Phone number',
  office_profile_complete: 'Your profile is complete.',
  office_profile_lacks: 'Your profile is not complete',
  office_profile_lacks_text: 'These are asked for when your identity is checked:',
  office_profile_add: 'Go to verification',
  office_contacts_lack: 'We cannot reach you in every way.',
  office_profile_name: 'First name',
  office_profile_surname: 'Last name',
  office_profile_date_birthday: 'Date of birth',
  office_profile_passport: 'Number of your passport or identity card',
  office_profile_passport_date: 'Date on which it was issued',
  office_profile_registration_address: 'Address at which you are registered',

  office_mailing: 'What we write to you',
  office_mailing_text: 'Messages about the safety of your account come in any case.',
  office_mailing_enable_mail_news: 'News and offers by email',
  office_mailing_enable_mail_deposit: 'Deposits and withdrawals by email',
  office_mailing_enable_mail_bets: 'Settled bets by email',
  office_mailing_enable_sms_news: 'News and offers by text message',
  office_mailing_save: 'Save',
  office_mailing_saved: 'Saved.',
  office_mailing_failed: 'Your choice could not be saved. Please try again.',
  office_mailing_load_failed: 'Your choice could not be loaded',

  information_terms_newer:
    'The rules have changed once more. Read the new ones, then say whether you agree.',
  auth_terms_since: 'They hold since {{date}}.',
  main_balance_hidden: 'hidden',
} as const;
