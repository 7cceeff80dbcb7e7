import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { User } from '../../../src/reference/ports.ts';
import { hotp, stepAt } from '../../../src/server-kernel/totp.ts';
import { fromBase32 } from '../../support/base32.ts';
import { fakeBoard } from '../support/board.ts';
import { encoded, type Harness, LOGIN, startBackEnd } from '../support/harness.ts';
import { PASSWORD } from '../support/identity.ts';
import { type Visitor, visitorOf } from '../support/visitor.ts';

const test = suite('what began under an earlier password');
const NEW = 'a new and long one';
const start = () => startBackEnd({ board: fakeBoard() });

const change = (visitor: Visitor, password = PASSWORD, newPassword = NEW) =>
  visitor.call('passwordChange', {
    body: { password: encoded(password), newPassword: encoded(newPassword) },
  });
const recover = (visitor: Visitor, step: 'call' | 'code' | 'password', body: object) =>
  visitor.call('passwordRecovery', { path: { step }, body });

/** Changes the password as soon as somebody was found to know the one of now. */
function changeAfterProof(harness: Harness): void {
  const { identity } = harness;
  const changed = async (proof: Promise<User | null>) => {
    const user = await proof;
    if (user) await identity.setPassword(user, NEW);
    return user;
  };
  const { authenticate, authenticateAny } = identity;
  identity.authenticate = (...who) => changed(authenticate(...who));
  identity.authenticateAny = (...who) => changed(authenticateAny(...who));
}

test('a sign-in is refused whose password is replaced before its session begins', async () => {
  const harness = await start();
  changeAfterProof(harness);
  const visitor = visitorOf(harness);
  assert.is((await visitor.signIn()).errors[0]?.code, '1006');
  assert.is(await visitor.userId(), null);
  await harness.close();
});

test('of two changes at once the second has to know the password of the first', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  await visitor.signIn();
  changeAfterProof(harness);
  const { errors } = await change(visitor, PASSWORD, 'the second of two');
  assert.equal([errors[0]?.code, errors[0]?.pointer], ['1001', '/password']);
  assert.is(await harness.identity.authenticate(LOGIN, 'the second of two'), null);
  await harness.close();
});

test('a recovery that waits for its password is over once another one is set', async () => {
  const harness = await start();
  const [player, other] = [visitorOf(harness), visitorOf(harness)];
  await recover(other, 'call', { login: encoded(LOGIN) });
  await recover(other, 'code', { code: other.mail(LOGIN).code });
  await player.signIn();
  assert.is((await change(player)).status, 200);
  const { body } = await recover(other, 'password', {
    password: encoded('what a thief would like'),
  });
  assert.equal(body, { error: 'time_up' });
  assert.is((await visitorOf(harness).signIn(LOGIN, NEW)).status, 200);
  await harness.close();
});

test('a second step does not follow a first one with a password of before', async () => {
  const harness = await start();
  const [player, other] = [visitorOf(harness), visitorOf(harness)];
  await player.signIn();
  const { body } = await player.call('twoStepStart', {
    body: { method: 'totp', password: encoded(PASSWORD) },
  });
  const code = () => hotp(fromBase32(body.key ?? ''), stepAt(harness.clock.now));
  await player.call('twoStepEnable', { body: { code: code() } });
  assert.is((await other.signIn()).body.next, 'two-step');
  assert.is((await change(player)).status, 200);
  harness.clock.now += 60_000;
  const answer = await other.call('loginTwoStep', { body: { code: code() } });
  assert.is(answer.errors[0]?.code, '1006');
  assert.is(await other.userId(), null);
  await harness.close();
});

test('a link is worth nothing that was taken before and used after the new password', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  await visitor.call('loginLink', { body: { login: encoded(LOGIN) } });
  const query = new URL(visitor.mail(LOGIN).link ?? '').searchParams;
  const { identity } = harness;
  const userById = identity.userById.bind(identity);
  identity.userById = async (id): Promise<User | null> => {
    const user = await userById(id);
    return user && identity.setPassword(user, NEW);
  };
  const [token, sign] = [query.get('token') ?? '', query.get('sign') ?? ''];
  const answer = await visitor.call('loginByToken', {
    body: { method_id: 1, token, sign, lng: 'en' },
  });
  assert.is(answer.errors[0]?.code, '1006');
  await harness.close();
});

test.run();
