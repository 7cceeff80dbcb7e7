import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keyOf } from '../../support/message-key.ts';
import {
  failed,
  given,
  happened,
  refused,
  replied,
  requested,
} from '../../support/session/given.ts';

const test = suite('projections: letter');

const opened = (page: 'passwordReset' | 'accountVerify' | 'stopNewsletter', hasToken = true) =>
  happened('letter.opened', { page, hasToken });
const pressed = happened('letter.pressed', {});
const chosen = happened('letter.passwordSubmitted', { password: 'planted' });

test('a page is ready where a link led to it, and empty where none did', () => {
  assert.is(given('letter', [opened('passwordReset')]).status, 'ready');
  assert.is(given('letter', [opened('passwordReset', false)]).status, 'empty');
});

test('busy while the server is asked, then done, and never a word of the token', () => {
  const begun = [opened('accountVerify'), pressed, requested('activationLink', 1)];
  assert.is(given('letter', begun).sending.status, 'busy');
  const state = given('letter', [...begun, replied('activationLink', { activation_type: 1 })]);
  assert.is(state.status, 'done');
  assert.not.match(JSON.stringify(state), 'planted');
});

test('a link that is good no more has failed; a poor password may be chosen again', () => {
  const begun = [opened('passwordReset'), chosen, requested('passwordReset', 1)];
  const dead = given('letter', [...begun, replied('passwordReset', { error: 'time_up' })]);
  assert.equal([dead.status, dead.error], ['failed', 'time_up']);
  const problems = ['too-short', 'too-simple'];
  const poor = replied('passwordReset', { error: 'password-field', problems });
  const { status, sending } = given('letter', [...begun, poor]);
  assert.equal([status, sending.refused], ['ready', { password: 'field_password_too_short' }]);
});

test('the link that confirms is asked about by what opened its page', () => {
  const byRoute = { ...opened('accountVerify'), cause: 7 };
  assert.is(given('letter', [byRoute, requested('activationLink', 7)]).sending.status, 'busy');
  const done = [byRoute, requested('activationLink', 7), replied('activationLink', {})];
  assert.is(given('letter', done).status, 'done');
});

test('what could not be asked can be asked again', () => {
  const begun = [opened('stopNewsletter'), pressed, requested('newsletterStop', 1)];
  const lost = given('letter', [...begun, failed('newsletterStop')]);
  assert.equal([lost.status, keyOf(lost.sending.told)], ['ready', 'main_network_error']);
  const busy = given('letter', [...begun, refused('newsletterStop', 429)]);
  assert.equal([busy.status, keyOf(busy.sending.told)], ['ready', 'auth_too_many']);
});

test('an answer about another letter’s link says nothing about this one', () => {
  const late = replied('activationLink', { error: 'taken' });
  const { page, status, error } = given('letter', [opened('stopNewsletter'), late]);
  assert.equal([page, status, error], ['stopNewsletter', 'ready', null]);
});

test.run();
