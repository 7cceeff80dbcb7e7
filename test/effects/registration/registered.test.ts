import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keyOf } from '../../support/message-key.ts';
import { choices, registering } from '../../support/session/registering.ts';
import { networkError, refuse, reply, type TestSession } from '../../support/session/session.ts';

const test = suite('effects: a new account');

const EMAIL = 'zoe@example.test';

/** Somebody who has just registered by one click. */
const registered = (...given: Parameters<typeof registering>) => {
  const registration = registering(...given);
  registration.submit('fast_reg');
  return { ...registration, account: () => registration.form().registered };
};

test('from its page a new player comes to the site, with what to save over it', () => {
  const { session, kinds, url } = registered({ url: '/en/registration' });
  assert.is(url(), '/en');
  assert.equal(kinds(), ['registration-request-sent']);
  assert.not.ok(session.typesOf().includes('registration.left'));
});

test('an account that was made after the form was closed still shows its password', () => {
  const { session, open, form, kinds } = registering();
  open();
  session.runtime.publish('registration.submitted', { type: 'fast_reg', answers: choices });
  session.runtime.publish('modal.closed', { id: 'registration', by: 'player' });
  session.clock.advance(1000);
  assert.equal(kinds(), ['registration-request-sent']);
  assert.ok(form().registered?.hasPassword);
});

test('leaving an unsaved password is asked about; saving or going back takes the question away', () => {
  const { session, account, kinds } = registered();
  const { publish } = session.runtime;
  publish('registration.leaveAsked', {});
  assert.ok(account()?.isLeaving);
  publish('registration.stayed', {});
  assert.not.ok(account()?.isLeaving);
  publish('registration.leaveAsked', {});
  publish('registration.credentialsSaved', { as: 'file' });
  assert.equal([account()?.isLeaving, account()?.isSaved], [false, true]);
  publish('registration.finished', {});
  assert.is(account(), null);
  assert.equal(kinds(), []);
});

test('the login goes by e-mail; never the password', () => {
  const { session, account } = registered({
    answers: { credentialsEmail: () => reply({ success: true }) },
  });
  session.runtime.publish('registration.credentialsEmailed', { email: EMAIL });
  assert.is(account()?.letter.status, 'busy');
  session.clock.advance(1000);
  assert.equal(session.requestsOf('credentialsEmail')[0]?.request.body, { email: EMAIL });
  assert.is(account()?.letter.status, 'done');
  assert.not.ok(account()?.isSaved, 'the password is shown here alone');
});

test('a letter that cannot be sent says why: the address, too late, or no network', () => {
  const { session, account } = registered();
  const mailed = (answer: NonNullable<TestSession['answers']['credentialsEmail']>) => {
    session.answers.credentialsEmail = answer;
    session.runtime.publish('registration.credentialsEmailed', { email: EMAIL });
    session.clock.advance(1000);
    assert.is(account()?.letter.status, 'idle');
    const { told = null, refused } = account()?.letter ?? {};
    return keyOf(told) ?? refused;
  };
  const errors = [{ code: '1404', detail: 'field_format', pointer: '/email' }];
  const badAddress = mailed(() => reply({ errors }, 422));
  assert.equal(badAddress, { email: 'field_format' });
  const late = mailed(() => refuse(409));
  assert.is(late, 'registered_mail_late');
  assert.is(mailed(networkError), 'main_network_error');
});

test('whoever is signed out meanwhile sees nothing of it any more', () => {
  const { session, account, kinds } = registered();
  session.runtime.publish('session.ended', { reason: 'idle' });
  assert.is(account(), null);
  assert.equal(kinds(), []);
});

test.run();
