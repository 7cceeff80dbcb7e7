/** A server that does anything at all, a player who does too, and what came of it. */
import fc from 'fast-check';
import { mergeMap, timer } from 'rxjs';
import { type CallName, calls } from '../../../src/calls/table.ts';
import type { AnyEvent, Envelope } from '../../../src/events/catalogue.ts';
import { accepted } from './betting.ts';
import { ask } from './calling.ts';
import { challengeOf } from './captcha.ts';
import {
  type Answer,
  networkError,
  never,
  reply,
  silence,
  type TestSession,
  testSession,
} from './session.ts';

const CODES = ['100', '111', '112', '113'] as const;

/** Calls of every sort: with a token and without, that may be sent twice and that may not. */
const ASKED = [
  'rights',
  'authCheck',
  'block',
  'redirectLight',
  'credentialsEmail',
  'sendSms',
  'balanceHide',
  'couponPlace',
  'token',
  'fingerprint',
  'captchaTime',
] as const satisfies readonly CallName[];

const NESTED = ['captchaUpdate', 'captchaValidate'] as const satisfies readonly CallName[];

const behaviour = fc.record({
  delay: fc.constantFrom(0, 0, 5, 400, 9000),
  does: fc.oneof(
    fc.constantFrom('right', 'right', 'malformed', 'html', 'lost', 'never', 'silent'),
    fc.record({
      status: fc.constantFrom(400, 400, 401, 401, 403, 404, 422, 429, 451, 500, 501, 503),
      code: fc.constantFrom('1', '120', ...CODES),
    }),
  ),
});

type Behaviour = typeof behaviour extends fc.Arbitrary<infer B> ? B : never;

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ ask: fc.constantFrom(...ASKED) }) },
  { weight: 4, arbitrary: fc.record({ wait: fc.constantFrom(1, 20, 45, 500, 10_000, 61_000) }) },
  { weight: 2, arbitrary: fc.record({ cancel: fc.nat(12) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('solve', 'submit', 'give up', 'sign in', 'sign out'),
    }),
  },
);

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** More requests than any visit leads to: something goes round in circles, and is stopped. */
export const STORM = 1000;

/** What may happen in a visit: what the server does request by request, what the player does. */
export const visit = fc.record({
  server: fc.array(behaviour, { minLength: 1, maxLength: 20 }),
  steps: fc.array(step, { minLength: 1, maxLength: 25 }),
});

/** One request as it left, and what became of it. */
export interface Sent {
  readonly call: CallName;
  readonly requestId: number;
  readonly at: number;
  readonly does: Behaviour['does'];
}

function rightBody(session: TestSession, call: CallName, query?: Readonly<Record<string, string>>) {
  const now = session.clock.now();
  switch (call) {
    case 'couponPlace':
      return accepted('1');
    case 'token':
      return { token: `t.${btoa(JSON.stringify({ exp: Math.floor(now / 1000) + 90 }))}.s` };
    case 'fingerprint':
      return { token: `print-${now}`, expiresAt: now + 90_000 };
    case 'captchaUpdate': {
      const code = CODES.find((one) => one === query?.['code']) ?? '111';
      return { challenge: challengeOf(code, `c-${now}`, now), now };
    }
    case 'captchaValidate':
      return { token: 'proof' };
    default:
      return bodies[call];
  }
}

const bodies: Partial<Record<CallName, unknown>> = {
  rights: { rights: [] },
  authCheck: { user_id: '7' },
  block: { displayTypeId: 0, templateTypeId: 0 },
  redirectLight: { redirect: false, code: null, url: null, reasons: [], breadcrumbs: [] },
  credentialsEmail: { success: true },
  sendSms: { expiresIn: 60 },
  balanceHide: { user_hide_balance: true },
  captchaTime: { time: 0 },
};

function answerOf(does: Behaviour['does'], right: unknown): Answer {
  if (typeof does !== 'string') {
    const { status, code } = does;
    const exception = status === 451 ? { exception_code: 1 } : {};
    return reply({ ...exception, errors: [{ code }] }, status);
  }
  switch (does) {
    case 'right':
      return reply(right);
    case 'malformed':
      return reply({ cut: 'of' });
    case 'html':
      return reply('<html>', 200);
    case 'lost':
      return networkError();
    case 'never':
      return never();
    default:
      return silence();
  }
}

function serve(session: TestSession, server: readonly Behaviour[]): Sent[] {
  const sent: Sent[] = [];
  for (const call of [...ASKED, ...NESTED]) {
    session.answers[call] = ({ headers, query }) => {
      if (sent.length > STORM) return never();
      const { delay, does } = server[sent.length % server.length] as Behaviour;
      const requestId = Number(headers['x-request-id']);
      sent.push({ call, requestId, at: session.clock.now(), does });
      const right = rightBody(session, call, query);
      return timer(delay, session.clock).pipe(mergeMap(() => answerOf(does, right)));
    };
  }
  return sent;
}

function take(session: TestSession, step: Step, ids: number[]): void {
  const { runtime, clock } = session;
  if ('ask' in step) ids.push(ask(session, step.ask, { body: {} }));
  else if ('wait' in step) clock.advance(step.wait);
  else if ('cancel' in step) {
    const requestId = ids[step.cancel];
    if (requestId !== undefined) runtime.publish('http.cancelled', { call: 'any', requestId });
  } else if (step.do === 'sign in') runtime.publish('session.started', { userId: '8' });
  else if (step.do === 'sign out') runtime.publish('session.ended', { reason: 'logout' });
  else if (step.do === 'give up') runtime.publish('modal.closed', { id: 'captcha', by: 'player' });
  else {
    const { code } = runtime.state.captcha;
    if (code === null) return;
    if (step.do === 'solve') runtime.publish('captcha.solved', { code, token: 'proof' });
    else runtime.publish('captcha.submitted', { code, solution: '1' });
  }
}

/** Lets the visit happen, and then all come to an end that was begun. */
export function happen({ server, steps }: typeof visit extends fc.Arbitrary<infer V> ? V : never) {
  const session = testSession({ answers: { authCheck: () => reply({ user_id: '7' }) } });
  session.runtime.start();
  session.clock.advance(2000);
  const sent = serve(session, server);
  const ids: number[] = [];
  for (const one of steps) take(session, one, ids);
  session.runtime.publish('app.visibilityChanged', { visible: false });
  // Nobody solves anything any more: what waits for that is given up, as often as it is asked for.
  for (let i = 0; i < 12; i += 1) {
    session.clock.advance(100_000);
    take(session, { do: 'give up' }, ids);
  }
  session.runtime.stop();
  return { events: session.events, sent };
}

type Requested = Envelope<'http.requested'>;

/** The calls that had time to end: all but streams and what a clock asked for at the very last. */
export function callsIn(events: readonly AnyEvent[]): Requested[] {
  const last = (events.at(-1)?.at ?? 0) - 150_000;
  return events.filter(
    (event): event is Requested =>
      event.type === 'http.requested' &&
      event.at < last &&
      !(event.data.call in calls && calls[event.data.call as CallName].stream),
  );
}
