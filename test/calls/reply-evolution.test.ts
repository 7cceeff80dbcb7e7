import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { call, type ReplyUpcaster } from '../../src/calls/define.ts';
import { calls } from '../../src/calls/table.ts';
import { personal } from '../../src/kernel/privacy.ts';
import {
  landedReplies,
  presentReplies,
  replyProblems,
  replyShapeOf,
} from '../support/checks/landed-replies.ts';

const test = suite('calls: evolution of replies');

test('a landed reply is added to; what else changes comes with an upcaster', () => {
  assert.equal(replyProblems(landedReplies(), presentReplies()), []);
});

test('no call of which replies are recorded is gone, and neither is what refuses them', () => {
  const present = new Set([...Object.keys(calls), '*']);
  const landed = new Set(landedReplies().map((shape) => shape.call));
  assert.ok(landed.has('*') && landed.size > 100);
  assert.equal(
    [...landed].filter((call) => !present.has(call)),
    [],
  );
});

const fields = { sum: v.number(), by: personal(v.string()), kind: v.picklist(['a', 'b']) };
const shape = (entries: v.ObjectEntries, upcasters: readonly ReplyUpcaster[] = []) =>
  replyShapeOf('ask', call({ path: '/', reply: v.object(entries), upcasters }));
const landed = [shape(fields)];
const { kind: _, ...less } = fields;

test('may be added to a landed reply: a field that may be absent, a value, a call', () => {
  for (const entries of [
    { ...fields, more: v.optional(v.string()) },
    { ...fields, kind: v.picklist(['a', 'b', 'c']) },
    fields,
  ]) {
    assert.equal(replyProblems(landed, [shape(entries)]), []);
  }
  assert.equal(replyProblems(landed, [...landed, { ...shape(fields), call: 'more' }]), []);
});

test('an addition changes one line', () => {
  const before = presentReplies();
  const after = before.map((one) =>
    one.call === 'balance'
      ? replyShapeOf('balance', call({ path: '/', reply: v.object({ ...fields }) }))
      : one,
  );
  const changed = after.filter(
    (one, place) => JSON.stringify(one) !== JSON.stringify(before[place]),
  );
  assert.equal(
    changed.map((one) => one.call),
    ['balance'],
  );
});

const changes: readonly (readonly [what: string, entries: v.ObjectEntries, said: RegExp])[] = [
  ['a field less', less, /kind is no more/],
  ['a field of another type', { ...fields, sum: v.string() }, /sum has type/],
  ['a field that must be there', { ...fields, more: v.string() }, /more is required/],
  ['a private field that is public', { ...fields, by: v.string() }, /by has .*privacy/],
  ['a value less', { ...fields, kind: v.picklist(['a']) }, /kind takes "b" no more/],
];

for (const [what, entries, said] of changes) {
  test(`asks for an upcaster: ${what}`, () => {
    const [problem = '', ...others] = replyProblems(landed, [shape(entries)]);
    assert.equal(others, []);
    assert.match(problem, /^ask: /);
    assert.match(problem, said);
    assert.match(problem, 'To do: add an upcaster to its declaration');
    assert.equal(replyProblems(landed, [shape(entries, [(body) => body])]), []);
  });
}

test('a version that has landed is neither taken back nor changed afterwards', () => {
  const second = [...landed, shape(less, [(body) => body])];
  assert.equal(replyProblems(second, [shape(less, [(body) => body])]), []);
  assert.match(replyProblems(second, landed)[0] ?? '', 'version 2 of its reply has landed');
  assert.match(replyProblems(second, [shape({}, [(body) => body])])[0] ?? '', 'sum is no more');
});

test('a call that is gone leaves its declaration behind', () => {
  assert.match(replyProblems(landed, [])[0] ?? '', 'keep its declaration');
});

test('of a call of this very table a changed field is noticed', () => {
  const { couponSave } = calls;
  const changed = replyShapeOf('couponSave', {
    ...couponSave,
    reply: v.object({ id: v.string() }),
  });
  const now = presentReplies().map((one) => (one.call === 'couponSave' ? changed : one));
  assert.is(replyProblems(presentReplies(), now).length, 1);
});

test.run();
