import { jurisdictionOf } from '../../domain/limits/jurisdiction.ts';
import { ACCOUNT_TYPE } from '../../domain/money/account-type.ts';
import { configured } from '../../domain/site/config.ts';
import { isHeldByBonus } from '../../domain/verification/identification.ts';
import type { LimitsState } from '../../projections/limits/limits.ts';
import type { SummaryState } from '../../projections/limits/summary.ts';
import type { SignInsState } from '../../projections/protection/sign-ins.ts';
import type { State } from '../../projections/state.ts';
import { contactGaps } from '../../projections/user/contact-gaps.ts';
import { profileGaps, protectionBand } from '../../projections/user/standing.ts';
import { isOpenWhenBanned } from '../../routes/player-guards.ts';
import { routeTable } from '../../routes/table.ts';
import { area, type DeepReadonly } from './area.ts';
import { sending } from './sending.ts';

export { protectionBand };

export type Limit = DeepReadonly<LimitsState['limits'][number]>;
export type MonthSummary = NonNullable<DeepReadonly<SummaryState['known']>>;
export type SignIn = DeepReadonly<SignInsState['items'][number]>;

/** Who sits at the page, as far as the browser knows. */
const session = area(['session'], ({ session: { sessionId, status, userId } }) => ({
  id: sessionId,
  status,
  userId,
  isPlayer: userId !== null,
}));

/** What is known of the player; empty, or null, where it is not. */
const player = area(['user', 'block'], ({ user, block }) => {
  const { config, profile } = user;
  return {
    status: user.status,
    userId: user.userId,
    userName: config?.user_name ?? '',
    name: profile?.name ?? '',
    surname: profile?.surname ?? '',
    birthday: profile?.date_birthday ?? '',
    address: profile?.registration_address ?? '',
    email: config?.user_email ?? '',
    phone: { code: config?.phone_code ?? '', number: config?.phone_number ?? '' },
    /** What they can be reached by for sure: 0 nothing, 2 everything. */
    activationType: config?.activation_type ?? null,
    daysToActivate: config?.remaining_days_to_activate ?? 0,
    /** They may not play; a block of the place or of the site comes first. */
    isBanned: block.reason === null && (config?.ban_level ?? 0) > 0,
    /** And yet may take their money out. */
    mayTakeOut: isOpenWhenBanned(
      routeTable.officeDeduce,
      config?.ban_level ?? 0,
      config?.ban_version ?? 0,
    ),
    /** Answers of support that they have not read. */
    unreadAnswers: config?.user_msg_count ?? 0,
    gaps: { profile: profileGaps(user), contacts: contactGaps(user) },
    /** A bonus keeps all closed to them but this, until it is known who they are. */
    isHeldByBonus: isHeldByBonus(config),
  };
});

/** What protects the player's account; all of it is off as long as it is not known. */
const safeguards = area(['user'], ({ user: { config } }) => ({
  /** From 0 to 100; null as long as it is not known. */
  level: config?.protection_level ?? null,
  hasPhone: config?.protection_methods.enable_phone_binding ?? false,
  hasEmail: config?.protection_methods.enable_email_auth ?? false,
  hasQuestion: config?.protection_methods.enable_security_question ?? false,
  hasTwoStep: config?.protection_methods.enable_two_factor_auth ?? false,
  /** Codes come from an authenticator. */
  hasAuthenticator: config?.two_step_method === 'totp',
  hasFreshPassword: config?.protection_methods.is_changed_password ?? false,
  passwordDays: config?.changed_pass_day_count ?? 0,
}));

/** What they want to be told, and how. */
const mailing = area(['mailing'], ({ mailing: { status, settings, saving } }) => ({
  status,
  settings,
  saving: sending(saving),
}));

/** Whether this browser is written to while the site is not open in it. */
const push = area(['push'], ({ push: { permission, isOn, sending: given, ending } }) => ({
  permission,
  isOn,
  isBusy: given.status === 'busy' || ending.status === 'busy',
  told: given.told ?? ending.told,
}));

/** What a month came to. */
const summary = area(['summary'], (state) => state.summary);

/** The player's limits, what may be set where they play, and how it went with what they sent. */
const limits = area(['limits', 'config', 'accounts'], ({ limits: known, config, accounts }) => {
  const jurisdiction = jurisdictionOf(configured(config.values, 'jurisdiction'));
  return {
    status: known.status,
    items: known.limits,
    of: (type: number): Limit | null =>
      known.limits.find(({ limitType }) => limitType === type) ?? null,
    /** Amounts of limits are in this currency. */
    iso: accounts.accounts.find(({ type }) => type === ACCOUNT_TYPE.main)?.iso ?? '',
    jurisdiction,
    reasons: known.reasons.items,
    questions: known.questions?.items ?? null,
    /** The types that the last change was about. */
    savedTypes: known.savedTypes,
    saving: sending(known.saving),
    answering: sending(known.answering),
    deciding: sending(known.deciding),
    locking: sending(known.locking),
  };
});

/** Where they are signed in. */
const signIns = area(['signIns'], ({ signIns: { status, items, ending } }) => ({
  status,
  items,
  ending: sending(ending),
}));

export function playerAreas(state: State) {
  return {
    limits: limits(state),
    summary: summary(state),
    mailing: mailing(state),
    push: push(state),
    player: player(state),
    safeguards: safeguards(state),
    session: session(state),
    signIns: signIns(state),
  };
}
