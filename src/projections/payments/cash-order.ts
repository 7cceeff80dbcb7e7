import type { Payment } from '../../calls/payments.ts';
import type { CallReply } from '../../calls/table.ts';
import { dialogName } from '../../events/dialogs.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** The order that is paid at a desk, as its dialog shows it. */
export interface CashOrderState extends Resource {
  payment: Payment | null;
  /** Its code, and where it is told; null where nothing is to be paid any more. */
  cash: CallReply<'cashOrder'>['cash'];
  /** Whether the code got to the clipboard; null as long as nobody wanted it there. */
  isCopied: boolean | null;
}

const initial = (): CashOrderState => ({
  ...unloaded(),
  payment: null,
  cash: null,
  isCopied: null,
});

export const cashOrder = projection(
  'cashOrder',
  1,
  initial,
  compose<CashOrderState>(
    ofPlayer(initial),
    resource({
      call: 'cashOrder',
      of: (slice) => slice,
      take(slice, { payment, cash }) {
        slice.payment = { ...payment };
        slice.cash = cash && { ...cash };
      },
    }),
    {
      on: {
        'modal.opened'(slice, modal) {
          if (dialogName(modal) === 'team-cash') Object.assign(slice, initial());
        },
        'payments.codeCopied'(slice, { succeeded }) {
          slice.isCopied = succeeded;
        },
      },
    },
  ),
);
