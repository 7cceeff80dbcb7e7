import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keyOf } from '../../support/message-key.ts';
import { act, refuseField, started, userConfig } from '../../support/session/protection.ts';
import { assertKeptSecret } from '../../support/session/secrecy.ts';
import { networkError, refuse, reply, type TestSession } from '../../support/session/session.ts';

const test = suite('effects: the security question');

const QUESTION = 'Which was the first dish you cooked?';
const save = (session: TestSession) =>
  act(session, 'protection.questionSubmitted', {
    question: QUESTION,
    answer: 'planted answer',
    password: 'pässword',
  });
const protection = (session: TestSession) => session.runtime.state.protection;

test('the page asks which question is set; other pages do not', () => {
  const session = started({ answers: { securityQuestion: () => reply({ question: QUESTION }) } });
  assert.is(protection(session).question.text, QUESTION);
  assert.is(protection(session).question.status, 'ready');
  const elsewhere = started({ url: '/en/office/account' });
  assert.is(elsewhere.requestsOf('securityQuestion').length, 0);
});

test('once set, the page shows it, and the level follows', () => {
  const session = started({ answers: { securityQuestionSave: () => reply({ success: true }) } });
  const before = session.requestsOf('userConfig').length;
  session.answers.securityQuestion = () => reply({ question: QUESTION });
  save(session);
  const body = session.requestsOf('securityQuestionSave')[0]?.input.body;
  const password = Buffer.from('pässword').toString('base64url');
  assert.equal(body, { question: QUESTION, answer: 'planted answer', password });
  assert.is(protection(session).questionForm.status, 'done');
  assert.is(protection(session).question.text, QUESTION);
  assert.is(session.requestsOf('userConfig').length, before + 1);
  assertKeptSecret(session, ['planted answer', 'pässword']);
});

test('a code of the second step goes with it; where one is missing the page finds out', () => {
  const session = started({
    answers: {
      securityQuestionSave: () => refuseField(409, '1601', 'security_two_step_on'),
    },
  });
  const before = session.requestsOf('userConfig').length;
  save(session);
  assert.is(keyOf(protection(session).questionForm.told), 'security_two_step_on');
  assert.is(session.requestsOf('userConfig').length, before + 1);
  session.answers.securityQuestionSave = () => refuseField(403, '1002', 'auth_wrong_code', '/code');
  const typed = { question: QUESTION, answer: 'planted answer', password: 'pässword' };
  act(session, 'protection.questionSubmitted', { ...typed, code: 'planted code' });
  const body = session.requestsOf('securityQuestionSave')[1]?.input.body as { code?: string };
  assert.is(body.code, 'planted code');
  assert.equal(protection(session).questionForm.refused, { code: 'field_wrong_code' });
  assertKeptSecret(session, ['planted answer', 'planted code']);
});

test('what is refused is told at its field', () => {
  const session = started({
    answers: { securityQuestionSave: () => refuseField(403, '1001', 'auth_wrong', '/password') },
  });
  save(session);
  assert.equal(protection(session).questionForm.refused, { password: 'security_password_wrong' });
  session.answers.securityQuestionSave = () =>
    refuseField(422, '1403', 'field_too_long', '/question');
  save(session);
  assert.equal(protection(session).questionForm.refused, { question: 'field_too_long' });
});

test('what could not be loaded is loaded again when the player asks for it', () => {
  const session = started({
    answers: { securityQuestion: networkError, userConfig: () => refuse(500) },
  });
  session.clock.advance(60_000);
  assert.is(protection(session).question.status, 'failed');
  assert.is(session.runtime.state.user.status, 'failed');
  session.answers.securityQuestion = () => reply({ question: null });
  session.answers.userConfig = () => reply(userConfig());
  act(session, 'page.refreshPressed', {});
  assert.is(protection(session).question.status, 'ready');
  assert.is(session.runtime.state.user.status, 'ready');
});

test.run();
