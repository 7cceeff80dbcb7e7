import styles from './score.module.css';

/** Goals of both teams, in the order in which text runs: the first team's stand on its side. */
export function Score({ score }: { readonly score: readonly [number, number] }) {
  return (
    <span className={`${styles['score']} numbers`}>
      <span>{score[0]}</span>
      <span>:</span>
      <span>{score[1]}</span>
    </span>
  );
}

/** Both teams on one line. Each name keeps its own direction, whatever the page's is. */
export function Teams({ team1, team2 }: { readonly team1: string; readonly team2: string }) {
  return (
    <>
      <bdi>{team1}</bdi> – <bdi>{team2}</bdi>
    </>
  );
}
