import type { CasinoGame } from '../../../site/contract/casino.ts';
import { useHost } from '../host.ts';
import { Board } from '../table/board.tsx';
import { Notices } from '../table/notices.tsx';
import { Odds } from '../table/odds.tsx';
import { PlayButton } from '../table/play-button.tsx';
import { Result } from '../table/result.tsx';
import { StakeField } from '../table/stake-field.tsx';
import { useSettling } from '../table/use-shown.ts';
import { useSeat, useStake } from '../table/use-table.ts';
import { percentText, returned } from '../words/ratio.ts';
import { useMoney } from '../words/use-money.ts';
import styles from './reels.module.css';
import { Reels } from './reels.tsx';
import type { Slot } from './slot.ts';
import { roundMs, spinAt } from './spin-times.ts';

/** Before the first round: no picture of a prize. */
const PLAIN = [0, 3, 5, 9, 12];

/** Which spin of the last round is seen, and how far it has turned: a function of when it was told. */
function useSpin(slot: Slot) {
  const seat = useSeat();
  const spins = seat ? slot.spinsOf(seat.round) : [];
  const free = Math.max(0, spins.length - 1);
  const ms = roundMs(free);
  const { passed, isOver, endsAt } = useSettling(seat, ms);
  const { spin, turned } = isOver ? { spin: 0, turned: 1 } : spinAt(passed * ms);
  const round = seat?.round ?? null;
  return {
    round,
    stops: spins[spin] ?? PLAIN,
    isKnown: spins.length > 0,
    spin,
    free,
    turned,
    isOver,
    endsAt,
  };
}

/** The reels as they stand, and what that paid. */
export function SlotScene({ slot }: { readonly slot: Slot }) {
  const { t } = useHost();
  const { round, stops, spin, free, turned, isOver, isKnown } = useSpin(slot);
  const winsOf = slot.useWins();
  return (
    <>
      <Reels
        slot={isKnown ? slot : { ...slot, winningAt: () => [] }}
        stops={stops}
        turned={turned}
      />
      {free > 0 && (
        <p className={styles['free']} aria-hidden="true">
          {spin > 0 && t('casino_slot_free_spin', { number: spin, count: free })}
        </p>
      )}
      <Result round={isOver ? round : null}>
        {round && (
          <ul className={styles['wins']}>
            {winsOf(round).map((win) => (
              <li key={win}>{win}</li>
            ))}
          </ul>
        )}
      </Result>
    </>
  );
}

/** A game of reels: they turn once a round, and what pays is marked and said. */
export function SlotView({ game, slot }: { readonly game: CasinoGame; readonly slot: Slot }) {
  const { t, language } = useHost();
  const money = useMoney();
  const stake = useStake(game);
  const { endsAt } = useSpin(slot);
  const { something, more } = slot.chances;
  return (
    <Board scene={<SlotScene slot={slot} />}>
      <Odds
        items={[
          [t('casino_slot_something'), percentText(something, language(), 1)],
          [t('casino_slot_more'), percentText(more, language(), 1)],
        ]}
      />
      <StakeField game={game} />
      <Notices game={game} stake={stake.minor} />
      <PlayButton
        game={game}
        bet={{ stake: stake.minor }}
        stake={stake.minor}
        most={returned(stake.minor, slot.top)}
        until={endsAt}
      >
        {t('casino_slot_spin', { stake: money.text(stake.minor) })}
      </PlayButton>
    </Board>
  );
}
