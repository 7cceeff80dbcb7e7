import * as v from 'valibot';
import { BARRING_DECISIONS } from '../domain/payments/appeals.ts';
import { REQUEST_AUTHORS, REQUEST_STATES } from '../domain/payments/request-states.ts';
import { DOCUMENT_TYPES } from '../domain/verification/verification.ts';
import { finite } from '../kernel/numbers.ts';
import { personal } from '../kernel/privacy.ts';
import { call, fileBody, idempotencyHeaders, UPLOAD_TIMEOUT } from './define.ts';

const api = '/payments-api/v1/requests';

/**
 * How it stands with a request to support. The first ones were about payments, and what has landed keeps
 * its name. Times in epoch milliseconds.
 */
const request = v.object({
  id: v.string(),
  topicId: v.string(),
  subTopicId: v.nullable(v.string()),
  /** The payment it is about. */
  paymentId: v.nullable(v.string()),
  state: v.picklist(REQUEST_STATES),
  createdAt: finite,
  changedAt: finite,
  /** Until when support answers; null where nobody waits for that, or nobody says by when. */
  dueAt: v.nullable(finite),
});

/** What was written, the oldest first. */
const messages = v.array(
  v.object({
    by: v.picklist(REQUEST_AUTHORS),
    at: finite,
    // People write what they want: it may be anything about them.
    text: personal(v.string()),
    /** What it is in place of words: never what is in it. */
    file: v.optional(v.object({ type: v.picklist(DOCUMENT_TYPES), size: finite })),
  }),
);

const conversation = v.object({ request, messages });
const place = v.object({ id: v.string() });

export type PaymentRequest = v.InferOutput<typeof request>;

export const paymentRequestCalls = {
  paymentRequests: call({
    bearer: true,
    path: api,
    /** `cursor` is what the answer before said of earlier ones. */
    input: { query: v.optional(v.object({ cursor: v.optional(v.string()) })) },
    // Those under way before those that are over, the newest first.
    reply: v.object({
      requests: v.array(request),
      /** Where those begin that are over for longer; null where there are none. */
      next: v.optional(v.nullable(v.string())),
      /** What keeps the player from playing, and whether an appeal may be made; null where nothing does. */
      barring: v.optional(
        v.nullable(
          v.object({
            decision: v.picklist(BARRING_DECISIONS),
            since: v.nullable(finite),
            until: v.nullable(finite),
            mayAppeal: v.boolean(),
          }),
        ),
      ),
      /** Within this time most answers come, in milliseconds; null where that is not known. */
      usualWait: v.optional(v.nullable(finite)),
    }),
  }),
  paymentRequest: call({
    bearer: true,
    path: `${api}/{id}`,
    input: { path: place },
    reply: conversation,
  }),
  paymentRequestOpen: call({
    method: 'POST',
    idempotent: true,
    bearer: true,
    path: api,
    input: {
      headers: idempotencyHeaders,
      body: v.object({
        topicId: v.string(),
        subTopicId: v.nullable(v.string()),
        paymentId: v.nullable(v.string()),
        message: personal(v.string()),
      }),
    },
    reply: v.object({ request }),
  }),
  paymentRequestAnswer: call({
    method: 'POST',
    idempotent: true,
    bearer: true,
    path: `${api}/{id}/messages`,
    input: {
      path: place,
      headers: idempotencyHeaders,
      body: v.object({ message: personal(v.string()) }),
    },
    reply: conversation,
  }),
  paymentRequestFile: call({
    method: 'POST',
    idempotent: true,
    bearer: true,
    upload: true,
    timeout: UPLOAD_TIMEOUT,
    path: `${api}/{id}/files`,
    input: { path: place, headers: idempotencyHeaders, body: fileBody },
    reply: conversation,
  }),
  paymentRequestClose: call({
    method: 'POST',
    // What is closed is so: asked again it is no more than that.
    idempotent: true,
    bearer: true,
    path: `${api}/{id}/close`,
    input: { path: place, body: v.object({}) },
    reply: v.object({ request }),
  }),
};
