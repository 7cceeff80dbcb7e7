import type { CallReply } from '../../calls/table.ts';
import { SESSION_TIMER } from '../../domain/limits/limits.ts';
import type { EventData } from '../../events/catalogue.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { arrived, type Resource, resource, unloaded } from '../answers/resource.ts';
import { clearOutcome, type Submission, submission, unsent } from '../answers/submission.ts';
import { type Told, tell } from '../answers/told.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

type Limit = CallReply<'limits'>['limits'][number];
type Question = CallReply<'limitsSave'>['questions'][number];

/**
 * The player's limits. Unless they are there, nothing may be staked against a limit that could
 * exist: the client fails closed.
 */
export interface LimitsState extends Resource {
  limits: Limit[];
  /** The time of the day is over, by what the server said was left of it: nothing is played until it says more. */
  isTimeUp: boolean;
  /** What came of the bets since the sign-in; null where that is not known. */
  sitting: NonNullable<CallReply<'limits'>['sitting']> | null;
  /** What the last days came to; null where that is not known. */
  recent: NonNullable<CallReply<'limits'>['recent']> | null;
  /** The player is to be asked whether their limits still suit them. */
  isReviewDue: boolean;
  reviewing: Submission;
  /** What may be set. */
  available: Resource & { types: CallReply<'availableLimits'> };
  /** Why players exclude themselves, to choose from. */
  reasons: Resource & { items: CallReply<'selfExcludeReasons'> };
  /** The change that was sent last, and the types it is about. */
  saving: Submission;
  savedTypes: number[];
  /** What is asked before a looser limit; null: nothing is. */
  questions: { token: string; items: Question[] } | null;
  answering: Submission;
  /** An approval, a rejection or a taking back. */
  deciding: Submission;
  decision: 'approve' | 'reject' | null;
  locking: Submission;
}

const initial = (): LimitsState => ({
  ...unloaded(),
  limits: [],
  isTimeUp: false,
  sitting: null,
  recent: null,
  isReviewDue: false,
  reviewing: unsent(),
  available: { ...unloaded(), types: [] },
  reasons: { ...unloaded(), items: [] },
  saving: unsent(),
  savedTypes: [],
  questions: null,
  answering: unsent(),
  deciding: unsent(),
  decision: null,
  locking: unsent(),
});

function take(slice: LimitsState, limits: readonly Limit[]): void {
  slice.limits = limits.map((limit) => ({ ...limit }));
  slice.isTimeUp = false;
}

/** What came of a change: it holds, or it waits for its time. */
function outcome({ limits, savedTypes }: LimitsState): Told {
  const waits = limits.some(({ limitType, pending }) => savedTypes.includes(limitType) && pending);
  return tell('done', waits ? 'limit_saved_later' : 'limit_saved');
}

function submitted(slice: LimitsState, { limits }: EventData<'limits.submitted'>): void {
  slice.savedTypes = limits.map(({ limitType }) => limitType);
  slice.questions = null;
  clearOutcome(slice.answering);
  clearOutcome(slice.deciding);
}

const loading = compose<LimitsState>(
  resource({
    call: 'limits',
    of: (slice) => slice,
    take(slice, body) {
      take(slice, body.limits);
      slice.sitting = body.sitting ? { ...body.sitting } : null;
      slice.recent = body.recent ? { ...body.recent } : null;
      slice.isReviewDue = body.isReviewDue ?? false;
    },
  }),
  resource({
    call: 'availableLimits',
    of: ({ available }) => available,
    take(slice, body) {
      slice.available.types = body.map((one) => ({ ...one }));
    },
  }),
  resource({
    call: 'selfExcludeReasons',
    of: ({ reasons }) => reasons,
    take(slice, body) {
      slice.reasons.items = body.map((one) => ({ ...one }));
    },
  }),
);

const changing = compose<LimitsState>(
  submission({
    input: 'limits.submitted',
    call: 'limitsSave',
    of: ({ saving }) => saving,
    otherwise: 'limit_save_failed',
    begun: submitted,
    accepted(slice, { questions, tokenGuid, limitsData }) {
      take(slice, limitsData);
      arrived(slice);
      if (tokenGuid === null) return outcome(slice);
      slice.questions = { token: tokenGuid, items: questions.map((one) => ({ ...one })) };
      slice.saving = unsent();
      return undefined;
    },
  }),
  submission({
    input: 'limits.questionsAnswered',
    call: 'limitsAnswers',
    of: ({ answering }) => answering,
    otherwise: 'limit_save_failed',
    isAllowed: ({ questions }) => questions !== null,
    accepted(slice, { success, limitsData }) {
      take(slice, limitsData);
      arrived(slice);
      slice.questions = null;
      return success ? outcome(slice) : tell('error', 'limit_answers_wrong');
    },
    refused(slice) {
      slice.questions = null;
    },
  }),
);

const deciding = compose<LimitsState>(
  submission({
    input: 'limits.decided',
    call: 'limitAction',
    of: ({ deciding: own }) => own,
    otherwise: 'responsible_gaming_confirm_limit_error',
    begun(slice, { action }) {
      slice.decision = action;
    },
    accepted: ({ decision }) =>
      tell(
        'done',
        decision === 'approve'
          ? 'responsible_gaming_confirm_limit_success'
          : 'responsible_gaming_cancel_limit_success',
      ),
  }),
  submission({
    input: 'limits.reviewAnswered',
    call: 'limitsReview',
    of: ({ reviewing }) => reviewing,
    begun(slice) {
      slice.isReviewDue = false;
    },
  }),
  submission({
    input: 'limits.takenBack',
    call: 'limitDelete',
    of: ({ deciding: own }) => own,
    otherwise: 'responsible_gaming_cancel_limit_error',
    accepted: () => tell('done', 'responsible_gaming_cancel_limit_success'),
  }),
  submission({
    input: 'limits.lockPressed',
    call: 'blockUser',
    of: ({ locking }) => locking,
    otherwise: 'limit_save_failed',
    accepted: (_, { success }) => (success ? undefined : tell('error', 'limit_save_failed')),
  }),
);

export const limits = projection(
  'limits',
  6,
  initial,
  compose<LimitsState>(ofPlayer(initial), loading, changing, deciding, {
    on: {
      'timer.fired'(slice, { name }) {
        slice.isTimeUp ||= name === SESSION_TIMER;
      },
      'limits.questionsLeft'(slice) {
        slice.questions = null;
      },
      'route.changed'(slice) {
        for (const form of [slice.saving, slice.answering, slice.deciding]) clearOutcome(form);
      },
    },
  }),
);
