import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { loginErrors } from '../../../src/site/auth/login-errors.ts';

const test = suite('sign-in form');

test('both fields must be filled; spaces are no login but may be a password', () => {
  assert.equal(loginErrors('', ''), {
    login: 'auth_login_missing',
    password: 'authPasswordMissing',
  });
  assert.equal(loginErrors('  ', ' '), { login: 'auth_login_missing' });
  assert.equal(loginErrors('player@example.test', ''), { password: 'authPasswordMissing' });
  assert.equal(loginErrors('player@example.test', 'x'), {});
});

test.run();
