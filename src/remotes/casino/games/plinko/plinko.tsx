import * as engine from '../../../../domain/casino/games/plinko.ts';
import { games } from '../../../../domain/casino/rows.ts';
import { parseDecimal, type Rational, ZERO } from '../../../../kernel/rational.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import { Segmented } from '../../../../site/ui/controls/segmented.tsx';
import { useHost, useHostState } from '../../host.ts';
import { Board } from '../../table/board.tsx';
import { Bounds } from '../../table/bounds.tsx';
import { Notices } from '../../table/notices.tsx';
import { Odds } from '../../table/odds.tsx';
import { PlayButton } from '../../table/play-button.tsx';
import { Prizes } from '../../table/prizes.tsx';
import { Result } from '../../table/result.tsx';
import { StakeField } from '../../table/stake-field.tsx';
import type { GameWords, TableGame } from '../../table/table-game.ts';
import { useSettling } from '../../table/use-shown.ts';
import { useSeat, useStake } from '../../table/use-table.ts';
import { multiplierText, percentText, ratioOf, returned, timesText } from '../../words/ratio.ts';
import { useMoney } from '../../words/use-money.ts';
import { ballAt, bucketOf, type Choice, choiceOf, prizesOf, RISKS, ROWS, wayOf } from './plinko.ts';
import { PlinkoFace } from './plinko-face.tsx';

/** For so long the ball falls through one row. */
const ROW_MS = 160;

function useWords(): GameWords {
  const { t, language } = useHost();
  const bet = (round: CasinoRound) => {
    const { rows, risk } = choiceOf(round.bet, null);
    return t('casino_plinko_bet', { rows, risk: t(`casino_plinko_${risk}`) });
  };
  const drawn = (round: CasinoRound) => {
    const way = wayOf(round);
    if (way === null) return '—';
    const bucket = bucketOf(way);
    const multiplier = prizesOf(choiceOf(round.bet, null))[bucket]?.multiplier ?? '0';
    return t('casino_plinko_fell', {
      bucket: bucket + 1,
      multiplier: timesText(multiplier, language()),
    });
  };
  return { bet, drawn };
}

function useChoice(game: CasinoGame) {
  const host = useHost();
  const chosen = useHostState((state) => state.table.chosen?.choice);
  const last = useSeat()?.round ?? null;
  const choose = (choice: Choice) => host.chooseBet({ game: game.id, choice: { ...choice } });
  return { choice: choiceOf(chosen, last), choose };
}

/** The ball on its way: it falls in a time of its own for each number of rows. */
function useFall() {
  const seat = useSeat();
  const way = seat ? wayOf(seat.round) : null;
  return { round: seat?.round ?? null, way, ...useSettling(seat, (way?.length ?? 0) * ROW_MS) };
}

function Scene({ game }: { readonly game: CasinoGame }) {
  const { choice: next } = useChoice(game);
  const { round, way, passed, isOver } = useFall();
  const words = useWords();
  const played = round && way && choiceOf(round.bet, null);
  // Once something else is chosen the board is that of the next round.
  const isOfRound = played && (!isOver || (played.rows === next.rows && played.risk === next.risk));
  const isShown = way !== null && isOfRound;
  return (
    <>
      <PlinkoFace
        choice={isOfRound ? played : next}
        ball={isShown ? ballAt(way, passed) : null}
        bucket={isShown && isOver ? bucketOf(way) : null}
      />
      <Result round={isOver ? round : null}>{round && <p>{words.drawn(round)}</p>}</Result>
    </>
  );
}

const mostOf = (prizes: ReturnType<typeof prizesOf>): Rational =>
  parseDecimal(prizes[0]?.multiplier ?? '0') ?? ZERO;

function View({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const money = useMoney();
  const stake = useStake(game);
  const isBusy = useHostState((state) => state.table.isBusy);
  const { choice, choose } = useChoice(game);
  const { endsAt } = useFall();
  const prizes = prizesOf(choice);
  const most = mostOf(prizes);
  return (
    <Board scene={<Scene game={game} />}>
      <Segmented
        label={t('casino_plinko_rows')}
        items={ROWS.map((id) => ({ id, label: t('casino_plinko_rows_of', { rows: id }) }))}
        selected={choice.rows}
        disabled={isBusy}
        onSelect={(rows) => choose({ ...choice, rows })}
      />
      <Segmented
        label={t('casino_plinko_risk')}
        items={RISKS.map((id) => ({ id, label: t(`casino_plinko_${id}`) }))}
        selected={choice.risk}
        disabled={isBusy}
        onSelect={(risk) => choose({ ...choice, risk })}
      />
      <Odds
        items={[
          [t('casino_plinko_middle'), multiplierText(ratioOf(middleOf(prizes)), language())],
          [t('casino_plinko_edge'), multiplierText(most, language())],
          [t('casino_returns_most'), money.text(returned(stake.minor, most))],
        ]}
      />
      <StakeField game={game} />
      <Notices game={game} stake={stake.minor} />
      <PlayButton
        game={game}
        bet={{ stake: stake.minor, ...choice }}
        stake={stake.minor}
        most={returned(stake.minor, most)}
        until={endsAt}
      >
        {t('casino_plinko_drop', { stake: money.text(stake.minor) })}
      </PlayButton>
    </Board>
  );
}

const middleOf = (prizes: ReturnType<typeof prizesOf>): string =>
  prizes[(prizes.length - 1) / 2]?.multiplier ?? '0';

/** How it is played, and what each bucket of the chosen board returns. */
function Rules({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const { choice } = useChoice(game);
  const prizes = prizesOf(choice);
  const half = prizes.slice(0, (prizes.length + 1) / 2);
  const [top] = prizes;
  return (
    <>
      <p>{t('casino_plinko_rules')}</p>
      <p>{t('casino_plinko_rules_pay')}</p>
      {top && (
        // Both edges have it.
        <Bounds
          game={game}
          top={{ multiplier: mostOf(prizes), chance: twice(top.chance), places: 4 }}
        />
      )}
      <Prizes
        caption={t('casino_plinko_bet', {
          rows: choice.rows,
          risk: t(`casino_plinko_${choice.risk}`),
        })}
        head={[t('casino_plinko_bucket'), t('casino_multiplier'), t('casino_chance')]}
        rows={half.map(({ multiplier, chance }, bucket) => {
          const mirrored = prizes.length - bucket;
          const isMiddle = mirrored === bucket + 1;
          return [
            isMiddle ? bucket + 1 : t('casino_plinko_either', { one: bucket + 1, other: mirrored }),
            timesText(multiplier, language()),
            percentText(isMiddle ? chance : twice(chance), language(), 4),
          ];
        })}
      />
    </>
  );
}

const twice = ({ num, den }: Rational): Rational => ({ num: num * 2n, den });

export const game: TableGame = {
  name: 'plinko',
  View,
  Scene,
  Rules,
  useWords,
  engine: engine as TableGame['engine'],
  rulesVersion: games.plinko.rulesVersion,
  bounds: (bet) => Array.from({ length: choiceOf(bet, null).rows }, () => 2),
};
