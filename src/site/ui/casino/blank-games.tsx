import styles from './game-strip.module.css';

const PLACES = [1, 2, 3, 4, 5, 6];

/** The place of games that are not known yet, as large as they will be. It says nothing, and does not move. */
export function BlankGames() {
  return (
    <div className={styles['strip']} aria-hidden="true" data-blank-games>
      <div className={styles['head']} />
      <div className={styles['games']}>
        {PLACES.map((place) => (
          <span key={place} className={styles['card']}>
            <span className={styles['blank']} />
            <span className={styles['name']} />
          </span>
        ))}
      </div>
    </div>
  );
}
