import type { Verdict } from '../../replay/verify.ts';
import { Button } from '../../site/ui/button.tsx';
import { Banner } from '../../site/ui/message.tsx';
import { useSession } from '../session/context.ts';
import type { Checking } from '../session/session.ts';
import { useStore } from '../store.ts';
import { texts } from '../texts.ts';
import css from './problems-panel.module.css';

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

function Outcome({ status, verdict }: Checking) {
  if (status === 'waiting') return <Banner level="info">{texts.problems.waiting}</Banner>;
  if (status === 'running') return <Banner level="info">{texts.problems.running}</Banner>;
  if (!verdict) return <Banner level="error">{texts.problems.failed}</Banner>;
  const levels = { match: 'done', differs: 'error', unchecked: 'info' } as const;
  return (
    <Banner level={levels[verdict.verdict]}>
      {verdict.verdict === 'match' && <p>{texts.problems.match(verdict.checkpoints)}</p>}
      {verdict.verdict === 'unchecked' && <p>{texts.problems.unchecked}</p>}
      <Difference verdict={verdict} />
      {verdict.erased.length > 0 && (
        <p className={css.note}>{texts.problems.erased(verdict.erased.join(', '))}</p>
      )}
    </Banner>
  );
}

function isFault(verdict: string): verdict is keyof typeof texts.problems.fault {
  return verdict in texts.problems.fault;
}

/** What the service found wrong with the recording itself; nothing of it is to be believed then. */
function Fault() {
  const session = useSession();
  const verdict = useStore(session.item, (item) => item?.verdict ?? 'unchecked');
  const text = isFault(verdict) ? texts.problems.fault[verdict] : null;
  return text && <Banner level="error">{text}</Banner>;
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
