import styles from './lists.module.css';

/** A sign of each game, drawn by its name; a chip for any other. */
const shapes: Readonly<Record<string, string>> = {
  dice: 'M18 22h60v60H18zM84 40l34-20 34 20v40l-34 20-34-20zM84 40l34 20 34-20M118 60v40M34 38h.1M62 38h.1M48 52h.1M34 66h.1M62 66h.1M118 32h.1M101 66h.1M135 66h.1',
  mines: 'M84 24v72M48 60h72M59 35l50 50M109 35l-50 50M84 82a22 22 0 1 0 0-44 22 22 0 0 0 0 44z',
  wheel:
    'M84 104a44 44 0 1 0 0-88 44 44 0 0 0 0 88zM84 72a12 12 0 1 0 0-24 12 12 0 0 0 0 24zM84 16v32M84 72v32M40 60h32M96 60h32M53 29l22 22M93 69l22 22M115 29 93 51M75 69 53 91M84 4v12',
};

const other = 'M84 100a40 40 0 1 0 0-80 40 40 0 0 0 0 80zM84 78a18 18 0 1 0 0-36 18 18 0 0 0 0 36z';

/** What a game is known by at a glance; its name stands beside it. */
export function GameArt({ engine }: { readonly engine: string }) {
  return (
    <svg viewBox="0 0 168 120" className={styles['art']} aria-hidden="true" data-engine={engine}>
      <path d={shapes[engine] ?? other} />
    </svg>
  );
}
