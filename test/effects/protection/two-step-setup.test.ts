import { mergeMap, timer } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { encodeCredential } from '../../../src/calls/credentials.ts';
import { keyOf } from '../../support/message-key.ts';
import {
  act,
  CODES,
  KEY,
  protectedBy,
  refuseField,
  started,
  URI,
  userConfig,
} from '../../support/session/protection.ts';
import { assertKeptSecret } from '../../support/session/secrecy.ts';
import { networkError, reply, type TestSession } from '../../support/session/session.ts';

const test = suite('effects: the second step of signing in');

const choose = (session: TestSession, method: 'totp' | 'sms' = 'totp') =>
  act(session, 'protection.twoStepChosen', { method, password: 'planted password' });
const enable = (session: TestSession, code = '123456') =>
  act(session, 'protection.twoStepCodeSubmitted', { code });
const protection = (session: TestSession) => session.runtime.state.protection;
const setup = (session: TestSession) => protection(session).setup;

test('an authenticator is set up: its key, a code, recovery codes, saved', () => {
  const session = started();
  const before = session.requestsOf('userConfig').length;
  choose(session);
  assert.equal(session.requestsOf('twoStepStart')[0]?.input.body, {
    method: 'totp',
    password: encodeCredential('planted password'),
  });
  const begun = setup(session);
  assert.is(begun.step, 'code');
  assert.ok(begun.step === 'code' && begun.expiresAt > session.clock.now() + 890_000);
  enable(session);
  assert.equal(session.requestsOf('twoStepEnable')[0]?.input.body, { code: '123456' });
  assert.is(setup(session).step, 'codes');
  assert.is(session.requestsOf('userConfig').length, before + 1);
  act(session, 'protection.recoveryCodesSaved', {});
  assert.is(setup(session).step, 'choice');
  assert.is(protection(session).twoStep.status, 'done');
});

test('by SMS, another code can be asked for after a while', () => {
  const session = started({
    answers: { twoStepSms: () => reply({ expiresIn: 300, resendIn: 60 }) },
  });
  choose(session, 'sms');
  const first = protection(session).sms.retryAt ?? 0;
  assert.ok(first > session.clock.now());
  session.clock.advance(60_000);
  act(session, 'protection.twoStepSmsAsked', {});
  assert.is(session.requestsOf('twoStepSms').length, 1);
  assert.ok((protection(session).sms.retryAt ?? 0) > first);
  assert.is(setup(session).step, 'code');
});

test('without a confirmed number the player is told, and nothing is begun', () => {
  const session = started({
    answers: { twoStepStart: () => refuseField(409, '1603', 'security_no_phone') },
  });
  choose(session, 'sms');
  assert.is(setup(session).step, 'choice');
  assert.is(keyOf(protection(session).twoStep.told), 'security_no_phone');
});

test('switched on elsewhere meanwhile: the player is told, and the page follows', () => {
  const session = started({
    answers: { twoStepStart: () => refuseField(409, '1601', 'security_two_step_on') },
  });
  const methods = protectedBy({ enable_two_factor_auth: true });
  session.answers.userConfig = () => reply(userConfig({ protection_methods: methods }));
  choose(session);
  assert.is(keyOf(protection(session).twoStep.told), 'security_two_step_on');
  const { config } = session.runtime.state.user;
  assert.is(config?.protection_methods.enable_two_factor_auth, true);
});

test('a wrong code is told at its field, and another one may be sent', () => {
  const session = started({
    answers: { twoStepEnable: () => refuseField(403, '1002', 'auth_wrong_code', '/code') },
  });
  choose(session);
  enable(session);
  assert.is(setup(session).step, 'code');
  assert.equal(protection(session).twoStep.refused, { code: 'field_wrong_code' });
  session.answers.twoStepEnable = () => reply({ recoveryCodes: CODES });
  enable(session);
  assert.is(setup(session).step, 'codes');
});

test('a set-up that is over begins again', () => {
  const session = started({
    answers: { twoStepEnable: () => refuseField(409, '1602', 'security_two_step_off') },
  });
  choose(session);
  enable(session);
  assert.is(setup(session).step, 'choice');
  assert.is(keyOf(protection(session).twoStep.told), 'security_setup_over');
});

test('a lost connection leaves the step as it is', () => {
  const session = started({ answers: { twoStepEnable: networkError } });
  choose(session);
  enable(session);
  assert.is(setup(session).step, 'code');
  assert.is(keyOf(protection(session).twoStep.told), 'main_network_error');
});

test('given up while it begins, it does not come back with the answer', () => {
  const session = started();
  session.runtime.publish('protection.twoStepChosen', {
    method: 'totp',
    password: 'planted password',
  });
  act(session, 'protection.twoStepGivenUp', {});
  assert.is(setup(session).step, 'choice');
  assert.is(protection(session).twoStep.status, 'idle');
});

test('given up and chosen anew, the answer to the first choice is not taken for the second', () => {
  const session = started();
  session.answers.twoStepStart = ({ body }) => {
    const { method } = body as { method: 'totp' | 'sms' };
    const answer = method === 'totp' ? { key: KEY, uri: URI } : { resendIn: 60 };
    return timer(method === 'totp' ? 1500 : 3000, session.clock).pipe(
      mergeMap(() => reply({ method, expiresIn: 900, ...answer })),
    );
  };
  session.runtime.publish('protection.twoStepChosen', {
    method: 'totp',
    password: 'planted password',
  });
  session.clock.advance(200);
  session.runtime.publish('protection.twoStepGivenUp', {});
  session.runtime.publish('protection.twoStepChosen', {
    method: 'sms',
    password: 'planted password',
  });
  session.clock.advance(2000);
  assert.equal(setup(session), { step: 'starting', method: 'sms' });
  session.clock.advance(2000);
  const begun = setup(session);
  assert.equal([begun.step, begun.step === 'code' && begun.method], ['code', 'sms']);
});

test('pressed twice, the code is sent once, and the recovery codes stay', () => {
  const session = started();
  let sent = 0;
  session.answers.twoStepEnable = () => {
    sent += 1;
    if (sent > 1) return refuseField(409, '1602', 'security_two_step_off');
    return reply({ recoveryCodes: CODES });
  };
  choose(session);
  session.runtime.publish('protection.twoStepCodeSubmitted', { code: '123456' });
  session.runtime.publish('protection.twoStepCodeSubmitted', { code: '123456' });
  session.clock.advance(1000);
  assert.is(sent, 1);
  assert.is(setup(session).step, 'codes');
});

test('it is switched off with the password and a code, or with the answer', () => {
  for (const proof of [{ code: '123456' }, { answer: 'Rosebud' }]) {
    const session = started();
    const before = session.requestsOf('userConfig').length;
    act(session, 'page.partToggled', { part: 'security-two-step-off', open: true });
    act(session, 'protection.twoStepOffSubmitted', { password: 'pässword', ...proof });
    const password = Buffer.from('pässword').toString('base64url');
    assert.equal(session.requestsOf('twoStepDisable')[0]?.input.body, { ...proof, password });
    assert.is(protection(session).twoStepOff.status, 'done');
    assert.is(session.runtime.state.page.parts['security-two-step-off'], false);
    assert.is(session.requestsOf('userConfig').length, before + 1);
  }
});

test('what is wrong with password, code or answer is told at its field', () => {
  for (const [code, field, key] of [
    ['1001', 'password', 'security_password_wrong'],
    ['1002', 'code', 'field_wrong_code'],
    ['1002', 'answer', 'security_answer_wrong'],
  ] as const) {
    const session = started({
      answers: { twoStepDisable: () => refuseField(403, code, 'auth_wrong_code', `/${field}`) },
    });
    act(session, 'protection.twoStepOffSubmitted', { password: 'x', code: '000000' });
    assert.equal(protection(session).twoStepOff.refused, { [field]: key });
  }
});

test('switched off elsewhere meanwhile: the player is told, and the page follows', () => {
  const session = started({
    config: { protection_methods: protectedBy({ enable_two_factor_auth: true }) },
    answers: { twoStepDisable: () => refuseField(409, '1602', 'security_two_step_off') },
  });
  act(session, 'page.partToggled', { part: 'security-two-step-off', open: true });
  session.answers.userConfig = () => reply(userConfig());
  act(session, 'protection.twoStepOffSubmitted', { password: 'x', code: '123456' });
  assert.is(keyOf(protection(session).twoStep.told), 'security_two_step_off');
  assert.is(session.runtime.state.page.parts['security-two-step-off'], false);
  const { config } = session.runtime.state.user;
  assert.is(config?.protection_methods.enable_two_factor_auth, false);
});

test('neither key, address, codes nor what was typed is kept or recorded', () => {
  const session = started();
  choose(session);
  enable(session, '987123');
  act(session, 'protection.secretTaken', { what: 'recovery-codes', by: 'file', succeeded: true });
  act(session, 'protection.recoveryCodesSaved', {});
  const proof = { password: 'planted-password', code: '456987', answer: 'planted-answer' };
  act(session, 'protection.twoStepOffSubmitted', proof);
  assertKeptSecret(session, [KEY, URI, ...CODES, '987123', ...Object.values(proof)]);
});

const withCodes = (): TestSession => {
  const session = started();
  choose(session);
  enable(session);
  return session;
};

test('whoever leaves unsaved recovery codes is asked, and stays meanwhile', () => {
  const session = withCodes();
  act(session, 'route.requested', { url: '/en/office/history', replace: false });
  assert.is(session.runtime.state.route.route, 'officeSecurity');
  assert.is(session.navigation.url, '/en/office/security');
  assert.equal(setup(session), { step: 'codes', leaving: { url: '/en/office/history' } });
  assert.ok(session.runtime.state.modal.open.some(({ kind }) => kind === 'unsaved-codes'));
  act(session, 'modal.closed', { id: 'unsaved-codes', by: 'player' });
  assert.is(setup(session).step, 'codes');
});

test('the way back is held as well, and the address bar shows the page that stayed', () => {
  const session = withCodes();
  session.navigation.visit('/en/about');
  session.clock.advance(1000);
  assert.is(session.runtime.state.route.route, 'officeSecurity');
  assert.is(session.navigation.url, '/en/office/security');
});

test('whoever leaves all the same goes where they wanted', () => {
  const session = withCodes();
  act(session, 'route.requested', { url: '/en/office/history', replace: false });
  act(session, 'protection.leaveConfirmed', { url: '/en/office/history' });
  assert.is(session.runtime.state.route.route, 'officeHistory');
  assert.equal(session.runtime.state.modal.open, []);
  assert.is(setup(session).step, 'choice');
});

test('whoever signs out before the codes are saved is asked as well', () => {
  const session = withCodes();
  act(session, 'session.logoutPressed', {});
  assert.is(session.runtime.state.session.status, 'player');
  assert.equal(setup(session), { step: 'codes', leaving: { url: null } });
  act(session, 'protection.leaveConfirmed', { url: null });
  assert.is(session.requestsOf('disconnect').length, 1);
  assert.is(session.runtime.state.session.status, 'guest');
});

test('saved codes, another language and a set-up that is not finished hold nobody', () => {
  const session = withCodes();
  act(session, 'route.requested', { url: '/de/office/security', replace: false });
  assert.is(session.runtime.state.route.language, 'de');
  assert.is(setup(session).step, 'codes');
  act(session, 'protection.recoveryCodesSaved', {});
  act(session, 'route.requested', { url: '/de/office/history', replace: false });
  assert.is(session.runtime.state.route.route, 'officeHistory');
  const other = started();
  choose(other);
  act(other, 'route.requested', { url: '/en/office/history', replace: false });
  assert.is(other.runtime.state.route.route, 'officeHistory');
  assert.is(setup(other).step, 'code', 'it can be gone on with');
});

test('an answer that comes when somebody else is there changes nothing for them', () => {
  const session = started();
  choose(session);
  session.runtime.publish('protection.twoStepCodeSubmitted', { code: '123456' });
  session.runtime.publish('session.started', { userId: 'player-2' });
  session.clock.advance(1000);
  assert.is(session.requestsOf('twoStepEnable').length, 1);
  assert.is(setup(session).step, 'choice');
});

test('signed out meanwhile, nobody is asked any more', () => {
  const session = withCodes();
  act(session, 'route.requested', { url: '/en/office/history', replace: false });
  act(session, 'session.ended', { reason: 'expired' });
  assert.not.ok(session.runtime.state.modal.open.some(({ kind }) => kind === 'unsaved-codes'));
  assert.is(setup(session).step, 'choice');
});

test.run();
