import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commonPasswords } from '../../../src/domain/auth/common-passwords.ts';
import {
  FIRST_TRIED,
  PASSWORD_LENGTH,
  passwordProblems,
} from '../../../src/domain/auth/password-rules.ts';

const test = suite('password rules');

test('a long password is good, whatever it is made of', () => {
  for (const password of [
    'correct horse battery',
    'паролі довгі',
    '47 110 815 x',
    '🐎🔋📎🧵🎈🎺🥁🎻',
  ]) {
    assert.equal(passwordProblems(password), [], password);
  }
});

test('length is counted in characters, not in code units', () => {
  assert.equal(passwordProblems('🐎🔋📎🧵🎈🎺🥁'), ['too-short']);
  assert.equal(passwordProblems(`abcdé${'x'.repeat(PASSWORD_LENGTH.max - 5)}`), []);
  assert.equal(passwordProblems(`abcdé${'x'.repeat(PASSWORD_LENGTH.max - 4)}`), ['too-long']);
});

test('what is tried first, or soon, is refused', () => {
  assert.equal(passwordProblems('Password1'), ['too-common']);
  assert.equal(passwordProblems('aaaaaaaaab'), ['too-simple']);
  assert.equal(passwordProblems('1'), ['too-short', 'too-simple']);
  assert.equal(passwordProblems(''), ['too-short']);
});

test('spaces around it and capital letters make a common password no better', () => {
  assert.equal(passwordProblems('  PassWord1 '), ['too-common']);
});

test('a server knows ten thousand and more that are too common', async () => {
  const common = await commonPasswords();
  assert.ok(common.size >= 10_000, `${common.size}`);
  for (const password of common) {
    assert.ok(passwordProblems(` ${password.toUpperCase()}`, [], common).includes('too-common'));
  }
  assert.equal(passwordProblems('correct horse battery', [], common), []);
  for (const one of FIRST_TRIED) assert.ok(common.has(one), one);
});

test('what others know of its owner is refused', () => {
  const about = ['ada.lovelace@example.test', 'Ada'];
  assert.equal(passwordProblems('xxLOVELACExyz', about), ['personal']);
  assert.equal(passwordProblems('adamant rock', about), [], 'a short name is in many words');
});

test('any text is judged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (password, about) => {
      const problems = passwordProblems(password, about);
      assert.is(new Set(problems).size, problems.length);
      if ([...password].length < PASSWORD_LENGTH.min) assert.ok(problems.includes('too-short'));
    }),
  );
});

test.run();
