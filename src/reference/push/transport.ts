import type { PushTransport } from './push.ts';

const TIMEOUT_MS = 10_000;

/** Sends by the platform's own client. Nothing is followed: a push service answers itself. */
export const sendPush: PushTransport = async ({ url, headers, body }) => {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: body as Uint8Array<ArrayBuffer>,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response.status;
};
