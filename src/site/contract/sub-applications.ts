import type { DictionaryId } from '../../domain/dictionary-id.ts';
import type { DialogName } from '../../events/dialogs.ts';
import type { RemoteName } from '../../routes/page.ts';
import type { Commands } from './commands.ts';
import type { Area } from './shared-state.ts';

interface SubApplication {
  /** What its texts are in, besides `main`. */
  readonly reads: readonly DictionaryId[];
  /** Areas of the state that it is shown. */
  readonly sees: readonly Area[];
  /** What it may have the host do. */
  readonly does: readonly (keyof Commands)[];
  /** Dialogs that it opens. */
  readonly opens: readonly DialogName[];
}

/** Every sub-application: what is not in its row does not compile there. */
export const subApplications = {
  header: {
    reads: [],
    sees: ['accounts', 'balance', 'coupon', 'player', 'preferences', 'route', 'session', 'site'],
    does: [
      'chooseCoefView',
      'chooseTheme',
      'hideBalance',
      'navigate',
      'payFrom',
      'signOut',
      'toggleCoupon',
    ],
    opens: ['login', 'language'],
  },
  footer: {
    reads: [],
    sees: ['session'],
    does: ['customiseConsent'],
    opens: [],
  },
  sportsbook: {
    reads: ['sport', 'bets'],
    sees: [
      'bets',
      'coupon',
      'line',
      'page',
      'preferences',
      'results',
      'route',
      'session',
      'site',
      'statistics',
    ],
    does: ['addBet', 'choose', 'togglePart'],
    opens: ['login'],
  },
  casino: {
    reads: ['casino'],
    sees: ['session'],
    does: [],
    opens: [],
  },
  office: {
    reads: ['office'],
    sees: [
      'accounts',
      'balance',
      'bets',
      'bonuses',
      'coupon',
      'limits',
      'mailing',
      'networkLink',
      'page',
      'payments',
      'player',
      'preferences',
      'protection',
      'requests',
      'push',
      'route',
      'safeguards',
      'session',
      'signIns',
      'site',
      'summary',
      'verification',
    ],
    does: [
      'answerLimitQuestions',
      'answerSignInBonus',
      'askSupport',
      'beginTwoStep',
      'cancelWithdrawal',
      'changePassword',
      'choose',
      'chooseClock',
      'chooseCoefChange',
      'chooseCoefView',
      'chooseMonth',
      'choosePaymentMethod',
      'choosePayments',
      'chooseTheme',
      'chooseTimeZone',
      'confirmCodes',
      'copySecret',
      'decideLimits',
      'depositMoney',
      'endPush',
      'endSignIn',
      'endTwoStep',
      'giveUpTwoStep',
      'hideBalance',
      'leaveLimitQuestions',
      'linkNetwork',
      'loadOlderBets',
      'loadOlderPayments',
      'lockOut',
      'payFrom',
      'printMonth',
      'readSecret',
      'saveLimits',
      'saveMailing',
      'saveMonth',
      'saveSecret',
      'sendDocument',
      'sendSmsCode',
      'sendTwoStepCode',
      'setQuestion',
      'takeBackLimit',
      'togglePart',
      'wantExclusionReasons',
      'withdrawDocument',
      'withdrawMoney',
    ],
    opens: [
      'language',
      'currency-add',
      'currency-remove',
      'convert-main-account',
      'exchange',
      'web-push-agreement',
      'convert-additional-account',
      'support-request-history',
      'team-cash',
    ],
  },
  information: {
    reads: ['information'],
    sees: ['preferences', 'route', 'session'],
    does: ['copyText', 'nameSubject', 'navigate'],
    opens: [],
  },
  technical: {
    reads: ['technical'],
    sees: ['player', 'route', 'session'],
    does: ['navigate', 'signOut'],
    opens: [],
  },
} as const satisfies Readonly<Record<RemoteName, SubApplication>>;

export type SubApplications = typeof subApplications;
