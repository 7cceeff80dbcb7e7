import fc from 'fast-check';
import type * as v from 'valibot';

/** As much of a schema as is needed to make values for it. */
interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly items?: readonly Node[];
  readonly key?: Node;
  readonly value?: Node;
  readonly wrapped?: Node;
  readonly literal?: unknown;
  readonly options?: readonly (Node | string | number)[];
  readonly pipe?: readonly { readonly type: string }[];
}

const NASTY = [
  '',
  ' ',
  '0',
  '-1',
  '1e400',
  'NaN',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  "' OR 1=1 --",
  '%00',
  '\u0000',
  '\ud800',
  '𝟙२',
  '<script>',
  'x'.repeat(200),
];
const DECIMALS = ['1', '1.01', '0', '0.5', '9999999.999999', '2.5000', '1.85'];
const NUMBERS = [
  0,
  -0,
  1,
  -1,
  0.5,
  2,
  4,
  10,
  30,
  1e15,
  1e21,
  1e300,
  -1e300,
  2 ** 53,
  100,
  500_000,
  500_001,
];

const text = fc.oneof(fc.constantFrom(...NASTY), fc.string({ maxLength: 20 }));
const number = fc.oneof(fc.constantFrom(...NUMBERS), fc.integer(), fc.double({ noNaN: true }));

/** Values that a schema takes, or nearly: of the right kinds, at the edges of what they may be. */
function near(node: Node, known: readonly string[]): fc.Arbitrary<unknown> {
  const part = (child: Node) => near(child, known);
  const options = (node.options ?? []).map((option) =>
    typeof option === 'object' ? part(option) : fc.constant(option),
  );
  switch (node.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(node.entries ?? {}).map(([key, child]) => [key, part(child)]),
        ),
      );
    case 'array':
      return fc.array(part(node.item ?? node), { maxLength: 6, size: 'max' });
    case 'tuple':
      return fc.tuple(...(node.items ?? []).map(part));
    case 'record':
      return fc.dictionary(text, node.value ? part(node.value) : fc.jsonValue(), { maxKeys: 4 });
    case 'string':
      if (node.pipe?.some(({ type }) => type === 'regex')) return fc.constantFrom(...DECIMALS);
      return fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...known) },
        { weight: 1, arbitrary: text },
      );
    case 'number':
      return number;
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constant(node.literal);
    case 'picklist':
    case 'union':
    case 'variant':
      return fc.oneof(...options);
    case 'optional':
    case 'nullable':
      return fc.option(part(node.wrapped ?? node), { nil: undefined });
    default:
      return fc.jsonValue();
  }
}

/** Inputs of a part of a call: nearly right ones mostly, and some that are nothing of the kind. */
export function hostile(schema: v.GenericSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 5, arbitrary: near(schema as unknown as Node, known) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}
