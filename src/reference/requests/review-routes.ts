import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { REQUEST_STATES } from '../../domain/payments/request-states.ts';
import type { SecurityRecord } from '../../domain/protection/security-event.ts';
import type { Evidence } from '../coupon/placing/evidence.ts';
import { assertIdempotencyKey } from '../http/idempotency-key.ts';
import { Refused } from '../http/refusal.ts';
import { reviewRecord } from '../http/review-record.ts';
import { decoded, supportOf } from '../http/staff.ts';
import { sendFile } from '../http/staff-file.ts';
import type { PaymentStore } from '../payments/payment-store.ts';
import type { Identity } from '../ports.ts';
import type { Verification } from '../verification/verification.ts';
import { momentOf } from './moments.ts';
import type { RequestRow, RequestStore } from './request-store.ts';
import { requestView } from './request-view.ts';
import type { Requests } from './requests.ts';

export const REQUESTS_PATH = '/reference-api/v1/review/requests';

export interface RequestReviewOptions {
  readonly requests: Requests;
  readonly requestStore: RequestStore;
  readonly paymentStore: PaymentStore;
  readonly verification: Pick<Verification, 'askedAt'>;
  readonly identity: Identity;
  readonly evidence: Pick<Evidence, 'standingOf'>;
  readonly security: SecurityRecord;
  readonly now: () => number;
}

const PAGE = 50;
const place = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) });
const filePlace = v.object({ message: place.entries.id });
/** Where a page ends: since when its last request waits or is as it is, and the number of that. */
const cursorText = v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{1,15}$/));
/** Which topics, by their ids, with commas between. */
const topicsText = v.pipe(v.string(), v.regex(/^\d{1,3}(,\d{1,3}){0,49}$/));
const listQuery = v.object({
  cursor: v.optional(cursorText),
  state: v.optional(v.picklist(REQUEST_STATES), 'open'),
  topics: v.optional(topicsText),
});
const answer = v.object({
  key: v.string(),
  text: v.string(),
  /** The last message that the answer knows of. */
  seen: v.optional(v.pipe(v.number(), v.safeInteger()), undefined),
});

function requestOf({ requestStore }: RequestReviewOptions, request: FastifyRequest): RequestRow {
  const found = requestStore.find(decoded(place, request.params).id);
  if (!found) throw new Refused('404');
  return found;
}

/** What a request is about, for whoever answers it; not what was written. */
async function shown(options: RequestReviewOptions, row: RequestRow) {
  const { paymentStore, verification, identity, now } = options;
  const payment = row.payment_id === null ? null : paymentStore.find(String(row.payment_id));
  const user = await identity.userById(row.user_id);
  return {
    ...requestView(row),
    userId: row.user_id,
    login: user?.login ?? null,
    isDocumentAsked: verification.askedAt(row.user_id, now()) !== null,
    payment: payment && {
      kind: payment.kind,
      state: payment.state,
      method: payment.method,
      amount: payment.amount,
      fee: payment.fee,
      currency: payment.iso,
      createdAt: payment.created_at,
    },
  };
}

/** What was written, and where in the recording a player wrote it. */
async function written({ requestStore, evidence }: RequestReviewOptions, row: RequestRow) {
  return Promise.all(
    requestStore.messages(row).map(async (message) => {
      const { id, by, at, text, file } = message;
      return { id, by, at, text, file, moment: await momentOf(evidence, row.user_id, message) };
    }),
  );
}

/** `GET …/requests` and `GET …/{id}`: what waits or is over, and what was written. */
function readingRoutes(app: FastifyInstance, options: RequestReviewOptions): void {
  const { requests, requestStore, identity, now } = options;
  const record = reviewRecord(options.security, 'request-review');
  app.get(REQUESTS_PATH, async (request) => {
    await supportOf(identity, request);
    requests.endQuiet(now());
    const { cursor, state, topics } = decoded(listQuery, request.query);
    const [at = 0, id = 0] = cursor?.split('.').map(Number) ?? [];
    const after = cursor === undefined ? null : { at, id };
    const search = { state, topics: topics?.split(',') ?? null, after };
    const found = requestStore.search(search, PAGE + 1);
    const page = found.slice(0, PAGE);
    const last = found.length > PAGE ? page.at(-1) : undefined;
    const items = await Promise.all(page.map((row) => shown(options, row)));
    return { items, next: last ? `${last.waiting_since ?? last.changed_at}.${last.id}` : null };
  });
  app.get(`${REQUESTS_PATH}/:id`, async (request) => {
    const reader = await supportOf(identity, request);
    const about = requestOf(options, request);
    // What people wrote is theirs: that somebody read it stays on record.
    record(request, reader, about, 'read');
    return { request: await shown(options, about), messages: await written(options, about) };
  });
  app.get(`${REQUESTS_PATH}/:id/files/:message`, async (request, reply) => {
    const reader = await supportOf(identity, request);
    const about = requestOf(options, request);
    const { message } = decoded(filePlace, request.params);
    const file = requestStore.file(about, Number(message));
    if (file === null) throw new Refused('404');
    record(request, reader, about, `file ${message} read`);
    return sendFile(reply, file.type, `request-${about.id}`, file.bytes);
  });
}

/** Registers what support has for requests of players. Every answer says not to be kept. */
export function registerRequestReview(app: FastifyInstance, options: RequestReviewOptions): void {
  const { requests, identity, now } = options;
  const record = reviewRecord(options.security, 'request-review');
  readingRoutes(app, options);
  app.post(`${REQUESTS_PATH}/:id/answer`, async (request) => {
    const reviewer = await supportOf(identity, request);
    const about = requestOf(options, request);
    const { key, text, seen = null } = decoded(answer, request.body);
    assertIdempotencyKey(key);
    const written = { key: `staff ${key}`, text, by: reviewer.user.id, seen };
    const answered = requests.write(about, written, now());
    record(request, reviewer, about, 'answered');
    return { request: requestView(answered) };
  });
  app.post(`${REQUESTS_PATH}/:id/close`, async (request) => {
    const reviewer = await supportOf(identity, request);
    const about = requestOf(options, request);
    const closed = requests.close(about, 'support', now());
    record(request, reviewer, about, 'closed');
    return { request: requestView(closed) };
  });
}
