import type { BaccaratBetName } from '../../../../domain/casino/games/baccarat.ts';
import type { CasinoGame } from '../../../../site/contract/casino.ts';
import { Icon } from '../../../../site/ui/marks/icons.tsx';
import { useHost, useHostState } from '../../host.ts';
import { useTableNow } from '../../table/use-table.ts';
import { multiplierText, percentText } from '../../words/ratio.ts';
import styles from './baccarat.module.css';
import { namesOf, offers, textOf } from './baccarat.ts';

interface SpotsProps {
  readonly game: CasinoGame;
  readonly names: readonly BaccaratBetName[];
}

/** What may be bet on, each with its chance: those that are pressed get the stake each. */
export function Spots({ game, names }: SpotsProps) {
  const host = useHost();
  const isBusy = useHostState((state) => state.table.isBusy);
  const tableNow = useTableNow();
  const toggle = (name: BaccaratBetName) => {
    const { choice, seat } = tableNow();
    const now = namesOf(choice, seat?.round ?? null);
    const on = now.includes(name) ? now.filter((one) => one !== name) : [...now, name];
    host.chooseBet({ game: game.id, choice: { on } });
  };
  return (
    <fieldset className={styles['spots']} aria-label={host.t('casino_baccarat_spots')}>
      {offers.map(({ name, returns, chance }) => (
        <button
          key={name}
          type="button"
          aria-pressed={names.includes(name)}
          disabled={isBusy}
          onClick={() => toggle(name)}
        >
          <span className={styles['mark']} aria-hidden="true">
            {names.includes(name) && <Icon name="check" size={16} />}
          </span>
          <strong>{host.t(`casino_baccarat_on_${textOf[name]}`)}</strong>
          <span className="numbers">{multiplierText(returns, host.language())}</span>
          <small>
            {host.t('casino_chance_of', { chance: percentText(chance, host.language()) })}
          </small>
        </button>
      ))}
    </fieldset>
  );
}
