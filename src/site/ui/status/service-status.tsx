import {
  overallState,
  SERVICES,
  type Service,
  type ServiceState,
} from '../../../domain/site/service-status.ts';
import type { State } from '../../../projections/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import { RefreshButton } from '../controls/refresh-button.tsx';
import { formatTime } from '../format/format.ts';
import { useClock } from '../format/use-clock.ts';
import { Icon, type IconName } from '../marks/icons.tsx';
import { Banner, ErrorState } from '../notices/message.tsx';
import { SkeletonList } from '../notices/skeleton.tsx';
import styles from './service-status.module.css';

type Known = NonNullable<State['siteStatus']['known']>;

const icons = {
  works: 'done',
  partly: 'alert',
  down: 'close',
  off: 'minus',
} as const satisfies Readonly<Record<ServiceState, IconName>>;

/** What a visitor misses where a service works in part. */
const notes = {
  line: null,
  feed: 'status_note_feed',
  bets: 'status_note_bets',
  casino: 'status_note_casino',
  payments: 'status_note_payments',
  letters: null,
  recording: null,
} as const satisfies Readonly<Record<Service, string | null>>;

function Row({ service, state }: { readonly service: Service; readonly state: ServiceState }) {
  const { t } = useHost('status');
  const note = state === 'partly' ? notes[service] : null;
  return (
    <li data-service={service} data-state={state}>
      <span className={styles['icon']}>
        <Icon name={icons[state]} />
      </span>
      <span>{t(`status_service_${service}`)}</span>
      <strong>{t(`status_state_${state}`)}</strong>
      {note && <span className={styles['note']}>{t(note)}</span>}
    </li>
  );
}

/** When the site is to be closed, or is by now. */
function Planned({ planned }: Pick<Known, 'planned'>) {
  const { t } = useHost('status');
  const clock = useClock();
  if (planned === null) return <p className={styles['quiet']}>{t('status_planned_none')}</p>;
  const from = formatTime(planned.from, clock, 'zonedMoment');
  return (
    <Banner level="info">
      {planned.until === null
        ? t('status_planned_from', { from })
        : t('status_planned', { from, until: formatTime(planned.until, clock, 'zonedMoment') })}
    </Banner>
  );
}

function Told({ known: { services, planned, checkedAt } }: { readonly known: Known }) {
  const { t } = useHost('status');
  const clock = useClock();
  return (
    <>
      <p role="status">{t(`status_all_${overallState(services)}`)}</p>
      <ul className={styles['services']}>
        {SERVICES.map((service) => (
          <Row key={service} service={service} state={services[service]} />
        ))}
      </ul>
      <Planned planned={planned} />
      <p className={styles['quiet']}>
        {t('status_checked', { time: formatTime(checkedAt, clock, 'zonedTime') })}
      </p>
    </>
  );
}

function Found() {
  const host = useHost('status');
  const { status, failure, known } = useHostState((state) => state.siteStatus);
  if (known !== null) return <Told known={known} />;
  if (status !== 'failed') {
    return <SkeletonList rows={SERVICES.length} height="2.5rem" label={host.t('main_loading')} />;
  }
  return (
    <ErrorState
      icon="plug"
      title={host.t('status_failed')}
      {...(failure && { text: host.say(failure) })}
    >
      <RefreshButton />
    </ErrorState>
  );
}

/** What of the site works now, and when it is to be closed: as its back-end found a moment ago. */
export function ServiceStatus() {
  const { t } = useHost('status');
  return (
    <section className={styles['status']} aria-labelledby="service-status">
      <h2 id="service-status">{t('status_title')}</h2>
      <Found />
    </section>
  );
}
