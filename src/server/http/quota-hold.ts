import type { FastifyReply } from 'fastify';
import type { Holder, Quota, Release } from '../../server-kernel/quota.ts';
import { refusal } from './refusal.ts';

/** Seconds after which it is worth asking again for what others hold. */
const RETRY_AFTER = 5;

/**
 * Takes from a quota, until it is released. Refused with 429 and `too-many-` and what it is where
 * the holder has as much as one may, with 503 and `busy` where everybody together has.
 */
export function hold<Kind extends string>(
  quota: Quota<Kind>,
  holder: Holder<Kind>,
  what: string,
): Release {
  const taken = quota.take(holder);
  if (taken.ok) return taken.value;
  if (taken.error === 'total') throw refusal(503, 'busy', RETRY_AFTER);
  throw refusal(429, `too-many-${what}`, RETRY_AFTER);
}

/** Takes from a quota for as long as an answer is under way, as `hold` does. */
export function holdWhileOpen<Kind extends string>(
  reply: FastifyReply,
  quota: Quota<Kind>,
  holder: Holder<Kind>,
  what: string,
): void {
  const release = hold(quota, holder, what);
  if (reply.raw.closed) release();
  else reply.raw.once('close', release);
}
