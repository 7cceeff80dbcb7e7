import * as v from 'valibot';
import { finite } from '../kernel/numbers.ts';
import { personal } from '../kernel/privacy.ts';
import { area, event } from './define.ts';

/** Name of the call in the table of calls. */
const call = v.string();
/** Counts the session's requests from 1; joins a request with its reply. */
const requestId = finite;

/**
 * Bodies are declared by the table of calls, which says their shape and the privacy of each field;
 * here they are only carried.
 */
export const httpEvents = area('http', {
  requested: event(
    1,
    'A call was issued.',
    v.object({
      call,
      requestId,
      path: v.optional(v.record(v.string(), v.string())),
      query: v.optional(v.record(v.string(), v.string())),
      headers: v.optional(v.record(v.string(), v.string())),
      body: v.optional(v.unknown()),
    }),
  ),
  attempted: event(
    1,
    'A call did not go through; it is sent once more after `delay` milliseconds.',
    v.object({
      call,
      requestId,
      reason: v.picklist(['retry', 'token', 'captcha', 'fingerprint']),
      /** What the attempt before was answered; 0 for no answer. */
      status: finite,
      /** Code of the refusal, where it had one that counts. */
      code: v.optional(v.string()),
      /** All of its codes, in their order, where it named several. */
      codes: v.optional(v.array(v.string())),
      delay: finite,
    }),
  ),
  replied: event(
    1,
    'A call was answered, with any status.',
    v.object({
      call,
      requestId,
      status: finite,
      body: v.unknown(),
      /** Of the body's shape, which the table of calls declares; 1 unless said. */
      version: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    }),
  ),
  failed: event(
    2,
    'A call ended without an answer that can be used.',
    v.object({
      call,
      requestId,
      reason: v.picklist(['close', 'network', 'error']),
      status: finite,
      /** Words of the browser, which may repeat what was sent. */
      detail: personal(v.string()),
    }),
  ),
  cancelled: event(
    1,
    'Nobody wants the answer of this call any more.',
    v.object({ call, requestId }),
  ),
});
