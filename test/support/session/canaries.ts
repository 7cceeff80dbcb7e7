/** Values made from a schema with a canary in every private place. */
import * as v from 'valibot';

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
  readonly pipe?: readonly { readonly type: string; readonly metadata?: unknown }[];
}

type Privacy = 'secret' | 'personal';

const MARK = { secret: 'planted-secret', personal: 'planted-personal' } as const;
const isPlanted = {
  secret: /planted-secret-\d+|cGxhbnRlZC1zZWNyZX/,
  personal: /planted-personal-\d+|cGxhbnRlZC1wZXJzb25hb/,
} as const;

let planted = 0;

/** A text that occurs nowhere else; a personal one is written as no page's address is. */
export function canary(privacy: Privacy): string {
  planted += 1;
  return `${MARK[privacy]}-${planted}${privacy === 'personal' ? '@' : ''}`;
}

/** The canaries in a text, plain or as base64url of a text that begins with one. */
export function canariesIn(text: string, privacy: Privacy): string[] {
  return [...text.matchAll(new RegExp(isPlanted[privacy], 'g'))].map(([found]) => found);
}

/** What texts of rules may have to look like. */
const TEXTS = [
  'x',
  '1',
  '1.85',
  '7-1',
  'en',
  'EUR',
  'a@example.test',
  '1990-01-01',
  '2026-03',
  '1.08000000',
  '19900101',
  '+3531234567',
  'session-of-a-test-00000',
  '0'.repeat(64),
];

function privacyOf({ pipe = [] }: Node): Privacy | null {
  for (const { metadata } of pipe) {
    if (typeof metadata !== 'object' || metadata === null || !('privacy' in metadata)) continue;
    if (metadata.privacy === 'secret' || metadata.privacy === 'personal') return metadata.privacy;
  }
  return null;
}

function textFor(node: Node, privacy: Privacy | null): string {
  const candidates = privacy === null ? TEXTS : [canary(privacy), ...TEXTS];
  const schema = node as unknown as v.GenericSchema;
  const found = candidates.find((text) => v.is(schema, text));
  if (found === undefined) throw new Error('no text is known that this schema takes');
  return found;
}

/** A name that a record takes. */
const keyFor = (node: Node | undefined): string =>
  node === undefined || v.is(node as unknown as v.GenericSchema, 'key')
    ? 'key'
    : textFor(node, null);

/** One value of each alternative; a record or array has one element. */
function objects(entries: Readonly<Record<string, Node>>, inside: Privacy | null): unknown[] {
  const fields = Object.entries(entries).map(
    ([key, child]) => [key, alternatives(child, inside)] as const,
  );
  const most = Math.max(1, ...fields.map(([, values]) => values.length));
  return Array.from({ length: most }, (_, i) =>
    Object.fromEntries(fields.map(([key, values]) => [key, values[i % values.length]])),
  );
}

function alternatives(node: Node, outer: Privacy | null): unknown[] {
  const inside = outer === 'secret' ? outer : (privacyOf(node) ?? outer);
  const of = (child: Node | undefined) =>
    child ? alternatives(child, inside) : [canaryOr(inside)];
  switch (node.type) {
    case 'object':
      return objects(node.entries ?? {}, inside);
    case 'array':
      return of(node.item).map((item) => [item]);
    case 'tuple':
      return [(node.items ?? []).map((item) => of(item)[0])];
    case 'record':
      return of(node.value).map((value) => ({ [keyFor(node.key)]: value }));
    case 'optional':
    case 'exact_optional':
    case 'nullable':
      return of(node.wrapped);
    case 'union':
    case 'variant':
      return (node.options ?? []).flatMap((option) =>
        typeof option === 'object' ? of(option) : [],
      );
    case 'picklist':
      return [node.options?.[0]];
    case 'literal':
      return [node.literal];
    case 'string':
      return [textFor(node, inside)];
    case 'number':
      return [[1, 0, 30, 200].find((one) => v.is(node as unknown as v.GenericSchema, one))];
    case 'boolean':
      return [true];
    case 'undefined':
      return [undefined];
    default:
      return [canaryOr(inside)];
  }
}

const canaryOr = (privacy: Privacy | null): string => (privacy === null ? 'x' : canary(privacy));

/** Values that a schema takes, every alternative at least once, with canaries where it says. */
export function plantedIn(schema: v.GenericSchema): unknown[] {
  return alternatives(schema as unknown as Node, null);
}

/** Every place of a schema's values that holds a text or number, by its path, and its privacy. */
export function leavesOf(schema: v.GenericSchema): [path: string, privacy: Privacy | null][] {
  const found: [string, Privacy | null][] = [];
  const visit = (node: Node, path: string, outer: Privacy | null): void => {
    const inside = outer === 'secret' ? outer : (privacyOf(node) ?? outer);
    const below = [
      node.item,
      node.value,
      node.wrapped,
      ...(node.items ?? []),
      ...(node.options ?? []),
    ];
    const children = below.filter((child): child is Node => typeof child === 'object');
    const entries = Object.entries(node.entries ?? {});
    if (children.length + entries.length === 0) found.push([path, inside]);
    for (const child of children) visit(child, path, inside);
    for (const [key, child] of entries) visit(child, `${path}.${key}`, inside);
  };
  visit(schema as unknown as Node, '', null);
  return found;
}
