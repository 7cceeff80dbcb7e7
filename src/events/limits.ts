import * as v from 'valibot';
import { LIMIT_REVIEW_ANSWERS } from '../domain/limits/limit-review.ts';
import { finite, money } from '../kernel/numbers.ts';
import { area, event, input } from './define.ts';

/** Minor units where the type is about money, else days, whole hours or minutes; -1 is none. */
const limitValue = money;
/** Epoch seconds. */
const until = v.nullable(finite);

/** What a limit is of: money or time. Null is no limit at all, or one that only holds or does not. */
const extent = v.nullable(
  v.union([
    v.object({ amount: money, currency: v.nullable(v.string()) }),
    v.object({ seconds: finite }),
  ]),
);

/** Who did it: the player here, the button that shuts them out, nobody but time, or it was elsewhere. */
const by = v.picklist(['player', 'button', 'time', 'elsewhere']);

/** Of one limit, which was another before. */
const change = {
  limitType: finite,
  value: extent,
  before: extent,
  /** When this value holds, or would have; null where that is not known, or it has no end. */
  ...{ from: until, until },
  by,
};
const changed = v.object(change);

const month = v.object({ month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)) });

export const limitsEvents = area('limits', {
  submitted: input(
    1,
    'The player asked for limits to be changed.',
    v.object({
      limits: v.array(
        v.object({ limitType: finite, limitValue, selfExcludeReason: v.optional(finite) }),
      ),
    }),
  ),
  reasonsWanted: input(1, 'Reasons for an exclusion are about to be shown.', v.object({})),
  questionsAnswered: input(
    1,
    'The player answered the questions that come before a looser limit, each by its place.',
    v.object({ answers: v.array(finite) }),
  ),
  questionsLeft: input(1, 'The player gave up what the questions were asked for.', v.object({})),
  decided: input(
    1,
    'The player approved or rejected looser limits whose time has come.',
    v.object({
      action: v.picklist(['approve', 'reject']),
      /** Those that it is about; all that wait for it where none is named. */
      limitTypes: v.optional(v.pipe(v.array(finite), v.maxLength(20))),
    }),
  ),
  takenBack: input(
    1,
    'The player took back a looser limit before it came.',
    v.object({ limitType: finite }),
  ),
  lockPressed: input(1, 'The player pressed the button that shuts them out at once.', v.object({})),
  monthChosen: input(1, 'The player chose the month that is summed up, such as 2026-03.', month),
  monthSaved: input(1, 'The player took the sums of a month along.', month),
  realityCheckSet: event(
    1,
    'When the player is next told how long they have been playing: epoch milliseconds.',
    v.object({ userId: v.string(), at: finite }),
  ),
  realityCheckAnswered: input(
    1,
    'The player was told how long they have been playing, and said how to go on.',
    v.object({
      action: v.picklist(['continue', 'log_out', 'nothing']),
      doNotShowAgain: v.boolean(),
    }),
  ),
  reviewAnswered: input(
    1,
    'The player was asked whether their limits still suit them, and said so, or where they go on from.',
    v.object({ answer: v.picklist(LIMIT_REVIEW_ANSWERS) }),
  ),
  set: event(1, 'A limit holds from now on, in place of another or of none.', changed),
  changeRequested: event(
    1,
    'A looser limit waits for its time, `from`, and then to be approved where that is asked.',
    v.object({ ...change, needsApproval: v.boolean() }),
  ),
  changeConfirmed: event(1, 'A looser limit that waited holds from now on.', changed),
  changeCancelled: event(
    1,
    'A looser limit that waited does not come: what is `before` goes on.',
    changed,
  ),
  exclusionStarted: event(
    1,
    'The player is shut out from betting from now on, or for longer than before.',
    changed,
  ),
  reached: event(
    1,
    'A limit kept money from being staked or paid in. `left` is what it leaves.',
    v.object({
      about: v.picklist(['stake', 'deposit']),
      /** Null where it is not known which of them it was. */
      limitType: v.nullable(finite),
      left: v.nullable(v.object({ amount: money, currency: v.nullable(v.string()) })),
      until,
      /** Who refused: the server, or the site before it asked. */
      by: v.picklist(['server', 'site']),
    }),
  ),
  realityCheckShown: event(
    1,
    'The player was told how long they have been playing, and what came of it.',
    v.object({
      /** When they came, in epoch milliseconds, and their bets since; null where nobody knows. */
      sitting: v.nullable(
        v.object({ beganAt: finite, staked: money, paid: money, currency: v.string() }),
      ),
    }),
  ),
  sessionEnded: event(
    1,
    'The time that the player set for a day is over, and so is their session.',
    v.object({ limitType: finite, value: extent, until }),
  ),
  changed: event(
    1,
    'The limits of the player are other ones than before, wherever they were changed.',
    v.object({
      limits: v.array(
        v.object({
          limitType: finite,
          limitState: v.picklist(['ACTIVE', 'PENDING', 'INACTIVE']),
          limitValue,
          endsAt: until,
          /** The looser value that waits, and when its time comes. */
          pending: v.nullable(v.object({ limitValue, endsAt: until })),
        }),
      ),
    }),
  ),
});
