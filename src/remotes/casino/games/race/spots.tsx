import type { CasinoGame } from '../../../../site/contract/casino.ts';
import { Button } from '../../../../site/ui/controls/button.tsx';
import { Segmented } from '../../../../site/ui/controls/segmented.tsx';
import { SelectField } from '../../../../site/ui/forms/select-field.tsx';
import { useCurrentDraw } from '../../draws/use-draw.ts';
import { useHost, useHostState } from '../../host.ts';
import { useBarrier, usePlay } from '../../table/play-button.tsx';
import { isStake } from '../../table/stake-step.ts';
import { useStake, useTableNow } from '../../table/use-table.ts';
import { multiplierText, percentText, returned } from '../../words/ratio.ts';
import { useMoney } from '../../words/use-money.ts';
import styles from './race.module.css';
import { type Choice, choiceOf, fieldIn, KINDS, offerOf, type Part, RUNNERS } from './race.ts';
import { useDress } from './use-dress.ts';

type Selection = Omit<Part, 'stake'>;

const useChoice = () => choiceOf(useHostState((state) => state.table.chosen?.choice));

/** Chooses something else of what may be bet on; the rest stays as it is. */
function useChange(game: CasinoGame): (part: Partial<Choice>) => void {
  const host = useHost();
  const tableNow = useTableNow();
  return (part) =>
    host.chooseBet({ game: game.id, choice: { ...choiceOf(tableNow().choice), ...part } });
}

/** Stakes on a selection; null: nothing can be staked now. */
function usePress(game: CasinoGame): ((selection: Selection) => void) | null {
  const stake = useStake(game);
  const current = useCurrentDraw();
  const play = usePlay(game);
  const barrier = useBarrier(game, stake.minor);
  const field = fieldIn(current?.setup);
  if (!current?.isOpen || field === null || barrier !== null) return null;
  if (!isStake(game, stake.minor)) return null;
  return (selection) =>
    play({
      bet: { bets: [{ ...selection, stake: stake.minor }] },
      stake: stake.minor,
      most: returned(stake.minor, offerOf(field, selection).odds),
      draw: current.draw,
    });
}

/** A selection with what it returns and its chance: a press stakes the amount on it. */
function Spot({ game, selection, name }: { game: CasinoGame; selection: Selection; name: string }) {
  const { t, language } = useHost();
  const money = useMoney();
  const stake = useStake(game);
  const current = useCurrentDraw();
  const isBusy = useHostState((state) => state.table.isBusy);
  const press = usePress(game);
  const field = fieldIn(current?.setup);
  if (field === null) return null;
  const { odds, chance } = offerOf(field, selection);
  return (
    <button
      type="button"
      className={styles['spot']}
      aria-disabled={press === null || isBusy || undefined}
      onClick={() => !isBusy && press?.(selection)}
    >
      <strong>{name}</strong>
      <span className="numbers">{multiplierText(odds, language())}</span>
      <small>{t('casino_chance_of', { chance: percentText(chance, language()) })}</small>
      <span className={styles['amount']}>
        {t('casino_wheel_bet', { amount: money.text(stake.minor) })}
      </span>
    </button>
  );
}

/** The first two in order. */
function Forecast({ game }: { readonly game: CasinoGame }) {
  const host = useHost();
  const dress = useDress();
  const change = useChange(game);
  const options = RUNNERS.map((runner) => ({
    value: String(runner),
    label: host.t(`casino_${dress}_runner`, { number: runner }),
  }));
  const choose = (which: 'first' | 'second') => (value: string) =>
    change(which === 'first' ? { first: Number(value) } : { second: Number(value) });
  const { first, second } = useChoice();
  return (
    <>
      <SelectField
        name="first"
        label={host.t('casino_race_first')}
        suggested={String(first)}
        options={options}
        onChoose={choose('first')}
      />
      <SelectField
        name="second"
        label={host.t('casino_race_second')}
        suggested={String(second)}
        options={options}
        onChoose={choose('second')}
      />
      {first === second ? (
        <Button wide size="l" disabled>
          {host.t(`casino_${dress}_differ`)}
        </Button>
      ) : (
        <Spot
          game={game}
          selection={{ kind: 'forecast', runners: [first, second] }}
          name={host.t(`casino_${dress}_in_order`, { first, second })}
        />
      )}
    </>
  );
}

/** What may be bet on in the race that comes. */
export function Spots({ game }: { readonly game: CasinoGame }) {
  const host = useHost();
  const dress = useDress();
  const change = useChange(game);
  const { kind } = useChoice();
  const kinds = KINDS.map((id) => ({ id, label: host.t(`casino_race_kind_${id}`) }));
  return (
    <>
      <Segmented
        label={host.t('casino_race_kind')}
        items={kinds}
        selected={kind}
        onSelect={(id) => change({ kind: id })}
      />
      {kind === 'forecast' ? (
        <Forecast game={game} />
      ) : (
        <ul className={styles['spots']} aria-label={host.t('casino_wheel_spots')}>
          {RUNNERS.map((runner) => (
            <li key={runner}>
              <Spot
                game={game}
                selection={{ kind, runners: [runner] }}
                name={host.t(`casino_${dress}_runner`, { number: runner })}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
