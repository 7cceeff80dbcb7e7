import * as engine from '../../../../domain/casino/games/ladder.ts';
import { games } from '../../../../domain/casino/rows.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import { Segmented } from '../../../../site/ui/controls/segmented.tsx';
import { useHost, useHostState, useIsRecalled } from '../../host.ts';
import { Board } from '../../table/board.tsx';
import { Bounds } from '../../table/bounds.tsx';
import { CashOut } from '../../table/cash-out.tsx';
import { hasPickedLast, picksIn } from '../../table/choices.ts';
import { Notices } from '../../table/notices.tsx';
import { Odds } from '../../table/odds.tsx';
import { PlayButton } from '../../table/play-button.tsx';
import { Prizes } from '../../table/prizes.tsx';
import { Result } from '../../table/result.tsx';
import { SoFar } from '../../table/so-far.tsx';
import { StakeField } from '../../table/stake-field.tsx';
import type { GameWords, TableGame } from '../../table/table-game.ts';
import { useMovement } from '../../table/use-shown.ts';
import { useOpenRound, useSeat, useStake } from '../../table/use-table.ts';
import { multiplierText, percentText, returned } from '../../words/ratio.ts';
import { useListed } from '../../words/use-listed.ts';
import { useMoney } from '../../words/use-money.ts';
import {
  boundsOf,
  chosenAt,
  climbOf,
  levelsOf,
  PRESETS,
  type Preset,
  presetAt,
  presetOf,
  tilesOf,
} from './ladder.ts';
import { Steps } from './steps.tsx';

/** For so long a tile turns over. */
const TURN_MS = 350;

function useWords(): GameWords {
  const { t } = useHost();
  const listed = useListed();
  const bet = (round: CasinoRound) => {
    const preset = t(`casino_ladder_${presetOf(round.bet, null)}`);
    const numbers = picksIn(round).map((pick) => String(pick + 1));
    return numbers.length === 0
      ? preset
      : `${preset}. ${t('casino_round_tiles', { numbers: listed(numbers) })}`;
  };
  const drawn = (round: CasinoRound) => {
    const { climbed, isLost } = climbOf(round);
    const levels = levelsOf(presetOf(round.bet, null)).length;
    return t(isLost ? 'casino_ladder_lost' : 'casino_ladder_climbed', {
      level: isLost ? climbed + 1 : climbed,
      levels,
    });
  };
  return { bet, drawn };
}

function usePreset(game: CasinoGame) {
  const host = useHost();
  const address = useHostState((state) => state.route.params['gameRoute'] ?? '');
  const chosen = useHostState((state) => state.table.chosen?.choice);
  const last = useSeat()?.round ?? null;
  const choose = (preset: Preset) =>
    host.chooseBet({ game: game.id, choice: { preset, ...(address && { address }) } });
  const own = presetAt(address);
  const before = chosenAt(address, chosen) ?? (own && { preset: own });
  return { preset: presetOf(before, last), choose };
}

/** The tile that turns over, and since when. */
function useTurning() {
  const seat = useSeat();
  const level = seat ? picksIn(seat.round).length - 1 : -1;
  const isTurning = seat?.isFresh === true && hasPickedLast(seat.round);
  return { ...useMovement(isTurning ? seat.at : null, TURN_MS), level };
}

/** What the climbed levels multiply the stake by; null: none is climbed. */
const worthNow = (round: CasinoRound) =>
  levelsOf(presetOf(round.bet, null))[picksIn(round).length - 1]?.multiplier ?? null;

/** What is said while the round goes on. */
function Going({ round }: { readonly round: CasinoRound }) {
  const { t } = useHost();
  const words = useWords();
  return (
    <>
      <p>{picksIn(round).length === 0 ? t('casino_ladder_begin') : words.drawn(round)}</p>
      <SoFar round={round} worth={worthNow(round)} />
    </>
  );
}

function Scene({ game }: { readonly game: CasinoGame }) {
  const host = useHost();
  const seat = useSeat();
  const open = useOpenRound();
  const isBusy = useHostState((state) => state.table.isBusy);
  const { preset: next } = usePreset(game);
  const { progress, isOver, level } = useTurning();
  const words = useWords();
  const round = seat?.round ?? null;
  const played = round && presetOf(round.bet, null);
  const isRecalled = useIsRecalled();
  const isOfRound = played !== null && (open !== null || !isOver || isRecalled || played === next);
  const preset = isOfRound ? played : next;
  const tiles = tilesOf(preset, isOfRound ? round : null);
  // As long as the last tile turns, what lies elsewhere is not told.
  const shown = isOver
    ? tiles
    : tiles.map((row) => row.map((tile) => (tile === 'bad' || tile === 'left' ? 'hidden' : tile)));
  const climbed = open ? picksIn(open).length : 0;
  const pick = (tile: number) => {
    if (!open || isBusy) return;
    host.act({ roundId: open.id, step: open.steps.length, action: { pick: tile } });
  };
  return (
    <>
      <Steps
        preset={preset}
        tiles={shown}
        current={open && !isBusy ? climbed : null}
        turning={{ level, progress }}
        onPick={pick}
      />
      <Result
        round={open === null && isOver ? round : null}
        meanwhile={open && (isOver ? <Going round={open} /> : '')}
      >
        {round && <p>{words.drawn(round)}</p>}
      </Result>
    </>
  );
}

/** A round that goes on: what the next level promises, and the way out. */
function Playing({ game, round }: { readonly game: CasinoGame; readonly round: CasinoRound }) {
  const { t, language } = useHost();
  const money = useMoney();
  const { isOver } = useTurning();
  const levels = levelsOf(presetOf(round.bet, null));
  const climbed = picksIn(round).length;
  const next = levels[climbed];
  return (
    <>
      {next && (
        <Odds
          items={[
            [t('casino_ladder_next'), percentText(next.chance, language())],
            [t('casino_next_multiplier'), multiplierText(next.multiplier, language())],
            [
              t('casino_next_worth'),
              money.text(returned(round.staked, next.multiplier), round.currency),
            ],
          ]}
        />
      )}
      <StakeField game={game} isFixed />
      <Notices game={game} stake={0} />
      <CashOut
        round={round}
        worth={worthNow(round)}
        waiting={!isOver}
        first={t('casino_ladder_first')}
      />
    </>
  );
}

/** Before a round: which ladder, and for how much. */
function Ready({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const money = useMoney();
  const stake = useStake(game);
  const isBusy = useHostState((state) => state.table.isBusy);
  const { preset, choose } = usePreset(game);
  const { endsAt } = useTurning();
  const levels = levelsOf(preset);
  const [first] = levels;
  const top = levels.at(-1);
  return (
    <>
      <Segmented
        label={t('casino_ladder_preset')}
        items={PRESETS.map((id) => ({ id, label: t(`casino_ladder_${id}`) }))}
        selected={preset}
        disabled={isBusy}
        onSelect={choose}
      />
      {first && top && (
        <Odds
          items={[
            [t('casino_ladder_next'), percentText(first.chance, language())],
            [t('casino_next_multiplier'), multiplierText(first.multiplier, language())],
            [t('casino_ladder_all'), multiplierText(top.multiplier, language())],
          ]}
        />
      )}
      <StakeField game={game} />
      <Notices game={game} stake={stake.minor} />
      <PlayButton
        game={game}
        bet={{ stake: stake.minor, preset }}
        stake={stake.minor}
        most={top ? returned(stake.minor, top.multiplier) : 0}
        until={endsAt}
      >
        {t('casino_start', { stake: money.text(stake.minor) })}
      </PlayButton>
    </>
  );
}

function View({ game }: { readonly game: CasinoGame }) {
  const open = useOpenRound();
  return (
    <Board scene={<Scene game={game} />}>
      {open ? <Playing game={game} round={open} /> : <Ready game={game} />}
    </Board>
  );
}

/** How it is played, and what each level is worth. */
function Rules({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const { preset } = usePreset(game);
  const levels = levelsOf(preset);
  const top = levels.at(-1);
  return (
    <>
      <p>{t('casino_ladder_rules')}</p>
      <p>{t('casino_ladder_rules_pay')}</p>
      <p>{t('casino_rules_left')}</p>
      {top && (
        <Bounds
          game={game}
          top={{ multiplier: top.multiplier, chance: top.chanceOfAll, places: 4 }}
        />
      )}
      <Prizes
        caption={t(`casino_ladder_${preset}`)}
        head={[
          t('casino_ladder_level'),
          t('casino_ladder_safe_tiles'),
          t('casino_chance'),
          t('casino_multiplier'),
        ]}
        rows={levels.map(({ tiles, safe, chanceOfAll, multiplier }, level) => [
          level + 1,
          t('casino_ladder_safe_of', { safe, tiles }),
          percentText(chanceOfAll, language(), 4),
          multiplierText(multiplier, language()),
        ])}
      />
    </>
  );
}

export const game: TableGame = {
  name: 'ladder',
  View,
  Scene,
  Rules,
  useWords,
  engine: engine as TableGame['engine'],
  rulesVersion: games.ladder.rulesVersion,
  bounds: (bet) => boundsOf(presetOf(bet, null)),
};
