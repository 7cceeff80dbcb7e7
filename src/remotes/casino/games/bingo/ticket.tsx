import { useHost } from '../../host.ts';
import styles from './bingo.module.css';

const SIDE = 5;

interface TicketProps {
  readonly name: string;
  /** Row by row; 0 is the free one. */
  readonly numbers: readonly number[];
  /** What has been drawn so far. */
  readonly hit: ReadonlySet<number>;
}

/** A ticket: five rows of five, what was drawn marked by more than its colour. */
export function Ticket({ name, numbers, hit }: TicketProps) {
  const { t } = useHost();
  const rows = Array.from({ length: SIDE }, (_, row) =>
    numbers.slice(row * SIDE, (row + 1) * SIDE),
  );
  return (
    <table className={styles['ticket']} aria-label={name} dir="ltr">
      <tbody>
        {rows.map((row) => (
          <tr key={row.join(' ')}>
            {row.map((number) => {
              const isHit = number === 0 || hit.has(number);
              return (
                <td key={number} data-hit={isHit}>
                  <span className="numbers">{number === 0 ? '★' : number}</span>
                  {isHit && (
                    <span className="visually-hidden">
                      {t(number === 0 ? 'casino_bingo_table_free' : 'casino_bingo_table_hit')}
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
