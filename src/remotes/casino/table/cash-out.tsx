import type { Rational } from '../../../kernel/rational.ts';
import type { CasinoRound } from '../../../site/contract/casino.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { useHost, useHostState } from '../host.ts';
import { returned } from '../words/ratio.ts';
import { useMoney } from '../words/use-money.ts';
import { Press } from './board.tsx';

interface CashOutProps {
  readonly round: CasinoRound;
  /** What it multiplies the stake by now; null: nothing was won so far. */
  readonly worth: Rational | null;
  /** The last choice is still being shown. */
  readonly waiting: boolean;
  /** What has to be done first. */
  readonly first: string;
}

/** Takes what a round of several steps is worth. */
export function CashOut({ round, worth, waiting, first }: CashOutProps) {
  const host = useHost();
  const money = useMoney();
  const isBusy = useHostState((state) => state.table.isBusy);
  const amount = money.text(worth ? returned(round.staked, worth) : 0, round.currency);
  return (
    <Press>
      <Button
        look="main"
        size="l"
        wide
        busy={isBusy}
        waiting={waiting || worth === null}
        onClick={() =>
          host.act({ roundId: round.id, step: round.steps.length, action: { cashOut: true } })
        }
      >
        {worth === null ? first : host.t('casino_cash_out', { amount })}
      </Button>
    </Press>
  );
}
