import { collectableUntil, weekState } from '../../../domain/accounts/cashback.ts';
import { weekEnd } from '../../../domain/time/week.ts';
import type { CashbackWeek, KnownCashback } from '../../../site/contract/campaigns.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { formatMoney, formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { Told } from '../../../site/ui/notices/told.tsx';
import { CampaignFacts } from '../../../site/ui/promotions/campaign-facts.tsx';
import { useHost, useHostState } from '../host.ts';
import { Card, Page } from '../page.tsx';
import styles from './cashback.module.css';
import { LevelsTable, levelNow } from './levels-table.tsx';
import { WithCashback } from './with-cashback.tsx';

interface Shown {
  readonly known: KnownCashback;
}

/** How amounts and the beginnings of weeks are written. */
function useWords({ currency }: KnownCashback) {
  const { language } = useHost();
  const clock = useClock();
  return {
    money: (minor: number) => formatMoney(minor, currency, language()),
    moment: (at: number) => formatTime(at, clock, 'zonedMoment'),
    /** Weeks begin at midnight of UTC, wherever the player is. */
    week: (start: number) => formatTime(start, { ...clock, timeZone: 'UTC' }, 'day'),
  };
}

/** To take part, after what it comes to; or why it is not offered. */
function Join() {
  const host = useHost('promotions');
  const refusal = useHostState((state) => state.cashback.joinRefusal);
  const { status, told } = useHostState((state) => state.cashback.joining);
  return (
    <Card title={host.t('cashback_join_title')}>
      <div className={styles['due']}>
        <p>{host.t('promotions_intro')}</p>
        <Told told={told} />
        {refusal === 'not-offered' ? (
          <p>{host.t('cashback_not_offered')}</p>
        ) : (
          <Button
            look="main"
            busy={status === 'busy'}
            waiting={refusal === 'waiting'}
            onClick={() => host.joinCashback()}
          >
            {host.t('cashback_join')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function ThisWeek({ known }: Shown) {
  const { t } = useHost('promotions');
  const { money, moment } = useWords(known);
  const [week] = known.weeks;
  if (week === undefined || known.joinedAt === null) return null;
  const level = levelNow(known);
  const facts = [
    [t('cashback_level'), level ? t('cashback_level_number', level) : t('cashback_level_none')],
    [t('cashback_staked'), money(week.staked)],
    [t('cashback_paid'), money(week.paid)],
    [t('cashback_result'), money(week.paid - week.staked)],
    [t('cashback_so_far'), money(week.amount)],
  ] as const;
  return (
    <Card title={t('cashback_this_week')}>
      <dl className={`${styles['facts']} numbers`}>
        {facts.map(([label, value]) => [
          <dt key={`${label} of`}>{label}</dt>,
          <dd key={label}>{value}</dd>,
        ])}
      </dl>
      <p className={`${styles['quiet']} numbers`}>
        {t('cashback_week_ends', { date: moment(weekEnd(week.start)) })}{' '}
        {t('cashback_joined', { date: moment(known.joinedAt) })}
      </p>
    </Card>
  );
}

/** Out again, as easily as in; what was played before stays the player's. */
function Leave() {
  const host = useHost('promotions');
  const { status, told } = useHostState((state) => state.cashback.joining);
  return (
    <Card title={host.t('cashback_leave_title')}>
      <div className={styles['due']}>
        <p>{host.t('cashback_leave_about')}</p>
        <Told told={told} />
        <Button busy={status === 'busy'} onClick={() => host.leaveCashback()}>
          {host.t('cashback_leave')}
        </Button>
      </div>
    </Card>
  );
}

function Due({ known, week }: Shown & { readonly week: CashbackWeek }) {
  const host = useHost('promotions');
  const { money, moment, week: weekName } = useWords(known);
  const refusal = useHostState((state) => state.cashback.collectRefusal)(week);
  const { start, amount } = week;
  const isAnyBusy = useHostState((state) => state.cashback.collecting.status === 'busy');
  const isBusy = useHostState((state) => state.cashback.collectingWeek === start) && isAnyBusy;
  const until = moment(collectableUntil(start));
  return (
    <li className={styles['due']} data-week={start}>
      <p className="numbers">
        {host.t('cashback_collect_until', { from: weekName(start), until })}
      </p>
      {refusal === null || refusal === 'waiting' ? (
        <Button
          look="main"
          busy={isBusy}
          waiting={refusal !== null || isAnyBusy}
          onClick={() => host.collectCashback(start)}
        >
          {host.t('cashback_collect', { amount: money(amount) })}
        </Button>
      ) : (
        <p>{host.t('cashback_not_offered')}</p>
      )}
    </li>
  );
}

/** What can be collected, by week, and what came of it. */
function ToCollect({ known }: Shown) {
  const { t } = useHost('promotions');
  const { status, told } = useHostState((state) => state.cashback.collecting);
  const due = known.weeks.filter((week) => weekState(week, known.at) === 'open');
  const done = { level: 'done', text: 'cashback_collected_now' } as const;
  return (
    <Card title={t('cashback_to_collect')}>
      <Told told={status === 'done' ? done : told} />
      {due.length === 0 ? (
        <p>{t('cashback_none_due')}</p>
      ) : (
        <ul className={styles['due']}>
          {due.map((week) => (
            <Due key={week.start} known={known} week={week} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function History({ known }: Shown) {
  const { t } = useHost('promotions');
  const { money, week: weekName } = useWords(known);
  const earlier = known.weeks.slice(1);
  if (earlier.length === 0) return null;
  return (
    <Card title={t('cashback_history')}>
      <div className={styles['wide']}>
        <table className={`${styles['table']} numbers`}>
          <caption className="visually-hidden">{t('cashback_history')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('cashback_week_from')}</th>
              <th scope="col">{t('cashback_staked')}</th>
              <th scope="col">{t('cashback_result')}</th>
              <th scope="col">{t('cashback_amount')}</th>
              <th scope="col">{t('cashback_how_ended')}</th>
            </tr>
          </thead>
          <tbody>
            {earlier.map((week) => (
              <tr key={week.start}>
                <th scope="row">{weekName(week.start)}</th>
                <td>{money(week.staked)}</td>
                <td>{money(week.paid - week.staked)}</td>
                <td>{money(week.amount)}</td>
                <td>{t(`cashback_state_${weekState(week, known.at)}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

/** The terms, before anybody takes part. */
function Terms({ known: { currency, lowestStake, at } }: Shown) {
  const { t } = useHost('promotions');
  const standing = { is: 'open', until: null } as const;
  const campaign = { id: 'cashback', kind: 'cashback', from: at, until: null, standing } as const;
  return (
    <Card title={t('promotions_terms')}>
      <CampaignFacts campaign={{ ...campaign, currency, lowestStake }} isUntimed />
    </Card>
  );
}

/** For whoever takes part, or may: what there is, and the way in or out. */
function Taking({ known }: Shown) {
  const isMember = useHostState((state) => state.cashback.isMember);
  if (known.joinedAt === null) {
    return (
      <>
        <Terms known={known} />
        <Join />
      </>
    );
  }
  return (
    <>
      {isMember && <ThisWeek known={known} />}
      <ToCollect known={known} />
      <History known={known} />
      {isMember ? <Leave /> : <Join />}
    </>
  );
}

/** What comes back of lost stakes: this week, what can be collected, and the weeks before. */
export function VipCashbackPage() {
  const { t } = useHost('promotions');
  return (
    <Page title={usePageTitle()} intro={t('promotions_cashback_about')}>
      <WithCashback>
        {(known) => (
          <>
            <Taking known={known} />
            <Card title={t('cashback_levels')}>
              <LevelsTable known={known} />
              <p>
                <ButtonLink route="promotion" params={{ promotionId: 'cashback' }}>
                  {t('promotions_terms')}
                </ButtonLink>
              </p>
            </Card>
          </>
        )}
      </WithCashback>
    </Page>
  );
}
