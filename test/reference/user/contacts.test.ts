import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { activationOf } from '../../../src/reference/user/contacts.ts';
import { START } from '../support/harness.ts';
import { openStores } from '../support/secrets.ts';

const test = suite('contacts');
const EMAIL = 'a@example.test';

const user = (id: string, login: string, profile = {}) => ({
  id,
  login,
  roles: [],
  profile,
  passwordVersion: 0,
});

test('who confirmed an address comes before those who named it, the earliest first', () => {
  const { contacts } = openStores();
  contacts.put('second', 'email', EMAIL, START + 1);
  contacts.put('first', 'email', EMAIL, START);
  assert.equal(contacts.namedBy('email', EMAIL, 2), ['first', 'second']);
  assert.is(contacts.confirmedBy('email', EMAIL), null);
  assert.ok(contacts.confirm('second', 'email', EMAIL, START + 2));
  assert.equal(contacts.namedBy('email', EMAIL, 2), ['second', 'first']);
  assert.equal(contacts.namedBy('email', EMAIL, 1), ['second']);
  assert.not.ok(contacts.confirm('first', 'email', EMAIL, START + 3), 'it is taken');
  assert.ok(contacts.confirm('second', 'email', EMAIL, START + 4), 'confirming again is none');
  assert.is(contacts.of('second').email?.confirmed_at, START + 2);
});

test('another address takes the place of the one before, unconfirmed', () => {
  const { contacts } = openStores();
  contacts.put('one', 'email', EMAIL, START);
  contacts.confirm('one', 'email', EMAIL, START);
  contacts.put('one', 'email', EMAIL, START + 1);
  assert.is(activationOf(contacts.of('one')), 1, 'the same one stays confirmed');
  contacts.put('one', 'email', 'b@example.test', START + 2);
  assert.is(activationOf(contacts.of('one')), 0);
  assert.not.ok(contacts.confirm('one', 'email', EMAIL, START + 3), 'it is not the player’s now');
});

test('what the server knows of a user is taken over once, and never from others', () => {
  const { contacts } = openStores();
  contacts.put('squatter', 'email', EMAIL, START);
  contacts.confirm('squatter', 'email', EMAIL, START);
  contacts.adopt(user('one', 'A@Example.test'), START + 1);
  assert.equal(contacts.namedBy('email', EMAIL, 2), ['squatter']);
  contacts.adopt(user('two', '+353861234567', { email: 'Two@example.test' }), START);
  contacts.adopt(user('two', '+353861234567', { email: 'Two@example.test' }), START + 5);
  const { email, phone } = contacts.of('two');
  assert.equal(
    [email?.value, phone?.value, email?.confirmed_at],
    ['two@example.test', '+353861234567', START],
  );
  contacts.adopt(user('three', 'nickname'), START);
  assert.equal(contacts.of('three'), { email: null, phone: null });
});

test.run();
