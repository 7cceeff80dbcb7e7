import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeBoard } from '../support/board.ts';
import { encoded, type Harness, LOGIN, startBackEnd } from '../support/harness.ts';
import { PASSWORD } from '../support/identity.ts';
import { linkParameter, visitorOf } from '../support/visitor.ts';

const test = suite<{ harness: Harness }>('what goes on record of calls');

test.before.each(async (context) => {
  context.harness = await startBackEnd({ board: fakeBoard() });
});

test.after.each(async ({ harness }) => {
  await harness.close();
});

const ID = `user-${LOGIN}`;

/** Kind, outcome, reason, actor and subject of so many events, the last of which come in a moment. */
async function told({ happenings }: Harness, count: number) {
  while (happenings.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  return happenings.map(({ kind, outcome, reason, actorId, subjectId }) => [
    ...[kind, outcome, reason ?? null, actorId ?? null, subjectId ?? null],
  ]);
}

test('signing in wrongly and rightly, and out', async ({ harness }) => {
  const visitor = visitorOf(harness);
  await visitor.signIn(LOGIN, 'planted-password');
  await visitor.signIn('planted-nobody@example.test', 'planted-password');
  await visitor.signIn();
  await visitor.call('disconnect', { body: {} });
  assert.equal(await told(harness, 4), [
    ['sign-in', 'failure', '1001', null, ID],
    ['sign-in', 'failure', '1001', null, null],
    ['sign-in', 'success', null, ID, ID],
    ['sign-out', 'success', null, ID, ID],
  ]);
  const [wrong, , into, out] = harness.happenings;
  assert.equal([wrong?.place, wrong?.network], ['loginByEmail', '127.0.0.1']);
  assert.ok(into?.sessionId);
  assert.is(into?.sessionId, out?.sessionId);
  assert.not.match(JSON.stringify(harness.happenings), /planted/);
});

test('captchas asked for, limits reached, tokens that are missing, foreign sites', async (context) => {
  const { harness } = context;
  for (let i = 0; i < 4; i += 1) await visitorOf(harness).signIn(LOGIN, 'no');
  await harness.call('balance', {});
  const foreign = { method: 'POST', headers: { origin: 'http://elsewhere.example' } };
  await harness.raw('disconnect', foreign);
  assert.equal((await told(harness, 6)).slice(3), [
    ['captcha', 'refused', '100', null, null],
    ['refusal', 'refused', '401', null, null],
    ['refusal', 'refused', '403', null, null],
  ]);
});

test('a forgotten password: asked for, wrong code, set anew', async ({ harness }) => {
  const visitor = visitorOf(harness);
  await visitor.call('passwordRecovery', {
    path: { step: 'call' },
    body: { login: encoded(LOGIN) },
  });
  await visitor.call('passwordRecovery', { path: { step: 'code' }, body: { code: '000000' } });
  const token = linkParameter(visitor.mail(), 'token');
  await visitor.call('passwordReset', { body: { token, password: encoded('another fine one 9') } });
  assert.equal(await told(harness, 3), [
    ['recovery', 'success', 'begun', null, ID],
    ['recovery', 'failure', 'wrong_code', null, ID],
    ['recovery', 'success', 'password-set', null, ID],
  ]);
});

test('a changed password, wrong and right', async ({ harness }) => {
  const visitor = visitorOf(harness);
  await visitor.signIn();
  const change = (password: string) =>
    visitor.call('passwordChange', {
      body: { password: encoded(password), newPassword: encoded('another fine one 9') },
    });
  await change('wrong');
  await change(PASSWORD);
  assert.equal((await told(harness, 3)).slice(1), [
    ['password-change', 'failure', '1001', ID, ID],
    ['password-change', 'success', null, ID, ID],
  ]);
});

test.run();
