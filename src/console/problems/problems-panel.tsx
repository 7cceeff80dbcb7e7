import { EmptyState } from '../../site/ui/notices/empty-state.tsx';
import type { Problem } from '../recording/problems.ts';
import { useSession } from '../session/context.ts';
import { texts } from '../texts.ts';
import { Chip } from '../ui/chip.tsx';
import css from './problems-panel.module.css';
import { RoundsCard } from './rounds-card.tsx';
import { VerdictCard } from './verdict-card.tsx';

function titleOf({ kind, title }: Problem): string {
  if (kind === 'gap') return texts.problems.gap(title);
  if (kind === 'broken') {
    return title === 'altered' ? texts.problems.altered : texts.problems.removedBefore;
  }
  return kind === 'set-aside' ? texts.problems.setAside(title) : title;
}

function ProblemLine({ problem }: { readonly problem: Problem }) {
  const { goTo } = useSession();
  const { kind, seq, detail } = problem;
  return (
    <li className={css.problem}>
      <Chip tone={kind === 'rejected' ? 'accent' : 'danger'}>{texts.problems.kinds[kind]}</Chip>
      <span className={css.title}>{titleOf(problem)}</span>
      {seq !== null && (
        <button type="button" className={css.link} onClick={() => goTo(seq)}>
          {`#${seq}`}
        </button>
      )}
      <p className={css.detail}>{detail}</p>
    </li>
  );
}

/** How far the replay can be trusted, and everything that went wrong. */
export function ProblemsPanel({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <div className={css.panel}>
      <VerdictCard />
      <RoundsCard />
      {problems.length === 0 ? (
        <EmptyState icon="done" title={texts.problems.nothing} text={texts.problems.nothingText} />
      ) : (
        <ul aria-label={texts.problems.label}>
          {problems.map((problem) => (
            <ProblemLine key={Object.values(problem).join(' ')} problem={problem} />
          ))}
        </ul>
      )}
    </div>
  );
}
