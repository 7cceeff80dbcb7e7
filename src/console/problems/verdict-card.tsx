import { verdictOf } from '../../replay/check/verdicts.ts';
import type { Verdict } from '../../replay/check/verify.ts';
import { Button } from '../../site/ui/controls/button.tsx';
import { Banner } from '../../site/ui/notices/message.tsx';
import { useSession } from '../session/context.ts';
import type { Checking } from '../session/session.ts';
import { useStore } from '../store.ts';
import { texts } from '../texts.ts';
import css from './problems-panel.module.css';
import { verdictTexts } from './verdict-texts.ts';

function Difference({ verdict }: { readonly verdict: Verdict }) {
  const { goTo } = useSession();
  const difference = verdict.firstDifference;
  if (!difference) return null;
  const { path, checkpoint, seq, type } = difference;
  return (
    <>
      <p>{texts.problems.differs(path, checkpoint)}</p>
      <Button size="s" onClick={() => goTo(seq)}>
        {texts.problems.look(seq, type)}
      </Button>
    </>
  );
}

/** All that was found, but the difference, which is told above. */
function Findings({ findings }: Pick<Verdict, 'findings'>) {
  const others = findings.filter(({ verdict }) => verdict !== 'differs');
  if (others.length === 0) return null;
  return (
    <ul>
      {others.map(({ verdict, detail }) => (
        <li key={detail}>{`${verdictTexts[verdict].short}: ${detail}`}</li>
      ))}
    </ul>
  );
}

const LEVELS = { done: 'done', danger: 'error', plain: 'info' } as const;

function Outcome({ status, verdict }: Checking) {
  if (status === 'waiting') return <Banner level="info">{texts.problems.waiting}</Banner>;
  if (status === 'running') return <Banner level="info">{texts.problems.running}</Banner>;
  if (!verdict) return <Banner level="error">{texts.problems.failed}</Banner>;
  const { tone, long } = verdictTexts[verdict.verdict];
  return (
    <Banner level={LEVELS[tone]}>
      <p>{long}</p>
      {verdict.checkpoints > 0 && <p>{texts.problems.compared(verdict.checkpoints)}</p>}
      <Difference verdict={verdict} />
      <Findings findings={verdict.findings} />
      {verdict.erased.length > 0 && (
        <p className={css.note}>{texts.problems.erased(verdict.erased.join(', '))}</p>
      )}
    </Banner>
  );
}

/** What the service found wrong with the recording itself; nothing of it is to be believed then. */
function Fault() {
  const session = useSession();
  const found = useStore(session.item, (item) => item?.verdict ?? 'unchecked');
  return verdictOf(found).exitCode === 1 && found !== 'differs' ? (
    <Banner level="error">{verdictTexts[found].long}</Banner>
  ) : null;
}

/** Whether the replay is what was recorded, and where it first is not. */
export function VerdictCard() {
  const session = useSession();
  const checking = useStore(session.checking, (value) => value);
  const isReady = useStore(session.loading, ({ status }) => status === 'ready');
  return (
    <section className={css.verdict} aria-label={texts.problems.check}>
      <Fault />
      <Outcome {...checking} />
      <Button
        size="s"
        look="plain"
        icon="refresh"
        disabled={!isReady || checking.status === 'running'}
        onClick={session.check}
      >
        {checking.status === 'done' ? texts.problems.again : texts.problems.check}
      </Button>
    </section>
  );
}
