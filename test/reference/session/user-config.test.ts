import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { POLICY } from '../../../src/reference/policy.ts';
import { protectionLevel } from '../../../src/reference/user/protection.ts';
import { fakeBoard } from '../support/board.ts';
import { encoded, LOGIN, startBackEnd } from '../support/harness.ts';
import { identityWith, PASSWORD } from '../support/identity.ts';
import { FAST, register } from '../support/registration.ts';
import { visitorOf } from '../support/visitor.ts';

const test = suite('user configuration');

const start = () => startBackEnd({ board: fakeBoard() });

test('what protects an account adds up to a hundred', () => {
  const { passwordFresh, ...weights } = POLICY.protection;
  const names = Object.keys(weights) as (keyof typeof weights)[];
  const methods = (on: readonly string[]) =>
    ({
      is_changed_password: on.includes('is_changed_password'),
      enable_two_factor_auth: on.includes('enable_two_factor_auth'),
      enable_phone_binding: on.includes('enable_phone_binding'),
      enable_security_question: on.includes('enable_security_question'),
      enable_email_auth: on.includes('enable_email_auth'),
    }) as const;
  assert.is(protectionLevel(methods(names)), 100);
  assert.is(protectionLevel(methods([])), 0);
  for (const name of names) {
    assert.is(protectionLevel(methods([name])), weights[name]);
    const others = names.filter((one) => one !== name);
    assert.is(protectionLevel(methods(others)), 100 - weights[name]);
  }
  assert.ok(passwordFresh > 0);
});

test('the level rises with what the player does, through every band', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  await visitor.signIn();
  const level = async () => (await visitor.call('userConfig', {})).body.result.protection_level;
  assert.is(await level(), 20, 'bad: an e-mail address alone');
  const password = encoded(PASSWORD);
  await visitor.call('activationSend', {
    body: { kind: 'phone', phone: '+353861234567', password },
  });
  const code = visitor.mail().code ?? '';
  await visitor.call('activationConfirm', { body: { kind: 'phone', code } });
  assert.is(await level(), 45, 'normal');
  const newPassword = encoded('a new and long one');
  await visitor.call('passwordChange', { body: { password, newPassword } });
  assert.is(await level(), 60);
  await visitor.call('twoStepStart', { body: { method: 'sms', password: newPassword } });
  const enabled = await visitor.call('twoStepEnable', {
    body: { code: visitor.mail('+353861234567').code ?? '' },
  });
  const [recovery = ''] = enabled.body.recoveryCodes;
  assert.is(await level(), 90, 'good');
  await visitor.call('securityQuestionSave', {
    body: { question: 'First pet?', answer: 'Rex', password: newPassword, code: recovery },
  });
  assert.is(await level(), 100, 'full');
  harness.clock.now += POLICY.protection.passwordFresh;
  const later = visitorOf(harness);
  await later.signIn(LOGIN, 'a new and long one');
  await later.call('loginTwoStep', { body: { code: later.mail('+353861234567').code ?? '' } });
  const { result } = (await later.call('userConfig', {})).body;
  assert.is(result.protection_level, 85, 'the password has grown old');
  await harness.close();
});

test('days to confirm an address run out', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  await register(visitor, 'fast_reg', FAST);
  const days = async () =>
    (await visitor.call('userConfig', {})).body.result.remaining_days_to_activate;
  assert.is(await days(), 30);
  harness.clock.now += 12 * 3_600_000;
  assert.is(await days(), 30);
  harness.clock.now += 12 * 3_600_000;
  assert.is(await days(), 29);
  harness.clock.now += 90 * 24 * 3_600_000;
  assert.is(await days(), 0);
  await harness.close();
});

test('the balance is hidden where the player wants it so', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  await visitor.signIn();
  const hidden = async () => (await visitor.call('userConfig', {})).body.result.user_hide_balance;
  assert.is(await hidden(), false);
  const hide = (user_hide_balance: boolean) =>
    visitor.call('balanceHide', { body: { user_hide_balance } });
  assert.equal((await hide(true)).body, { user_hide_balance: true });
  assert.is(await hidden(), true);
  await hide(false);
  assert.is(await hidden(), false);
  await harness.close();
});

test('what the server knows of a user it did not register is taken over', async () => {
  const identity = await identityWith();
  const profile = { name: 'Ada', birthday: '1990-01-01', country: 'de', phone: '+4915112345678' };
  await identity.createUser({ login: LOGIN, password: PASSWORD, roles: ['player'], profile });
  const harness = await startBackEnd({ board: fakeBoard(), identity });
  const visitor = visitorOf(harness);
  await visitor.signIn();
  const { result } = (await visitor.call('userConfig', {})).body;
  assert.is(result.activation_type, 2);
  assert.is(result.user_name, 'Ada');
  assert.is(result.user_data.date_birthday, '1990-01-01');
  assert.equal([result.phone_code, result.phone_number], ['+49', '15112345678']);
  assert.is(result.user_country_code, 'de');
  await harness.close();
});

test('conditions say of a player what nobody knows by itself', async () => {
  const harness = await start();
  const visitor = visitorOf(harness);
  await register(visitor, 'fast_reg', { country: 'ie', currency: 'EUR', bonus: 1 });
  const userId = (await visitor.userId()) ?? '';
  const available = async () =>
    (await visitor.call('balance', {})).body.is_available_first_deposit_bonus;
  assert.is(await available(), true);
  harness.backEnd.climate.change({
    players: { [userId]: { has_deposit: true, ban_level: 45, disallow_line_sport: [10, 9, 1] } },
  });
  assert.is(await available(), false);
  const { result } = (await visitor.call('userConfig', {})).body;
  assert.is(result.ban_level, 45);
  assert.is(result.has_deposit, true);
  assert.equal(result.disallow_line_sport, [1, 9, 10]);
  await harness.close();
});

test.run();
