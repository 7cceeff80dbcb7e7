import { maintenance } from './maintenance.ts';

/** What every page needs: its frame, and words used everywhere. */
export const texts = {
  ...maintenance,

  main_site: 'Replaybook',
  main_brand_home: 'Replaybook, home page',
  main_skip: 'Skip to content',
  main_loading: 'Loading…',
  main_close: 'Close',
  main_cancel: 'Cancel',
  main_to_home: 'Go to the home page',
  main_ok: 'OK',
  main_done: 'Done',
  main_error: 'Something went wrong',
  main_info: 'Notice',
  mainErrorText: 'That did not work. Please try again.',
  mainNetworkError: 'There is no connection. Check it and try again.',
  mainSentBefore:
    'What you sent before was taken, only its answer was lost. See how it stands before you send something else.',
  mainAdBlocker: 'The site is blocked by an ad blocker. Allow it there, then load the page again.',
  main_session_limit_ended: 'Your session limit has ended',
  mainSessionLimitVisitTomorrow: 'Visit us again tomorrow.',
  main_dictionary_load_error: 'This part of the page could not be loaded.',
  main_dictionary_refresh_page: 'Load again',
  main_page_refresh_button: 'Refresh the page',
  main_offline: 'You are offline. Prices may be out of date.',
  main_feed_lost: 'Connection lost. Prices may be out of date.',
  main_feed_retry: 'Trying to connect again…',
  main_to_top: 'Back to top',
  main_notices: 'Notices',
  main_dismiss: 'Dismiss',
  main_update_text: 'A newer version of the site is there. Your bet slip stays as it is.',
  main_update_load: 'Load it',
  main_support: 'Help',
  main_support_new_one: 'Help: {{count}} new answer',
  main_support_new_other: 'Help: {{count}} new answers',
  main_contacts: 'Contacts',
  main_settings: 'Settings',
  main_language: 'Language',
  main_language_choose: 'Choose a language',
  main_theme_dark: 'Switch to dark colours',
  main_theme_light: 'Switch to light colours',
  main_coef_view: 'Odds format',
  main_coef_view_0: 'Decimal',
  main_coef_view_1: 'Fractional',
  main_coef_view_2: 'American',
  main_coef_view_4: 'Hong Kong',
  main_coef_view_5: 'Malay',
  main_coef_view_6: 'Indonesian',
  main_coef_view_14: 'UK fractions',
  main_coef_view_15: 'Probability, %',
  main_coef_view_16: 'Decimal, 2 places',

  main_nav_sections: 'Sections',
  main_nav_bottom: 'Quick navigation',
  main_nav_home: 'Home',
  main_nav_live: 'Live',
  main_nav_line: 'Pre-match',
  main_nav_line_short: 'Pre-match',
  main_nav_results: 'Results',
  main_nav_esports: 'Esports',
  main_nav_casino: 'Casino',
  main_nav_games: 'Games',
  main_nav_promo: 'Promotions',
  main_nav_calculator: 'Calculator',
  main_nav_how: 'How to bet',

  main_player: 'Player',
  main_player_id: 'ID {{id}}',
  main_balance: 'Balance',
  main_balance_show: 'Show balance',
  main_balance_hide: 'Hide balance',
  main_deposit: 'Deposit',
  main_menu_account: 'Account',
  main_menu_accounts: 'Your accounts',
  main_menu_bets: 'Bet history',
  main_menu_payments: 'Payment history',
  main_menu_limits: 'Limits and breaks',
  main_menu_security: 'Security',

  betWon: 'Your bet won',
  betLost: 'Your bet lost',
  betVoid: 'Your bet was voided',
  betLostText: 'Bet {{couponId}} is settled.',
  betPaidText: 'Bet {{couponId}}: {{payout}} paid to your account.',

  coupon_title: 'Bet slip',
  coupon_count_one: '{{count}} selection',
  coupon_count_other: '{{count}} selections',

  consent_settings: 'Cookie settings',

  auth_sign_in: 'Sign in',
  auth_sign_in_short: 'Sign in',
  auth_sign_out: 'Sign out',
  auth_register: 'Register',
  authTooMany: 'Too many attempts. Wait a little and try again.',

  session_excluded: 'You are signed out',
  session_excluded_text:
    'You have stopped playing for a while: nothing can be staked or paid in until then. Sign in to see how long, your bets, and to take money out.',
  main_lock_one: 'Stop for {{count}} hour',
  main_lock_other: 'Stop for {{count}} hours',
  main_excluded: 'You have stopped playing. History and withdrawals stay open.',
  main_excluded_until:
    'You have stopped playing until {{date}}. History and withdrawals stay open.',
  main_withdrawal: 'Withdrawal',
  new_site_title: 'The site is new',
  new_site_text: 'What you knew is still here: the line, your bet slip and your account.',
  sessionEnded: 'You are signed out',
  sessionEndedExpired: 'Your session has expired. Sign in to go on.',
  sessionEndedOtherTab: 'You signed out in another tab.',
  sessionEndedIdle: 'You were away for a while, so we signed you out.',
  sessionEndedCaptcha: 'The check was not passed, so we signed you out.',

  captchaCancelled: 'You closed the check, so this was not done. Send it again to get a new check.',

  coupon_placing: 'Your bet is being placed.',
  coupon_changed_title: 'The odds have changed',

  coupon_checking_title: 'We are checking your bet',

  coupon_accepted_title: 'Bet accepted',
  coupon_rejected_title: 'The bet was not accepted',

  office_points: '{{points}} points',

  office_currency_named: '{{name}} ({{iso}})',
  officeHideFailed:
    'We could not save whether your balance is hidden. Your choice holds here until you sign out.',

  informationTermsNewer:
    'The rules have changed once more. Read the new ones, then say whether you agree.',
  main_balance_hidden: 'hidden',

  informationConfirmTermsError: 'Your answer could not be saved. Please try again.',

  technical_error_404_title: 'Page not found',
  technical_error_404_text:
    'There is nothing at this address. It may have been typed wrongly, or the page has moved.',
  technical_error_500_title: 'The page failed',
  technical_error_500_text:
    'The fault is ours, and it is already in the record of your session. Try again, or go on from the home page.',
} as const;
