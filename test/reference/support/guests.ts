import type { CallInput } from '../../../src/calls/table.ts';
import { GUEST_MESSAGES_PATH } from '../../../src/reference/requests/guest-review-routes.ts';
import { fakeBoard } from './board.ts';
import { solve } from './captcha.ts';
import { type Caller, type HarnessOptions, startBackEnd } from './harness.ts';
import { identityWith } from './identity.ts';
import { staffOn } from './verification.ts';
import { type Visitor, visitorOf } from './visitor.ts';

type Sent = CallInput<'guestMessage'>['body'];

/** Texts that are found again wherever they should not be. */
export const GUEST = {
  email: 'canary-guest@example.test',
  name: 'Canary Name',
  subject: 'Canary subject',
  message: 'canary-guest-words: I cannot sign in',
} as const;

/** A guest who writes to support, and the staff who answer. */
export async function guestWriting(options: HarnessOptions = {}) {
  const identity = options.identity ?? (await identityWith());
  const harness = await startBackEnd({ board: fakeBoard(), identity, ...options });
  const staff = await staffOn(harness, 'support');
  const guest = visitorOf(harness);
  const send = (part: Partial<Sent>, key: string, more = {}, by: Visitor = guest) => {
    const headers = { 'idempotency-key': key };
    return by.call('guestMessage', { headers, body: { ...GUEST, ...part } }, more);
  };
  /** With whatever captcha is asked for. */
  const write = async (part: Partial<Sent> = {}, key: string = crypto.randomUUID()) => {
    const first = await send(part, key);
    const code = first.errors[0]?.code;
    if (code !== '100' && code !== '111') return first;
    return send(part, key, { 'x-captcha-token': await solve(harness, guest, code) });
  };
  const review = (address: string, body?: object, by: Caller = staff) =>
    fetch(`${harness.url}${GUEST_MESSAGES_PATH}${address}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(by.cookie === undefined ? {} : { cookie: by.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const listed = async (state = 'open') => {
    const response = await review(`?state=${state}`);
    const { items } = (await response.json()) as { items: { id: string; number: string }[] };
    return items.map(({ number }) => number);
  };
  return { harness, guest, staff, send, write, review, listed };
}
