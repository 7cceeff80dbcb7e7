import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DEEPEST_JSON } from '../../src/kernel/json.ts';
import { parseJsonBody } from '../../src/server-kernel/json-body.ts';

const test = suite('json-body');

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('gives what a body holds, and nothing for an empty one', () => {
  assert.equal(parseJsonBody('{"a":[1,{"constructor":"text"}]}'), {
    ok: true,
    value: { a: [1, { constructor: 'text' }] },
  });
  assert.equal(parseJsonBody(''), { ok: true, value: undefined });
  assert.ok(parseJsonBody(nested(DEEPEST_JSON)).ok);
});

test('tells what is no JSON, or nested too deep, or means a prototype', () => {
  const errors = {
    '{"a":': 'not-json',
    [nested(DEEPEST_JSON + 1)]: 'too-deep',
    [nested(200_000)]: 'too-deep',
    '{"__proto__":{"x":1}}': 'prototype',
    '[{"a":{"\\u005f_proto__":1}}]': 'prototype',
    '{"constructor":{"prototype":{"x":1}}}': 'prototype',
  };
  for (const [text, error] of Object.entries(errors)) {
    assert.equal(parseJsonBody(text), { ok: false, error }, text.slice(0, 40));
  }
});

test.run();
