const SECOND = 1000;
const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** What a caller is asked for before another attempt: a captcha, or to wait. */
export type Ask = '100' | '111' | '112' | '113' | '429';

/** After so many attempts within the window, an attempt needs what is asked for. */
interface Step {
  readonly after: number;
  readonly ask: Ask;
}

/** How often something may be tried: about one subject, such as a login, and from one network. */
export interface Rule {
  readonly window: number;
  readonly subject: readonly Step[];
  readonly network: readonly Step[];
}

/** Steps in rising order; the last one that is reached counts. */
const steps = (...pairs: readonly (readonly [after: number, ask: Ask])[]): readonly Step[] =>
  pairs.map(([after, ask]) => ({ after, ask }));

/** Every limit and time of this back-end's sessions and accounts. Times in milliseconds. */
export const POLICY = {
  /** How long what proves something is good. */
  lifetimes: {
    token: 10 * MINUTE,
    gameLaunch: MINUTE,
    grant: 30 * MINUTE,
    fingerprint: 24 * HOUR,
    code: 5 * MINUTE,
    twoStep: 10 * MINUTE,
    twoStepSetup: 15 * MINUTE,
    oauthState: 10 * MINUTE,
    socialProfile: 30 * MINUTE,
    /** After the right code, until the new password. */
    recovery: 10 * MINUTE,
    /** For an answer about a new account that was lost on its way. */
    madeForm: 15 * MINUTE,
    resetLink: HOUR,
    loginLink: 15 * MINUTE,
    activationLink: 3 * DAY,
    captcha: 5 * MINUTE,
    captchaProof: 2 * MINUTE,
    captchaPhone: 15 * MINUTE,
  },
  /** Codes that are sent. */
  codes: { digits: 6, wrong: 5, resend: 60 * SECOND },
  /** After so many wrong solutions within the window none is taken for a while. */
  captcha: {
    wrong: 5,
    window: 10 * MINUTE,
    lock: 5 * MINUTE,
    digits: 5,
    /** Steps of the slider beside the right one that are taken as well. */
    tolerance: 2,
    work: { cost: 2_000, from: 100, to: 600 },
    /** After `free` sign-ins from a network the work doubles with each few more, so many times. */
    rise: { free: 20, each: 10, most: 3 },
  },
  rules: {
    login: {
      window: 15 * MINUTE,
      subject: steps([3, '100'], [6, '111']),
      network: steps([20, '100'], [60, '111'], [200, '429']),
    },
    phoneLogin: {
      window: 15 * MINUTE,
      subject: steps([3, '112'], [8, '111']),
      network: steps([20, '100'], [60, '111'], [200, '429']),
    },
    sms: {
      window: HOUR,
      subject: steps([2, '113'], [4, '111'], [8, '429']),
      network: steps([10, '113'], [20, '111'], [100, '429']),
    },
    /** Codes to a player's own number, for who knows the password or is signed in. */
    secondStepSms: {
      window: HOUR,
      subject: steps([4, '113'], [6, '111'], [8, '429']),
      network: steps([10, '113'], [20, '111'], [100, '429']),
    },
    recovery: {
      window: HOUR,
      subject: steps([2, '100'], [4, '111'], [8, '429']),
      network: steps([10, '100'], [30, '111'], [100, '429']),
    },
    /** At the codes of recovery, by account, whichever logins lead to it: a link goes with each code. */
    recoveryGuess: {
      window: DAY,
      subject: steps([20, '429']),
      network: [],
    },
    /**
     * By the account and address a message for recovery, or a link to sign in, goes to: several
     * logins may lead there. Nobody is told, and no network counted: else that would show where a
     * login leads.
     */
    recoveryMessage: {
      window: HOUR,
      subject: steps([8, '429']),
      network: [],
    },
    /** What a number is told unasked: that a password or second step was changed. */
    notice: {
      window: HOUR,
      subject: steps([8, '429']),
      network: [],
    },
    /** Browsers that a player lets be written to. */
    push: {
      window: HOUR,
      subject: steps([20, '429']),
      network: [],
    },
    /** Codes by SMS to sign in with: each is taken five times, so no one has to wait here. */
    smsAnswer: {
      window: 15 * MINUTE,
      subject: steps([10, '100'], [20, '111']),
      network: steps([60, '100'], [300, '429']),
    },
    /**
     * Other codes and links that come back, right or wrong. A subject is somebody who knows the
     * password or is signed in, so that no stranger makes a player wait.
     */
    answer: {
      window: 15 * MINUTE,
      subject: steps([10, '100'], [20, '429']),
      network: steps([60, '100'], [300, '429']),
    },
    registration: {
      window: HOUR,
      subject: [],
      network: steps([3, '100'], [10, '111'], [50, '429']),
    },
    /** About an account that is there: a browser sends by itself what a connection has lost. */
    registrationAgain: {
      window: 15 * MINUTE,
      subject: steps([12, '100'], [40, '429']),
      network: steps([60, '100'], [200, '429']),
    },
    /** What anybody may leave here for a while: coupons under a code, sign-ins begun at networks. */
    left: {
      window: HOUR,
      subject: [],
      network: steps([300, '429']),
    },
    /** Deposits and withdrawals that are begun. */
    payment: {
      window: HOUR,
      subject: steps([120, '429']),
      network: steps([600, '429']),
    },
    /** Documents that are sent for a check: each is a large body, and work for staff. */
    document: {
      window: HOUR,
      subject: steps([30, '429']),
      network: steps([120, '429']),
    },
    /** What players write to support. */
    request: {
      window: HOUR,
      subject: steps([30, '429']),
      network: steps([120, '429']),
    },
    /**
     * What guests write to support: a letter goes to whatever address they name, so each needs a captcha
     * and an address has few.
     */
    guestMessage: {
      window: HOUR,
      subject: steps([0, '100'], [2, '111'], [4, '429']),
      network: steps([0, '100'], [5, '111'], [20, '429']),
    },
    /** Pictures and sounds cost work to make. */
    challenge: {
      window: 10 * MINUTE,
      subject: steps([60, '429']),
      network: steps([300, '429']),
    },
  },
  twoStep: { wrong: 5, recoveryCodes: 8 },
  /** Weights of what protects an account; 100 in all. A password counts while it is this new. */
  protection: {
    is_changed_password: 15,
    enable_two_factor_auth: 30,
    enable_phone_binding: 25,
    enable_security_question: 10,
    enable_email_auth: 20,
    passwordFresh: 90 * DAY,
  },
  /** Days after registration in which e-mail or phone are to be confirmed. */
  activationDays: 30,
  /** How long after registration credentials are sent. */
  credentials: HOUR,
  /** Bets that are bought back: what the house keeps of their worth (hundredths), and how long a price is shown. */
  cashOut: { margin: 5n, shown: 5 * SECOND },
  /** Money in and out. */
  payments: {
    /** Until a deposit that nobody paid is none. */
    deposit: 30 * MINUTE,
    /** The same of one that is paid at a desk. */
    cash: DAY,
    /** How long a withdrawal is looked at before the provider has it. */
    review: MINUTE,
    /** How long a notification is believed after it was signed. */
    notice: 5 * MINUTE,
    /** How long those that were taken are remembered: longer than they are believed. */
    seen: 2 * DAY,
    /** How often a provider is asked what became of a payment: by itself, and for who waits. */
    ask: 15 * SECOND,
    askForPlayer: 3 * SECOND,
    /** In minor units of the home currency: above that documents are asked for. */
    unverified: 50_000,
  },
  /** Documents by which players are verified. */
  documents: {
    /** How long one waits that nobody looks at. */
    waits: 30 * DAY,
    /** Bodies that are read at the same time: they are held in memory. */
    reading: { total: 8, each: { player: 2 } },
  },
  /** An account in another currency is there after this time. */
  currencyDelay: 2_500,
} as const satisfies {
  readonly rules: Readonly<Record<string, Rule>>;
  readonly [part: string]: unknown;
};

export type RuleName = keyof typeof POLICY.rules;
