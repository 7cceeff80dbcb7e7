import * as v from 'valibot';
import { LIMIT_REVIEW_ANSWERS } from '../domain/limits/limit-review.ts';
import { finite, money } from '../kernel/numbers.ts';
import { call } from './define.ts';

const api = '/limit-service-api/api/external/web/v3';

/** Minor units where the type is about money, else whole hours or minutes; -1 is none. */
const limitValue = money;

/** A limit: type and state as the specification numbers them, times in epoch seconds. */
const limit = v.object({
  limitType: finite,
  limitState: v.picklist(['ACTIVE', 'PENDING', 'INACTIVE']),
  limitValue,
  limitBalance: v.optional(v.nullable(limitValue)),
  /** What counts towards it now, in minor units or seconds. */
  used: v.optional(money),
  /** When it leaves more, if nothing else is used until then: epoch seconds; how much, as `used` counts. */
  frees: v.optional(v.object({ at: finite, left: money })),
  needApprove: v.optional(v.boolean()),
  /** Of the limit on time: what is left of the day, exactly. */
  remainingSeconds: v.optional(finite),
  startedAt: v.nullable(finite),
  endsAt: v.nullable(finite),
  selfExcludeReason: v.optional(v.nullable(finite)),
  availableValues: v.optional(v.array(limitValue)),
  measure: v.optional(v.string()),
  pending: v.optional(
    v.nullable(
      v.object({
        limitValue,
        endsAt: v.nullable(finite),
        limitState: v.picklist(['ACTIVE', 'PENDING', 'INACTIVE']),
      }),
    ),
  ),
});

/** Epoch milliseconds. */
const moment = v.pipe(finite, v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000));

/** What a day came to, in minor units of the main account's currency. */
const summaryDay = v.object({
  /** Its first moment. */
  at: moment,
  staked: money,
  paid: money,
  deposited: money,
  withdrawn: money,
  /** What was collected of what had been lost; not told by every server. */
  cashback: v.optional(money),
  /** How long the player was here. */
  minutes: finite,
});

const question = v.object({ id: finite, text: v.string(), answers: v.array(v.string()) });
/** Nothing is said, by no body or an empty one. */
const nothing = v.optional(v.object({}));
/** Whatever comes back says nothing: none of it is kept. */
const done = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/** There are fewer types than that. */
const limitTypes = v.optional(v.pipe(v.array(finite), v.maxLength(20)));

export const limitsCalls = {
  availableLimits: call({
    bearer: true,
    path: `${api}/availablelimits`,
    input: { headers: v.object({ 'x-language': v.string() }) },
    reply: v.array(v.object({ type: finite, definition: v.record(v.string(), v.unknown()) })),
  }),
  limits: call({
    bearer: true,
    path: `${api}/limits`,
    reply: v.object({
      limits: v.array(limit),
      /** Since the player signed in here; amounts in minor units of the main account's currency. */
      sitting: v.optional(
        v.object({
          ...{ beganAt: finite, staked: money, paid: money, iso: v.string() },
          /** When they were last here; said to who has just signed in after a day or more. */
          previousAt: v.optional(moment),
        }),
      ),
      /** The last days, in the main account's currency. */
      recent: v.optional(
        v.object({
          ...{ days: finite, staked: money, paid: money, iso: v.string() },
          /** How long the player was here. */
          minutes: finite,
        }),
      ),
      /** Until the player is told next how long they have been playing; not told by every server. */
      realityCheckSeconds: v.optional(finite),
      /** The player is to be asked whether their limits still suit them; not told by every server. */
      isReviewDue: v.optional(v.boolean()),
    }),
  }),
  /** A month such as `2026-03`, in UTC; the present one where none is named. */
  monthSummary: call({
    bearer: true,
    path: `${api}/summary`,
    input: { query: v.object({ month: v.optional(v.string()) }) },
    reply: v.object({
      month: v.string(),
      /** Those there are, newest first. */
      months: v.array(v.string()),
      currency: v.string(),
      /** Days on which something happened. */
      days: v.array(summaryDay),
      /** All that was ever paid in, less what was taken out. */
      netDeposits: money,
    }),
  }),
  limitsSave: call({
    method: 'POST',
    bearer: true,
    path: `${api}/limits`,
    input: {
      body: v.object({
        limits: v.array(
          v.object({
            limitType: finite,
            limitValue,
            selfExcludeReason: v.optional(finite),
          }),
        ),
      }),
    },
    reply: v.object({
      status: finite,
      questions: v.array(question),
      tokenGuid: v.nullable(v.string()),
      limitsData: v.array(limit),
    }),
  }),
  limitsAnswers: call({
    method: 'POST',
    bearer: true,
    path: `${api}/testanswers`,
    input: { body: v.object({ tokenGuid: v.string(), answers: v.array(finite) }) },
    reply: v.object({
      questionsResult: v.array(v.boolean()),
      success: v.boolean(),
      limitsData: v.array(limit),
    }),
  }),
  selfExcludeReasons: call({
    bearer: true,
    freshToken: true,
    path: `${api}/reasons/selfexclude`,
    reply: v.array(v.object({ id: finite, selfExcludeReason: v.string() })),
  }),
  blockUser: call({
    method: 'POST',
    bearer: true,
    path: '/limit-service-api/limit/external/web/api/v1/BlockUser',
    input: { body: nothing },
    reply: v.object({
      success: v.boolean(),
      /** When the player may be back, in epoch seconds; not told by every server. */
      endsAt: v.optional(v.nullable(finite)),
    }),
  }),
  limitAction: call({
    method: 'POST',
    bearer: true,
    path: `${api}/limitaction`,
    /** About all that waits to be approved, or those of it that are named. */
    input: { body: v.object({ action: v.picklist(['approve', 'reject']), limitTypes }) },
    reply: done,
  }),
  limitDelete: call({
    method: 'DELETE',
    bearer: true,
    path: `${api}/limit`,
    /** The types whose looser limits are not to come, one or several; all that wait where none is named. */
    input: {
      query: v.object({ limitType: v.optional(v.string()) }),
      body: v.optional(v.object({ limitTypes })),
    },
    reply: done,
  }),
  /** What the player says of their limits, asked every so often. */
  limitsReview: call({
    method: 'POST',
    bearer: true,
    path: `${api}/review`,
    input: { body: v.object({ answer: v.picklist(LIMIT_REVIEW_ANSWERS) }) },
    reply: done,
  }),
  limitsPing: call({
    method: 'POST',
    bearer: true,
    path: `${api}/ping`,
    input: { body: nothing },
    reply: done,
  }),
  realityCheck: call({
    method: 'POST',
    bearer: true,
    path: '/web-api/api/web/user/v1/reality-check',
    input: {
      body: v.object({
        data: v.object({
          attributes: v.object({
            action: v.picklist(['continue', 'log_out', 'nothing']),
            do_not_show_again: v.boolean(),
            /** A time in words is as good: `2026-03-01T12:00:00Z`. */
            popup_show_at: v.union([moment, v.pipe(v.string(), v.maxLength(40))]),
          }),
        }),
      }),
    },
    reply: done,
  }),
};
