import type { CasinoGame } from '../../../site/contract/casino.ts';
import { fieldText, plainAmount, shortAmount } from '../../../site/ui/format/amount-text.ts';
import { Field } from '../../../site/ui/forms/field.tsx';
import { useHost, useHostState } from '../host.ts';
import { useMoney } from '../words/use-money.ts';
import { leastOf, stepOf } from './stake-step.ts';
import styles from './table.module.css';
import { useStake } from './use-table.ts';

/** What is wrong with a stake, by the bounds of the game. */
function useProblem(game: CasinoGame, minor: number): string | null {
  const { t } = useHost();
  const money = useMoney();
  const [least, step] = [leastOf(game), stepOf(game)];
  if (minor < least) return t('casino_stake_least', { amount: money.text(least) });
  if (minor > game.maxStake) return t('casino_stake_most', { amount: money.text(game.maxStake) });
  if (minor % step !== 0) return t('casino_stake_step', { amount: money.text(step) });
  return null;
}

interface StakeFieldProps {
  readonly game: CasinoGame;
  /** What is staked already stays as it is. */
  readonly isFixed?: boolean;
  /** What it is called where it is not the whole stake. */
  readonly label?: string;
}

/** What a round costs that costs the same each time. */
function Cost({ game }: Pick<StakeFieldProps, 'game'>) {
  const { t } = useHost();
  const money = useMoney();
  return (
    <p className={styles['cost']}>
      {t('casino_points_cost', { stake: money.text(game.minStake) })}
    </p>
  );
}

/** What is staked on the next round: the same each time, or as its player says. */
export function StakeField(props: StakeFieldProps) {
  return useMoney().isPoints ? <Cost game={props.game} /> : <Typed {...props} />;
}

/** There is a way to less at one press, and to what may be staked least; none to more. */
function Typed({ game, isFixed = false, label }: StakeFieldProps) {
  const host = useHost();
  const money = useMoney();
  const stake = useStake(game);
  const problem = useProblem(game, stake.minor);
  const isBusy = useHostState((state) => state.table.isBusy);
  const type = (text: string) => {
    const plain = plainAmount(text, stake.minorUnits);
    if (plain !== null) stake.set(plain);
  };
  const [least, step] = [leastOf(game), stepOf(game)];
  const lower = (minor: number) =>
    stake.set(shortAmount(Math.max(least, Math.floor(minor / step) * step), stake.minorUnits));
  // A guest stakes play money, where the game can be played for that.
  const isPlayMoney = money.isDemo && game.hasDemo;
  const bounds = { least: money.text(least), most: money.text(game.maxStake) };
  return (
    <div className={styles['stake']}>
      <Field
        name="stake"
        label={label ?? host.t(isPlayMoney ? 'casino_stake_play_money' : 'casino_stake')}
        inputMode={stake.minorUnits === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={20}
        disabled={isFixed || isBusy}
        value={fieldText(stake.text, host.language())}
        error={isFixed ? null : problem}
        hint={host.t('casino_stake_bounds', bounds)}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      >
        <button
          type="button"
          className={styles['half']}
          disabled={isFixed || isBusy || stake.minor <= least}
          aria-label={host.t('casino_stake_half')}
          onClick={() => lower(stake.minor / 2)}
        >
          ½
        </button>
        <span className={styles['iso']}>{money.iso}</span>
      </Field>
    </div>
  );
}
