import * as fc from 'fast-check';

/*
 * A mutation is a few whole numbers, so that whoever shrinks a failing input drops mutations one
 * after the other, and makes their numbers smaller.
 */
type Mutation = readonly [kind: number, place: number, other: number];

const ANY = 0x7fffffff;
const mutations = fc.array(
  fc.tuple(fc.nat(ANY), fc.nat(ANY), fc.nat(ANY)) as fc.Arbitrary<Mutation>,
  { minLength: 1, maxLength: 6 },
);

/** Texts that some decoder once took for something else. */
const HOSTILE_TEXTS = [
  ...['', ' ', '0', '-0', '-1', '1e999', '1e-999', '0x10', 'NaN', 'Infinity', '9'.repeat(40)],
  ...['9007199254740993', '8640000000000001', '٣', '１２', '1.', '.1', '1,5', '+1'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'length', 'null', 'undefined'],
  ...[
    '[secret]',
    '[erased]',
    '%5Bsecret%5D',
    '%',
    '%zz',
    '%00',
    '%2e%2e',
    '%252e',
    '..',
    '.',
    '//',
  ],
  ...['\u0000', '\n', '\r\n', '\u2028', '\ufeff', '\ud800', '\u202e', 'İ', 'ß', '\u{1f600}'],
  ...['"', '\\', '\\\\"', "'", '<', '{', '}', '[', ']', ';', '&', '=', '#', '?', ':', '\t'],
  '{"a":',
  '[[[[[[[[',
  '\\"'.repeat(50),
];

const HOSTILE_VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -1, 0.5, 1e21, 1e300, -8.64e15 - 1, 2 ** 31, 2 ** 53, -(2 ** 53)],
  ...[[], {}, [null], { length: 5 }, { toString: 1 }, JSON.parse('{"__proto__":{"polluted":1}}')],
  ...HOSTILE_TEXTS,
];

const LONG = 4_096;
const DEEP = 150;

function pick<T>(list: readonly T[], at: number): T {
  return list[at % list.length] as T;
}

const textSteps: readonly ((
  text: string,
  from: number,
  to: number,
  word: string,
  n: number,
) => string)[] = [
  (text, from, to) => text.slice(0, from) + text.slice(to),
  (text, from, to) => text.slice(0, to) + text.slice(from),
  (text, from, _, word) => text.slice(0, from) + word + text.slice(from),
  (text, from, to, word) => text.slice(0, from) + word + text.slice(to),
  (text, from, _, __, n) =>
    text.slice(0, from) + String.fromCharCode(n % 256) + text.slice(from + 1),
  (text, from, to, _, n) => {
    const part = text.slice(from, to) || 'a';
    const times = Math.min(2 + (n % 200), Math.max(1, Math.floor(LONG / part.length)));
    return text.slice(0, from) + part.repeat(times) + text.slice(to);
  },
  (text, from) => text.slice(0, from),
  (text, from, to) => text.slice(to) + text.slice(0, from),
];

function changedText(text: string, [kind, place, other]: Mutation, words: readonly string[]) {
  const from = place % (text.length + 1);
  const to = Math.min(text.length, from + (other % 12));
  return pick(textSteps, kind)(text, from, to, pick(words, other), other);
}

/** Texts made of these by cutting, doubling, repeating and putting words in. */
export function mutatedText(seeds: fc.Arbitrary<string>, words: readonly string[]) {
  const all = [...HOSTILE_TEXTS, ...words];
  return fc
    .tuple(seeds, mutations)
    .map(([seed, steps]) => steps.reduce((text, step) => changedText(text, step, all), seed));
}

type Container = Record<string, unknown>;

interface Place {
  readonly parent: Container;
  readonly key: string;
}

const MOST_PLACES = 2_000;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Where in a value something stands, outermost first. */
function placesIn(root: Container): Place[] {
  const places: Place[] = [];
  const waiting: Container[] = [root];
  for (let i = 0; i < waiting.length && places.length < MOST_PLACES; i += 1) {
    const parent = waiting[i] as Container;
    for (const key of Object.keys(parent)) {
      places.push({ parent, key });
      const inner = parent[key];
      if (isContainer(inner)) waiting.push(inner);
    }
  }
  return places;
}

/** Also for `__proto__`, as JSON.parse would. */
function setOwn(target: Container, key: string, value: unknown): void {
  if (Array.isArray(target) && key === 'length') return;
  const field = { value, configurable: true, enumerable: true, writable: true };
  Object.defineProperty(target, key, field);
}

function remove({ parent, key }: Place): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
}

function nested(value: unknown, levels: number): unknown {
  let outer = value;
  for (let i = 0; i < levels; i += 1) outer = i % 2 === 0 ? [outer] : { a: outer };
  return outer;
}

function tweaked(value: unknown, kind: number, other: number, words: readonly string[]): unknown {
  if (typeof value === 'number') {
    return pick([value + 1, value - 1, -value, value * 2, value + 0.5, value * 2 ** 40], other);
  }
  if (typeof value === 'string') return changedText(value, [kind >>> 3, other, other >>> 5], words);
  if (typeof value === 'boolean') return !value;
  if (!Array.isArray(value) || value.length === 0) return [value];
  const times = Math.min(1 + (other % 64), Math.ceil(LONG / value.length));
  return Array.from({ length: times }, () => structuredClone(value)).flat();
}

function changeJson(root: Container, [kind, at, other]: Mutation, words: readonly string[]): void {
  const places = placesIn(root);
  const place = pick(places, at);
  const { parent, key } = place;
  const value = parent[key];
  const donor = pick(places, other);
  const steps: readonly (() => void)[] = [
    () => setOwn(parent, key, structuredClone(pick(HOSTILE_VALUES, other))),
    () => setOwn(parent, key, pick(words, other)),
    () => remove(place),
    () => setOwn(parent, key, structuredClone(donor.parent[donor.key])),
    () => setOwn(parent, key, nested(value, 1 + (other % DEEP))),
    () => setOwn(parent, key, tweaked(value, kind, other, words)),
    () => setOwn(parent, key, tweaked(value, kind, other, words)),
    () => {
      if (Array.isArray(parent)) parent.splice(Number(key), 0, structuredClone(value));
      else setOwn(parent, pick(words, other), structuredClone(value));
    },
  ];
  pick(steps, kind)();
}

/** JSON values made of these by replacing, moving, nesting, doubling and removing parts. */
export function mutatedJson(seeds: fc.Arbitrary<unknown>, words: readonly string[]) {
  const all = [...HOSTILE_TEXTS, ...words];
  return fc.tuple(seeds, mutations).map(([seed, steps]) => {
    const root: Container = { value: structuredClone(seed) };
    for (const step of steps) if ('value' in root) changeJson(root, step, all);
    return root['value'] ?? null;
  });
}
