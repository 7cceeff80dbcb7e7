import { compare, type Rational } from '../../../../kernel/rational.ts';
import type { CasinoRound } from '../../../../site/contract/casino.ts';
import { Button } from '../../../../site/ui/controls/button.tsx';
import drawStyles from '../../draws/draws.module.css';
import { useOwn } from '../../draws/use-draw.ts';
import { useHost, useHostState } from '../../host.ts';
import { Press } from '../../table/board.tsx';
import { useTelling } from '../../table/use-telling.ts';
import { multiplierText, returned } from '../../words/ratio.ts';
import { useMoney } from '../../words/use-money.ts';
import { automaticOf, pressedAt } from './crash.ts';
import { type Flight, useFlight } from './use-flight.ts';

/** What a press takes now; null where it takes nothing: the curve does not rise, or has cashed the bet out by itself. */
function takenNow(round: CasinoRound, flight: Flight): Rational | null {
  const automatic = automaticOf(round);
  if (flight.phase !== 'flying' || round.status !== 'open' || automatic === null) return null;
  return compare(flight.multiplier, automatic) < 0 ? flight.multiplier : null;
}

interface CashOutProps {
  readonly round: CasinoRound;
  readonly multiplier: Rational;
}

/** Takes what the curve shows as the press arrives at the server. */
function CashOut({ round, multiplier }: CashOutProps) {
  const host = useHost();
  const money = useMoney();
  const isBusy = useHostState((state) => state.table.isStepBusy(round.id));
  const amount = money.text(returned(round.staked, multiplier), round.currency);
  return (
    <Button
      look="main"
      size="l"
      wide
      busy={isBusy}
      onClick={() => host.act({ roundId: round.id, step: 0, action: { cashOut: true } })}
    >
      {host.t('casino_crash_table_cash_out', { amount })}
    </Button>
  );
}

/** How a bet stands: where it cashes out by itself, or where it was cashed out. */
function useBetWords(): (round: CasinoRound) => string {
  const { t, language } = useHost();
  const money = useMoney();
  return (round) => {
    const stake = money.text(round.staked, round.currency);
    const pressed = pressedAt(round);
    const at = pressed ?? automaticOf(round);
    const multiplier = at === null ? '—' : multiplierText(at, language());
    return pressed === null
      ? t('casino_crash_table_waits', { stake, multiplier })
      : t('casino_crash_table_out', { stake, multiplier });
  };
}

/** The player's bets on the curve that flies, or that is about to. */
export function OwnBets() {
  const { t } = useHost();
  const flight = useFlight();
  const draw = useHostState((state) => state.draws.current?.draw);
  const own = useOwn(draw);
  const words = useBetWords();
  const byHand = own.filter((round) => pressedAt(round) !== null).at(-1) ?? null;
  useTelling(byHand);
  const cashable = own.flatMap((round) => {
    const multiplier = takenNow(round, flight);
    return multiplier === null ? [] : [{ round, multiplier }];
  });
  return (
    <>
      {/* There before it is announced. */}
      <p role="status" className="visually-hidden">
        {byHand && words(byHand)}
      </p>
      {own.length > 0 && (
        <ul className={drawStyles['own']} aria-label={t('casino_crash_table_own')}>
          {own.map((round) => (
            <li key={round.id}>{words(round)}</li>
          ))}
        </ul>
      )}
      {cashable.length > 0 && (
        <Press urgent>
          {cashable.map(({ round, multiplier }) => (
            <CashOut key={round.id} round={round} multiplier={multiplier} />
          ))}
        </Press>
      )}
    </>
  );
}
