import { useHost } from '../host.ts';
import styles from './numbers.module.css';

/** A number that was drawn: `hit` is one of the player's, `bonus` one that counts apart. */
export interface Ball {
  readonly number: number;
  readonly mark?: 'hit' | 'bonus';
}

interface BallsProps {
  readonly label: string;
  readonly balls: readonly Ball[];
  /** How many there will be: places of the others are kept, so that nothing jumps. */
  readonly places?: number;
}

/** Numbers in a row: what sets one apart is said and not only coloured. */
export function Balls({ label, balls, places = 0 }: BallsProps) {
  const { t } = useHost();
  const awaited = Array.from({ length: places }, (_, place) => place).slice(balls.length);
  return (
    <ol className={styles['balls']} aria-label={label} dir="ltr">
      {balls.map(({ number, mark }) => (
        <li key={number} data-mark={mark}>
          {number}
          {mark !== undefined && (
            <span className="visually-hidden">
              {t(mark === 'bonus' ? 'casino_lotto_bonus' : 'casino_lotto_hit')}
            </span>
          )}
        </li>
      ))}
      {awaited.map((place) => (
        <li key={`place ${place}`} data-mark="awaited" aria-hidden="true" />
      ))}
    </ol>
  );
}
