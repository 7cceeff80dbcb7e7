/** The cases that the engines must satisfy, which are kept beside the repository: one test a function. */
import { existsSync, readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { engines } from '../../../src/domain/casino/engines.ts';
import * as fair from '../../../src/domain/casino/fair.ts';
import { CasinoInputError } from '../../../src/domain/casino/input.ts';
import * as lotto from '../../../src/domain/casino/lotto.ts';
import * as pace from '../../../src/domain/casino/pace.ts';
import * as toto from '../../../src/domain/casino/toto.ts';
import * as wallet from '../../../src/domain/casino/wallet.ts';
import { besideRepository, suiteOver } from '../../support/beside-repository.ts';

const schema = v.object({
  vectors: v.array(
    v.intersect([
      v.object({ id: v.string(), file: v.string(), call: v.string(), args: v.array(v.unknown()) }),
      v.union([v.object({ throws: v.string() }), v.object({ expect: v.unknown() })]),
    ]),
  ),
});
type Vector = v.InferOutput<typeof schema>['vectors'][number];

const data = besideRepository('spec/casino-vectors-shown.json');
const test = suiteOver(data, 'casino vectors');
const { vectors } = existsSync(data)
  ? v.parse(schema, JSON.parse(readFileSync(data, 'utf8')))
  : { vectors: [] };

const folder = 'src/domain/casino/';
const files = new Map<string, () => Promise<object>>([
  [`${folder}fair.ts`, async () => fair],
  [`${folder}lotto.ts`, async () => lotto],
  [`${folder}pace.ts`, async () => pace],
  [`${folder}toto.ts`, async () => toto],
  [`${folder}wallet.ts`, async () => wallet],
  ...Object.entries(engines).map(([name, load]) => [`${folder}games/${name}.ts`, load] as const),
]);

/** The fields of what came that the case says something of. */
function told(came: unknown, expected: unknown): unknown {
  if (!isObject(came) || !isObject(expected)) return came;
  if (Array.isArray(came))
    return came.map((each, index) => told(each, Reflect.get(expected, index)));
  return Object.fromEntries(
    Object.entries(expected).map(([key, each]) => [key, told(Reflect.get(came, key), each)]),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function decide(vector: Vector, call: CallableFunction) {
  const { id, args } = vector;
  if ('expect' in vector) {
    const came: unknown = call(...args);
    assert.equal(told(came, vector.expect), vector.expect, id);
    return;
  }
  assert.throws(
    () => call(...args),
    (error: unknown) => error instanceof CasinoInputError && error.code === vector.throws,
    `${id} throws ${vector.throws}`,
  );
}

const groups = Map.groupBy(vectors, ({ file, call }) => `${file} ${call}`);
for (const [name, group] of groups) {
  test(name, async () => {
    for (const vector of group) {
      const module = await files.get(vector.file)?.();
      const call: unknown = module && Reflect.get(module, vector.call);
      if (typeof call !== 'function') throw new Error(`${name} is not there`);
      decide(vector, call);
    }
  });
}

test.run();
