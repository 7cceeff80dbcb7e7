/** Guests who sign in, and what must not be left of it. */
import * as assert from 'uvu/assert';
import type { Refusal } from '../../../src/calls/define.ts';
import type { CallReply } from '../../../src/calls/table.ts';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { redact } from '../../../src/log/codec/redact.ts';
import type { AuthState } from '../../../src/projections/auth/state.ts';
import { siteFold } from '../../../src/projections/state.ts';
import { privatePathsOf } from '../../../src/site/ports/private-paths.ts';
import { recorded } from './betting.ts';
import { assertKeptSecret } from './secrecy.ts';
import {
  type Answer,
  reply,
  type SessionOptions,
  type TestSession,
  testSession,
} from './session.ts';

export const ireland = { id: 372, name: 'Ireland', country_code: 'IE', tel_code: '353' };
export const irelandMask = { CountryId: 372, Mask: '## ### ####', Max: 9, Min: 9 };

export const signedIn = () => reply({ userId: 'player-1' });

/** The answer after which a second step is left. */
export const twoStepNext = (
  methods: CallReply<'loginByEmail'>['methods'] = ['totp', 'recovery'],
  resendIn?: number,
): Answer =>
  reply({
    userId: null,
    next: 'two-step',
    methods,
    expiresIn: 600,
    ...(resendIn === undefined ? {} : { resendIn }),
  });

/** A refusal as servers word it: the key of a text, the field it is about, seconds to wait. */
export function refuseWith(
  status: number,
  detail: string,
  { pointer, retryAfter }: { pointer?: string; retryAfter?: number } = {},
): Answer {
  const body: Refusal = {
    ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
    errors: [{ code: '1', detail, ...(pointer === undefined ? {} : { pointer }) }],
  };
  return reply(body, status);
}

/** A guest on a page, with every state there was since the session began. */
export interface Guest extends TestSession {
  readonly states: readonly unknown[];
  /** Lets answers come. */
  settle(): void;
}

export function guest(options: SessionOptions = {}): Guest {
  const session = testSession({
    url: '/en/user/login',
    ...options,
    answers: {
      phoneCountries: () => reply([ireland]),
      phoneMasks: () => reply([irelandMask]),
      ...options.answers,
    },
  });
  const states: unknown[] = [];
  session.runtime.state$.subscribe((state) => states.push(state));
  session.runtime.start();
  session.runtime.publish('phones.wanted', {});
  session.clock.advance(1000);
  return Object.assign(session, { states, settle: () => session.clock.advance(1000) });
}

/** Login, phone or password, as it was before it was encoded. */
export const plain = (text: unknown): string => Buffer.from(String(text), 'base64url').toString();

/** What was sent with a call, the first time or the nth. */
export function sent(
  session: TestSession,
  call: Parameters<TestSession['requestsOf']>[0],
  nth = 0,
) {
  return session.requestsOf(call)[nth]?.request.body as Record<string, unknown>;
}

/** The address that was shown when a call was issued. */
export function addressAt({ events }: TestSession, call: string): string {
  let shown = '';
  for (const event of events) {
    if (event.type === 'route.changed') shown = event.data.url;
    if (event.type === 'http.requested' && event.data.call === call) return shown;
  }
  throw new Error(`${call} was not issued`);
}

/** What is left of a recording whose person was erased still folds. */
function assertErasable({ events }: TestSession): void {
  const state = siteFold.initial();
  for (const event of recorded(events)) {
    const erased = redact(event, privatePathsOf(event), []) as AnyEvent;
    assert.equal(siteFold.inPlace(state, erased), []);
  }
}

/**
 * Ends the session: none of these was in any state there was, or is left in the address; the
 * recording without them folds and acts as the session did, and folds without the person too.
 */
export function assertForgotten(session: Guest, ...secrets: readonly string[]): void {
  assertKeptSecret(session, secrets);
  const left = JSON.stringify([session.states, session.navigation.url]);
  for (const secret of secrets) assert.not.ok(left.includes(secret), `${secret} is left`);
  assertErasable(session);
}

/** Key of the text that says why the last try failed. */
export function messageOf({ sending: { told } }: AuthState): string | null {
  return told !== null && 'key' in told ? told.key : null;
}
