import type { FastifyReply } from 'fastify';
import { roleOf, type Viewer } from '../identity/viewer.ts';
import type { LogContext } from './context.ts';

/** Whether the sign-in still lasts with which the viewer came, in the role they came in. */
async function stillViews({ identity }: Pick<LogContext, 'identity'>, viewer: Viewer) {
  const user = await identity.userBySession(viewer.signInId);
  return user !== null && roleOf(user) === viewer.role;
}

/**
 * A signal that aborts when the viewer's sign-in is over while the answer is under way. The store
 * is looked at again and again, since other processes end sign-ins as well. When a look fails, it
 * aborts too: whoever is still signed in comes again.
 */
export function signInEnd(
  context: Pick<LogContext, 'identity' | 'signInLookMs'>,
  viewer: Viewer,
  reply: FastifyReply,
): AbortSignal {
  const over = new AbortController();
  if (reply.raw.closed) return over.signal;
  const look = () =>
    stillViews(context, viewer)
      .catch(() => false)
      .then((lasts) => {
        if (!lasts) over.abort();
      });
  const timer = setInterval(look, context.signInLookMs).unref();
  const stop = () => clearInterval(timer);
  reply.raw.once('close', stop);
  over.signal.addEventListener('abort', stop);
  return over.signal;
}

/** A signal that aborts when a viewer's stream has to end: with the sign-in, or with the server. */
export function streamEnd(
  context: Pick<LogContext, 'identity' | 'signInLookMs' | 'closing'>,
  viewer: Viewer,
  reply: FastifyReply,
): AbortSignal {
  return AbortSignal.any([context.closing, signInEnd(context, viewer, reply)]);
}
