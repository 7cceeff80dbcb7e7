import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { call, refusalReply, versionField } from '../../../src/calls/define.ts';
import { calls } from '../../../src/calls/table.ts';
import { ERASED_MARKER, personal, SECRET_MARKER, secret } from '../../../src/kernel/privacy.ts';
import { checkEvents } from '../../../src/log/read/decode.ts';
import { compileFits } from '../../../src/log/read/fits.ts';
import { readReply } from '../../../src/log/read/replies.ts';

const test = suite('log/replies');

const at = 1_700_000_000_000;
const answer = (call: string, body: unknown, status = 200) => ({
  ...{ call, requestId: 1, status, body },
});
const read = (data: object) => checkEvents([{ seq: 3, at, type: 'http.replied', data }], '3');

const session = { user_id: '7' };

test('an answer that fits its call passes as it is', () => {
  const event = { seq: 3, at, type: 'http.replied', data: answer('authCheck', session) };
  const { events, problems } = checkEvents([event], '3');
  assert.is(events[0], event);
  assert.equal(problems, []);
});

test('a body that does not fit is set aside with its place, and its values are not repeated', () => {
  const data = answer('authCheck', { user_id: { name: 'hunter2' } });
  const { events, problems } = read(data);
  assert.equal(events, []);
  assert.equal(
    problems.map(({ problem, seq }) => [problem, seq]),
    [['bad-body', 3]],
  );
  const message = problems[0]?.message ?? '';
  assert.match(message, 'reply of authCheck: its data does not fit at user_id');
  assert.not.match(message, 'hunter2');
});

test('no body makes reading throw, whatever it is', () => {
  const bodies = [null, undefined, 0, '', [], {}, { user_id: 1 }, [[[]]], '__proto__', true];
  for (const name of [...Object.keys(calls), '__proto__', 'toString', ''])
    for (const status of [200, 400])
      for (const body of bodies) {
        const { events, problems } = read(answer(name, body, status));
        assert.is(events.length + problems.length, 1, name);
      }
});

test('an answer to a call that this build does not have is set aside', () => {
  for (const name of ['futureCall', 'constructor', '__proto__', 'x'.repeat(10_000)]) {
    const [problem] = read(answer(name, {})).problems;
    assert.is(problem?.problem, 'unknown-call');
    assert.ok((problem?.message.length ?? 0) < 500);
  }
});

test('a refusal is of one shape, whatever the call', () => {
  const errors = [{ code: '100', title: ERASED_MARKER }];
  assert.equal(read(answer('authCheck', { errors }, 403)).problems, []);
  const [problem] = read(answer('authCheck', session, 403)).problems;
  assert.match(problem?.message ?? '', 'refusal of authCheck: its data does not fit at errors');
  assert.is(read(answer('authCheck', { errors })).problems.length, 1);
});

test('what was taken out of a body does not make it unfit', () => {
  for (const ggru of [SECRET_MARKER, ERASED_MARKER]) {
    assert.equal(read(answer('secureData', { ggru, grant: ggru })).problems, []);
  }
  for (const profile of [null, { name: ERASED_MARKER, surname: 'a', email: ERASED_MARKER }]) {
    assert.equal(read(answer('loginByEmail', { userId: null, profile })).problems, []);
  }
});

const body = v.object({ sum: v.number(), by: personal(v.string()), key: secret(v.string()) });
/** Twice changed: `sum` was a text called `amount`, then one called `sum`. */
const changed = call({
  path: '/',
  reply: body,
  upcasters: [
    (before) => {
      const { amount, ...rest } = before as Record<string, unknown>;
      return { ...rest, sum: amount };
    },
    (before) => {
      const { sum, ...rest } = before as Record<string, unknown>;
      if (typeof sum !== 'string') throw new TypeError('no sum');
      return { ...rest, sum: Number(sum) };
    },
  ],
});
const lift = (given: unknown, version?: number) => {
  const data = { ...answer('changed', given), ...(version === undefined ? {} : { version }) };
  return readReply(data, () => changed);
};

test('a call has the version of its reply by its upcasters, and 1 without', () => {
  assert.is(changed.version, 3);
  assert.equal([calls.authCheck.version, refusalReply.version], [1, 1]);
  assert.equal(versionField(changed), { version: 3 });
  assert.equal(versionField(calls.authCheck), {});
});

test('bodies of earlier versions are lifted step by step; none said is 1', () => {
  const whole = { by: ERASED_MARKER, key: SECRET_MARKER };
  const expected = { data: { ...answer('changed', { ...whole, sum: 5 }), version: 3 } };
  assert.equal(lift({ ...whole, amount: '5' }), expected);
  assert.equal(lift({ ...whole, amount: '5' }, 1), expected);
  assert.equal(lift({ ...whole, sum: '5' }, 2), expected);
  assert.equal(lift({ ...whole, sum: 5 }, 3), expected);
});

test('what cannot be lifted, or is of a version to come, is set aside', () => {
  for (const [given, version] of [
    [{ amount: 5 }, 1],
    [null, 1],
    [{ sum: 5 }, 2],
    [{ amount: '5' }, 2],
    [{ sum: 5, by: '', key: '' }, 4],
  ] as const) {
    const found = lift(given, version);
    assert.is('problem' in found && found.problem, 'bad-body', JSON.stringify(given));
  }
  for (const version of [0, -1, 1.5, '2', null]) {
    const [problem] = read({ ...answer('authCheck', session), version }).problems;
    assert.is(problem?.problem, 'bad-data', String(version));
  }
});

test('lifting again changes nothing', () => {
  const once = lift({ amount: '5', by: '', key: '' });
  assert.ok('data' in once);
  assert.is((readReply(once.data, () => changed) as typeof once).data, once.data);
});

test('the compiled check knows every kind of schema that replies are made of', () => {
  for (const [name, { reply }] of Object.entries(calls))
    assert.type(compileFits(reply), 'function', name);
  const either = compileFits(calls.captchaValidate.reply);
  assert.ok(either({ token: SECRET_MARKER }));
  assert.ok(either({ type: 1, time: 2, error_message: '' }));
  assert.not(either({ type: 1 }));
});

test.run();
