/** Signing in and out. */
export const auth = {
  auth_sign_in: 'Sign in',
  auth_sign_in_short: 'Sign in',
  auth_sign_out: 'Sign out',
  auth_register: 'Register',
  auth_login: 'Email or login',
  auth_password: 'Password',
  auth_password_show: 'Show password',
  auth_password_hide: 'Hide password',
  auth_login_missing: 'Enter your email or login.',
  auth_password_missing: 'Enter your password.',
  auth_wrong: 'That did not match. Check what you entered, or reset your password.',
  auth_too_many: 'Too many attempts. Wait a little and try again.',
  auth_staff: 'This is an account of staff. Staff sign in at the console and do not bet.',
  auth_needed: 'Sign in to open that page. You will be taken there.',
  auth_forgot: 'Forgot your password?',
  auth_no_account: 'No account yet?',
  auth_letter_text:
    'This page belongs to a link in a letter, and its address lacks what the link carries. Open the link from the letter itself, in full.',
  auth_terms_text:
    'Our rules have changed. Please read them: bets you have placed keep the rules they were placed under. You can sign out at any time and take your balance out.',
  auth_terms_agree: 'I agree',
  auth_terms_read: 'Read the rules',

  session_ended: 'You are signed out',
  session_ended_logout: 'See you soon.',
  session_ended_expired: 'Your session has expired. Sign in to go on.',
  session_ended_other_tab: 'You signed out in another tab.',
  session_ended_idle: 'You were away for a while, so we signed you out.',
  session_ended_captcha: 'The check was not passed, so we signed you out.',
} as const;
