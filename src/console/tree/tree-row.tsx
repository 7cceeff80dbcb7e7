import { texts } from '../texts.ts';
import { Shape } from '../ui/icons.tsx';
import type { TreeRow } from './rows.ts';
import css from './tree-row.module.css';

/** Height of a row, in CSS pixels. */
export const TREE_ROW = 22;

const INDENT = 14;

function Value({ row }: { readonly row: TreeRow }) {
  if (row.marker) return <span className={css.marker}>{texts.marker[row.marker]}</span>;
  if (row.kind === 'leaf') {
    return (
      <span className={css.value} data-type={row.type}>
        {row.text}
      </span>
    );
  }
  const [left, right] = row.kind === 'array' ? '[]' : '{}';
  return <span className={css.size}>{`${left} ${row.text} ${right}`}</span>;
}

export interface TreeRowViewProps {
  readonly id: string;
  readonly row: TreeRow;
  readonly isActive: boolean;
  readonly isChanged: boolean;
  readonly onPress: () => void;
}

/** A line of a tree. The keyboard is the tree's. */
export function TreeRowView({ id, row, isActive, isChanged, onPress }: TreeRowViewProps) {
  const isLeaf = row.kind === 'leaf' || row.text === '0';
  const item = {
    role: 'treeitem',
    'aria-level': row.level,
    'aria-posinset': row.place,
    'aria-setsize': row.siblings,
    'aria-selected': isActive,
    ...(isLeaf ? {} : { 'aria-expanded': row.open }),
    onClick: onPress,
  };
  return (
    <div
      id={id}
      {...item}
      className={css.row}
      data-path={row.path}
      data-changed={isChanged || undefined}
      style={{ paddingInlineStart: (row.level - 1) * INDENT + 4 }}
    >
      <span className={css.arrow} data-open={row.open || undefined}>
        {!isLeaf && <Shape name="open" size={12} />}
      </span>
      <span className={css.name}>{row.name}</span>
      <Value row={row} />
    </div>
  );
}
