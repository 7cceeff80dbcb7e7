import { resultWords, roundText, stepTexts, sumText } from '../../replay/rounds/report.ts';
import type { RoundVerdict } from '../../replay/rounds/rounds.ts';
import { Banner } from '../../site/ui/notices/message.tsx';
import { useSession } from '../session/context.ts';
import { useStore } from '../store.ts';
import { texts } from '../texts.ts';
import { Chip } from '../ui/chip.tsx';
import css from './problems-panel.module.css';

function RoundLine({ round }: { readonly round: RoundVerdict }) {
  const { goTo } = useSession();
  const { seq, result } = round;
  const steps = stepTexts(round);
  return (
    <li className={css.problem}>
      <Chip tone={result === 'differs' ? 'danger' : 'accent'}>{resultWords[result]}</Chip>
      <span className={css.title}>{roundText(round)}</span>
      <button type="button" className={css.link} onClick={() => goTo(seq)}>
        {`#${seq}`}
      </button>
      {steps.length > 0 && (
        <ol className={css.detail}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </li>
  );
}

/** Whether the rounds of the casino are what their seeds give; nothing where none was played. */
export function RoundsCard() {
  const rounds = useStore(useSession().checking, (value) => value.rounds);
  if (rounds === null || rounds.length === 0) return null;
  const differing = rounds.filter(({ result }) => result === 'differs').length;
  return (
    <section className={css.verdict} aria-label={texts.problems.rounds}>
      <Banner level={differing === 0 ? 'done' : 'error'}>
        <p>
          {differing === 0 ? texts.problems.roundsAgree : texts.problems.roundsDiffer(differing)}
        </p>
      </Banner>
      <details>
        <summary>{sumText(rounds)}</summary>
        <ul>
          {rounds.map((round) => (
            <RoundLine key={round.roundId} round={round} />
          ))}
        </ul>
      </details>
    </section>
  );
}
