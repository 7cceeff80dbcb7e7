import type { CasinoRound } from '../../../site/contract/casino.ts';
import { useHost } from '../host.ts';
import { Result } from '../table/result.tsx';
import { together } from './together.ts';

interface OutcomeProps {
  /** What the draw came to, in words; null: nothing may be told yet. */
  readonly drawn: string | null;
  /** The player's bets on it. */
  readonly own: readonly CasinoRound[];
}

/** What a draw came to, and what that was for the player. */
export function Outcome({ drawn, own }: OutcomeProps) {
  const { t } = useHost();
  const whole = together(own);
  if (drawn === null) return <Result round={null} />;
  if (whole !== null) {
    return (
      <Result round={whole}>
        <p>{drawn}</p>
      </Result>
    );
  }
  const meanwhile = (
    <>
      <p>{drawn}</p>
      {own.length > 0 && <p>{t('casino_draw_settling')}</p>}
    </>
  );
  return <Result round={null} meanwhile={meanwhile} />;
}
