import * as v from 'valibot';

/**
 * Who may keep a field. `public` is kept as it is; `personal` is kept apart, encrypted per person;
 * `secret` never leaves the browser: a recording holds a marker in its place. A field says nothing
 * when it is public.
 */
export type Privacy = 'public' | 'personal' | 'secret';

/** Marks a schema's value as personal: name, address, e-mail, phone and the like. */
export function personal<const S extends v.GenericSchema>(schema: S) {
  return v.pipe(schema, v.metadata({ privacy: 'personal' }));
}

/**
 * Marks a text as secret: password, token, card or document number, code. Only a text can be: what
 * a recording holds in its place has to fit as well.
 */
export function secret<const S extends v.GenericSchema<string>>(schema: S) {
  return v.pipe(schema, v.metadata({ privacy: 'secret' }));
}

/** What a recording holds in place of a secret. */
export const SECRET_MARKER = '[secret]';

/** What stands for a personal field whose person was erased. */
export const ERASED_MARKER = '[erased]';

/** A step from a value to a part of it: a key, or every element of an array or record. */
export type Step = string | typeof EACH;
export const EACH = Symbol('each');

/** A part of a value that is not public. */
export interface PrivatePath {
  readonly steps: readonly Step[];
  readonly privacy: 'personal' | 'secret';
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

function markOf(node: SchemaNode): Privacy {
  for (const action of node.pipe ?? []) {
    const metadata = action.metadata;
    if (typeof metadata === 'object' && metadata !== null && 'privacy' in metadata) {
      if (metadata.privacy === 'secret' || metadata.privacy === 'personal') return metadata.privacy;
    }
  }
  return 'public';
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
    const privacy = markOf(node);
    if (privacy === 'secret' || (privacy === 'personal' && !inPersonal)) {
      found.push({ steps, privacy });
    }
    if (privacy === 'secret') return;
    for (const [more, child] of childrenOf(node)) {
      visit(child, [...steps, ...more], inPersonal || privacy === 'personal');
    }
  };
  visit(schema as unknown as SchemaNode, [], false);
  return found;
}
