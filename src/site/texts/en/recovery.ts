/** Getting back into an account, and what links in letters do. */
export const texts = {
  recovery_title_call: 'Forgot your password?',
  recovery_title_code: 'Enter the code',
  recovery_title_late: 'Another code is needed',
  recovery_title_password: 'Choose a new password',
  recovery_title_done: 'Your password is new',
  recovery_call_text:
    'Tell us whose account it is, and we send a code to choose a new password with.',
  recovery_login: 'Email, phone number or login',
  recovery_login_hint: 'Start a phone number with + and the country code.',
  recovery_login_missing: 'Enter the email, phone number or login of your account.',
  recovery_send: 'Send the code',
  recovery_sent: 'If {{login}} has an account, a code is on its way.',
  recovery_sent_somewhere: 'If there is an account, a code is on its way.',
  recovery_sent_look: 'It may take a minute. Look among spam, too.',
  recovery_left: 'Good for {{time}} more.',
  recovery_change: 'Not you? Use another address',
  recovery_time_up:
    'The time is up, or there were too many wrong codes. Your password is still the old one. Ask for another code to go on.',
  recovery_password_new: 'New password',
  recovery_password_missing: 'Enter a new password.',
  recovery_save: 'Save the password',
  recovery_done: 'It holds from now on. You are signed out wherever you were signed in.',

  letter_reset_text: 'The link in your letter lets you choose a new password for your account.',
  letter_reset_wrong:
    'This link has been used, or a newer one was sent since. If you have chosen a password with it, sign in.',
  letter_reset_time_up: 'This link has expired. Have a new one sent.',
  letter_reset_again: 'Send a new link',
  letter_verify_busy: 'We are confirming your email address…',
  letter_verify_done: 'Your email address is confirmed.',
  letter_verify_wrong:
    'This link has been used, or a newer one was sent since. If your account shows the address as confirmed, there is nothing left to do.',
  letter_verify_time_up: 'This link has expired. Have a new one sent from your account.',
  letter_verify_taken:
    'Another account has confirmed this address. Sign in to that one, or give yours another address.',
  letter_verify_waiting: 'Your email address is not confirmed yet.',
  letter_account: 'To my account',
  letter_stop_text:
    'Press the button, and we write you no more about news and offers. Letters about your bets and your account still come.',
  letter_stop: 'Stop the newsletter',
  letter_stop_done: 'Done: you get no more news and offers from us.',
  letter_stop_wrong:
    'This link is not good. Sign in, and choose in the settings what we write to you about.',
  letter_settings: 'Settings',
  recovery_continue: 'Continue',
} as const;
