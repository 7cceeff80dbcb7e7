import type { ReactNode } from 'react';
import type { Limit } from '../../../site/contract/player.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { useFocusKept } from '../../../site/ui/controls/focus.ts';
import { useSecondsUntil } from '../../../site/ui/format/use-seconds.ts';
import { Told } from '../../../site/ui/notices/told.tsx';
import { useHost, useHostState } from '../host.ts';
import { useLimitWords, usePendingWords } from './limit-words.ts';
import styles from './limits.module.css';
import { Locked, useLock } from './locked.tsx';
import { Questions } from './questions.tsx';
import { Used } from './used.tsx';

type Waiting = NonNullable<Limit['pending']>;

/** A looser limit whose time has come: it holds once the player says so again. */
function Due({ type, value }: { readonly type: number; readonly value: string }) {
  const { t, decideLimits } = useHost('responsible_gaming');
  const decide = (action: 'approve' | 'reject') => decideLimits({ action, limitTypes: [type] });
  const busy = useHostState((state) => state.limits.deciding.status === 'busy');
  return (
    <div className={styles['waiting']}>
      <p>
        <strong>{value}</strong> {t('office_limit_due_text')}
      </p>
      <div className={styles['actions']}>
        <Button size="s" busy={busy} onClick={() => decide('approve')}>
          {t('office_limit_approve')}
        </Button>
        <Button size="s" onClick={() => decide('reject')}>
          {t('office_limit_reject')}
        </Button>
      </div>
    </div>
  );
}

/** A looser limit that waits for its time, and the way back. */
function Pending({ limit, pending }: { readonly limit: Limit; readonly pending: Waiting }) {
  const host = useHost('responsible_gaming');
  const wordsOf = useLimitWords();
  const words = usePendingWords(limit, 'moment');
  const isDue = useSecondsUntil((pending.endsAt ?? 0) * 1000) === 0;
  if (limit.needApprove && isDue) {
    return <Due type={limit.limitType} value={wordsOf(limit.limitType, pending.limitValue)} />;
  }
  return (
    <div className={styles['waiting']}>
      <p>{limit.needApprove ? `${words}. ${host.t('office_limit_due_text')}` : words}</p>
      <Button size="s" onClick={() => host.takeBackLimit(limit.limitType)}>
        {host.t('office_limit_take_back')}
      </Button>
    </div>
  );
}

/** What came of the last change of this limit. */
function Outcome({ type }: { readonly type: number }) {
  const saved = useHostState(({ limits }) =>
    limits.savedTypes.includes(type) ? (limits.saving.told ?? limits.answering.told) : null,
  );
  return <Told told={saved} takesFocus />;
}

export interface LimitRowProps {
  readonly type: number;
  readonly title: string;
  /** The whole name, for those who hear the button alone. */
  readonly name: string;
  /** What changes it; closed by the player, or when it is saved. */
  readonly children: ReactNode;
}

/** One limit: what holds, how much of it is used, what waits, and what changes it. */
export function LimitRow({ type, title, name, children }: LimitRowProps) {
  const host = useHost('responsible_gaming');
  const wordsOf = useLimitWords();
  const part = `limit-${type}`;
  const isOpen = useHostState((state) => state.page.isOpen(part, false));
  const limit = useHostState((state) => state.limits.of(type));
  const lock = useLock(type);
  const isAsked = useHostState(
    ({ limits }) => limits.questions !== null && limits.savedTypes.includes(type),
  );
  // The form goes when it has done its work: what comes of it has the focus then.
  const place = useFocusKept<HTMLLIElement>(`${isOpen} ${isAsked}`);
  const holds = limit?.limitState === 'ACTIVE';
  return (
    <li ref={place} className={styles['row']} data-limit={type}>
      <div className={styles['head']}>
        <span>{title}</span>
        <strong className="numbers" data-limit-value="">
          {holds ? wordsOf(type, limit.limitValue) : host.t('office_limit_none')}
        </strong>
        <Button
          size="s"
          disabled={lock !== null}
          aria-expanded={isOpen}
          aria-label={host.t('office_limit_change_of', { name })}
          onClick={() => host.togglePart(part, !isOpen)}
        >
          {isOpen ? host.t('office_limit_cancel') : host.t('office_limit_change')}
        </Button>
      </div>
      {lock && <Locked lock={lock} />}
      {holds && <Used limit={limit} />}
      {limit?.pending && <Pending limit={limit} pending={limit.pending} />}
      <Outcome type={type} />
      {isAsked ? <Questions /> : isOpen && !lock && children}
    </li>
  );
}
