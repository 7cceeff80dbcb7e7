import { type Difference, differences } from '../../kernel/diff.ts';
import { type Entities, isEntities, visitEntities } from '../../kernel/entities.ts';
import type { State } from '../../projections/state.ts';

function byId(entities: Entities<unknown>): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  visitEntities(entities, (id, value) => {
    record[id] = value;
  });
  return record;
}

/** One plain form for one object, as long as that lives: what is unchanged stays the same. */
function once(make: (value: object) => object): (value: object) => object {
  const made = new WeakMap<object, object>();
  return (value) => {
    const known = made.get(value);
    if (known) return known;
    const fresh = make(value);
    made.set(value, fresh);
    return fresh;
  };
}

const plainEntities = once((value) => byId(value as Entities<unknown>));

const plainSlice = once((slice) =>
  Object.fromEntries(
    Object.entries(slice).map(([name, value]) => [
      name,
      isEntities(value) ? plainEntities(value) : value,
    ]),
  ),
);

/** A state as people read it: collections of entities as fields by id. */
export function plainState(state: State): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(state).map(([name, slice]) => [name, plainSlice(slice as object)]),
  );
}

/** What changed from one state to another, by dotted path, at most `limit` places. */
export function changesOf(before: State, after: State, limit = 200): Difference[] {
  return differences(plainState(before), plainState(after), limit);
}
