import * as v from 'valibot';
import { ERASED_MARKER, SECRET_MARKER } from '../../kernel/privacy.ts';

/** Whether a value fits a schema. */
export type Fits = (value: unknown) => boolean;

interface SchemaNode {
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly item?: SchemaNode;
  readonly items?: readonly SchemaNode[];
  readonly key?: SchemaNode | string;
  readonly value?: SchemaNode;
  readonly wrapped?: SchemaNode;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly Action[];
}

interface Action {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
  readonly metadata?: unknown;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Valibot itself decides what is not compiled here. */
function asked(node: SchemaNode): Fits {
  const schema = node as unknown as v.GenericSchema;
  return (value) => v.is(schema, value);
}

function fitsObject({ entries = {} }: SchemaNode): Fits {
  const keys = Object.keys(entries);
  const checks = Object.values(entries).map(compile);
  return (value) => {
    if (!isObject(value)) return false;
    // A field that is not there reads as undefined: JSON cannot hold one that is undefined.
    for (let k = 0; k < keys.length; k += 1) {
      if (!checks[k]?.(value[keys[k] as string])) return false;
    }
    return true;
  };
}

function fitsVariant(node: SchemaNode): Fits {
  const key = node.key as string;
  const byLiteral = new Map<unknown, Fits>();
  for (const option of (node.options ?? []) as readonly SchemaNode[]) {
    const discriminator = option.entries?.[key];
    if (option.type !== 'object' || discriminator?.type !== 'literal') return asked(node);
    byLiteral.set(discriminator.literal, compile(option));
  }
  return (value) => isObject(value) && (byLiteral.get(value[key])?.(value) ?? false);
}

function fitsRecord({ key, value: item }: SchemaNode): Fits {
  const fitsKey = key && typeof key === 'object' ? compile(key) : () => true;
  const fitsItem = item ? compile(item) : () => true;
  return (value) => {
    if (!isObject(value)) return false;
    return Object.entries(value).every(([name, each]) => fitsKey(name) && fitsItem(each));
  };
}

function fitsTuple({ items = [] }: SchemaNode): Fits {
  const checks = items.map(compile);
  return (value) => Array.isArray(value) && checks.every((check, i) => check(value[i]));
}

function fitsArray(node: SchemaNode): Fits {
  const check = node.item ? compile(node.item) : () => true;
  return (value) => {
    if (!Array.isArray(value)) return false;
    for (const each of value as unknown[]) if (!check(each)) return false;
    return true;
  };
}

function wrapped(node: SchemaNode, also: Fits): Fits {
  const inner = node.wrapped ? compile(node.wrapped) : () => true;
  return (value) => also(value) || inner(value);
}

/** JSON can be written with numbers that it cannot hold: `1e999` is read as Infinity. */
function holdsFinite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(holdsFinite);
  if (!isObject(value)) return true;
  for (const key in value) if (!holdsFinite(value[key])) return false;
  return true;
}

const kinds: Readonly<Record<string, (node: SchemaNode) => Fits>> = {
  unknown: () => holdsFinite,
  string: () => (value) => typeof value === 'string',
  number: () => (value) => typeof value === 'number' && !Number.isNaN(value),
  boolean: () => (value) => typeof value === 'boolean',
  literal:
    ({ literal }) =>
    (value) =>
      value === literal,
  picklist: ({ options = [] }) => {
    const allowed = new Set(options);
    return (value) => allowed.has(value);
  },
  object: fitsObject,
  array: fitsArray,
  tuple: fitsTuple,
  record: fitsRecord,
  variant: fitsVariant,
  optional: (node) => wrapped(node, (value) => value === undefined),
  exact_optional: (node) => wrapped(node, (value) => value === undefined),
  nullable: (node) => wrapped(node, (value) => value === null),
};

const actions: Readonly<Record<string, (requirement: unknown) => Fits>> = {
  regex: (pattern) => (value) => (pattern as RegExp).test(value as string),
  finite: () => Number.isFinite,
  integer: () => Number.isInteger,
  safe_integer: () => Number.isSafeInteger,
  min_value: (least) => (value) => (value as number) >= (least as number),
  max_value: (most) => (value) => (value as number) <= (most as number),
};

function isPrivate({ pipe = [] }: SchemaNode): boolean {
  return pipe.some(({ metadata }) => isObject(metadata) && 'privacy' in metadata);
}

/** What says of a value by itself that it is a number: most fields of an event that have one. */
const numbers: ReadonlySet<string> = new Set(['finite', 'integer', 'safe_integer']);

function compilePipe(node: SchemaNode, base: Fits): Fits {
  const checks: Fits[] = [];
  for (const { kind, type, requirement } of (node.pipe ?? []).slice(1)) {
    if (kind === 'metadata') continue;
    const make = kind === 'validation' ? actions[type] : undefined;
    if (!make) return asked(node);
    if (!numbers.has(type) && checks.length === 0) checks.push(base);
    checks.push(make(requirement));
  }
  const [only = base, second] = checks;
  return second ? (value) => checks.every((check) => check(value)) : only;
}

function compile(node: SchemaNode): Fits {
  const make = kinds[node.type];
  const fits = make ? compilePipe(node, make(node)) : asked(node);
  if (!isPrivate(node)) return fits;
  // What was taken out of a recording fits wherever something could be taken out: a marker stands
  // for a text, null for anything else.
  const absent = node.type === 'string' ? ERASED_MARKER : null;
  return (value) =>
    value === SECRET_MARKER || value === ERASED_MARKER || value === absent || fits(value);
}

/**
 * A check that answers as the schema does, several times faster, for data as it comes out of a
 * recording: a private part may be a marker, and a required field of unknown type may be absent but
 * holds no number that JSON cannot hold.
 */
export function compileFits(schema: v.GenericSchema): Fits {
  return compile(schema as unknown as SchemaNode);
}

const compiled = new Map<v.GenericSchema, Fits>();

/** Whether values fit this schema; compiled once, when first asked for. */
export function fitsOf(schema: v.GenericSchema): Fits {
  const fits = compiled.get(schema) ?? compileFits(schema);
  compiled.set(schema, fits);
  return fits;
}
