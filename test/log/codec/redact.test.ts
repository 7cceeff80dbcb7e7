import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import {
  ERASED_MARKER,
  type PrivatePath,
  personal,
  privatePaths,
  SECRET_MARKER,
  secret,
} from '../../../src/kernel/privacy.ts';
import { joinPersonal } from '../../../src/log/codec/join-personal.ts';
import { type PersonalRow, redact } from '../../../src/log/codec/redact.ts';
import { privatePathsOf } from '../../../src/site/ports/private-paths.ts';
import { sampleSession } from '../sample-session.ts';

const test = suite('log/redact');

function requested(body: unknown, call = 'register'): AnyEvent {
  return { seq: 7, at: 1, type: 'http.requested', data: { call, requestId: 1, body } };
}

function split(event: AnyEvent, paths: readonly PrivatePath[] = privatePathsOf(event)) {
  const rows: PersonalRow[] = [];
  return { event: redact(event, paths, rows), rows };
}

test('replaces a secret by the marker and moves a personal part away', () => {
  const data = { login: 'me@example.test', password: 'hunter2' };
  const given: AnyEvent = { seq: 3, at: 1, type: 'session.loginSubmitted', data };
  const { event, rows } = split(given);
  assert.equal(event.data, { login: ERASED_MARKER, password: SECRET_MARKER });
  assert.equal(rows, [[3, ['login'], 'me@example.test']]);
  assert.is(data.password, 'hunter2', 'the event itself is as it was');
});

test('an event with nothing private is not even copied', () => {
  for (const event of sampleSession({ minutes: 1 })) {
    const { event: same, rows } = split(event);
    assert.is(same, event);
    assert.is(rows.length, 0);
  }
});

test('a joined event is the original except for its secrets', () => {
  const body = { name: 'Ada', currency: 'EUR', bonus: 1, password: 'p', phone: '+3541234567' };
  const given = requested(body);
  const { event, rows } = split(given);
  assert.equal(joinPersonal([event], rows), [
    { ...given, data: { ...given.data, body: { ...body, password: SECRET_MARKER } } },
  ]);
});

test('keeps the order of fields through split and join', () => {
  const given = requested({ currency: 'EUR', name: 'Ada', bonus: 0, email: 'a@b.test' });
  const { event, rows } = split(given);
  assert.is(JSON.stringify(joinPersonal([event], rows)[0]), JSON.stringify(given));
});

test('without its personal part a text is the marker and anything else null', () => {
  const schema = v.object({
    texts: v.array(personal(v.string())),
    age: personal(v.number()),
    address: personal(v.object({ street: v.string() })),
    member: personal(v.boolean()),
    absent: v.optional(personal(v.string())),
    none: v.nullable(personal(v.string())),
  });
  const body = { texts: ['a', 'b'], age: 5, address: { street: 'x' }, member: true, none: null };
  const paths = privatePaths(schema).map((path) => ({ ...path, steps: ['body', ...path.steps] }));
  const { event, rows } = split(requested(body), paths);
  assert.equal((event.data as { body: unknown }).body, {
    texts: [ERASED_MARKER, ERASED_MARKER],
    age: null,
    address: null,
    member: null,
    none: null,
  });
  assert.is(rows.length, 5);
});

test('finds secrets in arrays, records and variants', () => {
  const schema = v.variant('kind', [
    v.object({
      kind: v.literal('cards'),
      cards: v.array(v.object({ number: secret(v.string()) })),
    }),
    v.object({ kind: v.literal('tokens'), tokens: v.record(v.string(), secret(v.string())) }),
  ]);
  const paths = privatePaths(schema).map((path) => ({ ...path, steps: ['body', ...path.steps] }));
  for (const body of [
    { kind: 'cards', cards: [{ number: '4111111111111111' }, { number: '4111111111111111' }] },
    { kind: 'tokens', tokens: { a: '4111111111111111', __proto__: '4111111111111111' } },
    { kind: 'tokens', tokens: JSON.parse('{"__proto__":"4111111111111111"}') },
  ]) {
    const { event, rows } = split(requested(body), paths);
    assert.not.match(JSON.stringify([event, rows]), '4111');
  }
});

test('a secret inside a personal part is not recorded with it', () => {
  const paths: PrivatePath[] = [
    { steps: ['body'], privacy: 'personal' },
    { steps: ['body', 'pin'], privacy: 'secret' },
  ];
  const { rows } = split(requested({ pin: '0000', name: 'Ada' }), paths);
  assert.equal(rows, [[7, ['body'], { pin: SECRET_MARKER, name: 'Ada' }]]);
});

test('of a call that is not declared nothing is kept', () => {
  const { event } = split(requested({ anything: '4111111111111111' }, 'no-such-call'));
  assert.not.match(JSON.stringify(event), '4111');
});

test('a row that fits no event changes nothing, whatever it says', () => {
  const event = requested({ name: ERASED_MARKER, currency: 'EUR' });
  const hostile: PersonalRow[] = [
    [99, ['body', 'name'], 'x'],
    [7, ['nowhere', 'name'], 'x'],
    [7, ['body', 'added'], 'x'],
    [7, ['body', '__proto__', 'polluted'], 'x'],
    [7, ['__proto__', 'polluted'], 'x'],
    [7, ['body', 'constructor', 'prototype', 'polluted'], 'x'],
  ];
  const [joined] = joinPersonal([structuredClone(event)], hostile);
  assert.equal(joined, event);
  assert.is(({} as Record<string, unknown>)['polluted'], undefined);
});

test('split and join give back whatever was there', () => {
  const schema = v.object({
    a: personal(v.unknown()),
    list: v.array(v.object({ b: personal(v.unknown()) })),
  });
  const paths = privatePaths(schema).map((path) => ({ ...path, steps: ['body', ...path.steps] }));
  const any = fc.jsonValue({ maxDepth: 2 });
  const body = fc.record({
    a: any,
    list: fc.array(fc.record({ b: any, c: any }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(body, (value) => {
      const given = requested(value);
      const { event, rows } = split(given, paths);
      assert.is(JSON.stringify(joinPersonal([event], rows)[0]), JSON.stringify(given));
    }),
  );
});

test.run();
