import type { Difference } from '../../kernel/diff.ts';
import { texts } from '../texts.ts';
import { markerOf } from '../tree/markers.ts';
import { Shape } from '../ui/icons.tsx';
import css from './changes.module.css';

const LONGEST = 160;

function valueText(value: unknown): string {
  if (value === undefined) return texts.state.absent;
  const marker = markerOf(value);
  if (marker) return texts.marker[marker];
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

interface ChangeLineProps {
  readonly change: Difference;
  readonly onFind: (path: string) => void;
}

function ChangeLine({ change, onFind }: ChangeLineProps) {
  return (
    <li>
      <button type="button" className={css.path} onClick={() => onFind(change.path)}>
        {change.path}
      </button>
      <span className={css.values}>
        <del>{valueText(change.before)}</del>
        <Shape name="becomes" size={12} />
        <ins>{valueText(change.after)}</ins>
      </span>
    </li>
  );
}

export interface ChangesProps {
  readonly changes: readonly Difference[];
  /** There may be more than these. */
  readonly limited: boolean;
  /** A path was pressed, to be found in the tree. */
  readonly onFind: (path: string) => void;
}

/** What an event changed: each path with its value before and after. */
export function Changes({ changes, limited, onFind }: ChangesProps) {
  return (
    <section className={css.changes} aria-label={texts.state.changed}>
      <h2 className={css.heading}>
        {changes.length === 0 ? texts.state.unchanged : texts.state.changed}
      </h2>
      <ul>
        {changes.map((change) => (
          <ChangeLine key={change.path} change={change} onFind={onFind} />
        ))}
      </ul>
      {limited && <p className={css.note}>{texts.state.more(changes.length)}</p>}
    </section>
  );
}
