import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallInput } from '../../../src/calls/table.ts';
import { hotp, stepAt } from '../../../src/server-kernel/totp.ts';
import { fromBase32 } from '../../support/base32.ts';
import { fakeBoard } from '../support/board.ts';
import { encoded, type Harness, startBackEnd } from '../support/harness.ts';
import { register } from '../support/registration.ts';
import { signInWith, vouchForLink } from '../support/social.ts';
import { type Visitor, visitorOf } from '../support/visitor.ts';

const test = suite('an address that several players have named');
const EMAIL = 'zoe@example.test';
const MINUTE = 60_000;
const PHONE = '+353861234567';
const [THEIRS, OWN, NEW] = ['the one of a stranger', 'the one of its owner', 'one more for her'];

const start = () => startBackEnd({ board: fakeBoard() });

const person = (password: string, phone: string) =>
  ({
    name: 'Zoë',
    surname: 'Murphy',
    birthday_date: '1990-06-15',
    country: 'ie',
    city: 'Cork',
    email: EMAIL,
    phone,
    password: encoded(password),
    currency: 'EUR',
    bonus: 0,
  }) satisfies CallInput<'register'>['body'];

async function registered(harness: Harness, password: string, phone: string) {
  const visitor = visitorOf(harness);
  const body = person(password, phone);
  const answer = await register(visitor, 'full_reg', body);
  assert.is(answer.status, 200);
  harness.clock.now += 30 * MINUTE;
  return { visitor, ...answer.body };
}

async function recovered(harness: Harness, visitor: Visitor): Promise<void> {
  const step = (name: 'call' | 'code' | 'password', body: object) =>
    visitor.call('passwordRecovery', { path: { step: name }, body });
  await step('call', { login: encoded(EMAIL) });
  await step('code', { code: visitor.mail(EMAIL).code });
  assert.equal((await step('password', { password: encoded(NEW) })).body, {});
  harness.clock.now += MINUTE;
}

test('each signs in with the address and their own password', async () => {
  const harness = await start();
  const stranger = await registered(harness, THEIRS, PHONE);
  const owner = await registered(harness, OWN, '+353861112233');
  const signIn = async (password: string) => {
    const { status, body } = await visitorOf(harness).signIn(EMAIL, password);
    return status === 200 ? body.userId : status;
  };
  assert.equal(
    [await signIn(OWN), await signIn(THEIRS), await signIn('that of nobody')],
    [owner.userId, stranger.userId, 403],
  );
  await harness.close();
});

for (const way of ['e-mail', 'phone'] as const) {
  test(`who signs in by it has no more guesses at the others’ passwords (${way})`, async () => {
    const harness = await start();
    await registered(harness, OWN, PHONE);
    await registered(harness, THEIRS, PHONE);
    const signIn = async (text: string) => {
      const visitor = visitorOf(harness);
      const password = encoded(text);
      const phone = encoded('861234567');
      const { status, errors } =
        way === 'phone'
          ? await visitor.call('loginByPhone', { body: { countryCode: 'ie', phone, password } })
          : await visitor.signIn(EMAIL, text);
      return errors[0]?.code ?? status;
    };
    const answers = [];
    for (const text of ['guess 1', 'guess 2', THEIRS, 'guess 3', 'guess 4']) {
      answers.push(await signIn(text));
    }
    const captcha = way === 'phone' ? '112' : '100';
    assert.equal(answers, ['1001', '1001', 200, '1001', captcha]);
    assert.is(await signIn(THEIRS), captcha, 'nor a way around the captcha');
    await harness.close();
  });
}

test('a sign-in is the same work, however many named the address', async () => {
  const harness = await start();
  let work = 0;
  const { identity } = harness;
  const authenticateAny = identity.authenticateAny.bind(identity);
  identity.authenticateAny = (ids, password) => {
    work += ids.length;
    return authenticateAny(ids, password);
  };
  const workOf = async (password: string) => {
    work = 0;
    await visitorOf(harness).signIn(EMAIL, password);
    return work;
  };
  const nobody = await workOf(OWN);
  await registered(harness, THEIRS, PHONE);
  const one = await workOf(THEIRS);
  const { userId } = await registered(harness, OWN, '+353861112239');
  for (let i = 0; i < 2; i += 1) await registered(harness, `${THEIRS} ${i}`, `+35386111223${i}`);
  const four = await workOf('that of nobody');
  assert.equal([nobody, one, four, await workOf(OWN)], [2, 2, 2, 2]);
  assert.is((await visitorOf(harness).signIn(EMAIL, OWN)).body.userId, userId, 'the second one');
  await harness.close();
});

/** Sets up every way to get into the account of a visitor. */
async function barricade(harness: Harness, { visitor }: { visitor: Visitor }): Promise<void> {
  const { code, state } = await vouchForLink(visitor, 'vk', { password: THEIRS });
  await visitor.call('loginBySocial', { body: { network: 'vk', code, state } });
  await visitor.call('activationSend', { body: { kind: 'phone', phone: PHONE } });
  const sent = visitor.mail(PHONE).code ?? '';
  await visitor.call('activationConfirm', { body: { kind: 'phone', code: sent } });
  await visitor.call('securityQuestionSave', {
    body: { question: 'First toy?', answer: 'bear', password: encoded(THEIRS) },
  });
  const { body } = await visitor.call('twoStepStart', {
    body: { method: 'totp', password: encoded(THEIRS) },
  });
  const totp = hotp(fromBase32(body.key ?? ''), stepAt(harness.clock.now));
  const enabled = await visitor.call('twoStepEnable', { body: { code: totp } });
  assert.is(enabled.status, 200);
}

test('a recovery over it leaves whoever had named it before no way in', async () => {
  const harness = await start();
  const stranger = await registered(harness, THEIRS, PHONE);
  await barricade(harness, stranger);
  await recovered(harness, visitorOf(harness));
  const owner = visitorOf(harness);
  assert.is((await owner.signIn(EMAIL, NEW)).body.userId, stranger.userId, 'no second step');
  const { result } = (await owner.call('userConfig', {})).body;
  assert.equal(
    [result.protection_methods.enable_email_auth, result.protection_methods.enable_phone_binding],
    [true, false],
  );
  assert.is((await owner.call('securityQuestion', {})).body.question, null);
  assert.is((await signInWith(visitorOf(harness), 'vk')).body.next, 'registration');
  const letters = harness.outbox.after(0).length;
  await visitorOf(harness).call('sendSms', { body: { phone: encoded(PHONE) } });
  assert.is(harness.outbox.after(0).length, letters, 'no code goes to the phone');
  await harness.close();
});

test('a recovery over a confirmed address leaves everything as it is', async () => {
  const harness = await start();
  const player = await registered(harness, THEIRS, PHONE);
  const token = new URL(player.visitor.mail(EMAIL).link ?? '').searchParams.get('token') ?? '';
  await player.visitor.call('activationLink', { body: { token } });
  await barricade(harness, player);
  await recovered(harness, visitorOf(harness));
  assert.is((await visitorOf(harness).signIn(EMAIL, NEW)).body.next, 'two-step');
  assert.is((await signInWith(visitorOf(harness), 'vk')).body.next, 'two-step');
  await harness.close();
});

test.run();
