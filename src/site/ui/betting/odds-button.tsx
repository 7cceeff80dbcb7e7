import { useState } from 'react';
import { formatCoef } from '../../../domain/odds.ts';
import { Icon } from '../marks/icons.tsx';
import { Flash } from './flash.tsx';
import styles from './odds-button.module.css';

export interface OddsButtonProps {
  readonly marketId: string;
  /** Decimal text, such as "1.85". */
  readonly coef: string;
  readonly coefViewId: number;
  /** Short name of the outcome, as it stands on the button: "1", "X", "over". */
  readonly outcome: string;
  /** What is bet on in full, for those who do not see the table around the button. */
  readonly label: string;
  readonly isSelected: boolean;
  readonly isBlocked: boolean;
  readonly trend: 'up' | 'down' | null;
  /** When the coefficient last changed: each change flashes once. 0 is never. */
  readonly changedAt: number;
  readonly onPress: () => void;
}

/**
 * A coefficient that can be put into the coupon and taken out again. Blocked, it is disabled; while
 * it has the focus it only says so, as a browser takes the focus from what is disabled, and prices
 * are blocked for seconds. Space for sign and number is reserved: nothing moves.
 */
export function OddsButton(props: OddsButtonProps) {
  const { marketId, coef, coefViewId, outcome, label, isSelected, isBlocked, trend } = props;
  const { changedAt, onPress } = props;
  const [hasFocus, setFocus] = useState(false);
  const shown = formatCoef(coef, coefViewId);
  return (
    <button
      type="button"
      className={styles['odds']}
      data-market-id={marketId}
      aria-pressed={isSelected}
      disabled={isBlocked && !hasFocus}
      aria-disabled={isBlocked || undefined}
      aria-label={`${label} ${shown}`}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onClick={isBlocked ? undefined : onPress}
    >
      {/* The space keeps name and number apart for whoever reads the text and not the layout. */}
      <span className={styles['outcome']}>{outcome}</span>{' '}
      <span className={styles['sign']}>
        {isBlocked && <Icon name="lock" size={12} />}
        {!isBlocked && changedAt > 0 && (
          <span key={changedAt} className={styles['arrow']} data-trend={trend} />
        )}
      </span>
      <span className={`${styles['coef']} numbers`}>{shown}</span>
      {!isBlocked && changedAt > 0 && <Flash key={`${changedAt} flash`} trend={trend} />}
    </button>
  );
}
