/** What is wrong with a password that was chosen. */
const problems: Readonly<Record<string, string>> = {
  'too-short': 'Take at least 8 characters.',
  'too-long': 'Take at most 128 characters.',
  'too-simple': 'Take more different characters.',
  'too-common': 'Too many people have this password. Take another one.',
  personal: 'It must not hold your login or the name of the product.',
  same: 'Take another password than the one you have.',
};

/** Texts of signing in to the console. */
export const signInTexts = {
  title: 'Sign in to the console',
  intro: 'For support and analysts. Every look at a session is recorded.',
  login: 'Login',
  password: 'Password',
  submit: 'Sign in',
  again: 'Start over',
  notStaff: 'This account has no role in the console. Ask for support or analyst.',
  wrong: 'Login or password is wrong, or the account has no role in the console.',
  wrongCode: 'The code is wrong, was used before, or its time is over. Take the newest one.',
  newPassword: {
    title: 'Choose a password',
    intro: 'The one you were given is good for this once. A long one is a good one: four words.',
    label: 'New password',
    submit: 'Go on',
  },
  code: {
    title: 'Second step',
    intro: 'Enter the code that your authenticator shows now, or one of your recovery codes.',
    label: 'Code',
    submit: 'Sign in',
  },
  enrolment: {
    title: 'Set up an authenticator',
    intro:
      'Each sign-in takes a code of an authenticator app. Scan this with the app, or type the key in.',
    picture: 'The key as a QR code',
    key: 'Key',
    submit: 'Finish',
  },
  codes: {
    title: 'Keep these recovery codes',
    intro:
      'Each signs you in once when the authenticator is lost. They are not shown again: write them down or put them into your password manager.',
    list: 'Recovery codes',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Copying is not allowed here. Write them down.',
    submit: 'I have kept them',
  },
  problem: (code: string) => problems[code] ?? 'This password cannot be taken.',
} as const;

/** Texts of one's own account. */
export const accountTexts = {
  title: 'Your account',
  link: (login: string) => `Your account: ${login}`,
  demo: 'Demonstration: a shared account without a second step. Named accounts are made with npm run staff.',
  sessions: {
    title: 'Signed in at',
    intro: 'End what you do not know, then change your password.',
    here: 'This browser',
    unknown: 'Unknown browser',
    times: (begun: string, used: string) => `since ${begun}, last used ${used}`,
    end: 'End',
    endNamed: (device: string) => `End ${device}`,
    others: 'End all others',
    ended: 'Ended.',
    loading: 'Loading…',
  },
  password: {
    title: 'Password',
    intro: 'Changing it signs you out everywhere else.',
    current: 'Current password',
    next: 'New password',
    submit: 'Change password',
    wrong: 'The current password is wrong.',
    done: 'The password is changed. Other browsers are signed out.',
  },
} as const;
