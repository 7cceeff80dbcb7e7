import { type Marker, markerOf } from './markers.ts';

/** A line of a tree over plain data. */
export interface TreeRow {
  /** Dotted; the root is the empty string. */
  readonly path: string;
  readonly name: string;
  /** 1 for the root's own fields. */
  readonly level: number;
  readonly kind: 'object' | 'array' | 'leaf';
  /** A leaf as JSON; for the others how many fields they have. */
  readonly text: string;
  readonly type: 'string' | 'number' | 'boolean' | 'null' | 'container';
  readonly marker: Marker | null;
  readonly open: boolean;
  readonly place: number;
  readonly siblings: number;
}

type Children = readonly (readonly [name: string, value: unknown])[];

function childrenOf(value: unknown): Children | null {
  if (typeof value !== 'object' || value === null) return null;
  // As in JSON: what is undefined is not there.
  return Object.entries(value).filter(([, child]) => child !== undefined);
}

function typeOf(value: unknown): TreeRow['type'] {
  if (value === null) return 'null';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return typeof value as TreeRow['type'];
  }
  return 'container';
}

function joinPath(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** Every path from the root down to this one, which comes last. */
export function pathsTo(path: string): string[] {
  const names = path.split('.');
  return names.map((_, index) => names.slice(0, index + 1).join('.'));
}

interface Place {
  readonly path: string;
  readonly level: number;
  readonly place: number;
  readonly siblings: number;
}

function rowOf(name: string, value: unknown, children: Children | null, at: Place, open: boolean) {
  const kind = children === null ? 'leaf' : Array.isArray(value) ? 'array' : 'object';
  const text = children === null ? (JSON.stringify(value) ?? String(value)) : `${children.length}`;
  return { ...at, name, kind, text, type: typeOf(value), marker: markerOf(value), open } as const;
}

/**
 * The visible lines of a tree: the fields of `value`, and of those below it that are open. An empty
 * container is never open.
 */
export function treeRows(
  value: unknown,
  isOpen: (path: string, level: number) => boolean,
): TreeRow[] {
  const rows: TreeRow[] = [];
  const visit = (children: Children, parent: string, level: number): void => {
    for (const [index, [name, child]] of children.entries()) {
      const path = joinPath(parent, name);
      const below = childrenOf(child);
      const open = below !== null && below.length > 0 && isOpen(path, level);
      const at = { path, level, place: index + 1, siblings: children.length };
      rows.push(rowOf(name, child, below, at, open));
      if (open) visit(below, path, level + 1);
    }
  };
  visit(childrenOf(value) ?? [], '', 1);
  return rows;
}

/**
 * Paths that a search finds, at most `limit`: those whose dotted path holds all its words, and
 * leaves whose value does.
 */
export function findPaths(value: unknown, search: string, limit = 500): ReadonlySet<string> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = new Set<string>();
  const visit = (children: Children, parent: string): void => {
    for (const [name, child] of children) {
      if (found.size >= limit) return;
      const path = joinPath(parent, name);
      const below = childrenOf(child);
      const searched = (below ? path : `${path} ${JSON.stringify(child)}`).toLowerCase();
      if (words.every((word) => searched.includes(word))) found.add(path);
      if (below) visit(below, path);
    }
  };
  if (words.length > 0) visit(childrenOf(value) ?? [], '');
  return found;
}

/** The lines a search leaves: what was found, what lies above it, and below it what is open. */
export function foundRows(
  value: unknown,
  found: ReadonlySet<string>,
  isOpen: (path: string, level: number) => boolean,
): TreeRow[] {
  const above = new Set([...found].flatMap((path) => pathsTo(path).slice(0, -1)));
  const isBelow = (path: string) => pathsTo(path).some((one) => found.has(one));
  return treeRows(value, (path, level) => above.has(path) || isOpen(path, level)).filter(
    ({ path }) => above.has(path) || isBelow(path),
  );
}
