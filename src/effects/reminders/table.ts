import { readDepositOffer } from '../../domain/accounts/deposit-bonus.ts';
import { jurisdictionOf } from '../../domain/limits/jurisdiction.ts';
import { LIMIT_KINDS } from '../../domain/limits/limits.ts';
import { type Act, mayPlayer } from '../../domain/limits/may-player.ts';
import { standingOf } from '../../domain/limits/standing.ts';
import { configured, type SiteConfigName } from '../../domain/site/config.ts';
import { isDepositBarred } from '../../domain/verification/identification.ts';
import type { DialogName } from '../../events/dialogs.ts';
import type { ReminderName } from '../../events/reminders.ts';
import type { State } from '../../projections/state.ts';
import { isOpenWithTerms } from '../../routes/player-guards.ts';
import { isPage, isRouteName, routeTable } from '../../routes/table.ts';

/** Something that the site reminds of by itself. */
export interface Reminder {
  /** Whether there is reason to; timers start when there is, and stop when there is none any more. */
  readonly isDue: (state: State) => boolean;
  /** For how many milliseconds there has to be reason before it is shown. */
  readonly delay: (state: State) => number;
  /** When it counts as said: as it is shown, or once the player has closed it. */
  readonly saidBy: 'modal.opened' | 'modal.closed';
  /** Until when it is not said again; null is until the player signs out. */
  readonly until: (now: number, state: State) => number | null;
  /** Another one that has been said with it. */
  readonly with?: ReminderName;
  /** Milliseconds until the next one may follow, where that is not the usual rest. */
  readonly rest?: number;
  /** It goes by itself once there is no reason any more, and counts as not said. */
  readonly isTakenBack?: boolean;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const AGE_MEMORY = 30 * DAY;
const YEAR = 365 * DAY;
const PUSH_MEMORY = 30 * DAY;
/** About five years. */
const NEW_SITE_MEMORY = 15_768e7;

const isGuest = ({ session }: State): boolean => session.status === 'guest' && session.ready;
const value = <N extends SiteConfigName>({ config }: State, name: N) =>
  configured(config.values, name);

/** Whether somebody is there who may do this, or whom the house may write to. */
const may = (act: Act, state: State): boolean =>
  state.session.userId !== null && mayPlayer(act, standingOf(state)) === null;

/** Who is banned is offered nothing, and asked for nothing. */
const mayBeAsked = (state: State): boolean =>
  may('be-written-to', state) && standingOf(state).player !== 'banned';

/** Nobody who must not pay in is asked to. */
const mayDeposit = (state: State): boolean => may('deposit', state);

/** Whether the terms changed, and the player is on a page of theirs that stays open all the same. */
function mayPutTermsOff({ terms, route, config }: State): boolean {
  if (!terms.changed || !terms.leavesMoney || route.status !== 200) return false;
  const page = isRouteName(route.route) ? routeTable[route.route] : null;
  return (
    page?.area === 'office' &&
    isOpenWithTerms(page, { termsLeaveMoney: true }) &&
    configured(config.values, 'termsConfirmationAllowed')
  );
}

function hasDepositLimit({ limits }: State): boolean {
  return limits.limits.some(
    ({ limitType, limitState }) =>
      LIMIT_KINDS.get(limitType)?.about === 'deposit' && limitState === 'ACTIVE',
  );
}

/** Who registered in this session, and may pay in. */
const isNewcomer = ({ reminders, session }: State): boolean =>
  session.userId !== null && reminders.newcomer === session.userId;

/** Every reminder: when there is reason for it, and how often it is said. */
export const reminders: Readonly<Record<ReminderName & DialogName, Reminder>> = {
  /** Asked before anything else is said; whoever signs in was asked when they registered. */
  'age-gate': {
    isDue: (state) => isGuest(state) && value(state, 'ageGate') > 0,
    delay: () => 0,
    saidBy: 'modal.closed',
    until: (now, state) => (value(state, 'ageGateStorage') === 'session' ? null : now + AGE_MEMORY),
  },
  /** A11: only the server knows who has just signed in, and when they did before. */
  welcome: {
    isDue: ({ limits }) => limits.sitting?.previousAt !== undefined,
    delay: () => 0,
    saidBy: 'modal.opened',
    until: () => null,
  },
  /** Before limits, which are of no use to who may not pay in; those follow at once. */
  identification: {
    isDue: (state) =>
      isPage(state.route.route, 'officeRecharge') &&
      mayBeAsked(state) &&
      state.user.config?.show_verification_modal_on_deposit_page === true,
    delay: () => 0,
    saidBy: 'modal.closed',
    until: (now, { user }) => now + (isDepositBarred(user.config) ? HOUR : 24 * HOUR),
    rest: 0,
    isTakenBack: true,
  },
  'terms-update': {
    isDue: mayPutTermsOff,
    delay: () => 0,
    saidBy: 'modal.closed',
    until: (now) => now + HOUR,
    isTakenBack: true,
  },
  /** A2: asked before the first deposit, and again after a year. */
  'set-limits': {
    isDue: (state) =>
      isPage(state.route.route, 'officeRecharge') && mayBeAsked(state) && !hasDepositLimit(state),
    delay: () => 0,
    saidBy: 'modal.closed',
    until: (now) => now + YEAR,
  },
  /** A2: asked every half year; what was set in between counts as an answer. */
  'user-question': {
    isDue: (state) => state.limits.isReviewDue && may('be-written-to', state),
    delay: () => 10 * SECOND,
    saidBy: 'modal.closed',
    until: (now) => now + DAY,
  },
  /** A10: those who played are told what it came to, as often as the law of the place says. */
  insights: {
    isDue: ({ limits: { recent } }) => recent !== null && recent.staked + recent.minutes > 0,
    delay: () => 30 * SECOND,
    saidBy: 'modal.opened',
    until: (now, state) => now + jurisdictionOf(value(state, 'jurisdiction')).insightsHours * HOUR,
  },
  /** In place of the next one for whoever has just registered. */
  'registration-first-deposit': {
    isDue: (state) =>
      isNewcomer(state) &&
      state.user.config?.has_deposit === false &&
      mayDeposit(state) &&
      !isPage(state.route.route, 'officeRecharge', 'officeResponsible'),
    delay: () => 2 * SECOND,
    saidBy: 'modal.opened',
    until: (now) => now + DAY,
    with: 'first-deposit-bonus',
  },
  'first-deposit-bonus': {
    isDue: (state) =>
      !isNewcomer(state) &&
      state.config.status === 'ready' &&
      value(state, 'firstDepositPopup') &&
      state.user.config?.has_deposit === false &&
      readDepositOffer(state.accounts.bonusPopup) !== null &&
      mayDeposit(state),
    delay: () => 15 * SECOND,
    saidBy: 'modal.closed',
    until: () => null,
  },
  'auth-bonus': {
    isDue: (state) => state.bonuses.signIn !== null && mayDeposit(state),
    delay: () => 5 * SECOND,
    saidBy: 'modal.closed',
    until: () => null,
  },
  'registration-reminder': {
    isDue: (state) =>
      isGuest(state) &&
      value(state, 'registrationReminderDelay') > 0 &&
      value(state, 'registrationAllowed'),
    delay: (state) => value(state, 'registrationReminderDelay') * SECOND,
    saidBy: 'modal.opened',
    until: (now, state) => now + value(state, 'registrationReminderInterval') * MINUTE,
  },
  /** Once there is something to be told of, and where the browser was not asked yet. */
  'web-push-agreement': {
    isDue: (state) =>
      state.push.permission === 'default' && state.push.hasNews && may('be-written-to', state),
    delay: () => 15 * SECOND,
    saidBy: 'modal.closed',
    until: (now) => now + PUSH_MEMORY,
  },
  'new-site': {
    isDue: (state) => isGuest(state) && value(state, 'newSiteModal'),
    delay: () => 0,
    saidBy: 'modal.opened',
    until: (now) => now + NEW_SITE_MEMORY,
  },
};
