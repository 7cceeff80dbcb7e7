/** Ways of signing in, and what may come of them. */
export const signIn = {
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
  auth_link_used: 'This link has been used or is too old. Ask for another one here.',

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
  auth_two_step_over: 'It took too long, or the code was wrong too often. Sign in again.',

  auth_wrong_code: 'This code is not right. Check it and try again.',
  auth_time_up: 'This code is no longer valid. Ask for another one.',
  auth_again: 'This sign-in has expired. Begin again.',
  auth_signed_in: 'Somebody is signed in here. Sign out first.',
  auth_retry_in: 'You can try again in {{time}}.',

  auth_networks: 'Networks',
  auth_networks_more: 'More networks',
  auth_networks_fewer: 'Fewer networks',
  auth_with_network: 'Sign in with {{network}}',
  auth_register_with_network: 'Register with {{network}}',
  auth_link_network: 'Add {{network}} to your account',
  auth_one_tap: 'Sign in with one tap',
  auth_leaving: 'Taking you there…',
  auth_coming: 'One moment, you are being signed in…',
  auth_going_failed: 'That page did not open. Try again, or sign in another way.',
  auth_social_denied:
    'You did not allow the network to tell us who you are. Try again, or sign in another way.',
  auth_social_failed: 'The network did not tell us who you are. Try again, or sign in another way.',
  auth_social_unknown:
    'Nobody here is known by this account of the network, and new accounts are not opened now.',
  auth_linked_elsewhere:
    'This account of the network belongs to another player. Choose another one there.',
} as const;
