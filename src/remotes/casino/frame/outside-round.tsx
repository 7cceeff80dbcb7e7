import { memo, useId } from 'react';
import type { OutsideRound } from '../../../site/contract/casino.ts';
import { formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { Icon } from '../../../site/ui/marks/icons.tsx';
import styles from '../fairness/fairness.module.css';
import { useHost, useHostState } from '../host.ts';
import { useMoney } from '../words/use-money.ts';
import frame from './frame.module.css';

/** So many transactions of a round are told at most. */
const MOST = 50;

interface RoundProps {
  readonly round: OutsideRound;
}

function Moves({ round: { round, currency, transactions } }: RoundProps) {
  const { t } = useHost();
  const clock = useClock();
  const { text } = useMoney();
  return (
    <>
      <dl className={styles['hashes']}>
        <div className={styles['fact']}>
          <dt>{t('casino_round_number')}</dt>
          <dd>
            <bdi>{round}</bdi>
          </dd>
        </div>
      </dl>
      {transactions.length >= MOST && <p>{t('casino_outside_last', { number: String(MOST) })}</p>}
      <ol className={frame['moves']}>
        {transactions.map(({ tx, kind, amount, at, balanceAfter }) => (
          <li key={tx}>
            <strong>{t(`casino_outside_${kind}`)}</strong>
            <strong className="numbers">{text(amount, currency)}</strong>
            <span className="numbers">{formatTime(at, clock, 'moment')}</span>
            {balanceAfter !== null && (
              <span className="numbers">
                {t('casino_outside_balance', { amount: text(balanceAfter, currency) })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** What a round came to, in a line. */
function useSums({ status, staked, paid, currency }: OutsideRound): string {
  const { t } = useHost();
  const { text } = useMoney();
  if (status === 'cancelled') return t('casino_outside_cancelled');
  const stake = text(staked, currency);
  if (status === 'open') return t('casino_round_open', { stake });
  return t('casino_round_sums', { stake, amount: text(paid, currency) });
}

/** A round at another provider, with what moved for it one press away; `isNamed`: its game is told, too. */
export const OutsideRoundRow = memo(function OutsideRoundRow({
  round,
  isNamed,
}: RoundProps & { readonly isNamed: boolean }) {
  const host = useHost();
  const id = useId();
  const clock = useClock();
  const sums = useSums(round);
  const part = `casino-round/${round.provider}/${round.round}`;
  const isOpen = useHostState((state) => state.page.isOpen(part));
  return (
    <li className={styles['round']} data-round={round.round}>
      <button
        type="button"
        className={styles['summary']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => host.togglePart(part, !isOpen)}
      >
        <span className="numbers">{formatTime(round.openedAt, clock, 'moment')}</span>
        {isNamed ? (
          <span>
            {host.t('casino_frame_of', { game: round.name, provider: round.providerName })}
          </span>
        ) : (
          <bdi className={frame['name']}>{round.round}</bdi>
        )}
        <span className="numbers">{sums}</span>
        <Icon name="chevronDown" size={18} />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <div className={styles['details']}>
            <Moves round={round} />
          </div>
        )}
      </div>
    </li>
  );
});
