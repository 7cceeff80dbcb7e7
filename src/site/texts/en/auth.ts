/** Signing in, and what may come of it. */
export const texts = {
  auth_login: 'Email or login',
  auth_login_missing: 'Enter your email or login.',
  authWrong: 'That did not match. Check what you entered, or reset your password.',
  authStaff: 'This is an account of staff. Staff sign in at the console and do not bet.',
  auth_needed: 'Sign in to open that page. You will be taken there.',
  auth_forgot: 'Forgot your password?',
  auth_no_account: 'No account yet?',
  auth_letter_text:
    'This page belongs to a link in a letter, and its address lacks what the link carries. Open the link from the letter itself, in full.',
  auth_token_text: 'Links of this kind can no longer be used here, even when they are complete.',
  auth_token_way:
    'Sign in as usual. If you asked for a letter, ask for a new one where you sign in: the link in it leads to a page of its own.',
  auth_terms_text:
    'Our rules have changed. Please read them: bets you have placed keep the rules they were placed under. You can sign out at any time and take your balance out.',
  auth_terms_agree: 'I agree',
  auth_terms_read: 'Read the rules',

  auth_forms: 'How to sign in',
  auth_form_login_password: 'Email',
  auth_form_phone_password: 'Phone',
  auth_form_sms: 'SMS code',
  auth_or: 'or',

  auth_link_offer: 'Sign in by a link',
  auth_link_text: 'We send a link to your email address. It signs you in without a password.',
  auth_link_send: 'Send me a link',
  auth_link_back: 'Sign in with a password',
  auth_link_sent:
    'If there is such an account, a link is on its way to its email address. Open it soon: it works once.',
  authLinkUsed: 'This link has been used or is too old. Ask for another one here.',

  auth_sms_hint: 'We send a code by SMS to this number.',
  auth_sms_send: 'Send me a code',
  auth_sms_sent:
    'If there is an account with {{phone}}, the code comes by SMS. It is good for a few minutes.',
  auth_sms_change: 'Use another number',
  auth_code_sent: 'Another code is on its way.',

  auth_method: 'Where the code comes from',
  auth_method_totp: 'App',
  auth_method_sms: 'SMS',
  auth_method_recovery: 'Recovery code',
  auth_two_step_totp: 'One more step: enter the code that your authenticator app shows now.',
  auth_two_step_sms: 'One more step: enter the code that we sent to your phone.',
  auth_two_step_sms_unsent: 'One more step: have a code sent to your phone, and enter it here.',
  auth_two_step_recovery:
    'One more step: enter one of the recovery codes you have saved. Each works once.',
  auth_two_step_any:
    'One more step: enter the code of your authenticator app or of the SMS, or one of your recovery codes.',
  auth_two_step_left: 'Time left: {{time}}',
  auth_two_step_back: 'Begin again',
  authTwoStepOver: 'It took too long, or the code was wrong too often. Sign in again.',

  authWrongCode: 'This code is not right. Check it and try again.',
  authTimeUp: 'This code is no longer valid. Ask for another one.',
  authAgain: 'This sign-in has expired. Begin again.',
  authSignedIn: 'Somebody is signed in here. Sign out first.',

  auth_networks: 'Networks',
  auth_networks_more: 'More networks',
  auth_networks_fewer: 'Fewer networks',
  auth_with_network: 'Sign in with {{network}}',
  auth_register_with_network: 'Register with {{network}}',
  auth_link_network: 'Add {{network}} to your account',
  auth_one_tap: 'Sign in with one tap',
  auth_leaving: 'Taking you there…',
  auth_coming: 'One moment, you are being signed in…',
  authGoingFailed: 'That page did not open. Try again, or sign in another way.',
  authSocialDenied:
    'You did not allow the network to tell us who you are. Try again, or sign in another way.',
  authSocialFailed: 'The network did not tell us who you are. Try again, or sign in another way.',
  auth_social_unknown:
    'Nobody here is known by this account of the network, and new accounts are not opened now.',
  authLinkedElsewhere:
    'This account of the network belongs to another player. Choose another one there.',

  registrationKnown:
    'This made no new account. If you have one here, sign in, or set a new password.',
  registrationClosed: 'This way to register is closed at the moment. Choose another one.',

  auth_terms_since: 'They hold since {{date}}.',

  security_off_sms_sent: 'A code is on its way to your phone.',

  auth_registration_title: 'Registration',
  auth_login_title: 'Sign in',
  auth_account_verify_title: 'Account verification',
  auth_activate_fast_title: 'Account activation',
  auth_password_reset_title: 'New password',
  auth_stop_newsletter_title: 'Unsubscribe from letters',
  auth_token_title: 'Link from a letter',
  auth_confirm_terms_title: 'Our rules have changed',
  authExcluded: 'You have excluded yourself from play. You can sign in again when that is over.',
  auth_terms_open:
    'Your bets, your payments, taking money out, your limits and support stay open. All else opens again once you have read the rules and agreed to them.',
  auth_terms_confirm: 'Read and agree',
  auth_terms_go_on: 'Go on here',
  auth_terms_take_out: 'Take money out',
} as const;
