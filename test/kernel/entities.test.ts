import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  createTransient,
  type Entities,
  type EntityEditor,
  entitiesOf,
  getEntity,
  noEntities,
  persistent,
  visitEntities,
} from '../../src/kernel/entities.ts';

interface Thing {
  id: string;
  price: number;
}

type Write =
  | { kind: 'set'; id: string; price: number }
  | { kind: 'patch'; id: string; price: number }
  | { kind: 'remove'; id: string };

const id = fc.oneof(
  fc.integer({ min: 0, max: 200 }).map(String),
  fc.constantFrom('__proto__', 'constructor', '', '7-1-x'),
);
const price = fc.integer({ min: 0, max: 9 });
const writes = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('set' as const), id, price }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('patch' as const), id, price }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), id }) },
  ),
  { maxLength: 400 },
);

function applied(edit: EntityEditor, entities: Entities<Thing>, write: Write): Entities<Thing> {
  if (write.kind === 'remove') return edit.remove(entities, write.id);
  if (write.kind === 'patch') return edit.patch(entities, write.id, { price: write.price });
  return edit.set(entities, write.id, { id: write.id, price: write.price });
}

function appliedToMap(map: Map<string, Thing>, write: Write): void {
  if (write.kind === 'remove') map.delete(write.id);
  else if (write.kind === 'set') map.set(write.id, { id: write.id, price: write.price });
  else if (map.has(write.id)) map.set(write.id, { id: write.id, price: write.price });
}

function valuesOf(entities: Entities<Thing>): Thing[] {
  const values: Thing[] = [];
  visitEntities(entities, (key, value) => {
    assert.is(key, value.id);
    values.push(value);
  });
  return values;
}

const sorted = (things: Iterable<Thing>): Thing[] =>
  [...things].sort((a, b) => (a.id < b.id ? -1 : 1));

const test = suite('kernel: entities');

for (const [name, edit] of Object.entries({ persistent, transient: createTransient() })) {
  test(`${name} writes do what the same writes do to a Map`, () => {
    fc.assert(
      fc.property(writes, (list) => {
        const map = new Map<string, Thing>();
        let entities = noEntities<Thing>();
        for (const write of list) {
          entities = applied(edit, entities, write);
          appliedToMap(map, write);
        }
        assert.is(entities.size, map.size);
        assert.equal(sorted(valuesOf(entities)), sorted(map.values()));
        for (const [key, value] of map) assert.equal(getEntity(entities, key), value);
      }),
    );
  });
}

test('both ways of writing give the same JSON, so that replay hashes as live does', () => {
  fc.assert(
    fc.property(writes, (list) => {
      let shared = noEntities<Thing>();
      let own = noEntities<Thing>();
      const edit = createTransient();
      for (const write of list) {
        shared = applied(persistent, shared, write);
        own = applied(edit, own, write);
      }
      assert.is(JSON.stringify(own), JSON.stringify(shared));
    }),
  );
});

test('an old version stays what it was, whatever is written to newer ones', () => {
  fc.assert(
    fc.property(writes, writes, (before, after) => {
      let entities = noEntities<Thing>();
      for (const write of before) entities = applied(persistent, entities, write);
      const kept = entities;
      const text = JSON.stringify(kept);
      for (const write of after) entities = applied(persistent, entities, write);
      assert.is(JSON.stringify(kept), text);
    }),
  );
});

test('a snapshot read back from JSON goes on as if it had never left', () => {
  fc.assert(
    fc.property(writes, writes, (before, after) => {
      let entities = noEntities<Thing>();
      const edit = createTransient();
      for (const write of before) entities = applied(edit, entities, write);
      let restored = JSON.parse(JSON.stringify(entities)) as Entities<Thing>;
      for (const write of after) {
        entities = applied(edit, entities, write);
        restored = applied(edit, restored, write);
      }
      assert.is(JSON.stringify(restored), JSON.stringify(entities));
    }),
  );
});

test('what a transient shared stays what it was, whatever it writes on', () => {
  fc.assert(
    fc.property(fc.array(writes, { maxLength: 5 }), (rounds) => {
      const edit = createTransient();
      let entities = noEntities<Thing>();
      const kept: { entities: Entities<Thing>; text: string }[] = [];
      for (const list of rounds) {
        for (const write of list) entities = applied(edit, entities, write);
        edit.share();
        kept.push({ entities, text: JSON.stringify(entities) });
      }
      for (const { entities: old, text } of kept) assert.is(JSON.stringify(old), text);
    }),
  );
});

test('a transient changes its own pages where they stand', () => {
  const edit = createTransient();
  const first = edit.set(noEntities<Thing>(), 'a', { id: 'a', price: 1 });
  assert.is(edit.patch(first, 'a', { price: 2 }), first);
  edit.share();
  assert.is.not(edit.patch(first, 'a', { price: 3 }), first);
  assert.is(getEntity(first, 'a')?.price, 2);
});

test('a put is told what there is, or that there is nothing', () => {
  const add = (known: Thing | undefined): Thing => ({ id: 'a', price: (known?.price ?? 0) + 1 });
  for (const edit of [persistent, createTransient()]) {
    const once = edit.put(noEntities<Thing>(), 'a', add);
    assert.is(getEntity(once, 'a')?.price, 1);
    const twice = edit.put(once, 'a', add);
    assert.is(getEntity(twice, 'a')?.price, 2);
    assert.is(twice.size, 1);
  }
});

test('an update that changes nothing gives back the collection itself', () => {
  const entities = entitiesOf([{ id: 'a', price: 1 }], ({ id }) => id);
  for (const edit of [persistent, createTransient()]) {
    assert.is(
      edit.update(entities, 'a', (thing) => thing),
      entities,
    );
    assert.is(
      edit.update(entities, 'b', () => ({ id: 'b', price: 0 })),
      entities,
    );
    assert.is(edit.remove(entities, 'b'), entities);
  }
});

test('writing leaves the object it was given alone', () => {
  const given: Thing = Object.freeze({ id: 'a', price: 1 });
  const entities = createTransient().patch(
    entitiesOf([given], (thing) => thing.id),
    'a',
    { price: 2 },
  );
  assert.is(getEntity(entities, 'a')?.price, 2);
  assert.is(given.price, 1);
});

test('a write shares every page it does not touch', () => {
  const things = Array.from({ length: 1000 }, (_, i) => ({ id: `m${i}`, price: i }));
  const entities = entitiesOf(things, (thing) => thing.id);
  const next = persistent.patch(entities, 'm5', { price: 0 });
  const copied = next.pages.filter((page, index) => page !== entities.pages[index]);
  assert.is(copied.length, 1);
});

/** Ids that fall into one bucket, as long as there are no more than 4,096. */
function chosenIds(count: number): string[] {
  const hash = (text: string): number => {
    let h = 0x811c9dc5;
    for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    return (h ^ (h >>> 15)) & 0xfff;
  };
  const found: string[] = [];
  for (let i = 0; found.length < count; i += 1) if (hash(String(i)) === 0) found.push(String(i));
  return found;
}

test('ids that were chosen to fall together do not make a chain without an end', () => {
  for (const edit of [persistent, createTransient()]) {
    let entities = noEntities<Thing>();
    const add = (each: string) => {
      entities = edit.set(entities, each, { id: each, price: 1 });
    };
    assert.throws(() => chosenIds(200).forEach(add), /too many ids/);
    assert.ok(entities.size < 100);
    add('another');
    assert.is(getEntity(entities, 'another')?.price, 1);
  }
});

test.run();
