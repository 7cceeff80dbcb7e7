/** The interceptors together: their order, as it is documented and as a call meets it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { of, tap } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chain, ended, type Interceptor } from '../../../src/calls/interceptors/chain.ts';
import { interceptorsOf } from '../../../src/calls/interceptors/order.ts';
import { repositoryRoot } from '../../support/repository.ts';
import { ask, endOf, headersOf } from '../../support/session/calling.ts';
import {
  aloneContext,
  answering,
  attemptOf,
  HOUR,
  printed,
} from '../../support/session/interceptors.ts';
import { type Answer, refuse, reply, type TestSession } from '../../support/session/session.ts';

const test = suite('calls: chain');

const decision = path.join(repositoryRoot, 'docs/decisions/0007-interceptors.md');

/** The names in the first column of the table of the decision, as they stand there. */
function documented(): readonly string[] {
  const rows = readFileSync(decision, 'utf8').matchAll(/^\| (\w+) \|/gm);
  return [...rows].map(([, name = '']) => name);
}

test('the order is the one that is documented, and the sending comes last', () => {
  const locale = { language: () => 'en', country: () => null };
  const names = interceptorsOf({ ...aloneContext().context, components: () => ({}), locale });
  assert.equal([...names.keys(), 'transport'], documented());
});

test('the first interceptor sees a call first and its outcome last', () => {
  const seen: string[] = [];
  const named =
    (name: string): Interceptor =>
    (attempt, next) => {
      seen.push(`${name} out`);
      return next(attempt).pipe(tap(() => seen.push(`${name} back`)));
    };
  const send = chain([named('a'), named('b')], () => {
    seen.push('sent');
    return of(ended({ kind: 'replied', status: 200, body: {} }));
  });
  send(attemptOf('rights')).subscribe();
  assert.equal(seen, ['a out', 'b out', 'sent', 'b back', 'a back']);
});

const player = { authCheck: () => reply({ user_id: '7' }) };

const solve = (session: TestSession) => {
  session.runtime.publish('captcha.solved', { code: '111', token: 'proof' });
  session.clock.advance(10_000);
};

test('captcha before token: one that expired while the captcha was solved is fetched anew', () => {
  const session = answering({
    ...player,
    credentialsEmail: ({ headers }) =>
      headers['x-captcha-token'] ? reply({ success: true }) : refuse(400, '111'),
  });
  const id = ask(session, 'credentialsEmail', { body: { email: 'a@example.test' } });
  // The tokens of a test session are good for ten minutes.
  session.clock.advance(HOUR / 4);
  solve(session);
  assert.is(endOf(session, id), 200);
  const [first, second] = headersOf(session, 'credentialsEmail', 'authorization');
  assert.is.not(first, second);
});

test('captcha before fingerprint: one that was taken anew meanwhile goes with the next try', () => {
  const session = printed({
    sendSms: ({ headers }) =>
      headers['x-captcha-token'] ? reply({ expiresIn: 60 }) : refuse(400, '111'),
  });
  ask(session, 'fingerprint', { body: { componentsData: {} } });
  session.clock.advance(1000);
  const id = ask(session, 'sendSms', { body: { phone: 'encoded' } });
  session.clock.advance(1000);
  ask(session, 'fingerprint', { body: { componentsData: {} } });
  session.clock.advance(1000);
  solve(session);
  assert.is(endOf(session, id), 200);
  assert.equal(headersOf(session, 'sendSms', 'x-fingerprint'), ['print-1', 'print-2']);
});

test('captcha before locale: the next try speaks the language that was chosen meanwhile', () => {
  const session = answering({
    sendSms: ({ headers }) =>
      headers['x-captcha-token'] ? reply({ expiresIn: 60 }) : refuse(400, '111'),
  });
  ask(session, 'sendSms', { body: { phone: 'encoded' } });
  session.clock.advance(1000);
  session.runtime.publish('route.requested', { url: '/de', replace: false });
  solve(session);
  assert.equal(headersOf(session, 'sendSms', 'x-language'), ['en', 'de']);
});

/** What a call with retries is answered, try by try. */
function inTurn(session: TestSession, ...answers: readonly Answer[]): void {
  let tries = 0;
  session.answers.block = () => {
    tries += 1;
    return answers[tries - 1] ?? reply({ displayTypeId: 0, templateTypeId: 0 });
  };
}

const block = { body: { auth: false, url: '/en' } };

test('captcha before retry: what is sent again carries the proof, and no captcha is asked twice', () => {
  const session = answering({});
  session.requests.length = 0;
  inTurn(session, refuse(400, '111'), refuse(503), refuse(503));
  const id = ask(session, 'block', block);
  session.clock.advance(1000);
  solve(session);
  assert.is(endOf(session, id), 200);
  const proofs = headersOf(session, 'block', 'x-captcha-token');
  assert.equal(proofs, [undefined, 'proof', 'proof', 'proof']);
});

test('locale before retry: what is sent again is the same request', () => {
  const session = answering({});
  session.requests.length = 0;
  inTurn(session, refuse(503));
  ask(session, 'block', block);
  session.clock.advance(50);
  session.runtime.publish('route.requested', { url: '/de', replace: false });
  session.clock.advance(1000);
  assert.equal(headersOf(session, 'block', 'x-language'), ['en', 'en']);
});

test('one call may meet every demand there is, and is answered in the end', () => {
  const met = new Set<string>();
  const once = (demand: string, refusal: Answer): Answer | null => {
    if (met.has(demand)) return null;
    met.add(demand);
    return refusal;
  };
  const session = printed({
    authCheck: () => reply({ user_id: '7' }),
    credentialsEmail: () =>
      once('token', refuse(401)) ??
      once('fingerprint', refuse(400, '120')) ??
      once('captcha', refuse(400, '111')) ??
      reply({ success: true }),
  });
  const id = ask(session, 'credentialsEmail', { body: { email: 'a@example.test' } });
  session.clock.advance(1000);
  session.runtime.publish('captcha.solved', { code: '111', token: 'proof' });
  session.clock.advance(1000);
  assert.is(endOf(session, id), 200);
  const tries = session.requestsOf('credentialsEmail').map(({ request }) => request.headers);
  assert.equal(
    tries.map((headers) => [headers['x-fingerprint'], headers['x-captcha-token']]),
    [
      [undefined, undefined],
      [undefined, undefined],
      ['print-1', undefined],
      ['print-1', 'proof'],
    ],
  );
  assert.ok(tries.every((headers) => headers['authorization']));
});

test.run();
