import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { catalogue } from '../../src/events/catalogue.ts';
import { personal, secret } from '../../src/kernel/privacy.ts';
import { type EventShape, shapeOf } from '../support/checks/event-schemas.ts';
import { evolutionProblems, presentCatalogue } from '../support/checks/landed-catalogue.ts';

const test = suite('events: evolution of the catalogue');

const fields = {
  id: v.string(),
  kind: v.picklist(['a', 'b']),
  by: v.optional(v.number()),
  name: personal(v.string()),
  inner: v.object({ list: v.array(v.object({ at: v.number() })) }),
  pair: v.tuple([v.number(), v.string()]),
  either: v.variant('is', [
    v.object({ is: v.literal(1), one: v.string() }),
    v.object({ is: v.literal(2), two: v.string() }),
  ]),
  bag: v.record(v.string(), v.number()),
  perhaps: v.nullable(v.string()),
};

const { name: _name, ...nameless } = fields;
const { by: _by, ...withoutOptional } = fields;

const event = (data: v.ObjectEntries, version = 1): EventShape =>
  shapeOf('area.happened', { kind: 'fact', version, about: 'It happened.', data: v.object(data) });

const landed = { version: '7', events: [event(fields)] };
const steps = [{ from: '7', to: '8', types: {} }];

const asked = (events: readonly EventShape[], version = '7', by = steps) =>
  evolutionProblems(landed, { version, events }, by);

const additions: readonly (readonly [what: string, data: v.ObjectEntries])[] = [
  ['nothing', fields],
  ['a field that may be absent', { ...fields, more: v.optional(v.string()) }],
  ['one more value', { ...fields, kind: v.picklist(['a', 'b', 'c']) }],
  ['a field that may be absent from now on', { ...fields, id: v.optional(v.string()) }],
  [
    'one more shape, in front',
    {
      ...fields,
      either: v.variant('is', [
        v.object({ is: v.literal(3), three: v.string() }),
        ...fields.either.options,
      ]),
    },
  ],
];

for (const [what, data] of additions) {
  test(`may be added to a landed version: ${what}`, () => {
    assert.equal(asked([event(data)]), []);
  });
}

test('may be added to a landed version: an event', () => {
  const more = shapeOf('area.more', {
    kind: 'fact',
    version: 1,
    about: 'More.',
    data: v.object({}),
  });
  assert.equal(asked([event(fields), more]), []);
});

const changes: readonly (readonly [what: string, data: v.ObjectEntries, said: RegExp])[] = [
  ['a field of another name', { ...nameless, title: personal(v.string()) }, /name is no more/],
  ['a field less', withoutOptional, /by is no more/],
  ['a field of another type', { ...fields, id: v.number() }, /id has type "number", and had "str/],
  ['a public field that is secret', { ...fields, id: secret(v.string()) }, /id has .*privacy/],
  ['a private field that is public', { ...fields, name: v.string() }, /name has .*privacy/],
  ['a field that must be there', { ...fields, by: v.number() }, /by is required/],
  ['a new field that must be there', { ...fields, more: v.string() }, /more is required/],
  ['a value less', { ...fields, kind: v.picklist(['a']) }, /kind takes "b" no more/],
  ['a text that is one of few', { ...fields, id: v.picklist(['a']) }, /id has enum/],
  ['a narrower number', { ...fields, by: v.optional(v.pipe(v.number(), v.integer())) }, /by has/],
  ['a null less', { ...fields, perhaps: v.string() }, /perhaps has/],
  [
    'a change inside',
    { ...fields, inner: v.object({ list: v.array(v.object({ at: v.string() })) }) },
    /inner\.list\.\[\]\.at has type/,
  ],
  [
    'a change in a pair',
    { ...fields, pair: v.tuple([v.number(), v.number()]) },
    /pair\.1 has type/,
  ],
  ['a longer pair', { ...fields, pair: v.tuple([v.number(), v.string(), v.string()]) }, /pair has/],
  ['a change in a record', { ...fields, bag: v.record(v.string(), v.string()) }, /bag\.\[\] has/],
  ['a shape less', { ...fields, either: v.variant('is', [fields.either.options[0]]) }, /either/],
];

for (const [what, data, said] of changes) {
  test(`asks for a new version: ${what}`, () => {
    const [problem = '', ...others] = asked([event(data)]);
    assert.equal(others, []);
    assert.match(problem, /^area\.happened: /);
    assert.match(problem, said);
    assert.match(
      problem,
      /To do: raise CATALOGUE_VERSION.*; raise the version of area\.happened\.$/,
    );
    // A version of its own alone is not enough, and neither is one of the catalogue.
    assert.match(
      asked([event(data, 2)])[0] ?? '',
      /To do: raise CATALOGUE_VERSION, as 7 has landed\.$/,
    );
    assert.match(
      asked([event(data)], '8')[0] ?? '',
      /To do: raise the version of area\.happened\.$/,
    );
    assert.equal(asked([event(data, 2)], '8'), []);
  });
}

test('an event that is gone has to have become something', () => {
  assert.match(
    asked([], '8')[0] ?? '',
    /say in src\/log\/read\/upcasters\.ts what area\.happened became/,
  );
  const types = { 'area.happened': <T>(one: T) => one };
  assert.equal(asked([], '8', [{ from: '7', to: '8', types }]), []);
});

test('there has to be a way up', () => {
  assert.match(asked([event(fields)], '8', [])[0] ?? '', /Add a step from '7'/);
});

test('of this very catalogue a field of another name, of another type or more private is noticed', () => {
  const { login, password } = catalogue['session.loginSubmitted'].data.entries;
  const others = [
    v.object({ user: login, password }),
    v.object({ login }),
    v.object({ login, password: v.number() }),
    v.object({ login: secret(v.string()), password }),
  ];
  const { version, events } = presentCatalogue();
  for (const data of others) {
    const changed = shapeOf('session.loginSubmitted', {
      ...catalogue['session.loginSubmitted'],
      data,
    });
    const now = events.map((one) => (one.type === changed.type ? changed : one));
    assert.is(evolutionProblems({ version, events }, { version, events: now }).length, 1);
  }
});

test.run();
