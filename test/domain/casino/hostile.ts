import * as assert from 'uvu/assert';
import { CasinoInputError } from '../../../src/domain/casino/input.ts';

/** JSON of every kind, some of it large. */
const hostile: readonly unknown[] = [
  ...[null, true, -1, 0, 0.5, 27, 1e308, '', '-0', 'x'.repeat(10_000), [], [[]], {}],
  Array.from({ length: 10_000 }, () => 0),
  JSON.parse('{"__proto__":{"stake":1}}'),
  JSON.parse('{"length":3,"0":1,"toString":null}'),
];

/** The value with each of its parts, and all of it, replaced by each of the hostile ones. */
export function* spoiled(value: unknown): Generator<unknown> {
  yield* hostile;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const whole = Array.isArray(value)
      ? (bad: unknown) => value.with(Number(key), bad)
      : (bad: unknown) => ({ ...value, [key]: bad });
    for (const bad of spoiled(part)) yield whole(bad);
  }
}

/** That the call throws nothing but what engines throw. */
export function throwsNothingElse(call: () => unknown) {
  try {
    call();
  } catch (error) {
    assert.instance(error, CasinoInputError);
  }
}
