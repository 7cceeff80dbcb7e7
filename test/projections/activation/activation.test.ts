import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keyOf } from '../../support/message-key.ts';
import { userConfigOf } from '../../support/session/accounts.ts';
import {
  asked,
  failed,
  given,
  happened,
  refused,
  replied,
  requested,
} from '../../support/session/given.ts';

const test = suite('projections: activation');

const pressed = happened('activation.sendPressed', {
  kind: 'phone',
  phone: '86 123 4567',
  country: 'ie',
});
const sent = happened('activation.codeSent', { kind: 'phone', expiresIn: 300, resendIn: 60 }, 5000);
const coded = happened('activation.codeSubmitted', { kind: 'phone', code: '471108' });
const wrong = happened('activation.failed', { kind: 'phone', error: 'wrong_code' });
const signedIn = happened('session.started', { userId: '7' });

test('where the code went, how long it is good and when there may be another', () => {
  const { phone } = given('activation', [pressed, sent]);
  const { step, to, country, expiresAt, resendAt } = phone;
  assert.equal([step, to, country], ['code', '86 123 4567', 'ie']);
  assert.equal([expiresAt, resendAt, phone.sending.pending], [305_000, 65_000, null]);
});

test('a code is not kept, right or wrong', () => {
  assert.not.match(JSON.stringify(given('activation', [pressed, sent, coded, wrong])), '471108');
});

test('an answer belongs to the kind that was asked about', () => {
  const asked = happened('activation.sendPressed', { kind: 'email', email: 'ann@example.test' });
  const { email, phone } = given('activation', [
    pressed,
    sent,
    asked,
    requested('activationSend', 2),
    failed('activationSend'),
  ]);
  assert.is(keyOf(email.sending.told), 'main_network_error');
  assert.is(phone.sending.told, null);
});

test('an answer that nobody waits for any more changes nothing', () => {
  const ended = happened('session.ended', { reason: 'logout' });
  const left = [pressed, requested('activationSend', 0), ended];
  const before = given('activation', left);
  assert.equal(given('activation', [...left, refused('activationSend', 500)]), before);
});

test('what is confirmed shows in what is known of the player, at once', () => {
  const loaded = replied('userConfig', userConfigOf({ activation_type: 1 }));
  const confirmed = happened('activation.confirmed', { kind: 'phone', activation_type: 2 });
  assert.is(
    given('user', [signedIn, asked('userConfig'), loaded, confirmed]).config?.activation_type,
    2,
  );
  assert.is(given('user', [signedIn, confirmed]).config, null);
});

test.run();
