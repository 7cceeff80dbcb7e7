import type { PaymentRequest } from '../../calls/payment-requests.ts';
import type { CallReply } from '../../calls/table.ts';
import { dialogName } from '../../events/dialogs.ts';
import { isPage } from '../../routes/table.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { arrived, type Resource, resource, unloaded } from '../answers/resource.ts';
import { clearOutcome, type Submission, submission, unsent } from '../answers/submission.ts';
import { tell } from '../answers/told.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

type Conversation = CallReply<'paymentRequest'>;

/** What the player asked support. */
export interface RequestsState extends Resource {
  requests: PaymentRequest[];
  /** What keeps them from playing, and may be appealed against. */
  barring: NonNullable<CallReply<'paymentRequests'>['barring']> | null;
  /** Where those begin that are over for longer; null where there are none. */
  next: string | null;
  /** The wish to see them. */
  older: Submission;
  /** Within this time most answers come, in milliseconds; null where that is not known. */
  usualWait: number | null;
  opening: Submission;
  /** The request that was opened last, until the player goes on to another page. */
  opened: string | null;
  /** What was written in the request that is looked at. */
  conversation: Resource & { known: Conversation | null };
  answering: Submission;
  attaching: Submission;
  closing: Submission;
  /** Requests that were seen waiting for support, and of which nobody has said what came of them. */
  awaited: string[];
}

const noConversation = (): RequestsState['conversation'] => ({ ...unloaded(), known: null });

const initial = (): RequestsState => ({
  ...unloaded(),
  requests: [],
  barring: null,
  next: null,
  older: unsent(),
  usualWait: null,
  opening: unsent(),
  opened: null,
  conversation: noConversation(),
  answering: unsent(),
  attaching: unsent(),
  closing: unsent(),
  awaited: [],
});

/** What is known of a request now, wherever it is shown; one that waits for support is awaited. */
function learn(slice: RequestsState, request: PaymentRequest): void {
  const { known } = slice.conversation;
  const isKnown = slice.requests.some(({ id }) => id === request.id);
  slice.requests = isKnown
    ? slice.requests.map((one) => (one.id === request.id ? { ...request } : one))
    : [{ ...request }, ...slice.requests];
  if (known?.request.id === request.id) known.request = { ...request };
  if (request.state === 'open' && !slice.awaited.includes(request.id)) {
    slice.awaited.push(request.id);
  }
}

function takeConversation(slice: RequestsState, { request, messages }: Conversation): void {
  const known = { request: { ...request }, messages: messages.map((one) => ({ ...one })) };
  slice.conversation.known = known;
  learn(slice, request);
}

/**
 * What the player added was taken: the conversation is as the answer has it. Where another one is looked
 * at by now, it stays.
 */
function hear(slice: RequestsState, answer: Conversation) {
  if (slice.conversation.known?.request.id !== answer.request.id) {
    learn(slice, answer.request);
    return undefined;
  }
  takeConversation(slice, answer);
  arrived(slice.conversation);
  return tell('done', 'requests_answer_taken');
}

const isOver = (slice: RequestsState, { id }: { readonly id: string }): void => {
  slice.awaited = slice.awaited.filter((one) => one !== id);
};

const loading = compose<RequestsState>(
  resource({
    call: 'paymentRequests',
    of: (slice) => slice,
    asks: (_, { query }) => query?.['cursor'] === undefined,
    take(slice, { requests, next = null, barring = null, usualWait = null }) {
      slice.usualWait = usualWait;
      slice.next = next;
      slice.barring = barring && { ...barring };
      slice.requests = [];
      for (const request of [...requests].reverse()) learn(slice, request);
    },
  }),
  resource({
    call: 'paymentRequest',
    of: ({ conversation }) => conversation,
    take: takeConversation,
  }),
  submission({
    input: 'requests.olderAsked',
    call: 'paymentRequests',
    of: ({ older }) => older,
    isAllowed: ({ next }) => next !== null,
    accepted(slice, { requests, next = null }) {
      const known = new Set(slice.requests.map(({ id }) => id));
      slice.requests.push(
        ...requests.filter(({ id }) => !known.has(id)).map((one) => ({ ...one })),
      );
      slice.next = next;
      return undefined;
    },
  }),
);

const sending = compose<RequestsState>(
  submission({
    input: 'requests.submitted',
    call: 'paymentRequestOpen',
    of: ({ opening }) => opening,
    otherwise: 'requests_failed',
    isKeyed: true,
    accepted(slice, { request }) {
      slice.opened = request.id;
      learn(slice, request);
      return undefined;
    },
  }),
  submission({
    input: 'requests.answerSubmitted',
    call: 'paymentRequestAnswer',
    of: ({ answering }) => answering,
    otherwise: 'requests_failed',
    isKeyed: true,
    accepted: hear,
  }),
  submission({
    input: 'requests.fileSubmitted',
    call: 'paymentRequestFile',
    of: ({ attaching }) => attaching,
    otherwise: 'requests_failed',
    isKeyed: true,
    accepted: hear,
  }),
  submission({
    input: 'requests.closePressed',
    call: 'paymentRequestClose',
    of: ({ closing }) => closing,
    otherwise: 'requests_failed',
    accepted(slice, { request }) {
      learn(slice, request);
      return tell('done', 'requests_closed');
    },
  }),
);

const happening = compose<RequestsState>({
  on: {
    'route.changed'(slice, { route }) {
      clearOutcome(slice.opening);
      clearOutcome(slice.older);
      if (!isPage(route, 'officePaymentRequests')) slice.opened = null;
    },
    'modal.opened'(slice, modal) {
      if (dialogName(modal) !== 'support-request-history') return;
      slice.conversation = noConversation();
      for (const form of [slice.answering, slice.attaching, slice.closing]) {
        clearOutcome(form);
        // What is written in another conversation is something else, sent by another press.
        delete form.keySeq;
      }
    },
    'requests.answered': isOver,
    'requests.closed': isOver,
  },
});

export const requests = projection(
  'requests',
  4,
  initial,
  compose<RequestsState>(ofPlayer(initial), loading, sending, happening),
);
