import { memo, useId } from 'react';
import type { CasinoRound } from '../../../site/contract/casino.ts';
import { formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { Icon } from '../../../site/ui/marks/icons.tsx';
import { withDraw } from '../draws/with-draw.ts';
import { useHost, useHostState } from '../host.ts';
import { KnownRounds } from '../table/known-rounds.tsx';
import type { TableGame } from '../table/table-game.ts';
import { useRounds } from '../table/use-rounds.ts';
import { useMoney } from '../words/use-money.ts';
import styles from './fairness.module.css';
import { HashLine } from './hash-line.tsx';
import { RecalledTable } from './recalled-table.tsx';
import { Verifier } from './verifier.tsx';

interface RoundProps {
  readonly game: TableGame;
  readonly round: CasinoRound;
}

/** Whether this build has the rules that a round was played under, and it is known what was drawn. */
const isDrawable = (game: TableGame, { rules, state }: CasinoRound): boolean =>
  rules === game.rulesVersion && state.draw !== null;

/** What was drawn, where this build has the rules that it was drawn under: of others nothing is told. */
function useDrawn({ game, round }: RoundProps): string {
  const { drawn } = game.useWords();
  const isKnown = round.status === 'open' || round.rules === game.rulesVersion;
  return isKnown ? drawn(round) : '—';
}

/** All of a round: the bet, what was drawn, money, seeds. */
function Details({ game, round }: RoundProps) {
  const host = useHost();
  const words = game.useWords();
  const drawn = useDrawn({ game, round });
  const { text } = useMoney();
  const money = (minor: number) => text(minor, round.currency);
  const { seeds, balanceAfter } = round;
  const offered = useHostState((state) => state.casino.of(round.game));
  return (
    <div className={styles['details']}>
      {offered && isDrawable(game, round) && (
        <RecalledTable round={round}>
          <game.Scene game={offered} />
        </RecalledTable>
      )}
      <dl className={styles['hashes']}>
        <div className={styles['fact']}>
          <dt>{host.t('casino_round_bet')}</dt>
          <dd>{words.bet(round)}</dd>
        </div>
        <div className={styles['fact']}>
          <dt>{host.t('casino_round_drawn')}</dt>
          <dd>{drawn}</dd>
        </div>
        {balanceAfter !== null && (
          <div className={styles['fact']}>
            <dt>{host.t('casino_round_balance')}</dt>
            <dd>{money(balanceAfter)}</dd>
          </div>
        )}
        <HashLine label={host.t('casino_seed_commitment')} value={seeds.commitment} />
        <HashLine label={host.t('casino_seed_client')} value={seeds.clientSeed} />
        <HashLine label={host.t('casino_seed_nonce')} value={String(seeds.nonce)} />
        <HashLine label={host.t('casino_round_number')} value={round.id} />
      </dl>
      <Verifier game={game} round={round} />
    </div>
  );
}

const RoundRow = memo(function RoundRow({ game, round }: RoundProps) {
  const host = useHost();
  const id = useId();
  const clock = useClock();
  const isRecalled = useHostState((state) => state.rounds.recalled === round.id);
  const drawn = useDrawn({ game, round });
  const { text } = useMoney();
  const money = (minor: number) => text(minor, round.currency);
  const { staked, payout } = round;
  return (
    <li className={styles['round']} data-round={round.id}>
      <button
        type="button"
        className={styles['summary']}
        aria-expanded={isRecalled}
        aria-controls={id}
        onClick={() => host.recallRound(isRecalled ? null : round.id)}
      >
        <span className="numbers">{formatTime(round.startedAt, clock, 'moment')}</span>
        <span>{drawn}</span>
        <span className="numbers">
          {payout === null
            ? host.t('casino_round_open', { stake: money(staked) })
            : host.t('casino_round_sums', { stake: money(staked), amount: money(payout) })}
        </span>
        <Icon name="chevronDown" size={18} />
      </button>
      <div id={id} hidden={!isRecalled}>
        {isRecalled && <Details game={game} round={round} />}
      </div>
    </li>
  );
});

/** The player's rounds of this game, newest first. */
export function History({ game }: { readonly game: TableGame }) {
  const host = useHost();
  const items = useRounds();
  const known = useHostState((state) => state.rounds);
  const last = useHostState((state) => state.draws.last);
  const isPlayer = useHostState((state) => state.session.isPlayer);
  if (!isPlayer) return <p>{host.t('casino_history_guest')}</p>;
  return (
    <KnownRounds
      known={known}
      none={items.length === 0 ? host.t('casino_history_none') : null}
      onOlder={() => host.loadOlderRounds()}
    >
      <ul className={styles['rounds']}>
        {items.map((round) => (
          <RoundRow
            key={round.id}
            game={game}
            round={round.status === 'open' ? round : withDraw(round, last)}
          />
        ))}
      </ul>
    </KnownRounds>
  );
}
