import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { POLICY } from '../../../src/reference/policy.ts';
import { inSeconds } from '../../../src/reference/secrets/codes.ts';
import { START } from '../support/harness.ts';
import { openStores } from '../support/secrets.ts';

const test = suite('codes and flows');
const now = START;

const other = (code: string) => String((Number(code) + 1) % 1e6).padStart(6, '0');

test('a code is right once, for its purpose and subject', () => {
  const { codes } = openStores();
  const code = codes.issue('login', '+353861234567', now);
  assert.match(code, /^\d{6}$/);
  assert.is(codes.check('registration', '+353861234567', code, now), 'time_up');
  assert.is(codes.check('login', '+353861234568', code, now), 'time_up');
  assert.is(
    codes.check('login', '+353861234567', ` ${code.slice(0, 3)} ${code.slice(3)}`, now),
    'right',
  );
  assert.is(codes.check('login', '+353861234567', code, now), 'time_up');
});

test('after five wrong ones even the right code is too late', () => {
  const { codes } = openStores();
  const code = codes.issue('login', 'x', now);
  for (let i = 0; i < 5; i += 1) {
    assert.is(codes.check('login', 'x', other(code), now), 'wrong_code');
  }
  assert.is(codes.check('login', 'x', code, now), 'time_up');
});

test('a code lives five minutes, and a new one takes its place', () => {
  const { codes } = openStores();
  const { code: lifetime } = POLICY.lifetimes;
  const first = codes.issue('login', 'x', now);
  let second = codes.issue('login', 'x', now);
  while (second === first) second = codes.issue('login', 'x', now);
  assert.is(codes.check('login', 'x', first, now), 'wrong_code');
  assert.is(codes.check('login', 'x', second, now + lifetime), 'time_up');
  assert.is(codes.check('login', 'x', second, now + lifetime - 1), 'right');
});

test('within a minute there is the code of just now, then another may be sent', () => {
  const { codes } = openStores();
  assert.is(codes.lately('login', 'x', now), null);
  codes.issue('login', 'x', now);
  const sent = codes.lately('login', 'x', now + 59_999);
  assert.equal(sent, { expiresAt: now + POLICY.lifetimes.code, resendAt: now + 60_000 });
  assert.equal(sent && inSeconds(sent, now + 500), { expiresIn: 300, resendIn: 60 });
  assert.is(codes.lately('login', 'x', now + 60_000), null);
  for (let i = 0; i < POLICY.codes.wrong; i += 1) codes.check('login', 'x', 'wrong', now);
  assert.is(codes.lately('login', 'x', now), null, 'one that is spent is not waited for');
});

test('what was begun can be gone on with until it expires or ends', () => {
  const { flows, database } = openStores();
  const schema = v.object({ userId: v.string() });
  flows.begin('visit', 'two-step', { userId: 'canary-4711' }, now + 1000);
  const rows = database.all(v.record(v.string(), v.unknown()), 'SELECT * FROM flows');
  assert.not.match(JSON.stringify(rows), 'canary-4711');
  const get = (visit: string | null, at: number) => flows.get(visit, 'two-step', schema, at);
  assert.equal(get('visit', now), { userId: 'canary-4711' });
  assert.is(get('other', now), null);
  assert.is(get(null, now), null);
  assert.is(flows.get('visit', 'recovery', schema, now), null);
  flows.begin('visit', 'two-step', { userId: 'b' }, now + 2000);
  assert.equal(get('visit', now + 1999), { userId: 'b' });
  assert.is(get('visit', now + 2000), null);
  flows.begin('visit', 'two-step', { userId: 'c' }, now + 9000);
  flows.end('visit', 'two-step');
  assert.is(get('visit', now), null);
});

test.run();
