import { LIMIT_KINDS, type LimitType } from '../../../domain/limits/limits.ts';
import { useHost } from '../host.ts';
import { Card } from '../page.tsx';
import { AmountForm } from './amount-form.tsx';
import { LimitRow } from './limit-row.tsx';
import styles from './limits.module.css';

/** Types by what they count, the shortest time first. */
const TYPES = {
  deposit: [20, 21, 22],
  loss: [10, 11, 12],
  stake: [1, 2, 3],
} as const satisfies Readonly<Record<string, readonly LimitType[]>>;

const PERIODS = ['office_period_1', 'office_period_7', 'office_period_30'] as const;

/** The limits on one kind of money, a row for each time they count over. */
export function MoneyCard({ about }: { readonly about: keyof typeof TYPES }) {
  const { t } = useHost('responsible_gaming');
  return (
    <Card title={t(`office_protect_${about}`)}>
      <p className={styles['quiet']}>{t(`office_protect_${about}_text`)}</p>
      <ul className={styles['rows']}>
        {TYPES[about].map((type, index) => {
          const kind = LIMIT_KINDS.get(type);
          return (
            <LimitRow
              key={type}
              type={type}
              title={t(PERIODS[index] ?? 'office_period_1')}
              name={kind ? t(kind.name) : ''}
            >
              <AmountForm type={type} />
            </LimitRow>
          );
        })}
      </ul>
    </Card>
  );
}
