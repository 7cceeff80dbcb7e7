import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastify from 'fastify';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createFaultPlan } from '../../../src/reference/http/faults.ts';
import { registerBackEnd } from '../../../src/reference/plugin.ts';
import { fakeBoard } from '../support/board.ts';
import { encoded, type Harness, LOGIN, startBackEnd } from '../support/harness.ts';
import { PASSWORD } from '../support/identity.ts';
import { register } from '../support/registration.ts';
import { linkParameter, visitorOf } from '../support/visitor.ts';

const test = suite('canaries');

const OWN = 'canary-password-4711';
const PASSPORT = 'CANARY4711PASS';
const ANSWER = 'canary answer 4711';
const PIN = '474747';
const EMAIL = 'zoe@example.test';

/** Does everything that has to do with secrets, and gives the secrets there were. */
async function live(harness: Harness): Promise<string[]> {
  const visitor = visitorOf(harness);
  await register(visitor, 'full_reg', {
    name: 'Zoë',
    surname: 'Murphy',
    birthday_date: '1990-06-15',
    country: 'ie',
    city: 'Cork',
    email: EMAIL,
    phone: '+353861234567',
    passport_number: PASSPORT,
    pin_code: PIN,
    password: encoded(OWN),
    currency: 'EUR',
    bonus: 0,
  });
  const activation = linkParameter(visitor.mail(EMAIL), 'token');
  const { token } = (await visitor.call('token', { query: { force_refresh: 'true' } })).body;
  const { body: step } = await visitor.call('twoStepStart', {
    body: { method: 'totp', password: encoded(OWN) },
  });
  await visitor.call('securityQuestionSave', {
    body: { question: 'Which bird?', answer: ANSWER, password: encoded(OWN) },
  });
  const guest = visitorOf(harness);
  await guest.call('loginLink', { body: { login: encoded(EMAIL) } });
  const link = linkParameter(guest.mail(EMAIL), 'token');
  await guest.call('passwordRecovery', { path: { step: 'call' }, body: { login: encoded(EMAIL) } });
  const reset = linkParameter(guest.mail(EMAIL), 'token');
  await guest.signIn(EMAIL, 'canary-wrong-4711');
  const secrets = [OWN, PASSPORT, ANSWER, activation, token, step.key ?? '', link, reset];
  const visit = guest.cookies.get('rb_visit') ?? '';
  return [...secrets, 'canary-wrong-4711', encoded(OWN), 'Which bird?', visit];
}

test('no secret lies readable in the data folder', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const secrets = await live(harness);
  assert.ok(secrets.every((secret) => secret.length > 6));
  const files = readdirSync(harness.dataDir).filter((name) => name.startsWith('reference.db'));
  const text = files
    .map((file) => readFileSync(path.join(harness.dataDir, file)).toString('latin1'))
    .join('\n');
  assert.match(text, EMAIL, 'these are the right files');
  for (const secret of secrets) {
    assert.not.ok(text.includes(Buffer.from(secret).toString('latin1')), secret);
  }
  await harness.close();
});

test('no secret gets into what the server writes down, whatever fails', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = fastify({ logger: { level: 'trace', stream } });
  const { security } = harness;
  const options = { faults: createFaultPlan(), checkReplies: true, security };
  await registerBackEnd(app, harness.backEnd, options);
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  harness.identity.authenticateAny = async () => {
    throw new Error('the store is gone');
  };
  const body = { login: encoded(LOGIN), password: encoded(OWN), captcha: 'canary-captcha-4711' };
  const failed = await post('/web-api/auth/v1/login/email', body);
  assert.is(failed.statusCode, 500);
  assert.not.match(failed.body, 'the store is gone');
  await post('/web-api/auth/v1/login/sms', {
    phone: encoded('+353861234567'),
    code: 'canary-code',
  });
  await post('/web-api/auth/v1/password-reset', { token: 'canary-token', password: 'canary-new' });
  await post('/captcha-api/v1/validate', { captcha: 'canary-solution' });
  const written = lines.join('\n');
  assert.match(written, 'the store is gone');
  assert.not.match(written, /canary|4711/);
  assert.not.ok(written.includes(encoded(OWN)));
  assert.not.ok(written.includes(PASSWORD));
  await app.close();
  await harness.close();
});

test.run();
