import type { ReactNode } from 'react';
import { usesOwnSeeds } from '../../../domain/casino/own-seeds.ts';
import type { CasinoGame } from '../../../site/contract/casino.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { useNow } from '../../../site/ui/format/use-now.ts';
import { useHost, useHostState } from '../host.ts';
import { useRefusalWords } from '../words/refusal-words.ts';
import { useMoney } from '../words/use-money.ts';
import { Press } from './board.tsx';
import { isStake } from './stake-step.ts';

/** A bet as the engine takes it. */
export interface PlayedBet {
  readonly bet: Readonly<Record<string, unknown>>;
  /** All that it stakes, in minor units. */
  readonly stake: number;
  /** The most that it can return, in minor units. */
  readonly most: number;
  /** Of a shared draw. */
  readonly draw?: number;
}

/** Says the press, with what stands beside the button. */
export function usePlay(game: CasinoGame): (played: PlayedBet) => void {
  const host = useHost();
  const money = useMoney();
  return ({ bet, stake, most, draw }) => {
    const balance = money.held === null ? '' : money.text(money.held);
    const shown = { stake: money.text(stake), most: money.text(most), balance };
    const pressed = { game: game.id, bet: { ...bet }, stake, shown };
    if (money.isDemo) host.playForFun(pressed);
    else host.play(draw === undefined ? pressed : { ...pressed, draw });
  };
}

/** Why nothing can be staked now; null where it can. */
export function useBarrier(game: CasinoGame, stake: number): string | null {
  const { t } = useHost();
  const words = useRefusalWords();
  const { isDemo, isPoints, held, text } = useMoney();
  const money = isPoints ? 0 : stake;
  const refusal = useHostState((state) => state.play.refusal(money)?.rule ?? null);
  const whole = useHostState((state) => state.play).refusal(money);
  if (isDemo && !game.hasDemo) return t('casino_no_demo');
  if (refusal === null && isPoints && !isDemo && held !== null && held < stake) {
    return t('casino_points_too_few', { points: text(held), stake: text(stake) });
  }
  return refusal === null || whole === null ? null : words(whole);
}

interface PlayButtonProps extends PlayedBet {
  readonly game: CasinoGame;
  /** The table shows something first, until this moment. */
  readonly until?: number;
  /** What is bet on takes no bets now. */
  readonly closed?: boolean;
  /** What was chosen is no bet, or one too many. */
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/**
 * Asks for a round. It waits, and keeps the focus, while one is under way, as long as the next may not
 * begin, and until there is a seed to draw it from; what keeps the player from playing stands above it, in words.
 */
export function PlayButton(props: PlayButtonProps) {
  const { game, until = 0, closed = false, disabled = false, children, ...played } = props;
  const nextAt = useHostState((state) => state.table.nextAt);
  const isBusy = useHostState((state) => state.table.isBusy);
  const isSeedless = useHostState(({ seeds }) => seeds.pair?.clientSeed === null);
  const lacksSeed = isSeedless && usesOwnSeeds(game.id, game.isShared);
  const from = Math.max(nextAt, until);
  const now = useNow(from);
  const play = usePlay(game);
  const barrier = useBarrier(game, played.stake);
  return (
    <Press>
      <Button
        look="main"
        size="l"
        wide
        busy={isBusy}
        waiting={closed || lacksSeed || now < from}
        disabled={disabled || barrier !== null || !isStake(game, played.stake)}
        onClick={() => play(played)}
      >
        {children}
      </Button>
    </Press>
  );
}
