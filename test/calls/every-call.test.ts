/** What holds for every call of the table, held against every one of them. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type CallName, calls, isCallName } from '../../src/calls/table.ts';
import { privatePaths } from '../../src/kernel/privacy.ts';
import { ask, endingsOf, endOf } from '../support/session/calling.ts';
import {
  networkError,
  never,
  refuse,
  type TestSession,
  testSession,
} from '../support/session/session.ts';

const test = suite('calls: every call');

type Answer = NonNullable<TestSession['answers'][CallName]>;

const names = Object.keys(calls)
  .filter(isCallName)
  .filter((name) => !calls[name].stream);

/** Something for every placeholder of a path. */
function pathOf(name: CallName): Record<string, string> {
  const holes = [...calls[name].path.matchAll(/\{(\w+)\}/g)];
  return Object.fromEntries(holes.map(([, hole = '']) => [hole, 'x']));
}

/** Whether a request is a try of the call with this number. */
const isOf =
  (id: number) =>
  ({ request }: Pick<TestSession['requests'][number], 'request'>): boolean =>
    request.headers['x-request-id'] === String(id);

/** A session at rest, in which each of these calls is issued once, and answered like this. */
function asked(answerOf: (name: CallName) => Answer, calling: readonly CallName[] = names) {
  const session = testSession();
  session.runtime.start();
  session.clock.advance(5000);
  const issuedAt = session.clock.now();
  const each = calling.map((name) => {
    const id = ask(session, name, { path: pathOf(name) });
    const [answer, usual] = [answerOf(name), session.answers[name] ?? (() => refuse(501))];
    // What the session asks for by itself meanwhile is answered as ever.
    session.answers[name] = (request) => (isOf(id)({ request }) ? answer : usual)(request);
    return { name, id, tries: () => session.requests.filter(isOf(id)) };
  });
  return { session, each, issuedAt };
}

/** How often a call goes out in all when nothing comes of it. */
const most = (name: CallName) => 1 + (calls[name].retry?.times ?? 0);

/** Longer than any call takes with all its tries. */
const ALL_TRIES = 6 * 60_000;

test('only a call that may be sent twice has a rule for sending it again', () => {
  for (const name of names) {
    const { retry, idempotent } = calls[name];
    assert.ok(retry === null || idempotent, name);
  }
});

test('the token goes with a call that asks for it, and with no other', () => {
  const { session, each } = asked(() => () => refuse(404));
  session.clock.advance(1000);
  for (const { name, tries } of each) {
    const [first] = tries();
    const { authorization } = first?.request.headers ?? {};
    assert.is(authorization?.startsWith('Bearer '), calls[name].bearer || undefined, name);
  }
});

test('every call says its language, its number and where it comes from', () => {
  const { session, each } = asked(() => () => refuse(404));
  session.clock.advance(1000);
  for (const { name, id, tries } of each) {
    const { headers = {} } = tries()[0]?.request ?? {};
    assert.is(headers['x-language'], 'en', name);
    assert.is(headers['x-request-id'], String(id), name);
    assert.is(headers['x-requested-with'], 'replaybook', name);
  }
});

test('a call nobody answers fails when its time is up, and not before', () => {
  const tried = names.filter((one) => calls[one].retry === null);
  const { session, each, issuedAt } = asked(() => never, tried);
  session.clock.advance(30_100);
  for (const { name, id } of each) {
    const { timeout } = calls[name];
    assert.ok(timeout > 0 && timeout < 30_000, name);
    assert.is(endOf(session, id), 'network', name);
    const took = (endingsOf(session, id)[0]?.at ?? 0) - issuedAt;
    assert.ok(took >= timeout && took < timeout + 100, `${name} ended after ${took} ms`);
  }
});

for (const [what, answer, how] of [
  ['that never comes', never, 'network'],
  ['that is lost', networkError, 'network'],
  ['of a server in trouble', () => refuse(503), 503],
] as const) {
  test(`an answer ${what}: sent again as often as the table says, and never otherwise`, () => {
    const { session, each } = asked(() => answer);
    session.clock.advance(ALL_TRIES);
    for (const { name, id, tries } of each) {
      assert.is(tries().length, most(name), name);
      assert.is(endOf(session, id), how, name);
      assert.is(endingsOf(session, id).length, 1, name);
    }
  });
}

test('a refusal is no reason to send a call again', () => {
  for (const status of [400, 403, 404, 409, 422, 429, 451, 501]) {
    const { session, each } = asked(() => () => refuse(status));
    session.clock.advance(ALL_TRIES);
    for (const { name, id, tries } of each) {
      assert.is(tries().length, 1, `${name} ${status}`);
      assert.is(endOf(session, id), status, `${name} ${status}`);
    }
  }
});

test('any call may be cancelled: it ends with close and 499, once, and is not sent again', () => {
  const { session, each } = asked((name) => (calls[name].retry ? () => refuse(503) : never));
  session.clock.advance(30);
  for (const { name, id } of each) {
    session.runtime.publish('http.cancelled', { call: name, requestId: id });
  }
  session.clock.advance(ALL_TRIES);
  for (const { name, id, tries } of each) {
    const endings = endingsOf(session, id);
    assert.is(endings.length, 1, name);
    assert.equal(
      endings[0]?.type === 'http.failed' && [endings[0].data.reason, endings[0].data.status],
      ['close', 499],
      name,
    );
    assert.is(tries().length, 1, name);
  }
});

/** Calls that take a secret and of which no outcome goes on record: it is asked for before or besides. */
const besides: readonly CallName[] = [
  ...(['captchaValidate', 'twoStepStart', 'activationSend'] as const),
  ...(['guestMessage', 'newsletterStop', 'pushSubscribe', 'pushUnsubscribe'] as const),
];

test('what becomes of a call that takes a secret goes on record, or it is named', () => {
  const secretive = names.filter((name) => {
    const { path, query, body } = calls[name].input;
    return [path, query, body].some((part) =>
      privatePaths(part).some(({ privacy }) => privacy === 'secret'),
    );
  });
  assert.ok(secretive.length > 15);
  const unseen = secretive.filter((name) => calls[name].auditedAs === null);
  assert.equal(unseen.sort(), [...besides].sort());
});

test.run();
