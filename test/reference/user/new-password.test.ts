import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeBoard } from '../support/board.ts';
import { encoded, LOGIN, startBackEnd } from '../support/harness.ts';
import { PASSWORD } from '../support/identity.ts';
import { visitorOf } from '../support/visitor.ts';

const test = suite('a new password');

/** Passwords that are refused, and why. */
const REFUSED = [
  ['Babygirl1 ', 'too-common'],
  ['the Replaybook one', 'personal'],
  [`x ${LOGIN} x`, 'personal'],
] as const;

test('that is common, or holds the login or the name of the site, is not set', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const player = visitorOf(harness);
  await player.signIn();
  for (const [password, problem] of REFUSED) {
    const { body } = await player.call('passwordChange', {
      body: { password: encoded(PASSWORD), newPassword: encoded(password) },
    });
    assert.equal(body, { error: 'password-field', problems: [problem] }, password);
  }
  assert.ok(await harness.identity.authenticate(LOGIN, PASSWORD));
  await harness.close();
});

test('is judged alike where the old one was forgotten', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const player = visitorOf(harness);
  const recover = (step: 'call' | 'code' | 'password', body: object) =>
    player.call('passwordRecovery', { path: { step }, body });
  await recover('call', { login: encoded(LOGIN) });
  await recover('code', { code: player.mail(LOGIN).code });
  for (const [password, problem] of REFUSED) {
    const { body } = await recover('password', { password: encoded(password) });
    assert.equal(body, { error: 'password-field', problems: [problem] }, password);
  }
  await harness.close();
});

test.run();
