import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { act, refuseField, started } from '../../support/session/protection.ts';
import { assertKeptSecret } from '../../support/session/secrecy.ts';

const test = suite('effects: the password before a second step');

test('a wrong password is told at its field, and nothing is begun', () => {
  const session = started({
    answers: { twoStepStart: () => refuseField(403, '1001', 'auth_wrong', '/password') },
  });
  act(session, 'protection.twoStepChosen', { method: 'totp', password: 'planted password' });
  const { setup, twoStep } = session.runtime.state.protection;
  assert.equal(setup, { step: 'choice' });
  assert.equal(twoStep.refused, { password: 'security_password_wrong' });
  assertKeptSecret(session, ['planted password']);
});

test.run();
