import { mostOf } from '../../../domain/line/favourites.ts';
import type { Game } from '../../../site/contract/betting.ts';
import { Icon } from '../../../site/ui/marks/icons.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from './keep-button.module.css';

interface StarProps {
  readonly list: 'games' | 'champs';
  readonly id: number;
  readonly name: string;
}

/** Keeps a game or a championship at hand, or no longer. */
export function Star({ list, id, name }: StarProps) {
  const host = useHost();
  const isOn = useHostState((state) => state.favourites.has(list, id));
  return (
    <button
      type="button"
      className={styles['star']}
      aria-pressed={isOn}
      aria-label={host.t('sport_favourite', { name })}
      onClick={() => host.keepAtHand(list, id, !isOn)}
    >
      <Icon name="star" size={18} />
    </button>
  );
}

/** What a game is called in a sentence. */
export const gameName = ({ team1, team2 }: Pick<Game, 'team1' | 'team2'>): string =>
  `${team1} – ${team2}`;

/** Puts a game on multi-live, as long as there is room, or takes it off. */
export function BoardButton({ game }: { readonly game: Game }) {
  const host = useHost();
  const isOn = useHostState((state) => state.favourites.has('boards', game.id));
  const isFull = useHostState((state) => state.favourites.boards.length >= mostOf('boards'));
  const name = gameName(game);
  const label = host.t(isOn ? 'sport_multi_take_off' : 'sport_multi_put_on', { name });
  return (
    <button
      type="button"
      className={styles['board']}
      title={label}
      aria-label={label}
      aria-disabled={(isFull && !isOn) || undefined}
      onClick={isFull && !isOn ? undefined : () => host.keepAtHand('boards', game.id, !isOn)}
    >
      <Icon name={isOn ? 'minus' : 'plus'} size={18} />
    </button>
  );
}
