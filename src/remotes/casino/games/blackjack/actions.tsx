import type { BlackjackAction } from '../../../../domain/casino/games/blackjack.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import { Button } from '../../../../site/ui/controls/button.tsx';
import { useHost, useHostState } from '../../host.ts';
import { Press } from '../../table/board.tsx';
import { useBarrier } from '../../table/play-button.tsx';
import { useMoney } from '../../words/use-money.ts';
import styles from './blackjack.module.css';
import { firstStake, tableIn } from './blackjack.ts';

interface ActionsProps {
  readonly game: CasinoGame;
  readonly round: CasinoRound;
  /** Cards are still on their way. */
  readonly isWaiting: boolean;
}

/** What may be done with the hand whose turn it is, and what it costs. */
export function Actions({ game, round, isWaiting }: ActionsProps) {
  const host = useHost();
  const money = useMoney();
  const isBusy = useHostState((state) => state.table.isBusy);
  const cost = firstStake(round);
  const barrier = useBarrier(game, cost);
  const amount = money.text(cost, round.currency);
  const act = (action: BlackjackAction) =>
    host.act({ roundId: round.id, step: round.steps.length, action: { action } });
  const isCostly = (action: BlackjackAction) => action === 'double' || action === 'split';
  return (
    <Press>
      <fieldset className={styles['actions']} aria-label={host.t('casino_blackjack_actions')}>
        {tableIn(round).allowed.map((action) => (
          <Button
            key={action}
            look={action === 'hit' ? 'main' : 'quiet'}
            size="l"
            wide
            waiting={isBusy || isWaiting}
            disabled={isCostly(action) && barrier !== null}
            onClick={() => act(action)}
          >
            {host.t(`casino_blackjack_${action}`, { amount })}
          </Button>
        ))}
      </fieldset>
    </Press>
  );
}
