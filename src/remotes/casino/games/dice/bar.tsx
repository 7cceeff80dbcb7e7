import type { CSSProperties } from 'react';
import { useHost } from '../../host.ts';
import styles from './dice.module.css';
import { boundsOf, type Choice } from './dice.ts';
import { rollText } from './roll-text.ts';

interface BarProps {
  readonly choice: Choice;
  /** Where the mark stands, of 0 to 9999; null: nowhere yet. */
  readonly roll: number | null;
  readonly isMoving: boolean;
  readonly won: boolean | null;
  readonly disabled: boolean;
  readonly onTarget: (target: number) => void;
}

const share = (roll: number): string => `${roll / 100}%`;

/** All rolls in a row, the winning part of them, the mark of the last; the target slides on it. */
export function Bar({ choice, roll, isMoving, won, disabled, onTarget }: BarProps) {
  const { t, language } = useHost();
  const { side, target } = choice;
  const [least, most] = boundsOf(side);
  const place = { '--target': share(target), '--roll': share(roll ?? 0) } as CSSProperties;
  const text = rollText(target, language());
  return (
    <div className={styles['bar']} dir="ltr" data-side={side} style={place}>
      <div className={styles['track']} aria-hidden="true">
        {roll !== null && (
          <span className={styles['mark']} data-won={won ?? undefined} data-moving={isMoving} />
        )}
      </div>
      <input
        type="range"
        name="target"
        aria-label={t('casino_dice_target')}
        aria-valuetext={t(side === 'under' ? 'casino_dice_under_of' : 'casino_dice_over_of', {
          target: text,
        })}
        min={0}
        max={9999}
        step={10}
        value={target}
        disabled={disabled}
        onChange={({ currentTarget }) =>
          onTarget(Math.min(most, Math.max(least, Number(currentTarget.value))))
        }
      />
      <div className={styles['scale']} aria-hidden="true">
        {[0, 25, 50, 75, 100].map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  );
}
