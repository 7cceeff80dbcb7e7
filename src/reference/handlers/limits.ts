import type { CallInput, CallReply } from '../../calls/table.ts';
import type { Jurisdiction } from '../../domain/limits/jurisdiction.ts';
import { chosenRealityCheck, isLimitType, LIMIT_TYPE } from '../../domain/limits/limits.ts';
import { isMoment } from '../../kernel/moment.ts';
import type { Player } from '../data/player-row.ts';
import type { Feed } from '../feed/feed.ts';
import { type CallContext, type Handlers, playerOf } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import { availableLimits } from '../limits/available.ts';
import type { LimitChanges } from '../limits/changing.ts';
import type { Limits } from '../limits/limits.ts';
import type { PlayTime } from '../limits/play-time.ts';
import { asked, exclusionReasons } from '../limits/questions.ts';
import type { RealityChecks } from '../limits/reality-checks.ts';
import type { LimitReviews } from '../limits/reviews.ts';
import type { Summaries } from '../limits/summary.ts';
import type { Usage } from '../limits/usage.ts';
import { DAY } from '../policy.ts';
import type { Identity } from '../ports.ts';

export interface LimitsOptions {
  readonly limits: Limits;
  readonly limitChanges: LimitChanges;
  readonly playTime: PlayTime;
  readonly realityChecks: RealityChecks;
  readonly limitReviews: LimitReviews;
  readonly usage: Usage;
  readonly summaries: Summaries;
  readonly jurisdiction: Jurisdiction;
  readonly identity: Identity;
  readonly feed: Feed;
}

const SECOND = 1000;

/** What a save, or the answers to its questions, came to. */
const SAVED = 200;

/** The types that are named, if any. */
function known(types: readonly number[] | undefined, pointer: string): readonly number[] | 'all' {
  if (types === undefined) return 'all';
  if (!types.every(isLimitType)) throw new Refused('1701', [{ pointer }]);
  return types;
}

/** The types a taking back is about. */
function typesOf({ query, body }: CallInput<'limitDelete'>): readonly number[] | 'all' {
  if (query.limitType !== undefined) return known([Number(query.limitType)], '/limitType');
  return known(body?.limitTypes, '/limitTypes');
}

/** What has begun and has a term is taken back by nobody. */
function assertNotBegun(
  { limits }: LimitsOptions,
  userId: string,
  types: readonly number[],
  now: number,
): void {
  const { exclusion, depositPause, lock } = LIMIT_TYPE;
  const termed: readonly number[] = [exclusion, depositPause, lock];
  if (types.some((type) => termed.includes(type) && limits.held(userId, type, now) !== null)) {
    throw new Refused('1702', [{ pointer: '/limitType' }]);
  }
}

/** Whoever is shut out is signed out, here and everywhere, whatever cookie came along. */
async function signOutEverywhere({ identity, feed }: LimitsOptions, context: CallContext) {
  const { user_id: userId } = playerOf(context);
  await identity.endAllSessions(userId);
  feed.notify(userId, 'session');
  feed.dismiss(userId);
}

function listed(
  { limits, playTime }: LimitsOptions,
  context: CallContext,
): CallReply<'limits'>['limits'] {
  const { user_id: userId } = playerOf(context);
  const time = playTime.standing(userId, context.now);
  return limits
    .list(userId, context.now)
    .map((limit) =>
      limit.limitType === LIMIT_TYPE.session && time ? { ...limit, ...timeOf(time) } : limit,
    );
}

/** How the limit on the time of a day stands; the next day begins with all of it. */
function timeOf({ limit, used, left, until }: NonNullable<ReturnType<PlayTime['standing']>>) {
  return {
    remainingSeconds: Math.floor(left / SECOND),
    limitBalance: hoursOf(left),
    used: Math.ceil(used / SECOND),
    ...(used > 0 && { frees: { at: until / SECOND, left: limit / SECOND } }),
  };
}

/** Whole hours, those that have begun as well. */
const hoursOf = (ms: number): number => Math.ceil(ms / 3_600_000);

/** Milliseconds for which a player has only just signed in. */
const JUST = 60_000;

/** When the player was here before, for who has just come back after a day or more. */
function previousVisit({ signed_in_at: at, previous_sign_in_at: previousAt }: Player, now: number) {
  if (at === null || previousAt === null) return {};
  return at - previousAt >= DAY && now - at < JUST ? { previousAt } : {};
}

/** What came of the bets since the player signed in here; nothing where that is not known. */
async function sittingOf({ identity, usage }: LimitsOptions, context: CallContext) {
  const player = playerOf(context);
  const { user_id: userId } = player;
  const current = (await identity.sessionsOf(context)).find(({ isCurrent }) => isCurrent);
  if (!current) return {};
  const { begunAt: beganAt } = current;
  const { iso } = usage.currencyOf(userId);
  const told = previousVisit(player, context.now);
  return { sitting: { beganAt, ...usage.since(userId, beganAt), iso, ...told } };
}

function isReviewDue({ limitReviews, jurisdiction }: LimitsOptions, context: CallContext): boolean {
  const { user_id: userId, created_at: since } = playerOf(context);
  return limitReviews.isDue(userId, since, jurisdiction.reviewDays, context.now);
}

/** Minutes between reality checks: as the player chose, else as the law says; null: none. */
function realityCheckMinutes(
  { limits, jurisdiction }: Pick<LimitsOptions, 'limits' | 'jurisdiction'>,
  userId: string,
  now: number,
): number | null {
  return chosenRealityCheck(limits.list(userId, now)) ?? jurisdiction.realityCheckMinutes;
}

/** When the next reality check is due; nothing without one. */
function realityCheckOf(options: LimitsOptions, context: CallContext) {
  const { user_id: userId } = playerOf(context);
  const minutes = realityCheckMinutes(options, userId, context.now);
  if (minutes === null) return {};
  return { realityCheckSeconds: options.realityChecks.dueIn(userId, minutes, context.now) };
}

/** What holds, and what may be set. */
function reading(options: LimitsOptions) {
  return {
    availableLimits: () => availableLimits(options.jurisdiction),
    limits: async (_input, context) => ({
      limits: listed(options, context),
      ...(await sittingOf(options, context)),
      recent: options.summaries.recent(playerOf(context).user_id, context.now),
      ...realityCheckOf(options, context),
      isReviewDue: isReviewDue(options, context),
    }),
    selfExcludeReasons: (_input, { language }) => exclusionReasons(language),
    limitsPing: () => null,
  } satisfies Handlers;
}

/** What the player says of looser limits that wait. */
function deciding(options: LimitsOptions) {
  const { limitChanges, feed } = options;
  return {
    limitAction({ body: { action, limitTypes } }, context) {
      const { user_id: userId } = playerOf(context);
      const types = known(limitTypes, '/limitTypes');
      const count =
        action === 'approve'
          ? limitChanges.confirm(userId, types, context.now)
          : limitChanges.reject(userId, types, context.now);
      if (count === 0) throw new Refused('1705');
      feed.notify(userId, 'limits');
      return null;
    },
    limitDelete(input, context) {
      const { user_id: userId } = playerOf(context);
      const types = typesOf(input);
      if (types !== 'all') assertNotBegun(options, userId, types, context.now);
      limitChanges.takeBack(userId, types, context.now);
      feed.notify(userId, 'limits');
      return null;
    },
  } satisfies Handlers;
}

/** What the player says to what they are told and asked now and then. */
function answering(options: LimitsOptions) {
  const { limitChanges, limitReviews, realityChecks, jurisdiction } = options;
  return {
    realityCheck({ body }, context) {
      const { action, do_not_show_again, popup_show_at } = body.data.attributes;
      const { user_id: userId } = playerOf(context);
      const minutes = realityCheckMinutes(options, userId, context.now);
      const shownAt = new Date(popup_show_at).getTime();
      if (!isMoment(shownAt)) {
        throw new Refused('400', [{ pointer: '/data/attributes/popup_show_at' }]);
      }
      realityChecks.add(userId, { action, shownAt }, minutes, context.now);
      if (do_not_show_again && jurisdiction.mayHideRealityCheck) {
        limitChanges.save(
          userId,
          [{ limitType: LIMIT_TYPE.realityCheck, limitValue: -1 }],
          context.now,
        );
      }
      return null;
    },
    limitsReview({ body: { answer } }, context) {
      limitReviews.add(playerOf(context).user_id, answer, context.now);
      return null;
    },
  } satisfies Handlers;
}

/** Calls by which players see and change their limits. */
export function limitsHandlers(options: LimitsOptions) {
  const { limitChanges } = options;
  return {
    ...reading(options),
    ...deciding(options),
    ...answering(options),
    monthSummary({ query: { month } }, context) {
      const { user_id: userId } = playerOf(context);
      const summary = options.summaries.of(userId, month, context.now);
      if (summary === null) throw new Refused('400', [{ pointer: '/query/month' }]);
      return summary;
    },
    async limitsSave({ body }, context) {
      const { user_id: userId } = playerOf(context);
      const { token, isExcluded } = limitChanges.save(userId, body.limits, context.now);
      const limitsData = listed(options, context);
      if (isExcluded) await signOutEverywhere(options, context);
      else options.feed.notify(userId, 'limits');
      const questions = token === null ? [] : asked(context.language);
      return { status: SAVED, questions, tokenGuid: token, limitsData };
    },
    limitsAnswers({ body: { tokenGuid, answers } }, context) {
      const { user_id: userId } = playerOf(context);
      const questionsResult = limitChanges.answer(userId, tokenGuid, answers, context.now);
      if (questionsResult === null) throw new Refused('1706');
      const success = questionsResult.every((isRight) => isRight);
      if (success) options.feed.notify(userId, 'limits');
      return { questionsResult, success, limitsData: listed(options, context) };
    },
    async blockUser(_input, context) {
      const { user_id: userId } = playerOf(context);
      limitChanges.stop(userId, context.now);
      const { endsAt = null } =
        options.limits.held(userId, LIMIT_TYPE.exclusion, context.now) ?? {};
      await signOutEverywhere(options, context);
      return { success: true, endsAt: endsAt === null ? null : endsAt / SECOND };
    },
  } satisfies Handlers;
}
