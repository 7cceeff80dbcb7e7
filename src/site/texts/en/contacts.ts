/** Confirming an email address and a phone number. */
export const texts = {
  activation_title: 'Email and phone',
  activation_text:
    'A confirmed address or number gets you back into your account when you forget your password.',
  activation_email: 'Email',
  activation_phone: 'Phone number',
  activation_missing: 'Not added',
  activation_unconfirmed: 'Not confirmed',
  activation_confirmed: 'Confirmed',
  activation_to: 'Send a code to',
  activation_send: 'Send a code',
  activation_have_code: 'I have a code',
  activation_password:
    'So that nobody else adds an address or number to your account. If you have none yet, sign out and ask for a new password where you sign in.',
  activation_code_sent: 'A code is on its way to {{to}}.',
  activation_code_letter: 'The letter has a link as well: either will do.',
  activation_code_had: 'Enter the code we sent you.',
  activation_code_left: 'Good for {{time}} more.',
  activation_confirm: 'Confirm',
  activation_change_email: 'Change the address',
  activation_change_phone: 'Change the number',
  activation_time_up: 'This code is no longer valid. Ask for another one.',
  activation_taken_email:
    'Another account has confirmed this address. Use another one, or sign in to that account.',
  activation_taken_phone:
    'Another account has confirmed this number. Use another one, or sign in to that account.',
  activation_locked: 'What is confirmed is changed by support alone, so that nobody else can.',
  activation_reminder_one:
    'Confirm your email or phone number. You have {{count}} day left to do so.',
  activation_reminder_other:
    'Confirm your email or phone number. You have {{count}} days left to do so.',
  activation_go: 'Confirm now',
  activation_reminder_late: 'Confirm your email or phone number: the time for it has passed.',
  activation_guest: 'Sign in, and confirm your email and phone number here with a code.',
  activation_all: 'Your email and your phone number are confirmed. There is nothing left to do.',
  securityConfirmed: 'This is confirmed already. Only support can change it.',
} as const;
