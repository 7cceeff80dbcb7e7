import { type KeyboardEvent, useCallback, useId, useMemo, useState } from 'react';
import { VirtualList } from '../ui/virtual-list.tsx';
import { findPaths, foundRows, pathsTo, type TreeRow, treeRows } from './rows.ts';
import { TREE_ROW, TreeRowView } from './tree-row.tsx';

export interface TreeViewProps {
  readonly label: string;
  readonly value: unknown;
  /** Levels that are open to begin with. */
  readonly openLevels?: number;
  /** Paths to mark as changed; those above them are marked too. */
  readonly changed?: readonly string[];
  /** Leaves only what is found. */
  readonly search?: string;
}

/** Which containers are open: those of the first levels, and otherwise what was pressed. */
function useOpen(openLevels: number) {
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set());
  const isOpen = useCallback(
    (path: string, level: number) => level <= openLevels !== pressed.has(path),
    [openLevels, pressed],
  );
  const toggle = (path: string) => {
    const next = new Set(pressed);
    if (!next.delete(path)) next.add(path);
    setPressed(next);
  };
  return { isOpen, toggle };
}

type IsOpen = (path: string, level: number) => boolean;

function rowsOf(value: unknown, search: string, isOpen: IsOpen): TreeRow[] {
  if (search.trim() === '') return treeRows(value, isOpen);
  return foundRows(value, findPaths(value, search), isOpen);
}

/** The row a key moves to; null for a key that does not move. */
function moved(key: string, rows: readonly TreeRow[], at: number): number | null {
  const row = rows[at];
  if (key === 'ArrowDown') return Math.min(rows.length - 1, at + 1);
  if (key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return rows.length - 1;
  if (key === 'ArrowRight' && row?.open) return at + 1;
  if (key === 'ArrowLeft' && row && !row.open) {
    return Math.max(
      0,
      rows.findLastIndex(({ level }, i) => i < at && level < row.level),
    );
  }
  return null;
}

function opens(key: string, row: TreeRow): boolean {
  if (row.kind === 'leaf' || row.text === '0') return false;
  return key === 'Enter' || key === ' ' || key === (row.open ? 'ArrowLeft' : 'ArrowRight');
}

/** Plain data as a tree that opens and closes; rows out of view are not drawn. */
export function TreeView(props: TreeViewProps) {
  const { label, value, openLevels = 1, changed, search = '' } = props;
  const id = useId();
  const { isOpen, toggle } = useOpen(openLevels);
  const [active, setActive] = useState('');
  const rows = useMemo(() => rowsOf(value, search, isOpen), [value, search, isOpen]);
  const marked = useMemo(() => new Set(changed?.flatMap(pathsTo)), [changed]);
  const at = rows.findIndex(({ path }) => path === active);
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[at];
    const next = moved(event.key, rows, at);
    if (next !== null) setActive(rows[next]?.path ?? '');
    else if (row && opens(event.key, row)) toggle(row.path);
    else return;
    event.preventDefault();
  };
  return (
    <VirtualList
      label={label}
      role="tree"
      count={rows.length}
      rowHeight={TREE_ROW}
      shown={at}
      active={at >= 0 ? `${id}${active}` : undefined}
      onKeyDown={onKeyDown}
    >
      {(index) => {
        const row = rows[index];
        if (!row) return null;
        const press = () => {
          setActive(row.path);
          if (row.kind !== 'leaf' && row.text !== '0') toggle(row.path);
        };
        const flags = { isActive: row.path === active, isChanged: marked.has(row.path) };
        return (
          <TreeRowView key={row.path} id={id + row.path} row={row} {...flags} onPress={press} />
        );
      }}
    </VirtualList>
  );
}
