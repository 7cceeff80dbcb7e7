/** What somebody who only knows a login can find out about it, or do to whoever has it. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Identity } from '../../../src/server/identity/identity.ts';
import { SqliteIdentityStore } from '../../../src/server/stores/sqlite/identity-store.ts';
import { fakeBoard } from '../support/board.ts';
import { solve } from '../support/captcha.ts';
import { encoded, type Harness, LOGIN, START, startBackEnd } from '../support/harness.ts';
import { PASSWORD } from '../support/identity.ts';
import { visitorOf } from '../support/visitor.ts';

const test = suite<{ harness: Harness }>('strangers');
const PHONE = '+353861234567';
const EMAIL = 'ann.known@mail.test';
const NOBODY = 'ann.noone@mail.test';

/** The server's own identity, a player with a login and one whose e-mail is an address alone. */
test.before.each(async (context) => {
  const clock = { now: START };
  const store = new SqliteIdentityStore(':memory:');
  const work = { memoryCost: 64, timeCost: 1 };
  const identity = new Identity({ store, now: () => clock.now, work });
  const known = { password: PASSWORD, roles: ['player'] } as const;
  await identity.createUser({ ...known, login: LOGIN });
  await identity.createUser({ ...known, login: PHONE });
  await identity.createUser({ ...known, login: 'ann', profile: { email: EMAIL } });
  context.harness = await startBackEnd({ board: fakeBoard(), identity, clock });
  await visitorOf(context.harness).signIn('ann');
});

test.after.each(({ harness }) => harness.close());

/** Addresses of which each is used once. */
let addresses = 0;
const elsewhere = () => {
  addresses += 1;
  return { 'x-forwarded-for': `10.0.${addresses >> 8}.${addresses & 255}` };
};

const attempt = (harness: Harness, login: string, password = 'wrong') =>
  visitorOf(harness).call(
    'loginByEmail',
    { body: { login: encoded(login), password: encoded(password) } },
    elsewhere(),
  );

const seen = ({ status, errors }: Awaited<ReturnType<typeof attempt>>) =>
  `${status} ${errors[0]?.code}`;

/** The text with the letter at this place in its full width, which means the same. */
function wide(text: string, place: number): string {
  const letter = text.charCodeAt(place);
  return text.slice(0, place) + String.fromCharCode(letter + 0xfee0) + text.slice(place + 1);
}

test('an address with an account is answered like one without, however it is written', async ({
  harness,
}) => {
  const answers = [];
  for (const email of [EMAIL, NOBODY]) {
    const spellings = [0, 1, 2, 4, 5, 6, 7, 8, 10, 11, 12].map((place) => wide(email, place));
    const given = [];
    for (const spelling of [...spellings, email])
      given.push(seen(await attempt(harness, spelling)));
    answers.push(given);
  }
  assert.equal(answers[0], answers[1]);
});

test('another spelling of a login gives no fresh attempts', async ({ harness }) => {
  for (let i = 0; i < 3; i += 1) await attempt(harness, wide(LOGIN, i));
  assert.is(seen(await attempt(harness, LOGIN)), '400 100');
  assert.is(seen(await attempt(harness, wide(LOGIN, 4).toUpperCase())), '400 100');
  for (const login of [wide(LOGIN, 0), wide(LOGIN, 1)]) {
    const ask = { path: { step: 'call' }, body: { login: encoded(login) } } as const;
    await visitorOf(harness).call('passwordRecovery', ask, elsewhere());
  }
  const link = { body: { login: encoded(LOGIN) } };
  const asked = await visitorOf(harness).call('loginLink', link, elsewhere());
  assert.is(asked.errors[0]?.code, '100');
});

test('a player’s own e-mail address is found in any spelling of it', async ({ harness }) => {
  assert.is((await attempt(harness, wide(EMAIL, 0), PASSWORD)).status, 200);
});

test('whoever fails on a login leaves its owner a captcha, and no wait', async ({ harness }) => {
  for (let i = 0; i < 3; i += 1) await attempt(harness, LOGIN);
  const stranger = visitorOf(harness);
  for (let i = 0; i < 12; i += 1) {
    const captcha = await solve(harness, stranger, i < 3 ? '100' : '111');
    const body = { login: encoded(LOGIN), password: encoded('wrong'), captcha };
    const tried = await stranger.call('loginByEmail', { body }, elsewhere());
    assert.is(tried.errors[0]?.code, '1001');
  }
  const owner = visitorOf(harness);
  const captcha = await solve(harness, owner, '111');
  const body = { login: encoded(LOGIN), password: encoded(PASSWORD), captcha };
  assert.is((await owner.call('loginByEmail', { body }, elsewhere())).status, 200);
});

test('whoever fails on a number leaves its owner a captcha, and no wait', async ({ harness }) => {
  const byPhone = (
    password: string,
    proof: Record<string, string> = {},
    who = visitorOf(harness),
  ) =>
    who.call(
      'loginByPhone',
      { body: { countryCode: 'ie', phone: encoded('861234567'), password: encoded(password) } },
      { ...elsewhere(), ...proof },
    );
  for (let i = 0; i < 30; i += 1) {
    const stranger = visitorOf(harness);
    const [refused] = (await byPhone('wrong', {}, stranger)).errors;
    if (refused?.code === '1001') continue;
    const code = refused?.code === '112' ? '112' : '111';
    assert.is(refused?.code, code);
    const proof = { 'x-captcha-token': await solve(harness, stranger, code) };
    assert.is((await byPhone('wrong', proof, stranger)).errors[0]?.code, '1001');
  }
  const owner = visitorOf(harness);
  assert.is((await byPhone(PASSWORD, {}, owner)).errors[0]?.code, '111');
  const proof = { 'x-captcha-token': await solve(harness, owner, '111') };
  assert.is((await byPhone(PASSWORD, proof, owner)).status, 200);
});

test('wrong codes for a number leave its owner a captcha, and no wait', async ({ harness }) => {
  const byCode = async (code: string, asked: '100' | '111' | null, who = visitorOf(harness)) => {
    const proof = asked ? { 'x-captcha-token': await solve(harness, who, asked) } : {};
    const body = { phone: encoded(PHONE), code };
    return who.call('loginBySms', { body }, { ...elsewhere(), ...proof });
  };
  for (let i = 0; i < 25; i += 1) {
    await byCode('x', i < 10 ? null : i < 20 ? '100' : '111');
  }
  const owner = visitorOf(harness);
  await owner.call('sendSms', { body: { phone: encoded(PHONE) } });
  assert.is((await byCode(owner.mail(PHONE).code ?? '', '111', owner)).status, 200);
});

test.run();
