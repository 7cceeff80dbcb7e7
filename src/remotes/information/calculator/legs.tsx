import { type MouseEvent, useRef } from 'react';
import { LEG_RESULTS } from '../../../domain/coupon/settlement.ts';
import { Button, IconButton } from '../../../site/ui/controls/button.tsx';
import { Field } from '../../../site/ui/forms/field.tsx';
import { useHost } from '../host.ts';
import styles from './calculator.module.css';
import { Choice } from './choice.tsx';
import { type Leg, MOST_LEGS } from './question.ts';

const resultTexts = {
  won: 'office_bet_won',
  lost: 'office_bet_lost',
  void: 'office_bet_void',
  'half-won': 'office_bet_half_won',
  'half-lost': 'office_bet_half_lost',
} as const;

interface LegsProps {
  readonly legs: readonly Leg[];
  readonly onChange: (legs: readonly Leg[]) => void;
}

interface LegRowProps {
  readonly leg: Leg;
  readonly number: number;
  readonly onChange: (leg: Leg) => void;
  /** Null where it is the only one. */
  readonly onRemove: ((event: MouseEvent) => void) | null;
}

function LegRow({ leg, number, onChange, onRemove }: LegRowProps) {
  const { t } = useHost('bets', 'calculator');
  return (
    <li className={styles['leg']}>
      <Field
        label={t('calculator_odds', { number })}
        name="odds"
        inputMode="decimal"
        autoComplete="off"
        maxLength={11}
        dir="ltr"
        value={leg.coef}
        onChange={({ currentTarget: { value } }) => onChange({ ...leg, coef: value })}
      />
      <Choice
        label={t('calculator_result', { number })}
        name="result"
        value={leg.result ?? ''}
        options={[
          ['', t('calculator_open')],
          ...LEG_RESULTS.map((result) => [result, t(resultTexts[result])] as const),
        ]}
        onChoose={(value) =>
          onChange({ ...leg, result: LEG_RESULTS.find((one) => one === value) ?? null })
        }
      />
      {onRemove && (
        <IconButton icon="close" label={t('calculator_remove', { number })} onClick={onRemove} />
      )}
    </li>
  );
}

/** The selections of a bet: each with its odds, and how it ended. */
export function Legs({ legs, onChange }: LegsProps) {
  const { t } = useHost('calculator');
  const list = useRef<HTMLOListElement>(null);
  const remove = (index: number) => {
    onChange(legs.toSpliced(index, 1));
    // Whoever removes by keyboard goes on in the list.
    list.current?.querySelectorAll('input')[Math.max(0, index - 1)]?.focus();
  };
  return (
    <fieldset className={styles['legs']}>
      <legend className={styles['legend']}>{t('calculator_legs')}</legend>
      <ol ref={list}>
        {legs.map((leg, index) => {
          const number = index + 1;
          return (
            <LegRow
              key={number}
              leg={leg}
              number={number}
              onChange={(changed) => onChange(legs.with(index, changed))}
              onRemove={legs.length > 1 ? () => remove(index) : null}
            />
          );
        })}
      </ol>
      {legs.length < MOST_LEGS && (
        <Button
          icon="plus"
          size="s"
          onClick={() => onChange([...legs, { coef: '', result: null }])}
        >
          {t('calculator_add')}
        </Button>
      )}
    </fieldset>
  );
}
