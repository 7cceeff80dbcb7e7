import * as engine from '../../../../domain/casino/games/scratch.ts';
import { games } from '../../../../domain/casino/rows.ts';
import { rational } from '../../../../kernel/rational.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import { Button } from '../../../../site/ui/controls/button.tsx';
import { useHost, useHostState } from '../../host.ts';
import { Board, Press } from '../../table/board.tsx';
import { Bounds } from '../../table/bounds.tsx';
import { Notices } from '../../table/notices.tsx';
import { Odds } from '../../table/odds.tsx';
import { PlayButton } from '../../table/play-button.tsx';
import { Prizes } from '../../table/prizes.tsx';
import { Result } from '../../table/result.tsx';
import { StakeField } from '../../table/stake-field.tsx';
import type { GameWords, TableGame } from '../../table/table-game.ts';
import { useGridKeys } from '../../table/use-grid-keys.ts';
import { useSeat, useStake, useTableNow } from '../../table/use-table.ts';
import { multiplierText, percentText, returned, timesText } from '../../words/ratio.ts';
import { useMoney } from '../../words/use-money.ts';
import styles from './scratch.module.css';
import {
  allPanels,
  anyPrize,
  asChoice,
  boundsOf,
  cardIn,
  PANELS,
  PRIZES,
  scratchedIn,
} from './scratch.ts';

function useWords(): GameWords {
  const { t, language } = useHost();
  const bet = () => t('casino_scratch_card');
  const drawn = (round: CasinoRound) => {
    const card = cardIn(round.state.draw);
    if (card === null) return '—';
    return card.prize > 0
      ? t('casino_scratch_won', { prize: timesText(card.prize, language()) })
      : t('casino_scratch_none');
  };
  return { bet, drawn };
}

/** The card that lies on the table: scratched so far, or all of it where it was found so. */
function useCard(game: CasinoGame) {
  const host = useHost();
  const seat = useSeat();
  const chosen = useHostState((state) => state.table.chosen?.choice);
  const round = seat?.round ?? null;
  const card = round && cardIn(round.state.draw);
  const scratched = seat?.isFresh ? scratchedIn(chosen, seat.round) : allPanels;
  const isWhole = card !== null && scratched.length < PANELS;
  const tableNow = useTableNow();
  const scratch = (panels: readonly number[]) => {
    if (!round) return;
    const all = new Set([...scratchedIn(tableNow().choice, round), ...panels]);
    host.chooseBet({ game: game.id, choice: { ...asChoice(round, [...all]) } });
  };
  return { round, card, scratched, isWhole, scratch };
}

function Scene({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const { round, card, scratched, isWhole, scratch } = useCard(game);
  const { grid, onKeyDown } = useGridKeys(3);
  const words = useWords();
  return (
    <>
      <fieldset
        ref={grid}
        className={styles['card']}
        aria-label={t('casino_scratch_panels')}
        onKeyDown={onKeyDown}
      >
        {allPanels.map((panel) => {
          const prize = card?.panels[panel];
          const isCovered = prize === undefined || !scratched.includes(panel);
          // What comes back as it was staked is no win.
          const isPaid = (round?.payout ?? 0) > (round?.staked ?? 0);
          const isWon = !isWhole && isPaid && prize !== undefined && prize === card?.prize;
          const number = panel + 1;
          return (
            <button
              key={panel}
              type="button"
              className={styles['panel']}
              data-panel={isCovered ? 'covered' : isWon ? 'won' : 'open'}
              aria-label={
                isCovered
                  ? t('casino_scratch_covered', { number })
                  : t('casino_scratch_shows', { number, prize: timesText(prize, language()) })
              }
              aria-disabled={!(card && isCovered) || undefined}
              onClick={() => {
                if (card && isCovered) scratch([panel]);
              }}
            >
              {isCovered ? '' : timesText(prize, language())}
            </button>
          );
        })}
      </fieldset>
      <Result
        round={isWhole ? null : round}
        meanwhile={isWhole ? t('casino_scratch_begin') : undefined}
      >
        {round && <p>{words.drawn(round)}</p>}
      </Result>
    </>
  );
}

function View({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const money = useMoney();
  const stake = useStake(game);
  const { isWhole, scratch } = useCard(game);
  const [top] = PRIZES;
  const most = top?.prize ?? rational(0n);
  return (
    <Board scene={<Scene game={game} />}>
      <Odds
        items={[
          [t('casino_scratch_any'), percentText(anyPrize, language())],
          [t('casino_returns_most'), money.text(returned(stake.minor, most))],
        ]}
      />
      <StakeField game={game} />
      <Notices game={game} stake={stake.minor} />
      {isWhole ? (
        <Press>
          <Button look="main" size="l" wide onClick={() => scratch(allPanels)}>
            {t('casino_scratch_all')}
          </Button>
        </Press>
      ) : (
        <PlayButton
          game={game}
          bet={{ stake: stake.minor }}
          stake={stake.minor}
          most={returned(stake.minor, most)}
        >
          {t('casino_scratch_buy', { stake: money.text(stake.minor) })}
        </PlayButton>
      )}
    </Board>
  );
}

/** How it is played, and what there is to win. */
function Rules({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const [top] = PRIZES;
  return (
    <>
      <p>{t('casino_scratch_rules')}</p>
      <p>{t('casino_scratch_rules_pay')}</p>
      {top && <Bounds game={game} top={{ multiplier: top.prize, chance: top.chance, places: 4 }} />}
      <Prizes
        head={[t('casino_multiplier'), t('casino_chance')]}
        rows={PRIZES.map(({ prize, chance }) => [
          multiplierText(prize, language()),
          percentText(chance, language(), 4),
        ])}
      />
    </>
  );
}

export const game: TableGame = {
  name: 'scratch',
  View,
  Scene,
  Rules,
  useWords,
  engine: engine as TableGame['engine'],
  rulesVersion: games.scratch.rulesVersion,
  bounds: (_bet, draw) => boundsOf(draw),
};
