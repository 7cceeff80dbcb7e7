import * as v from 'valibot';

// Who may keep a field. What is public is kept as it is, and says nothing; `personal` is kept apart,
// encrypted per person; `secret` never leaves the browser: a recording holds a marker in its place.

/** Marks a schema's value as personal: name, address, e-mail, phone and the like. */
export function personal<const S extends v.GenericSchema>(schema: S) {
  return v.pipe(schema, v.metadata({ privacy: 'personal' }));
}

/**
 * What kind of text a personal field holds of which a part is public: the address of a page, or a
 * parameter of its path. The table of routes tells which part.
 */
export type Opened = 'address' | 'param';

/** Marks the address of a page: what no route declares of it is personal. */
export function address<const S extends v.GenericSchema>(schema: S) {
  return v.pipe(schema, v.metadata({ privacy: 'personal', opened: 'address' }));
}

/** Marks a parameter of a page's path: personal unless it is written as the site's own are. */
export function addressParam<const S extends v.GenericSchema<string>>(schema: S) {
  return v.pipe(schema, v.metadata({ privacy: 'personal', opened: 'param' }));
}

/**
 * Marks a text as secret: password, token, card or document number, code, words of somebody who could
 * not have them erased. Only a text can be: what a recording holds in its place has to fit as well.
 */
export function secret<const S extends v.GenericSchema<string>>(schema: S) {
  return v.pipe(schema, v.metadata({ privacy: 'secret' }));
}

/** What a recording holds in place of a secret. */
export const SECRET_MARKER = '[secret]';

/** Stands in an address where a one-time token was: of the form by which pages are found. */
export const SOME_TOKEN = '0'.repeat(32);

/** What stands for a personal field whose person was erased. */
export const ERASED_MARKER = '[erased]';

/** The marker for a person that was erased, in a text, an address, or an address within addresses. */
const ERASED_WITHIN = /(?:\[|%(?:25)*5B)erased(?:\]|%(?:25)*5D)/i;

/** Whether something personal was taken out of this text, or out of a part of it. */
export function lacksPersonal(text: string): boolean {
  return ERASED_WITHIN.test(text);
}

/** Whether a text of a value is what is looked for, however deep it lies. */
export function holdsText(value: unknown, isFound: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isFound(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => holdsText(part, isFound));
}

/** Whether anything personal was taken out of a value, however deep. */
export function holdsErased(value: unknown): boolean {
  return holdsText(value, lacksPersonal);
}

/** A step from a value to a part of it: a key, or every element of an array or record. */
export type Step = string | typeof EACH;
export const EACH = Symbol('each');

/** A part of a value that is not public. */
export interface PrivatePath {
  readonly steps: readonly Step[];
  readonly privacy: 'personal' | 'secret';
  /** Of a personal text whose part is public: what kind of text. */
  readonly opened?: Opened;
}

interface SchemaNode {
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly item?: SchemaNode;
  readonly items?: readonly SchemaNode[];
  readonly value?: SchemaNode;
  readonly wrapped?: SchemaNode;
  readonly options?: readonly (SchemaNode | string | number)[];
  readonly pipe?: readonly { readonly type: string; readonly metadata?: unknown }[];
}

type Mark = Omit<PrivatePath, 'steps'>;

function markOf(node: SchemaNode): Mark | null {
  for (const { metadata } of node.pipe ?? []) {
    if (typeof metadata !== 'object' || metadata === null || !('privacy' in metadata)) continue;
    const { privacy } = metadata;
    if (privacy !== 'secret' && privacy !== 'personal') continue;
    const opened = 'opened' in metadata ? metadata.opened : undefined;
    return opened === 'address' || opened === 'param' ? { privacy, opened } : { privacy };
  }
  return null;
}

function childrenOf(node: SchemaNode): [steps: readonly Step[], child: SchemaNode][] {
  const children: [readonly Step[], SchemaNode][] = [];
  for (const [key, child] of Object.entries(node.entries ?? {})) children.push([[key], child]);
  if (node.item) children.push([[EACH], node.item]);
  for (const [index, child] of (node.items ?? []).entries()) {
    children.push([[String(index)], child]);
  }
  if (node.type === 'record' && node.value) children.push([[EACH], node.value]);
  if (node.wrapped) children.push([[], node.wrapped]);
  for (const option of node.options ?? []) {
    if (typeof option === 'object') children.push([[], option]);
  }
  return children;
}

/**
 * Every part of a schema's values that is personal or secret, outermost first. A secret inside a
 * personal part is named too: what is kept apart for a person must not hold it either.
 */
export function privatePaths(schema: v.GenericSchema): PrivatePath[] {
  const found: PrivatePath[] = [];
  const visit = (node: SchemaNode, steps: readonly Step[], inPersonal: boolean): void => {
    const mark = markOf(node);
    const isSecret = mark?.privacy === 'secret';
    if (mark !== null && (isSecret || !inPersonal)) found.push({ steps, ...mark });
    if (isSecret) return;
    for (const [more, child] of childrenOf(node)) {
      visit(child, [...steps, ...more], inPersonal || mark !== null);
    }
  };
  visit(schema as unknown as SchemaNode, [], false);
  return found;
}
