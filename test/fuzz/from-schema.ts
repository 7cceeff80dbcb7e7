import * as fc from 'fast-check';
import type * as v from 'valibot';
import { ERASED_MARKER, SECRET_MARKER } from '../../src/kernel/privacy.ts';

/** As much of a schema as is needed to make values for it. */
interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly key?: Node;
  readonly items?: readonly Node[];
  readonly value?: Node;
  readonly rest?: Node;
  readonly wrapped?: Node;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** Few, so that one event speaks of what another brought. */
const words = fc.constantFrom(
  ...['1', '2', '3', '7-1', '7-2', '8-1', 'en', 'ar', 'EUR', 'RUB', 'player', 'won', 'home'],
  ...['1.85', '2.00', '10', '0', '0.001', '100.50', '/en/live', '/en/office/history', 'football'],
  ...['', '__proto__', 'constructor', 'toString', SECRET_MARKER, ERASED_MARKER],
);
const texts = fc.oneof(
  { weight: 8, arbitrary: words },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
);

const optional = { freq: 3 };
const depths = fc.createDepthIdentifier();

function numberFor({ pipe = [] }: Node): fc.Arbitrary<number> {
  const least = pipe.find(({ type }) => type === 'min_value')?.requirement;
  const most = pipe.find(({ type }) => type === 'max_value')?.requirement;
  const range = {
    ...(typeof least === 'number' ? { min: Math.ceil(least) } : {}),
    ...(typeof most === 'number' ? { max: Math.floor(most) } : {}),
  };
  const few = fc.integer({ ...range, max: Math.max(range.min ?? 0, range.max ?? 5) });
  const isWhole = pipe.some(({ type }) => /integer/.test(type));
  const whole = fc
    .maxSafeInteger()
    .map((n) => Math.min(Math.max(n, range.min ?? n), range.max ?? n));
  if (isWhole) return fc.oneof({ weight: 6, arbitrary: few }, whole);
  const real = fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0);
  return fc.oneof({ weight: 6, arbitrary: few }, whole, real);
}

function textFor({ pipe = [] }: Node): fc.Arbitrary<string> {
  for (const { type, requirement } of pipe) {
    if (type !== 'regex' || !(requirement instanceof RegExp)) continue;
    return fc.oneof({ weight: 8, arbitrary: fc.stringMatching(requirement) }, texts);
  }
  return texts;
}

function objectFor(entries: Readonly<Record<string, Node>>): fc.Arbitrary<unknown> {
  const fields = Object.entries(entries).map(([key, node]) => [key, valuesFor(node)] as const);
  const needed = Object.entries(entries).filter(([, node]) => !/optional|nullish/.test(node.type));
  return fc.record(Object.fromEntries(fields), {
    noNullPrototype: true,
    requiredKeys: needed.map(([key]) => key),
  });
}

function optionsFor(options: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    ...options.map((option) =>
      typeof option === 'object' && option !== null
        ? valuesFor(option as Node)
        : fc.constant(option),
    ),
  );
}

/** A record of such values, under any names, or those that it asks for. */
function valuesOf(node: Node | undefined, key?: Node): fc.Arbitrary<unknown> {
  const each = node ? valuesFor(node) : fc.jsonValue({ maxDepth: 2 });
  return fc.dictionary(key ? textFor(key) : texts, each, { maxKeys: 4, noNullPrototype: true });
}

function make(node: Node): fc.Arbitrary<unknown> {
  const inner = node.item ?? node.value ?? node.wrapped;
  const each = inner ? valuesFor(inner) : fc.jsonValue({ maxDepth: 2 });
  switch (node.type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return objectFor(node.entries ?? {});
    case 'object_with_rest':
      return fc
        .tuple(valuesOf(node.rest), objectFor(node.entries ?? {}))
        .map(([others, own]) => ({ ...(others as object), ...(own as object) }));
    case 'array':
      return fc.array(each, { maxLength: 6, depthIdentifier: depths });
    case 'tuple':
      return fc.tuple(...(node.items ?? []).map(valuesFor));
    case 'record':
      return valuesOf(inner, node.key);
    case 'optional':
    case 'exact_optional':
      return each;
    case 'nullable':
    case 'nullish':
      return fc.option(each, optional);
    case 'union':
    case 'variant':
    case 'picklist':
      return optionsFor(node.options ?? []);
    case 'literal':
      return fc.constant(node.literal);
    case 'string':
      return textFor(node);
    case 'number':
      return numberFor(node);
    case 'boolean':
      return fc.boolean();
    case 'null':
    case 'undefined':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

const made = new WeakMap<Node, fc.Arbitrary<unknown>>();

function valuesFor(node: Node): fc.Arbitrary<unknown> {
  const before = made.get(node);
  if (before) return before;
  const arbitrary = make(node);
  made.set(node, arbitrary);
  return arbitrary;
}

/** JSON values that mostly fit a schema: what a check of its own demands is not known here. */
export function fitting(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  return valuesFor(schema as unknown as Node);
}
