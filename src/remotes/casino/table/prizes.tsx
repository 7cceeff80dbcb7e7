import type { ReactNode } from 'react';
import styles from './table.module.css';

interface PrizesProps {
  readonly caption?: ReactNode;
  readonly head: readonly string[];
  /** What each row is of, then what belongs to it. */
  readonly rows: readonly (readonly [of: ReactNode, ...rest: ReactNode[]])[];
}

/** What a game pays, as a table: rows stay in their order. */
export function Prizes({ caption, head, rows }: PrizesProps) {
  return (
    <table className={styles['prizes']}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="numbers">
        {rows.map(([of, ...rest], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <tr key={row}>
            <th scope="row">{of}</th>
            {rest.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
