import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { REQUEST_STATES } from '../../domain/payments/request-states.ts';
import { answerDue } from '../../domain/payments/requests.ts';
import type { SecurityRecord } from '../../domain/protection/security-event.ts';
import { assertIdempotencyKey } from '../http/idempotency-key.ts';
import { Refused } from '../http/refusal.ts';
import { reviewRecord } from '../http/review-record.ts';
import { decoded, supportOf } from '../http/staff.ts';
import type { Identity } from '../ports.ts';
import type { GuestMessageStore, GuestRow } from './guest-message-store.ts';
import { type GuestMessages, guestNumber } from './guest-messages.ts';

export const GUEST_MESSAGES_PATH = '/reference-api/v1/review/guest-messages';

export interface GuestReviewOptions {
  readonly guestMessages: GuestMessages;
  readonly guestMessageStore: GuestMessageStore;
  readonly identity: Identity;
  readonly security: SecurityRecord;
  readonly now: () => number;
}

const PAGE = 50;
const place = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) });
/** Where a page ends: since when its last message is as it is, and the number of that. */
const cursorText = v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{1,15}$/));
const listQuery = v.object({
  cursor: v.optional(cursorText),
  state: v.optional(v.picklist(REQUEST_STATES), 'open'),
});
const answer = v.object({ key: v.string(), text: v.string() });

/** How it stands with a message; not what was written. */
const shown = (row: GuestRow) => ({
  id: String(row.id),
  number: guestNumber(row),
  state: row.state,
  language: row.language,
  createdAt: row.created_at,
  dueAt: answerDue('', row.state === 'open' ? row.created_at : null),
});

const momentOf = ({ session_id: sessionId, seq }: GuestRow) =>
  sessionId === null || seq === null ? null : { sessionId, seq };

function rowOf({ guestMessageStore }: GuestReviewOptions, request: FastifyRequest): GuestRow {
  const found = guestMessageStore.find(decoded(place, request.params).id);
  if (!found) throw new Refused('404');
  return found;
}

/** Takes down what somebody of the staff did with a message: it has no account to stand under. */
function recording({ security }: GuestReviewOptions) {
  const record = reviewRecord(security, 'request-review');
  return (
    request: FastifyRequest,
    who: Parameters<typeof record>[1],
    { id }: GuestRow,
    deed: string,
  ) => record(request, who, null, `guest message ${id} ${deed}`);
}

/** `GET …/guest-messages` and `GET …/{id}`: what waits or is over, and what was written. */
function readingRoutes(app: FastifyInstance, options: GuestReviewOptions): void {
  const { guestMessages, guestMessageStore: store, identity, now } = options;
  const record = recording(options);
  app.get(GUEST_MESSAGES_PATH, async (request) => {
    await supportOf(identity, request);
    guestMessages.eraseQuiet(now());
    const { cursor, state } = decoded(listQuery, request.query);
    const [at = 0, id = 0] = cursor?.split('.').map(Number) ?? [];
    const found = store.search(
      { state, after: cursor === undefined ? null : { at, id } },
      PAGE + 1,
    );
    const page = found.slice(0, PAGE);
    const last = found.length > PAGE ? page.at(-1) : undefined;
    return { items: page.map(shown), next: last ? `${last.changed_at}.${last.id}` : null };
  });
  app.get(`${GUEST_MESSAGES_PATH}/:id`, async (request) => {
    const reader = await supportOf(identity, request);
    const row = rowOf(options, request);
    const written = store.written(row);
    if (written === null) throw new Refused('404');
    // What people wrote is theirs: that somebody read it stays on record.
    record(request, reader, row, 'read');
    return { item: shown(row), written, moment: momentOf(row), answers: store.answers(row) };
  });
}

/** Registers what support has for messages of guests. Every answer says not to be kept. */
export function registerGuestReview(app: FastifyInstance, options: GuestReviewOptions): void {
  const { guestMessages, guestMessageStore: store, identity, now } = options;
  const record = recording(options);
  readingRoutes(app, options);
  app.post(`${GUEST_MESSAGES_PATH}/:id/answer`, async (request) => {
    const reviewer = await supportOf(identity, request);
    const row = rowOf(options, request);
    const { key, text } = decoded(answer, request.body);
    assertIdempotencyKey(key);
    const answered = guestMessages.answer(row, { key, text, by: reviewer.user.id }, now());
    record(request, reviewer, row, 'answered');
    return { item: shown(answered) };
  });
  app.post(`${GUEST_MESSAGES_PATH}/:id/close`, async (request) => {
    const reviewer = await supportOf(identity, request);
    const row = rowOf(options, request);
    const closed = guestMessages.close(row, now());
    record(request, reviewer, row, 'closed');
    return { item: shown(closed) };
  });
  app.post(`${GUEST_MESSAGES_PATH}/:id/erase`, async (request) => {
    const reviewer = await supportOf(identity, request);
    const row = rowOf(options, request);
    store.erase(row);
    record(request, reviewer, row, 'erased');
    return {};
  });
}
