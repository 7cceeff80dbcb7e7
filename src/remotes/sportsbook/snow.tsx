import styles from './snow.module.css';

const FLAKES = 36;

/** Where a flake falls, how big it is and how fast: spread by its number, the same at each visit. */
function styleOf(flake: number) {
  const spread = (flake * 61) % 97;
  return {
    insetInlineStart: `${spread}%`,
    inlineSize: `${3 + (flake % 4)}px`,
    animationDuration: `${9 + (spread % 11)}s`,
    animationDelay: `${-(flake * 7) % 20}s`,
  };
}

const flakes = Array.from({ length: FLAKES }, (_, flake) => flake);

/** Snow before the page; nobody can press it, and who wants no motion sees none. */
export function Snow() {
  return (
    <div className={styles['snow']} data-snow="" aria-hidden="true">
      {flakes.map((flake) => (
        <i key={flake} className={styles['flake']} style={styleOf(flake)} />
      ))}
    </div>
  );
}
