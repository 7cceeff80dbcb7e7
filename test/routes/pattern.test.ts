import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { paramRules } from '../../src/routes/param-rules.ts';
import { parsePattern } from '../../src/routes/pattern.ts';

const test = suite('pattern');

test('each kind of segment is read', () => {
  const plain = { kind: 'value', prefix: '', choices: null, rule: 'text', optional: false };
  assert.equal(parsePattern('cash_terminals/:id<digits>/:way(up|down)?/x-:slug/(a|b)/*'), [
    { kind: 'texts', texts: ['cash_terminals'] },
    { ...plain, name: 'id', rule: 'digits' },
    { ...plain, name: 'way', choices: ['up', 'down'], optional: true },
    { ...plain, name: 'slug', prefix: 'x-' },
    { kind: 'texts', texts: ['a', 'b'] },
    { kind: 'tail' },
  ]);
  assert.equal(parsePattern(''), []);
});

test('what is not well formed is refused', () => {
  for (const wrong of [':', ':a<unknown>', ':a<toString>', ':a(', ':a()', ':a?b', 'X:a']) {
    assert.throws(
      () => parsePattern(wrong),
      (error: unknown) => error instanceof SyntaxError,
      wrong,
    );
  }
});

test('rules of values', () => {
  assert.ok(paramRules.digits('0042'));
  assert.not.ok(paramRules.digits('١٢'));
  assert.not.ok(paramRules.digits(''));
  assert.ok(paramRules.token('a'.repeat(32)));
  assert.not.ok(paramRules.token('a'.repeat(31)));
  assert.not.ok(paramRules.token('A'.repeat(32)));
  assert.ok(paramRules.sport('football'));
  assert.not.ok(paramRules.sport('marble'));
  assert.not.ok(paramRules.sport('..'));
  assert.ok(paramRules.text('...'));
  assert.not.ok(paramRules.text('a\u0085b'));
});

test.run();
