import { APPEAL_TOPIC } from '../../../domain/payments/request-topics.ts';
import type { Barring, PaymentRequest } from '../../../site/contract/requests.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { useHost, useHostState } from '../host.ts';
import { Card, Page } from '../page.tsx';
import { WithRequests } from './frame.tsx';
import { OlderRequests } from './older-requests.tsx';
import { RequestForm } from './request-form.tsx';
import { RequestList, Taken } from './request-list.tsx';
import styles from './requests.module.css';

const about = () => ({ topicId: APPEAL_TOPIC.id, subTopicId: null, paymentId: null });
const isAppeal = ({ topicId }: PaymentRequest): boolean => topicId === APPEAL_TOPIC.id;

/** Who cannot be told anything: what to do, also where signing in is what is barred. */
function Guest() {
  const { t } = useHost('requests');
  const sessionId = useHostState((state) => state.session.id);
  return (
    <Card title={t('requests_appeal_guest')}>
      <p>{t('requests_appeal_guest_text')}</p>
      <div className={styles['actions']}>
        <ButtonLink route="login" look="main">
          {t('auth_sign_in')}
        </ButtonLink>
        <ButtonLink route="contacts">{t('main_contacts')}</ButtonLink>
      </div>
      <p className={styles['quiet']}>
        {t('requests_appeal_locked')}{' '}
        <bdi className={styles['session']} data-session-id="">
          {sessionId}
        </bdi>
      </p>
    </Card>
  );
}

/** What was decided and when, and what it means for the player. */
function Decision({ barring: { decision, since, until } }: { readonly barring: Barring }) {
  const { t } = useHost('requests');
  const clock = useClock();
  const mayTakeOut = useHostState(({ player }) => player.mayTakeOut);
  const at = (time: number) => formatTime(time, clock, 'moment');
  return (
    <Card title={t(`requests_appeal_${decision}`)}>
      <p>{t(`requests_appeal_${decision}_text`)}</p>
      <dl className={styles['dates']}>
        <dt>{t('requests_appeal_since')}</dt>
        <dd className="numbers">{since === null ? t('requests_appeal_unknown') : at(since)}</dd>
        <dt>{t('requests_appeal_until')}</dt>
        <dd className="numbers">{until === null ? t('requests_appeal_endless') : at(until)}</dd>
      </dl>
      {mayTakeOut && (
        <div>
          <ButtonLink route="officeDeduce" icon="wallet">
            {t('office_nav_deduce')}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

function Appeal({ barring }: { readonly barring: Barring }) {
  const { t } = useHost('requests');
  const isSent = useHostState((state) => state.requests.opened !== null);
  return (
    <>
      <Decision barring={barring} />
      <Card title={t('requests_appeal_write')}>
        {barring.mayAppeal && !isSent ? (
          <>
            <p>{t('requests_appeal_how')}</p>
            <RequestForm about={about} />
          </>
        ) : (
          <p>{t('requests_appeal_done')}</p>
        )}
      </Card>
    </>
  );
}

function Nothing() {
  const { t } = useHost('requests');
  return (
    <EmptyState
      icon="check"
      title={t('requests_appeal_none')}
      text={t('requests_appeal_none_text')}
    >
      <ButtonLink route="officeSupport">{t('office_nav_support')}</ButtonLink>
    </EmptyState>
  );
}

/** What was appealed against before, with what was answered. */
function History() {
  const { t } = useHost('requests');
  const appeals = useHostState((state) => state.requests.all).filter(isAppeal);
  const isAll = useHostState((state) => !state.requests.older.exist);
  if (appeals.length === 0 && isAll) return null;
  return (
    <Card title={t('requests_appeal_list')}>
      <RequestList requests={appeals} />
      <OlderRequests />
    </Card>
  );
}

function Own() {
  const barring = useHostState((state) => state.requests.barring);
  return (
    <WithRequests>
      {barring === null ? <Nothing /> : <Appeal barring={barring} />}
      <History />
    </WithRequests>
  );
}

/** What keeps a player from playing, their appeals against it, and what was answered. */
export function AppealPage() {
  const { t } = useHost('requests');
  const isGuest = useHostState((state) => state.session.status === 'guest');
  const isBanned = useHostState((state) => state.player.isBanned);
  return (
    <Page title={usePageTitle()} intro={t('requests_appeal_intro')} isAlone={isGuest || isBanned}>
      <Taken isHere={isAppeal} />
      {isGuest ? <Guest /> : <Own />}
    </Page>
  );
}
