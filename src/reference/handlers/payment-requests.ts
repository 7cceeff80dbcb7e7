import type { CallInput } from '../../calls/table.ts';
import { IDEA_TOPIC } from '../../domain/payments/request-topics.ts';
import { usualWait } from '../../domain/payments/requests.ts';
import type { Feed } from '../feed/feed.ts';
import type { Guard } from '../guard/guard.ts';
import { type CallContext, type Handlers, playerOf } from '../http/handler.ts';
import { assertIdempotencyKey } from '../http/idempotency-key.ts';
import { Refused } from '../http/refusal.ts';
import type { Message } from '../requests/message-store.ts';
import type { RequestRow, RequestStore } from '../requests/request-store.ts';
import { requestView } from '../requests/request-view.ts';
import type { Requests } from '../requests/requests.ts';

export interface RequestHandlersOptions {
  readonly requests: Requests;
  readonly requestStore: RequestStore;
  readonly guard: Guard;
  readonly feed: Pick<Feed, 'notify'>;
}

/** A player is told of so many at once: many more than may be under way at the same time. */
const PAGE = 50;

/** What is usual is what answers of the last days say, the newest of them. */
const USUAL = { within: 30 * 24 * 60 * 60_000, most: 200 } as const;

const messageView = ({ by, at, text, file }: Message) => ({ by, at, text, ...(file && { file }) });

const usualIn = (store: Pick<RequestStore, 'waits'>, now: number): number | null =>
  usualWait(store.waits(now - USUAL.within, IDEA_TOPIC.id, USUAL.most));

/** The request that is over after which a page begins; null for the first one. */
function cursorOf(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  if (/^\d{1,15}$/.test(cursor)) return Number(cursor);
  throw new Refused('400', [{ pointer: '/query/cursor', detail: 'as `next` of the page before' }]);
}

/** A player's requests, as they stand by now: what is under way, and a page of what is over. */
function allOf({
  requests,
  requestStore,
}: Pick<RequestHandlersOptions, 'requests' | 'requestStore'>) {
  return ({ query }: CallInput<'paymentRequests'>, context: CallContext) => {
    requests.endQuiet(context.now);
    const after = cursorOf(query?.cursor);
    const found = requestStore.of(playerOf(context).user_id, PAGE + 1, after);
    const page = found.slice(0, PAGE);
    return {
      requests: page.map(requestView),
      barring: requests.barring(playerOf(context).user_id, context.now),
      next: found.length > PAGE ? String(page.at(-1)?.id) : null,
      usualWait: usualIn(requestStore, context.now),
    };
  };
}

/** Whoever is told what was written has read it; their other pages count what is left. */
function telling({ requestStore, feed }: Pick<RequestHandlersOptions, 'requestStore' | 'feed'>) {
  return (row: RequestRow) => {
    const messages = requestStore.messages(row);
    const unread = requestStore.unreadOf(row.user_id);
    requestStore.read(row, messages.at(-1)?.id ?? 0);
    if (requestStore.unreadOf(row.user_id) < unread) feed.notify(row.user_id, 'requests');
    return { request: requestView(row), messages: messages.map(messageView) };
  };
}

/** Calls by which players write to support. They are called after what they were about at first: payments. */
export function paymentRequestHandlers(options: RequestHandlersOptions) {
  const { requests, requestStore, guard } = options;
  const own = ({ id }: { readonly id: string }, context: CallContext): RequestRow => {
    const found = requestStore.find(id);
    if (found?.user_id !== playerOf(context).user_id) throw new Refused('404');
    return found;
  };
  const all = allOf({ requests, requestStore });
  const told = telling(options);
  return {
    paymentRequests: all,
    paymentRequest: ({ path }, context) => told(own(path, context)),
    paymentRequestOpen({ headers, body }, context) {
      const { user_id: userId } = playerOf(context);
      const key = headers['idempotency-key'];
      assertIdempotencyKey(key);
      guard.pass('request', context, { subject: userId });
      return { request: requestView(requests.open({ userId, key, ...body }, context.now)) };
    },
    paymentRequestAnswer({ path, headers, body }, context) {
      const request = own(path, context);
      const key = headers['idempotency-key'];
      assertIdempotencyKey(key);
      guard.pass('request', context, { subject: request.user_id });
      return told(requests.write(request, { key, text: body.message, by: null }, context.now));
    },
    async paymentRequestFile({ path, headers }, context) {
      const request = own(path, context);
      const { upload, now } = context;
      const key = headers['idempotency-key'];
      assertIdempotencyKey(key);
      if (upload === null) throw new Refused('415');
      guard.pass('document', context, { subject: request.user_id });
      return told(await requests.attach(request, { key, upload }, now));
    },
    paymentRequestClose: ({ path }, context) => ({
      request: requestView(requests.close(own(path, context), 'player', context.now)),
    }),
  } satisfies Handlers;
}
