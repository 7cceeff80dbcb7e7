import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeBoard } from '../support/board.ts';
import { solve } from '../support/captcha.ts';
import { encoded, LOGIN, startBackEnd } from '../support/harness.ts';
import { PASSWORD } from '../support/identity.ts';
import { withAuthenticator } from '../support/two-step.ts';
import { visitorOf } from '../support/visitor.ts';

const test = suite('switching the second step off');
const STEP = 30_000;

const start = () => startBackEnd({ board: fakeBoard() });

test('it is switched off with the password and a code, or the answer to the question', async () => {
  const harness = await start();
  const { visitor, codeNow, recoveryCodes } = await withAuthenticator(harness);
  const off = (body: { password: string; code?: string; answer?: string }) =>
    visitor.call('twoStepDisable', { body });
  const password = encoded(PASSWORD);
  harness.clock.now += STEP;
  assert.is((await off({ password: encoded('x'), code: codeNow() })).errors[0]?.code, '1001');
  assert.is((await off({ password, code: '000000' })).errors[0]?.pointer, '/code');
  assert.is((await off({ password })).errors[0]?.pointer, '/answer');
  assert.equal((await off({ password, code: codeNow() })).body, { success: true });
  assert.is((await off({ password, code: codeNow() })).errors[0]?.code, '1602');
  assert.is((await visitorOf(harness).signIn()).body.userId, `user-${LOGIN}`);
  const old = visitorOf(harness);
  await old.signIn();
  const code = recoveryCodes[2] ?? '';
  const late = await old.call('loginTwoStep', { body: { code } });
  assert.is(late.errors[0]?.code, '1006');
  await harness.close();
});

test('codes and answers that switch it off are counted, the right password beside them or not', async () => {
  const harness = await start();
  const { visitor, recoveryCodes } = await withAuthenticator(harness);
  const password = encoded(PASSWORD);
  await visitor.call('securityQuestionSave', {
    body: { question: 'Pet?', answer: 'Rex', password, code: recoveryCodes[0] ?? '' },
  });
  const off = (body: { code?: string; answer?: string }, proof?: string) =>
    visitor.call(
      'twoStepDisable',
      { body: { password, ...body } },
      proof === undefined ? {} : { 'x-captcha-token': proof },
    );
  const guess = (i: number) => (i % 2 ? { answer: `guess ${i}` } : { code: String(100_000 + i) });
  const codes: (string | undefined)[] = [];
  for (let i = 0; i < 12; i += 1) codes.push((await off(guess(i))).errors[0]?.code);
  assert.equal(codes, [...new Array(10).fill('1002'), '100', '100']);
  for (let i = 0; i < 10; i += 1) {
    const proof = await solve(harness, visitor, '100');
    assert.is((await off(guess(i), proof)).errors[0]?.code, '1002');
  }
  assert.is((await off({ answer: 'rex' })).errors[0]?.code, '429');
  harness.clock.now += 900_000;
  assert.is((await off({ answer: 'rex' })).status, 200);
  await harness.close();
});

test('no right password alone gives more guesses at the second step', async () => {
  const harness = await start();
  const { visitor } = await withAuthenticator(harness);
  const password = encoded(PASSWORD);
  const codes: (string | undefined)[] = [];
  for (let i = 0; i < 12; i += 1) {
    const body = { password, code: String(100_000 + i) };
    codes.push((await visitor.call('twoStepDisable', { body })).errors[0]?.code);
    const short = { password, newPassword: encoded('x') };
    const judged = await visitor.call('passwordChange', { body: short });
    assert.is(judged.body.error, 'password-field');
    const link = { path: { network: 'google' }, body: { password } } as const;
    assert.is((await visitor.call('networkLink', link)).status, 200);
  }
  assert.equal(codes, [...new Array(10).fill('1002'), '100', '100']);
  await harness.close();
});

test('wrong codes ask for nothing where the password alone is enough', async () => {
  const harness = await start();
  const { visitor } = await withAuthenticator(harness);
  const password = encoded(PASSWORD);
  for (let i = 0; i < 10; i += 1) {
    await visitor.call('twoStepDisable', { body: { password, code: '000000' } });
  }
  const newPassword = encoded('quite another one');
  const changed = await visitor.call('passwordChange', { body: { password, newPassword } });
  assert.is(changed.status, 200);
  await harness.close();
});

test('the question stands in for a lost authenticator; its answer is not kept', async () => {
  const harness = await start();
  const { visitor, recoveryCodes } = await withAuthenticator(harness);
  const password = encoded(PASSWORD);
  const code = recoveryCodes[0] ?? '';
  const save = (question: string, answer: string) =>
    visitor.call('securityQuestionSave', { body: { question, answer, password, code } });
  assert.is((await save('First pet?', ' ')).errors[0]?.pointer, '/answer');
  assert.is((await save('x'.repeat(201), 'a')).errors[0]?.code, '1403');
  assert.equal((await visitor.call('securityQuestion', {})).body, { question: null });
  assert.is((await save('First pet?', 'Canary 4711')).status, 200);
  assert.equal((await visitor.call('securityQuestion', {})).body, { question: 'First pet?' });
  const { body } = await visitor.call('userConfig', {});
  assert.is(body.result.protection_methods.enable_security_question, true);
  assert.is(body.result.protection_methods.enable_two_factor_auth, true);
  assert.is(body.result.two_step_method, 'totp');
  const off = (answer: string) => visitor.call('twoStepDisable', { body: { password, answer } });
  assert.is((await off('wrong')).errors[0]?.code, '1002');
  assert.is((await off('  canary   4711')).status, 200);
  await harness.close();
});

test('while it is on, no password alone sets the question that switches it off', async () => {
  const harness = await start();
  const { visitor, codeNow, recoveryCodes } = await withAuthenticator(harness);
  const password = encoded(PASSWORD);
  const save = async (answer: string, code?: string) => {
    const body = { question: 'Pet?', answer, password, ...(code === undefined ? {} : { code }) };
    const { status, errors } = await visitor.call('securityQuestionSave', { body });
    return errors[0] ? [errors[0].code, errors[0].pointer] : status;
  };
  const off = async (answer: string) => {
    const { status, errors } = await visitor.call('twoStepDisable', { body: { password, answer } });
    return errors[0]?.code ?? status;
  };
  assert.equal(await save('Rex', recoveryCodes[0]), 200);
  assert.equal(await save('of a thief'), ['1601', undefined]);
  assert.equal(await save('of a thief', '000000'), ['1002', '/code']);
  assert.equal(await save('of a thief', recoveryCodes[0]), ['1002', '/code'], 'each counts once');
  assert.is(await off('of a thief'), '1002');
  harness.clock.now += STEP;
  assert.equal(await save('Felix', codeNow()), 200);
  assert.equal([await off('Rex'), await off('Felix')], ['1002', 200]);
  assert.equal(await save('Rex'), 200, 'then the password is enough');
  await harness.close();
});

test('guesses at the code count alike for the question and for switching it off', async () => {
  const harness = await start();
  const { visitor } = await withAuthenticator(harness);
  const password = encoded(PASSWORD);
  const question = { question: 'Pet?', answer: 'Rex', password };
  const codes: (string | undefined)[] = [];
  for (let i = 0; i < 6; i += 1) {
    const code = String(100_000 + i);
    const tries = [
      await visitor.call('securityQuestionSave', { body: { ...question, code } }),
      await visitor.call('twoStepDisable', { body: { password, code } }),
    ];
    codes.push(...tries.map(({ errors }) => errors[0]?.code));
  }
  assert.equal(codes, [...new Array(10).fill('1002'), '100', '100']);
  await harness.close();
});

test.run();
