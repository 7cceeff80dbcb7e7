import * as v from 'valibot';
import { LIMIT_REVIEW_ANSWERS } from '../domain/limit-review.ts';
import { finite, money } from '../kernel/numbers.ts';
import { area, event, input } from './define.ts';

/** Minor units where the type is about money, else days, whole hours or minutes; -1 is none. */
const limitValue = money;
/** Epoch seconds. */
const until = v.nullable(finite);

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
