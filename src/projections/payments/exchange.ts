import type { Exchange } from '../../calls/exchange.ts';
import type { CallReply } from '../../calls/table.ts';
import type { ExchangeRefusal } from '../../domain/accounts/exchange.ts';
import type { MessageCode } from '../../domain/site/message-code.ts';
import { dialogName } from '../../events/dialogs.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { clearOutcome, end, type Submission, submission, unsent } from '../answers/submission.ts';
import { tell } from '../answers/told.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** Money between the player's own accounts. */
export interface ExchangeState extends Resource {
  /** Null as long as they are not known. */
  rates: CallReply<'exchangeRates'>['rates'] | null;
  sending: Submission;
  /** What was done last. */
  made: Exchange | null;
}

const initial = (): ExchangeState => ({
  ...unloaded(),
  rates: null,
  sending: unsent(),
  made: null,
});

/** What a refusal of the policy is called. */
export const EXCHANGE_CODES: Readonly<Record<ExchangeRefusal, MessageCode>> = {
  guest: 'payments_refused_guest',
  waiting: 'payments_refused_waiting',
  'no-account': 'payments_refused_no_account',
  'same-account': 'exchange_refused_same',
  'bonus-account': 'payments_refused_bonus_account',
  'no-rate': 'exchange_refused_rate',
  'amount-missing': 'payments_refused_amount_missing',
  'not-enough-money': 'payments_refused_not_enough',
  'nothing-arrives': 'exchange_refused_nothing',
};

export const exchange = projection(
  'exchange',
  1,
  initial,
  compose<ExchangeState>(
    ofPlayer(initial),
    resource({
      call: 'exchangeRates',
      of: (slice) => slice,
      take(slice, { rates }) {
        slice.rates = rates.map((rate) => ({ ...rate }));
      },
    }),
    submission({
      input: 'payments.exchangeSubmitted',
      call: 'exchangeMake',
      of: ({ sending }) => sending,
      otherwise: 'payments_failed',
      isKeyed: true,
      begun(slice) {
        slice.made = null;
      },
      accepted(slice, answer) {
        slice.made = { ...answer.exchange };
        return undefined;
      },
    }),
    {
      on: {
        'payments.exchangeHeldBack'(slice, { reason }) {
          end(slice.sending);
          slice.sending.told = tell('error', EXCHANGE_CODES[reason]);
        },
        'modal.opened'(slice, modal) {
          if (dialogName(modal) !== 'exchange') return;
          clearOutcome(slice.sending);
          slice.made = null;
        },
      },
    },
  ),
);
