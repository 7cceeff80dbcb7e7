import type { CallReply } from '../../calls/table.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { clearOutcome, type Submission, submission, unsent } from '../answers/submission.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

type Refusal = Extract<CallReply<'cashOutRule'>, { status: 'rejected' }>['reason'];

/** The rule that was chosen last: what a bet is to be sold for by itself. Which rules hold, offers say. */
export interface CashOutRuleState {
  /** The bet that it is of. */
  couponId: string | null;
  saving: Submission;
  /** Why it was not set. */
  refusal: Refusal | null;
}

const initial = (): CashOutRuleState => ({ couponId: null, saving: unsent(), refusal: null });

function over(slice: CashOutRuleState): void {
  clearOutcome(slice.saving);
  slice.refusal = null;
}

export const cashOutRule = projection(
  'cashOutRule',
  1,
  initial,
  compose<CashOutRuleState>(
    ofPlayer(initial),
    submission({
      input: 'bet.cashOutRuleChosen',
      call: 'cashOutRule',
      of: (slice) => slice.saving,
      otherwise: 'main_error_text',
      begun(slice, { couponId }) {
        Object.assign(slice, { couponId, refusal: null });
      },
      accepted(slice, answer) {
        slice.refusal = answer.status === 'rejected' ? answer.reason : null;
        return undefined;
      },
    }),
    { on: { 'route.changed': over, 'bet.cashOutPressed': over } },
  ),
);
