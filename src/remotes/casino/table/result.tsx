import type { ReactNode } from 'react';
import type { CasinoRound } from '../../../site/contract/casino.ts';
import { useHost } from '../host.ts';
import { useMoney } from '../words/use-money.ts';
import styles from './table.module.css';
import { useTelling } from './use-telling.ts';

/** What a round came to for the player: more than the stake, the stake or less, or nothing. */
type Came = 'more' | 'back' | 'nothing';

function cameTo({ staked, payout }: Pick<CasinoRound, 'staked' | 'payout'>): Came {
  if (payout === null || payout === 0) return 'nothing';
  return payout > staked ? 'more' : 'back';
}

/** What a round came to, in words: a return at or below the stake is stated, and no more than that. */
function useRoundWords(): (round: CasinoRound) => string {
  const { t } = useHost();
  const money = useMoney();
  return (round) => {
    const { staked, payout, status, currency } = round;
    const stake = money.text(staked, currency);
    if (status === 'cancelled') return t('casino_came_cancelled', { stake });
    const amount = money.text(payout ?? 0, currency);
    const came = cameTo(round);
    if (came === 'nothing') return t('casino_came_nothing', { stake });
    if (came === 'back') return t('casino_came_back', { amount, stake });
    return t('casino_came_more', {
      amount,
      stake,
      net: money.net((payout ?? 0) - staked, currency),
    });
  };
}

interface ResultProps {
  /** What came of it last, once that is shown; null: there is nothing to say yet. */
  readonly round: CasinoRound | null;
  /** What the game says of it. */
  readonly children?: ReactNode;
  /** What is to be said while a round goes on: in the same place, which is there before it is announced. */
  readonly meanwhile?: ReactNode;
}

/** Says what a round came to, once: when it is over and what moved has come to rest. */
export function Result({ round, children, meanwhile }: ResultProps) {
  const { t } = useHost();
  const words = useRoundWords();
  useTelling(round);
  return (
    <div role="status" className={styles['result']} data-came={round ? cameTo(round) : undefined}>
      {round ? (
        <>
          {children}
          <p>{words(round)}</p>
        </>
      ) : (
        (meanwhile ?? (
          <p className={styles['quiet']} aria-hidden="true">
            {t('casino_result_here')}
          </p>
        ))
      )}
    </div>
  );
}
