import * as engine from '../../../../domain/casino/games/dice.ts';
import { games } from '../../../../domain/casino/rows.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import { Segmented } from '../../../../site/ui/controls/segmented.tsx';
import { useHost, useHostState } from '../../host.ts';
import { Board } from '../../table/board.tsx';
import { Bounds } from '../../table/bounds.tsx';
import { Notices } from '../../table/notices.tsx';
import { Odds } from '../../table/odds.tsx';
import { PlayButton } from '../../table/play-button.tsx';
import { Result } from '../../table/result.tsx';
import { StakeField } from '../../table/stake-field.tsx';
import type { GameWords, TableGame } from '../../table/table-game.ts';
import { useSettling } from '../../table/use-shown.ts';
import { useSeat, useStake } from '../../table/use-table.ts';
import { multiplierText, percentText, returned } from '../../words/ratio.ts';
import { useMoney } from '../../words/use-money.ts';
import { Bar } from './bar.tsx';
import styles from './dice.module.css';
import {
  type Choice,
  chanceOf,
  choiceOf,
  multiplierOf,
  rollOf,
  topChance,
  topPrize,
  turned,
} from './dice.ts';
import { LastRolls } from './last-rolls.tsx';
import { rollText } from './roll-text.ts';

/** For so long the mark glides to where the roll lies. */
const GLIDE_MS = 700;

/** What was rolled, and what would have won. */
function useWords(): GameWords {
  const { t, language } = useHost();
  const bet = (round: CasinoRound) => {
    const { side, target } = choiceOf(round.bet, null);
    const values = { target: rollText(target, language()) };
    return t(side === 'under' ? 'casino_dice_under_of' : 'casino_dice_over_of', values);
  };
  const drawn = (round: CasinoRound) => {
    const roll = rollOf(round);
    if (roll === null) return '—';
    return t('casino_dice_rolled', { roll: rollText(roll, language()) });
  };
  return { bet, drawn };
}

function useChoice(game: CasinoGame): readonly [Choice, (choice: Choice) => void] {
  const host = useHost();
  const chosen = useHostState((state) => state.table.chosen?.choice);
  const last = useHostState((state) => state.table.seats.at(-1)?.round ?? null);
  const choose = (choice: Choice) => host.chooseBet({ game: game.id, choice: { ...choice } });
  return [choiceOf(chosen, last), choose];
}

function Scene({ game }: { readonly game: CasinoGame }) {
  const { language } = useHost();
  const seat = useSeat();
  const isBusy = useHostState((state) => state.table.isBusy);
  const [choice, choose] = useChoice(game);
  const { progress, isOver } = useSettling(seat, GLIDE_MS);
  const words = useWords();
  const round = seat?.round ?? null;
  const roll = round && rollOf(round);
  const shown = roll === null ? null : Math.round(roll * progress);
  const won = isOver && round ? (round.payout ?? 0) > 0 : null;
  return (
    <>
      <p className={styles['roll']} data-won={won ?? undefined} aria-hidden="true">
        {shown === null ? '––.––' : rollText(shown, language())}
      </p>
      <Bar
        choice={choice}
        roll={shown}
        isMoving={!isOver}
        won={won}
        disabled={isBusy}
        onTarget={(target) => choose({ ...choice, target })}
      />
      <Result round={isOver ? round : null}>
        {round && (
          <p>
            {words.drawn(round)} {words.bet(round)}
          </p>
        )}
      </Result>
      <LastRolls />
    </>
  );
}

function View({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const money = useMoney();
  const seat = useSeat();
  const stake = useStake(game);
  const isBusy = useHostState((state) => state.table.isBusy);
  const [choice, choose] = useChoice(game);
  const { endsAt } = useSettling(seat, GLIDE_MS);
  const multiplier = multiplierOf(choice);
  const most = returned(stake.minor, multiplier);
  const sides = [
    { id: 'under', label: t('casino_dice_under') },
    { id: 'over', label: t('casino_dice_over') },
  ] as const;
  return (
    <Board scene={<Scene game={game} />}>
      <Segmented
        label={t('casino_dice_side')}
        items={sides}
        selected={choice.side}
        disabled={isBusy}
        onSelect={(side) => side !== choice.side && choose(turned(choice))}
      />
      <Odds
        items={[
          [t('casino_chance'), percentText(chanceOf(choice), language())],
          [t('casino_multiplier'), multiplierText(multiplier, language())],
          [t('casino_returns'), money.text(most)],
        ]}
      />
      <StakeField game={game} />
      <Notices game={game} stake={stake.minor} />
      <PlayButton
        game={game}
        bet={{ stake: stake.minor, ...choice }}
        stake={stake.minor}
        most={most}
        until={endsAt}
      >
        {t('casino_dice_roll', { stake: money.text(stake.minor) })}
      </PlayButton>
    </Board>
  );
}

function Rules({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  return (
    <>
      <p>{t('casino_dice_rules')}</p>
      <p>{t('casino_dice_rules_pay')}</p>
      <Bounds game={game} top={{ multiplier: topPrize, chance: topChance }} />
    </>
  );
}

export const game: TableGame = {
  name: 'dice',
  View,
  Scene,
  Rules,
  useWords,
  engine: engine as TableGame['engine'],
  rulesVersion: games.dice.rulesVersion,
  bounds: () => [engine.tables.rolls],
};
