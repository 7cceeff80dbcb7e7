import type { CasinoGame } from '../../../site/contract/casino.ts';
import { Icon } from '../../../site/ui/marks/icons.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from './favourite.module.css';

/** Puts a game among the favourites, or takes it out. */
export function Favourite({ game }: { readonly game: Pick<CasinoGame, 'id' | 'name'> }) {
  const host = useHost();
  const isOn = useHostState((state) => state.casino.favourites.includes(game.id));
  return (
    <button
      type="button"
      className={styles['star']}
      aria-pressed={isOn}
      aria-label={host.t('casino_favourite', { name: game.name })}
      onClick={() => host.likeGame(game.id, !isOn)}
    >
      <Icon name="star" size={20} />
    </button>
  );
}
