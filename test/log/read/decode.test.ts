import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { catalogue } from '../../../src/events/catalogue.ts';
import { ERASED_MARKER, SECRET_MARKER } from '../../../src/kernel/privacy.ts';
import type { RawEvent } from '../../../src/log/codec/columns.ts';
import { checkEvents } from '../../../src/log/read/decode.ts';
import { compileFits } from '../../../src/log/read/fits.ts';
import { sampleSession } from '../sample-session.ts';

const test = suite('log/decode');

const at = 1_700_000_000_000;

test('passes a good session as it is', () => {
  const events = sampleSession({ minutes: 1, burst: 4 });
  const checked = checkEvents(events, '1');
  assert.equal(checked.events, events);
  assert.equal(checked.problems, []);
});

test('keeps an event of an unknown type apart, with its place and data', () => {
  const odd: RawEvent = { seq: 4, at, type: 'future.thing', data: { x: 1 } };
  const { events, problems } = checkEvents([odd], '1');
  assert.equal(events, []);
  assert.equal(problems, [
    { ...odd, problem: 'unknown-type', message: 'there is no event type future.thing' },
  ]);
});

test('types that every object inherits are unknown too', () => {
  for (const type of ['__proto__', 'toString', 'constructor']) {
    const { problems } = checkEvents([{ seq: 0, at, type, data: {} }], '1');
    assert.is(problems[0]?.problem, 'unknown-type');
  }
});

test('keeps data that fits no schema apart and says where, without repeating it', () => {
  const odd: RawEvent = { seq: 1, at, type: 'coupon.typeChosen', data: { typeId: 'hunter2' } };
  const [problem] = checkEvents([odd], '1').problems;
  assert.is(problem?.problem, 'bad-data');
  assert.match(problem?.message ?? '', 'typeId');
  assert.not.match(problem?.message ?? '', 'hunter2');
});

test('goes on after a problem', () => {
  const good: RawEvent = { seq: 2, at, type: 'coupon.cleared', data: {} };
  const { events, problems } = checkEvents([{ seq: 1, at, type: 'x.y', data: 1 }, good], '1');
  assert.equal(events, [good]);
  assert.is(problems.length, 1);
});

test('reads events of a catalogue it does not know as far as they fit, and says so', () => {
  const good: RawEvent = { seq: 0, at, type: 'coupon.cleared', data: {} };
  const { events, unknownCatalogue } = checkEvents([good], '999');
  assert.equal(events, [good]);
  assert.is(unknownCatalogue, true);
  assert.is(checkEvents([good], '1').unknownCatalogue, false);
});

test('what was taken out of an event does not make it unfit', () => {
  for (const login of ['me@example.test', ERASED_MARKER]) {
    const data = { login, password: SECRET_MARKER };
    const { problems } = checkEvents([{ seq: 0, at, type: 'session.loginSubmitted', data }], '1');
    assert.equal(problems, []);
  }
  // A marker stands where a text was, never null.
  for (const login of [5, null]) {
    const data = { login, password: SECRET_MARKER };
    const { problems } = checkEvents([{ seq: 0, at, type: 'session.loginSubmitted', data }], '1');
    assert.is(problems.length, 1);
  }
});

test('a body that was undefined is not there in JSON, and fits where nothing of it is kept', () => {
  const data = { call: 'limitDelete', requestId: 1, status: 204 };
  assert.equal(checkEvents([{ seq: 0, at, type: 'http.replied', data }], '1').problems, []);
});

test('a player may choose one setting of the coupon, or none', () => {
  for (const data of [{}, { isCompact: true }]) {
    const chosen: RawEvent = { seq: 0, at, type: 'coupon.settingsChanged', data };
    assert.equal(checkEvents([chosen], '6').events, [chosen]);
  }
});

test('keeps data with a number apart that JSON can be written with and cannot hold', () => {
  const read = (type: string, data: string) =>
    checkEvents([{ seq: 1, at, type, data: JSON.parse(data) }], '1').problems[0]?.problem;
  assert.is(read('app.viewportChanged', '{"width":1e999,"height":1}'), 'bad-data');
  const replied = (body: string) =>
    `{"call":"configGroup","requestId":1,"status":200,"body":${body}}`;
  assert.is(read('http.replied', replied('{"a":{"1":[{"b":-1e999}]}}')), 'bad-data');
  assert.is(read('http.replied', replied('{"a":{"1":[{"b":-1e99}]}}')), undefined);
});

const scalar = fc.oneof(
  fc.constantFrom<unknown>('', '1.85', 'player', 'market', 'game', 0, 1, 2, 4, 2.5, -1, null, true),
  fc.string(),
  fc.integer(),
  fc.constant(undefined),
);
const anything = fc.oneof(scalar, fc.array(scalar), fc.dictionary(fc.string(), scalar));

/** Good data of the sample, with one field at any depth changed to something else. */
const damaged = fc
  .tuple(fc.constantFrom(...sampleSession({ minutes: 1, burst: 3 })), fc.nat(), anything)
  .map(([event, place, put]) => {
    const data = structuredClone(event.data) as Record<string, unknown>;
    const slots: [Record<string, unknown>, string][] = [];
    const visit = (node: Record<string, unknown>): void => {
      for (const [key, value] of Object.entries(node)) {
        slots.push([node, key]);
        if (typeof value === 'object' && value !== null) visit(value as Record<string, unknown>);
      }
    };
    visit(data);
    const slot = slots[place % Math.max(1, slots.length)];
    if (slot) slot[0][slot[1]] = put;
    return { type: event.type, data };
  });

test('the compiled check answers as the schema does', () => {
  let refusals = 0;
  fc.assert(
    fc.property(damaged, ({ type, data }) => {
      const schema = catalogue[type].data as v.GenericSchema;
      const expected = v.is(schema, JSON.parse(JSON.stringify(data)));
      if (!expected) refusals += 1;
      // An absent field of unknown type is where the two differ on purpose.
      if (type === 'http.replied' && !('body' in JSON.parse(JSON.stringify(data)))) return;
      assert.is(compileFits(schema)(JSON.parse(JSON.stringify(data))), expected);
    }),
    { numRuns: 2_000 },
  );
  assert.ok(refusals > 100, 'too few of these were damaged');
});

test('the compiled check knows kinds of schema that the catalogue does not use yet', () => {
  const schemas: v.GenericSchema[] = [
    v.strictObject({ a: v.string() }),
    v.union([v.string(), v.number()]),
    v.pipe(v.string(), v.email()),
    v.pipe(v.string(), v.transform(Number), v.number()),
    v.variant('k', [v.object({ k: v.picklist(['a', 'b']) }), v.object({ k: v.literal('c') })]),
    v.nullish(v.number()),
    v.object({ b: v.exactOptional(v.number()) }),
    v.objectWithRest({ b: v.optional(v.number()) }, v.string()),
    v.record(v.pipe(v.string(), v.regex(/^\d+$/)), v.boolean()),
  ];
  const samples = [
    { a: 'x' },
    { a: 'x', b: 1 },
    'x',
    'a@b.co',
    '5',
    5,
    null,
    { k: 'b' },
    { k: 'c' },
  ];
  for (const schema of schemas) {
    const fits = compileFits(schema);
    for (const sample of [...samples, { 1: true }, { x: true }, [], {}]) {
      assert.is(fits(sample), v.is(schema, sample), JSON.stringify([schema.expects, sample]));
    }
  }
});

test.run();
