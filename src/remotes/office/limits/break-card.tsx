import type { ReactNode } from 'react';
import { LIMIT_TYPE } from '../../../domain/limits/limits.ts';
import type { Limit } from '../../../site/contract/player.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { Banner } from '../../../site/ui/notices/message.tsx';
import { Told } from '../../../site/ui/notices/told.tsx';
import { useHost, useHostState } from '../host.ts';
import { Card } from '../page.tsx';
import styles from './limits.module.css';
import { Locked, useLock } from './locked.tsx';
import { ReasonField, TermForm } from './term-form.tsx';

/** Until when it goes on. */
function Running({ limit }: { readonly limit: Limit }) {
  const { t } = useHost('responsible_gaming');
  const clock = useClock();
  if (limit.endsAt === null) return null;
  return (
    <Banner level="info">
      {t('office_term_until', { date: formatTime(limit.endsAt * 1000, clock, 'zonedDate') })}
    </Banner>
  );
}

interface TermProps {
  readonly part: string;
  readonly type: number;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** Something that begins at once and has a term: what it means, how long it goes on, the way in. */
function Term({ part, type, title, text, children }: TermProps) {
  const host = useHost('responsible_gaming');
  const isOpen = useHostState((state) => state.page.isOpen(part, false));
  const limit = useHostState((state) => state.limits.of(type));
  const lock = useLock(type);
  const isRunning = limit?.limitState === 'ACTIVE';
  const told = useHostState(({ limits }) =>
    limits.savedTypes.includes(type) ? limits.saving.told : null,
  );
  return (
    <section className={styles['row']} aria-label={title} data-limit={type}>
      <div className={styles['head']}>
        <h3>{title}</h3>
        <Button
          size="s"
          disabled={lock !== null}
          aria-expanded={isOpen}
          aria-label={host.t('office_term_choose_of', { name: title })}
          onClick={() => host.togglePart(part, !isOpen)}
        >
          {isOpen
            ? host.t('office_limit_cancel')
            : host.t(isRunning ? 'office_term_longer' : 'office_term_choose')}
        </Button>
      </div>
      <p className={styles['quiet']}>{text}</p>
      {lock && <Locked lock={lock} />}
      {isRunning && <Running limit={limit} />}
      {isOpen && <Told told={told} />}
      {isOpen && !lock && children}
    </section>
  );
}

/** The button that shuts a player out at once, where the law wants it. */
function Lock() {
  const host = useHost('responsible_gaming');
  const hours = useHostState((state) => state.limits.jurisdiction.panicHours);
  const locking = useHostState((state) => state.limits.locking);
  if (hours === null) return null;
  return (
    <div className={styles['row']}>
      <p className={styles['quiet']}>{host.t('office_lock_text')}</p>
      <Told told={locking.told} />
      <div className={styles['actions']}>
        <Button look="danger" busy={locking.status === 'busy'} onClick={() => host.lockOut()}>
          {host.t('main_lock', { count: hours })}
        </Button>
      </div>
    </div>
  );
}

/** Ways to stop for a while. */
export function BreakCard() {
  const { t } = useHost('responsible_gaming');
  const place = useHostState((state) => state.limits.jurisdiction);
  const { exclusion, depositPause } = LIMIT_TYPE;
  const toggle = place.confirmsExclusion ? { toggle: t('office_exclusion_toggle') } : {};
  return (
    <Card>
      <Lock />
      <Term
        part="limit-break"
        type={exclusion}
        title={t('office_break')}
        text={t('office_break_text')}
      >
        <TermForm
          type={exclusion}
          days={place.breakDays}
          begin={t('office_break_begin')}
          {...toggle}
        >
          <ReasonField />
        </TermForm>
      </Term>
      <Term
        part="limit-exclusion"
        type={exclusion}
        title={t('office_exclusion')}
        text={t('office_exclusion_text')}
      >
        <TermForm
          type={exclusion}
          days={place.exclusionDays}
          begin={t('office_exclusion_begin')}
          {...toggle}
        >
          <ReasonField />
        </TermForm>
      </Term>
      <Term
        part="limit-deposit-pause"
        type={depositPause}
        title={t('office_deposit_pause')}
        text={t('office_deposit_pause_text')}
      >
        <TermForm
          type={depositPause}
          days={place.depositPauseDays}
          begin={t('office_deposit_pause_begin')}
        />
      </Term>
    </Card>
  );
}
