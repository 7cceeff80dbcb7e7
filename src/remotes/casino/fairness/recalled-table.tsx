import { type ReactNode, useMemo } from 'react';
import type { CasinoRound } from '../../../site/contract/casino.ts';
import { type CasinoState, ShownInstead, type ShownState, useHost } from '../host.ts';
import styles from './fairness.module.css';

/** The draw that a round was bet on, over, as the table of a shared game has it. */
function drawOf({ draw, bet, state, seeds, endedAt }: CasinoRound) {
  if (draw === null) return null;
  const at = endedAt ?? 0;
  const over = { draw, at, hash: seeds.serverSeed ?? '', result: state.draw };
  return {
    current: { draw, opensAt: at, closesAt: at, endsAt: at, setup: bet },
    last: state.draw === null ? [] : [over],
  };
}

/** The state in which a round lies on its table at rest, and nothing is chosen for another one. */
function stateOf(round: CasinoRound): ShownState {
  const seats = [{ round, at: 0, isFresh: false, untold: null }];
  const draw = drawOf(round);
  let last: { readonly of: CasinoState; readonly shown: CasinoState } | null = null;
  return (state) => {
    if (last !== null && last.of.table === state.table && last.of.draws === state.draws) {
      return last.shown;
    }
    const table = { ...state.table, chosen: null, isBusy: false, seats };
    const draws = draw && { ...state.draws, ...draw, isClosed: true, revealed: null };
    const rounds = { ...state.rounds, items: [round] };
    last = { of: state, shown: { ...state, table, rounds, ...(draws && { draws }) } };
    return last.shown;
  };
}

interface RecalledTableProps {
  readonly round: CasinoRound;
  /** What draws the table. */
  readonly children: ReactNode;
}

/** The table of a round of before as it lay then: it is looked at, and nothing is done at it. */
export function RecalledTable({ round, children }: RecalledTableProps) {
  const { t } = useHost();
  const instead = useMemo(() => stateOf(round), [round]);
  return (
    <ShownInstead value={instead}>
      <fieldset disabled className={styles['recalled']} aria-label={t('casino_round_table')}>
        {children}
      </fieldset>
    </ShownInstead>
  );
}
