/** A form that is sent again where its account is not, or no longer, for whoever sends it. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { encoded, type Harness } from '../support/harness.ts';
import { FAST, FULL, losing, PASSWORD } from '../support/registration.ts';
import { authenticatorCode } from '../support/two-step.ts';
import { keyed, linkParameter, type Visitor, visitorOf } from '../support/visitor.ts';

const test = suite('registration: sent again, and refused');

const MINUTE = 60_000;
const NEW = 'another long one';

/** Gives the account of an address a password, as whoever reads the letters does. */
async function recover(harness: Harness, email: string): Promise<Visitor> {
  const owner = visitorOf(harness);
  await owner.call('passwordRecovery', {
    path: { step: 'call' },
    body: { login: encoded(email) },
  });
  const token = linkParameter(owner.mail(email), 'token');
  await owner.call('passwordReset', { body: { token, password: encoded(NEW) } });
  await owner.signIn(email, NEW);
  return owner;
}

for (const [type, body] of [
  ['fast_reg', { ...FAST, email: 'zoe@example.test' }],
  ['full_reg', { ...FULL, email: 'zoe@example.test' }],
] as const) {
  test(`${type}: whoever named another’s address is let in no more once that one has it`, async () => {
    const { harness, visitor, send, lose } = await losing();
    const { userId } = await lose(type, body);
    const owner = await recover(harness, body.email);
    assert.is(await owner.userId(), userId);
    const { status, errors } = await send(type, body);
    assert.equal([status, errors[0]?.code], [409, '1006']);
    assert.is(await visitor.userId(), null);
    assert.is(await owner.userId(), userId, 'the owner stays signed in');
    assert.is((await visitorOf(harness).signIn(body.email, NEW)).status, 200);
    await harness.close();
  });
}

test('a second step is not gone round', async () => {
  const { harness, visitor, send } = await losing();
  const { body } = await send('full_reg', FULL);
  const started = await visitor.call('twoStepStart', {
    body: { method: 'totp', password: encoded(PASSWORD) },
  });
  const code = authenticatorCode(started.body.key ?? '', harness.clock.now);
  assert.is((await visitor.call('twoStepEnable', { body: { code } })).status, 200);
  const again = await send('full_reg', FULL);
  assert.equal([again.status, again.errors[0]?.code], [409, '1006']);
  assert.is(await visitor.userId(), body.userId);
  await harness.close();
});

test('who has signed out is not signed in by it', async () => {
  const { harness, visitor, send } = await losing();
  const { body } = await send('fast_reg', FAST);
  await visitor.call('disconnect', { body: {} });
  const again = await send('fast_reg', FAST);
  assert.equal([again.status, again.errors[0]?.code], [409, '1006']);
  assert.is(await visitor.userId(), null);
  assert.is((await visitorOf(harness).signIn(body.login, body.password)).status, 200);
  await harness.close();
});

test('the key opens nothing to another visitor, and nothing after a quarter of an hour', async () => {
  const { harness, send, lose } = await losing();
  const lost = await lose('fast_reg', FAST);
  const by = visitorOf(harness);
  await by.call('registrationOptions', {});
  const thief = await send('fast_reg', FAST, { by });
  assert.is(thief.status, 200);
  assert.is.not(thief.body.userId, lost.userId);
  harness.clock.now += 14 * MINUTE;
  assert.is((await lose('fast_reg', FAST)).userId, lost.userId);
  harness.clock.now += MINUTE;
  const late = await send('fast_reg', FAST);
  assert.is(late.status, 200);
  assert.is.not(late.body.userId, lost.userId);
  await harness.close();
});

test('a later form does not make an earlier one live longer', async () => {
  const { harness, lose } = await losing();
  const first = await lose('fast_reg', FAST);
  harness.clock.now += 10 * MINUTE;
  await lose('fast_reg', FAST, { headers: keyed() });
  harness.clock.now += 5 * MINUTE;
  const { userId } = await lose('fast_reg', FAST);
  assert.ok(userId);
  assert.is.not(userId, first.userId);
  await harness.close();
});

test('another way to register is another form', async () => {
  const { harness, send, lose } = await losing();
  const lost = await lose('full_reg', FULL);
  const other = await send('fast_reg', FULL);
  assert.is(other.status, 200);
  assert.is.not(other.body.userId, lost.userId);
  await harness.close();
});

test('whoever is signed in as somebody else registers nobody', async () => {
  const { harness, visitor, send, lose } = await losing();
  await lose('fast_reg', FAST);
  await visitor.signIn();
  const { status, errors } = await send('fast_reg', FAST);
  assert.equal([status, errors[0]?.code], [409, '1007']);
  await harness.close();
});

test.run();
