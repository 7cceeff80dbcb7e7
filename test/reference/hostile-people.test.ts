import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { signInCalls } from '../../src/calls/auth.ts';
import { captchaCalls } from '../../src/calls/captcha.ts';
import { protectionCalls } from '../../src/calls/protection.ts';
import { registrationCalls } from '../../src/calls/registration.ts';
import type { CallName } from '../../src/calls/table.ts';
import { fakeBoard } from './support/board.ts';
import { challengeFor } from './support/captcha.ts';
import { encoded, type Harness, LOGIN, startBackEnd } from './support/harness.ts';
import { assertAnswered, hostileInput, sendHostile } from './support/hostile.ts';
import { PASSWORD } from './support/identity.ts';
import { vouch } from './support/social.ts';
import { keyed, linkParameter, type Visitor, visitorOf } from './support/visitor.ts';

const test = suite('hostile inputs about people');
const OTHER = 'other@example.test';
const PHONE = '+353861234567';
const HOUR = 3_600_000;

let harness: Harness;
let visitor: Visitor;
let token: string;
/** Texts that mean something, so that inputs get past the first look at them. */
let known: string[];

const names = Object.keys({
  ...captchaCalls,
  ...protectionCalls,
  ...registrationCalls,
  ...signInCalls,
}) as CallName[];

/** A visitor in the middle of everything there is to be in the middle of. */
async function begin(): Promise<void> {
  visitor = visitorOf(harness);
  await visitor.signIn();
  token = (await visitor.call('token', { query: { force_refresh: 'true' } })).body.token;
  await visitor.call('twoStepStart', { body: { method: 'totp', password: encoded(PASSWORD) } });
  await visitor.call('activationSend', {
    body: { kind: 'phone', phone: PHONE, password: encoded(PASSWORD) },
  });
  await visitor.call('loginLink', { body: { login: encoded(OTHER) } });
  const link = visitor.mail(OTHER);
  await visitor.call('passwordRecovery', {
    path: { step: 'call' },
    body: { login: encoded(OTHER) },
  });
  const { code: oauthCode, state } = await vouch(visitor, 'vk');
  const { id } = await challengeFor(visitor, '111');
  known = [
    ...[encoded(OTHER), encoded(PHONE), encoded('a long password'), OTHER, PHONE],
    ...['vk', 'ie', 'EUR', '372', '1990-01-01', 'Zoë', '123456', `${id}:12345`, oauthCode, state],
    ...[visitor.mail(OTHER).code ?? '', linkParameter(visitor.mail(OTHER), 'token')],
    ...[linkParameter(link, 'token'), linkParameter(link, 'sign'), 'x'.repeat(2000)],
  ];
}

test.before(async () => {
  harness = await startBackEnd({ board: fakeBoard(), config: { oneTapAvailable: true } });
});

test.before.each(async () => {
  harness.clock.now += HOUR;
  await begin();
});

test.after(() => harness.close());

for (const name of names) {
  test(`${name} answers whatever it is sent`, async () => {
    await fc.assert(
      fc.asyncProperty(hostileInput(name, known), fc.boolean(), async (input, isSignedIn) => {
        const visit = visitor.cookies.get('rb_visit') ?? '';
        const cookies = isSignedIn ? visitor.cookies : new Map([['rb_visit', visit]]);
        const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
        const own = { cookie, authorization: `Bearer ${token}` };
        await assertAnswered(name, await sendHostile(harness, name, input, own));
      }),
      { numRuns: 40 },
    );
    assert.equal(harness.backEnd.audit(), { unbalanced: [], drifted: [] });
    assert.is((await visitorOf(harness).signIn(LOGIN)).status, 200, 'the player is as before');
  });
}

test('registrations that are right but for a few fields are taken or refused', async () => {
  const right = {
    name: 'Zoë',
    surname: 'Murphy',
    birthday_date: '1990-06-15',
    country: 'ie',
    city: 'Cork',
    email: 'zoe@example.test',
    phone: PHONE,
    password: encoded('a rather long one'),
    currency: 'EUR',
    bonus: 1,
  };
  const statuses = new Map<number, number>();
  const strange = fc.dictionary(
    fc.constantFrom(...Object.keys(right), 'inn', 'login', 'mailing', 'passport_type', '__proto__'),
    fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue(), fc.constantFrom(...known)),
    { maxKeys: 2 },
  );
  await fc.assert(
    fc.asyncProperty(strange, async (changes) => {
      harness.clock.now += HOUR;
      const body = { ...right, ...changes };
      const input = { path: { type: 'full_reg' }, query: {}, headers: keyed(), body };
      const response = await sendHostile(harness, 'register', input, {});
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      await assertAnswered('register', response);
    }),
    { numRuns: 200 },
  );
  assert.equal([...statuses.keys()].sort(), [200, 400, 422]);
  assert.equal(harness.backEnd.audit(), { unbalanced: [], drifted: [] });
});

test.run();
