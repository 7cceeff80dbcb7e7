import * as engine from '../../../../domain/casino/games/keno.ts';
import { games } from '../../../../domain/casino/rows.ts';
import { rational } from '../../../../kernel/rational.ts';
import type { CasinoGame } from '../../../../site/contract/casino.ts';
import { useHost, useHostState } from '../../host.ts';
import { markOf } from '../../numbers/mark.ts';
import { NumberGrid } from '../../numbers/number-grid.tsx';
import { Board } from '../../table/board.tsx';
import { Notices } from '../../table/notices.tsx';
import { PlayButton } from '../../table/play-button.tsx';
import { Result } from '../../table/result.tsx';
import { StakeField } from '../../table/stake-field.tsx';
import type { TableGame } from '../../table/table-game.ts';
import { useSettling } from '../../table/use-shown.ts';
import { useSeat, useStake } from '../../table/use-table.ts';
import { returned } from '../../words/ratio.ts';
import { useMoney } from '../../words/use-money.ts';
import { DRAWN, drawnIn, NUMBERS, picksOf, topOf } from './keno.ts';
import { bounds, Pays, Picked, Rules, usePicks, useWords } from './parts.tsx';

/** For so long one number after another is shown. */
const DRAW_MS = 120 * DRAWN;

function Scene({ game }: { readonly game: CasinoGame }) {
  const seat = useSeat();
  const isBusy = useHostState((state) => state.table.isBusy);
  const { picks, toggle } = usePicks(game);
  const { passed, isOver } = useSettling(seat, DRAW_MS);
  const words = useWords();
  const round = seat?.round ?? null;
  const played = round && picksOf(round.bet, null);
  // Once others are picked the grid is that of the next round.
  const isOfRound = played && (!isOver || played.join() === picks.join());
  const drawn = isOfRound ? drawnIn(round.state.draw) : [];
  const shown = drawn.slice(0, Math.floor(passed * DRAWN));
  return (
    <>
      <NumberGrid
        numbers={NUMBERS}
        columns={10}
        markOf={(number) => markOf(number, isOfRound ? played : picks, shown)}
        disabled={isBusy || !isOver}
        onPick={toggle}
      />
      <Result round={isOver ? round : null}>{round && <p>{words.drawn(round)}</p>}</Result>
    </>
  );
}

function View({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  const money = useMoney();
  const seat = useSeat();
  const stake = useStake(game);
  const isBusy = useHostState((state) => state.table.isBusy);
  const { picks } = usePicks(game);
  const { endsAt, isOver } = useSettling(seat, DRAW_MS);
  const top = topOf(picks.length)?.top ?? rational(0n);
  return (
    <Board scene={<Scene game={game} />}>
      <Picked game={game} disabled={isBusy || !isOver} />
      {picks.length > 0 && <Pays count={picks.length} />}
      <StakeField game={game} />
      <Notices game={game} stake={stake.minor} />
      <PlayButton
        game={game}
        bet={{ stake: stake.minor, picks: [...picks] }}
        stake={picks.length === 0 ? 0 : stake.minor}
        most={returned(stake.minor, top)}
        until={endsAt}
      >
        {picks.length === 0
          ? t('casino_keno_first')
          : t('casino_keno_play', { stake: money.text(stake.minor) })}
      </PlayButton>
    </Board>
  );
}

export const game: TableGame = {
  name: 'keno',
  View,
  Scene,
  Rules,
  useWords,
  engine: engine as TableGame['engine'],
  rulesVersion: games.keno.rulesVersion,
  bounds,
};
