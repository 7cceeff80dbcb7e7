import type { CallReply } from '../../calls/table.ts';
import type { Envelope, EventData } from '../../events/catalogue.ts';
import { dialogs } from '../../events/dialogs.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { type Submission, sent, submission, unsent } from '../answers/submission.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

type Filling = CallReply<'couponLoad'>;

/** A coupon that was found, to be put in place of what is there. */
export interface Found extends Filling {
  requestId: number;
}

/** Keeping coupons under codes, getting them back by a code or as a bet had it, and codes of promotions. */
export interface CouponCodesState {
  saving: Submission;
  /** Of the coupon as it was when its code was asked for. */
  code: string | null;
  /** What got to the clipboard, or did not; null as long as nobody wanted it there. */
  copied: EventData<'coupon.codeCopied'> | null;
  loading: Submission;
  /** What was asked last. */
  by: 'field' | 'link' | 'bet';
  found: Found | null;
  /** The running bet that it is of, where that is to be edited. */
  edited: string | null;
  /** Asking what a promo code gives. */
  promo: Submission;
}

const initial = (): CouponCodesState => ({
  saving: unsent(),
  code: null,
  copied: null,
  loading: unsent(),
  by: 'field',
  found: null,
  edited: null,
  promo: unsent(),
});

function accepted(
  slice: CouponCodesState,
  answer: Filling,
  { data: { requestId } }: Envelope<'http.replied'>,
): undefined {
  slice.found = { ...answer, requestId };
}

export const couponCodes = projection(
  'couponCodes',
  3,
  initial,
  compose<CouponCodesState>(
    ofPlayer(initial),
    submission({
      input: 'coupon.saveAsked',
      call: 'couponSave',
      of: (slice) => slice.saving,
      begun: (slice) => Object.assign(slice, { code: null, copied: null }),
      accepted(slice, { code }) {
        slice.code = code;
        return undefined;
      },
    }),
    submission({
      input: 'coupon.loadAsked',
      call: 'couponLoad',
      of: (slice) => slice.loading,
      begun: (slice, { by }) => Object.assign(slice, { by, found: null, edited: null }),
      accepted,
    }),
    submission({
      input: 'bet.repeatAsked',
      call: 'couponOfBet',
      of: (slice) => slice.loading,
      begun: (slice) => Object.assign(slice, { by: 'bet', found: null, edited: null }),
      accepted,
    }),
    sent({
      input: 'bet.editPressed',
      of: (slice) => slice.loading,
      begun: (slice, { couponId }) =>
        Object.assign(slice, { by: 'bet', found: null, edited: couponId }),
    }),
    submission({
      input: 'coupon.promoCodeEntered',
      call: 'promoCode',
      of: (slice) => slice.promo,
    }),
    {
      on: {
        'coupon.codeCopied'(slice, copied) {
          slice.copied = copied;
        },
        'modal.closed'(slice, { id }) {
          if (id !== dialogs['coupon-load'].id) return;
          slice.found = null;
          if (slice.loading.pending === null) slice.loading = unsent();
        },
      },
    },
  ),
);
