import { useTicking } from '../../../site/ui/format/use-ticking.ts';
import { useHost, useHostState } from '../host.ts';
import { clockText } from '../words/clock-text.ts';
import { useMoney } from '../words/use-money.ts';
import styles from './table.module.css';

interface PositionProps {
  readonly label: string;
  readonly sums: {
    readonly since: number;
    readonly staked: number;
    readonly paid: number;
    /** What they are in, where that is not what the table is played in. */
    readonly iso?: string;
  };
}

function Position({ label, sums }: PositionProps) {
  const money = useMoney();
  const now = useTicking();
  const { since, staked, paid, iso } = sums;
  return (
    <div>
      <dt>{label}</dt>
      <dd className="numbers">
        <strong>{money.net(paid - staked, iso)}</strong> <span>{clockText(now - since)}</span>
      </dd>
    </div>
  );
}

/** How long the player has been here, what it came to, and what there is: in view all the time. */
export function Standing({ opened }: { readonly opened: PositionProps['sums'] }) {
  const { t } = useHost();
  const money = useMoney();
  const login = useHostState((state) => state.table.login);
  const isHidden = useHostState((state) => state.balance.isHidden);
  return (
    <dl className={styles['standing']} aria-label={t('casino_standing')}>
      <Position label={t('casino_since_opened')} sums={opened} />
      {login && <Position label={t('casino_since_login')} sums={login} />}
      {money.held !== null && !isHidden && (
        <div>
          <dt>{t('main_balance')}</dt>
          <dd className="numbers">
            <strong>{money.text(money.held)}</strong>
          </dd>
        </div>
      )}
    </dl>
  );
}
