import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeBoard } from '../support/board.ts';
import { encoded, startBackEnd } from '../support/harness.ts';
import { PASSWORD } from '../support/identity.ts';
import { type Visitor, visitorOf } from '../support/visitor.ts';

const test = suite('tokens and their sessions');

async function tokenOf(visitor: Visitor): Promise<string> {
  const { body } = await visitor.call('token', { query: { force_refresh: 'true' } });
  return body.token;
}

test('a token ends with the session it was given for, whatever began in between', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const [visitor, elsewhere] = [visitorOf(harness), visitorOf(harness)];
  for (const one of [visitor, elsewhere]) await one.signIn();
  const [here, there] = [await tokenOf(visitor), await tokenOf(elsewhere)];
  const use = async (token: string) => (await harness.call('balance', {}, { token })).status;
  // The first visit begins after the token was given.
  await visitor.call('fingerprint', { body: { componentsData: { a: 1 } } });
  await visitor.call('disconnect', { body: {} });
  assert.equal([await use(here), await use(there)], [401, 200]);
  await harness.close();
});

test('a session that ends outside the back-end takes its tokens along', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const { cookie, token } = await harness.signIn();
  await harness.identity.closeSession({
    cookie,
    isSecure: false,
    userAgent: undefined,
  });
  assert.is((await harness.call('balance', {}, { token })).status, 401);
  await harness.close();
});

test('a new password ends the tokens of before, and gives this browser another session', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const visitor = visitorOf(harness);
  await visitor.signIn();
  const token = await tokenOf(visitor);
  const body = { password: encoded(PASSWORD), newPassword: encoded('quite another one') };
  assert.is((await visitor.call('passwordChange', { body })).status, 200);
  assert.is((await harness.call('balance', {}, { token })).status, 401);
  assert.is((await visitor.call('balance', {})).status, 200);
  await harness.close();
});

test.run();
