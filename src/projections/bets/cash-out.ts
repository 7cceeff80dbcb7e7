import type { CallReply } from '../../calls/table.ts';
import type { PendingSale } from '../../events/cash-out.ts';
import type { AnyEvent, Envelope, EventData } from '../../events/catalogue.ts';
import { STORED } from '../../events/stored-values.ts';
import { readAmong, readText } from '../../kernel/stored-value.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { compose, onCall } from '../compose.ts';
import { projection } from '../define.ts';

type Answer = CallReply<'cashOutOffers'>;
type Refusal = EventData<'bet.cashOutRefused'>['reason'];

/**
 * The sale that was pressed last. While it is `selling` or `checking` its key lives on and nothing else is
 * sold; only a definite answer ends that.
 */
export type Sale =
  | { status: 'idle' }
  | {
      status: 'selling' | 'checking';
      key: string;
      attempt: number;
      /** The event that sends it, and the call once that is out. */
      seq: number;
      requestId: number | null;
      body: PendingSale['body'];
    }
  | ({ status: 'sold' } & Omit<EventData<'bet.cashedOut'>, 'requestId'>)
  /** `price`: what would be paid now, where that is why. */
  | { status: 'refused'; key: string; couponId: string; reason: Refusal; price: number | null };

/** What the house pays for running bets that are looked at, and the one that is sold. */
export interface CashOutState extends Resource {
  offers: Answer['offers'];
  /** What the house keeps of a bet's worth, in hundredths. */
  margin: string | null;
  /** How long to go without asking again, in milliseconds. */
  goodFor: number;
  sale: Sale;
  /**
   * What this browser keeps of sales whose outcome is not known, of every player: by what the log tells, as
   * storage itself may have changed before this tab was told.
   */
  kept: PendingSale[];
  /** Who is signed in. */
  userId: string | null;
  sessionId: string;
}

const blank = (): Omit<CashOutState, 'sessionId' | 'kept' | 'userId'> => ({
  ...{ ...unloaded(), offers: [], margin: null, goodFor: 0, sale: { status: 'idle' } },
});

type UnderWay = Extract<Sale, { key: string; attempt: number }>;

/** The sale that waits for this call. */
function awaited({ sale }: CashOutState, { requestId }: { readonly requestId: number }) {
  return 'requestId' in sale && sale.requestId === requestId ? sale : null;
}

function begin(
  slice: CashOutState,
  status: UnderWay['status'],
  { key, attempt, body }: Pick<UnderWay, 'key' | 'attempt' | 'body'>,
  { seq }: Pick<AnyEvent, 'seq'>,
): void {
  slice.sale = { status, key, attempt, seq, requestId: null, body };
}

/** A definite answer: nothing is left to ask about. */
function letGo(slice: CashOutState, key: string): void {
  slice.kept = slice.kept.filter((one) => one.key !== key);
}

function refuse(slice: CashOutState, sale: UnderWay, reason: Refusal, price: number | null = null) {
  const { key, body } = sale;
  letGo(slice, key);
  slice.sale = { status: 'refused', key, couponId: body.couponId, reason, price };
}

/** Nobody knows: it is asked about with the same key, until the answer is definite. */
function wait(sale: UnderWay): void {
  Object.assign(sale, { status: 'checking', requestId: null });
}

function answered(
  slice: CashOutState,
  answer: CallReply<'cashOut'>,
  { data }: Envelope<'http.replied'>,
): void {
  const sale = awaited(slice, data);
  if (sale === null) return;
  const others = slice.offers.filter((one) => one.couponId !== sale.body.couponId);
  if (answer.status === 'accepted') {
    const { couponId, at, sold, paid, left, currency } = answer;
    slice.offers = others;
    letGo(slice, sale.key);
    slice.sale = { status: 'sold', key: sale.key, couponId, at, sold, paid, left, currency };
  } else if (answer.status === 'changed') {
    slice.offers = [...others, { ...answer.offer }];
    refuse(slice, sale, 'changed', answer.price);
  } else refuse(slice, sale, answer.reason);
}

/** An answer to this sale will not come: it cannot be read, or its key is another's, or was let go. */
const DEFINITE: ReadonlySet<number> = new Set([400, 404, 422]);

/** A refusal of the first try is definite; of a later one it is not: an earlier one may have gone through. */
function rejected(slice: CashOutState, replied: EventData<'http.replied'>): void {
  const sale = awaited(slice, replied);
  if (sale === null) return;
  const { status } = replied;
  if (status >= 500 || (sale.attempt > 1 && !DEFINITE.has(status))) wait(sale);
  else refuse(slice, sale, status === 401 ? 'signed-out' : 'not-accepted');
}

function over(slice: CashOutState): void {
  if (!('requestId' in slice.sale)) slice.sale = { status: 'idle' };
}

export const cashOut = projection(
  'cashOut',
  2,
  (): CashOutState => ({ ...blank(), kept: [], userId: null, sessionId: '' }),
  compose<CashOutState>(
    ofPlayer<CashOutState>(blank),
    resource({
      call: 'cashOutOffers',
      of: (slice) => slice,
      take(slice, { offers, margin, goodFor }) {
        slice.offers = offers.map((one) => ({ ...one }));
        Object.assign(slice, { margin, goodFor });
      },
    }),
    onCall<CashOutState, 'cashOut'>('cashOut', {
      requested({ sale }, { requestId }, { cause }) {
        if ('requestId' in sale && sale.seq === cause) sale.requestId = requestId;
      },
      replied: answered,
      refused: rejected,
      failed(slice, failure) {
        const sale = awaited(slice, failure);
        if (sale !== null) wait(sale);
      },
    }),
    {
      on: {
        'app.started'(slice, { sessionId, local }) {
          slice.sessionId = sessionId;
          slice.kept = readAmong(local, STORED.pendingSales) ?? [];
        },
        'app.storageChanged'(slice, { name, value }) {
          if (name === STORED.pendingSales.name)
            slice.kept = readText(STORED.pendingSales, value) ?? [];
        },
        'session.started'(slice, { userId }) {
          slice.userId = userId;
        },
        'session.ended'(slice) {
          slice.userId = null;
        },
        // Who looks at something else has read what became of the last one.
        'page.choiceMade': over,
        'route.changed': over,
        // The press makes the key: the session and the place of the press in its log.
        'bet.cashOutPressed'(slice, body, event) {
          if ('requestId' in slice.sale) return;
          const key = `${slice.sessionId}.${event.seq}`;
          begin(slice, 'selling', { key, attempt: 1, body: { ...body } }, event);
          const { userId } = slice;
          if (userId !== null) slice.kept.push({ key, userId, body: { ...body } });
        },
        'bet.cashOutChecked'(slice, { key, attempt, ...body }, event) {
          const { sale } = slice;
          if ('requestId' in sale && (sale.key !== key || sale.attempt >= attempt)) return;
          begin(slice, 'checking', { key, attempt, body }, event);
        },
      },
    },
  ),
);
