/** What protects an account. */
export const security = {
  security_text: 'What protects your account, and what would make it safer.',
  security_failed: 'How your account is protected could not be loaded',
  security_hidden: 'Hidden in the recording',
  security_current_password: 'Your password',
  security_password_none:
    'If you have none yet, sign out and ask for a new password where you sign in.',
  security_password_wrong: 'This is not your password. Check it and try again.',
  security_answer_wrong: 'This is not the answer. Check it and try again.',

  security_password: 'Password',
  security_password_changed_today: 'Changed today',
  security_password_changed_days_one: 'Changed {{count}} day ago',
  security_password_changed_days_other: 'Changed {{count}} days ago',
  security_password_used_today: 'In use since today',
  security_password_used_days_one: 'In use for {{count}} day',
  security_password_used_days_other: 'In use for {{count}} days',
  security_password_advice:
    'A new password makes worthless what others may have learnt of the old.',
  security_password_before:
    'A new password signs you out everywhere else: on every other device and in every other browser. Here you stay signed in.',
  security_password_current: 'Current password',
  security_password_new: 'New password',
  security_password_same: 'This is the password you have. Choose another one.',
  security_password_change: 'Change the password',
  security_password_done:
    'Your password is changed. Everybody else who was signed in to your account is signed out.',

  security_two_step: 'Two-step sign-in',
  security_two_step_advice: 'Then a password alone opens nothing: a code is asked for as well.',
  security_two_step_enabled: 'Whoever signs in needs a code besides your password.',
  security_two_step_how: 'How do you want to get the codes?',
  security_two_step_totp: 'Authenticator app',
  security_two_step_totp_text: 'An app on your phone makes them, without any network. The safest.',
  security_two_step_totp_start: 'Use an app',
  security_two_step_sms: 'Text message',
  security_two_step_sms_text: 'We send one to {{phone}} each time you sign in.',
  security_two_step_sms_none: 'This needs a phone number that you have confirmed.',
  security_two_step_sms_start: 'Use text messages',
  security_two_step_sms_add: 'Add a phone number',
  security_two_step_on: 'Two-step sign-in is on already. It was switched on elsewhere.',
  security_two_step_off: 'Two-step sign-in is off already. It was switched off elsewhere.',
  security_no_phone: 'There is no confirmed phone number. Add one to your account first.',
  security_by_authenticator: 'Your codes come from your authenticator app. Look there.',
  security_setup_over:
    'This set-up is over: it took too long, or it was finished elsewhere. You can begin again.',

  security_totp_scan: '1. Scan the picture with your app',
  security_totp_scan_text:
    'Any authenticator app will do. It then shows a new code of six digits every half minute.',
  security_totp_picture: 'Picture for your authenticator app',
  security_totp_open: 'Open in an app on this device',
  security_totp_key: 'Or type this key into the app',
  security_totp_code: '2. Enter the code the app shows',
  security_sms_code: 'Enter the code we sent you',
  security_sms_code_text: 'It is on its way to {{phone}}.',
  security_setup_time: 'Finish within {{time}}.',
  security_setup_late: 'Time is up. Begin again, and a new key or code is made.',
  security_setup_again: 'Begin again',
  security_setup_finish: 'Switch on',
  security_copy: 'Copy',
  security_copied: 'Copied.',
  security_copy_failed: 'It could not be copied. Select the text and copy it yourself.',
  security_save: 'Save as a file',
  security_saved: 'The file is among your downloads.',

  security_codes: 'Save your recovery codes',
  security_codes_why:
    'Two-step sign-in is on. If you ever lose your phone, one of these codes lets you in instead. Each works once.',
  security_codes_once:
    'They are shown only now. Keep them where nobody else looks, and not on the same phone.',
  security_codes_list: 'Recovery codes',
  security_codes_confirm: 'I have saved them',
  security_codes_done:
    'Two-step sign-in is on. Next time you sign in, have your phone at hand; the recovery codes are for emergencies.',
  security_codes_lost:
    'You have no recovery codes any more? Switch two-step sign-in off and on again: you get new ones, and the old ones stop working.',
  security_codes_file: 'Recovery codes for {{site}}, account {{account}}. Each works once.',
  security_codes_file_name: 'recovery-codes',
  security_leave: 'Your recovery codes are not saved',
  security_leave_text:
    'They are shown only now. Without them and without your phone you cannot sign in. If you leave, you can get new ones by switching two-step sign-in off and on again.',
  security_leave_stay: 'Back to the codes',
  security_leave_go: 'Leave without them',

  security_off: 'Switch off',
  security_off_before: 'Then your password alone opens your account again.',
  security_off_how: 'Prove that it is you with',
  security_off_by_code: 'a code',
  security_off_by_answer: 'the security question',
  security_off_code: 'Code or recovery code',
  security_off_code_hint: 'From your app, from a text message, or one of your recovery codes.',
  security_off_sms: 'Send me a code',
  security_off_sms_sent: 'A code is on its way to your phone.',
  security_off_confirm: 'Switch two-step sign-in off',
  security_off_done: 'Two-step sign-in is off, and its recovery codes are worthless now.',

  security_question: 'Security question',
  security_question_set: 'Set',
  security_question_missing: 'Not set',
  security_question_advice:
    'It switches two-step sign-in off without your phone, while you are signed in.',
  security_question_is: 'Your question: {{question}}',
  security_question_why:
    'With your password, the answer switches two-step sign-in off. So treat it like a second password.',
  security_question_choose: 'Question',
  security_question_own: 'A question of my own',
  security_question_own_label: 'Your own question',
  security_question_toy: 'What was your first favourite toy called?',
  security_question_trip: 'Where did the first journey go that you remember?',
  security_question_dish: 'Which dish did you learn to cook first?',
  security_question_dream: 'What did you want to become when you were ten?',
  security_question_book: 'Which book did you read more than once as a child?',
  security_question_neighbour: 'What was the name of the neighbour you liked best as a child?',
  security_question_answer: 'Answer',
  security_question_answer_hint:
    'Something that nobody can look up or guess. Capital letters and gaps make no difference.',
  security_question_same: 'The answer must not stand in the question.',
  security_question_save: 'Save the question',
  security_question_done: 'Your security question is set.',
  security_question_failed: 'Your question could not be loaded.',

  security_phone: 'Phone number',
  security_phone_advice: 'A confirmed number gets you codes, and your account back.',
  security_phone_on: '{{phone}} is confirmed.',
  security_email: 'Email address',
  security_email_advice: 'A confirmed address gets you back in when you forget your password.',
  security_email_on: '{{email}} is confirmed.',
  security_contact_confirmed: 'Confirmed',
  security_contact_missing: 'Not confirmed',
  security_contact_text: 'You confirm it on the account page, by a code that we send you.',
  security_contact_change:
    'What is confirmed is changed by support alone, so that nobody else can take your account over.',
  security_contact_go: 'To the account page',

  security_social: 'Social networks',
  security_social_advice: 'Sign in with one press, without typing a password.',
  security_social_text:
    'Enter your password and choose a network. It asks whether you want to join it to your account here; then you can sign in with it.',
  security_social_linked:
    '{{network}} is joined to your account. You can sign in with it from now on.',
} as const;
