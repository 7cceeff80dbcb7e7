/** What may stand in an object that a stranger hands over, and that a recording cannot hold. */
import { seededRandom } from '../../src/kernel/random.ts';
import { testSeed } from './seed.ts';

const planted = () => {
  throw new Error('planted');
};

function withGetter(get: () => unknown): object {
  return Object.defineProperty({ id: 1 }, 'id', { enumerable: true, get });
}

/** Says something else each time it is asked. */
function changing(): object {
  let reads = 0;
  return withGetter(() => {
    reads += 1;
    return reads;
  });
}

function cycle(): object {
  const made: Record<string, unknown> = { id: 1 };
  made['self'] = [made];
  return made;
}

const makers: Readonly<Record<string, () => unknown>> = {
  Infinity: () => Number.POSITIVE_INFINITY,
  '-Infinity': () => Number.NEGATIVE_INFINITY,
  NaN: () => Number.NaN,
  '-0': () => -0,
  'a fraction': () => 1.5,
  undefined: () => undefined,
  'half a character': () => 'a\ud83d',
  'a bigint': () => 1n,
  'a symbol': () => Symbol('planted'),
  'a function': () => planted,
  'a date': () => new Date(Number.NaN),
  'a map': () => new Map([['id', 1]]),
  'a boxed number': () => Object(1),
  'a sparse list': () => new Array(3),
  'a key called __proto__': () => JSON.parse('{"__proto__":{"id":1}}'),
  'no prototype': () => Object.assign(Object.create(null), { id: -0 }),
  'a getter that throws': () => withGetter(planted),
  'a getter that changes': changing,
  'a proxy that throws': () => new Proxy({}, { get: planted, ownKeys: planted }),
  'a proxy that changes': () => new Proxy([0], { get: seededRandom(testSeed) }),
  'a cycle': cycle,
};

export type HostileValue = keyof typeof makers;
export const hostileValues: readonly HostileValue[] = Object.keys(makers);

type Container = Record<string, unknown>;

/** Every place of a value, by what holds it and its key there. */
function places(value: unknown): [holder: Container, key: string][] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Container;
  return Object.keys(holder).flatMap((key) => [[holder, key], ...places(holder[key])]);
}

/** The value with one of its parts, or all of it, replaced by something hostile. */
export function spoiled(value: unknown, place: number, hostile: HostileValue): unknown {
  const root: Container = { value: structuredClone(value) };
  const all = places(root);
  const [holder, key] = all[place % all.length] ?? [root, 'value'];
  holder[key] = makers[hostile]?.();
  return root['value'];
}
