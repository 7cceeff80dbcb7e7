import { useHost, useHostState } from '../host.ts';
import styles from './game-number.module.css';

/** The number by which support finds a game, for players who want to see it. */
export function GameNumber({ gameId }: { readonly gameId: number }) {
  const { t } = useHost();
  const isShown = useHostState((state) => state.preferences.display.showGameId);
  if (!isShown) return null;
  return (
    <span className={`${styles['number']} numbers`} data-game-number="">
      {t('sport_game_number', { number: String(gameId) })}
    </span>
  );
}
