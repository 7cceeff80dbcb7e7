import type { PlayerDocument } from '../../../site/contract/verification.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { Told } from '../../../site/ui/notices/told.tsx';
import { useHost, useHostState } from '../host.ts';
import { Card } from '../page.tsx';
import rows from '../rows.module.css';
import { StandingMark } from './needs-card.tsx';
import styles from './verification.module.css';
import { useVerificationWords } from './words.ts';

function Withdraw({ document }: { readonly document: PlayerDocument }) {
  const host = useHost('verification');
  const words = useVerificationWords();
  const busy = useHostState(
    ({ verification: { withdrawing, withdrawn } }) =>
      withdrawing.status === 'busy' && withdrawn === document.id,
  );
  return (
    <div>
      <Button
        size="s"
        busy={busy}
        aria-label={host.t('verification_withdraw_of', { document: words.kind(document.kind) })}
        onClick={() => host.withdrawDocument(document.id)}
      >
        {host.t('verification_withdraw')}
      </Button>
    </div>
  );
}

function DocumentItem({ document }: { readonly document: PlayerDocument }) {
  const { t } = useHost('verification');
  const words = useVerificationWords();
  const clock = useClock();
  const { id, kind, type, state, reason, createdAt, expiresAt } = document;
  if (state === 'withdrawn') return null;
  const facts = [
    type.toUpperCase(),
    t('verification_sent_on', { when: formatTime(createdAt, clock, 'date') }),
    ...(state === 'approved' && expiresAt !== null
      ? [t('verification_good_until', { when: formatTime(expiresAt, clock, 'date') })]
      : []),
  ];
  return (
    <li className={rows['row']} data-document={id}>
      <strong>{words.kind(kind)}</strong>
      <StandingMark standing={state} />
      <p className={`${styles['quiet']} numbers`}>{facts.join(' · ')}</p>
      {reason !== null && <p className={styles['reason']}>{words.reason(reason)}</p>}
      {state === 'waiting' && <Withdraw document={document} />}
    </li>
  );
}

/** What the player sent, and what came of each. */
export function DocumentsCard() {
  const { t } = useHost('verification');
  const documents = useHostState((state) => state.verification.documents);
  const told = useHostState((state) => state.verification.withdrawing.told);
  if (documents.length === 0 && told === null) return null;
  return (
    <Card title={t('verification_documents')}>
      <Told told={told} takesFocus />
      <ul className={rows['rows']}>
        {documents.map((document) => (
          <DocumentItem key={document.id} document={document} />
        ))}
      </ul>
    </Card>
  );
}
