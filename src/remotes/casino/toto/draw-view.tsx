import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { useHost } from '../host.ts';
import { useMoney } from '../words/use-money.ts';
import { CouponForm } from './coupon-form.tsx';
import { MatchRow } from './match-row.tsx';
import styles from './toto.module.css';
import type { ToldDraw } from './toto.ts';
import { useToto } from './use-toto.ts';

function NoDraw() {
  const { t } = useHost('toto');
  return (
    <EmptyState icon="ball" title={t('toto_none')} text={t('toto_none_text')}>
      <RefreshButton />
      <ButtonLink route="mainSection" params={{ section: 'line' }}>
        {t('toto_line')}
      </ButtonLink>
    </EmptyState>
  );
}

const RULES = [
  'toto_rule_pool',
  'toto_rule_shares',
  'toto_rule_void',
  'toto_rule_marks',
  'toto_rule_close',
] as const;

function Rules() {
  const { t } = useHost('toto');
  return (
    <section className={styles['part']} aria-label={t('toto_rules')}>
      <h2>{t('toto_rules')}</h2>
      <ul className={styles['rules']}>
        {RULES.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ul>
    </section>
  );
}

/** The draw that takes coupons: its pool, its matches, the coupon. */
export function DrawView() {
  const { t } = useHost('toto');
  const clock = useClock();
  const money = useMoney();
  const toto = useToto();
  if (toto === null) return <NoDraw />;
  const { draw, isOpen, closesAt, pool, jackpot, coupons } = toto;
  return (
    <>
      <section className={styles['part']} aria-label={t('toto_draw', { number: draw })}>
        <h2>{t('toto_draw', { number: draw })}</h2>
        <p>
          {isOpen
            ? t('toto_closes', { time: formatTime(closesAt, clock, 'moment') })
            : t('toto_closed', { number: draw })}
        </p>
        {!isOpen && <RefreshButton />}
        <dl className={styles['facts']}>
          <dt>{t('toto_pool')}</dt>
          <dd className="numbers">{money.text(pool)}</dd>
          <dt>{t('toto_jackpot')}</dt>
          <dd className="numbers">{money.text(jackpot)}</dd>
          <dt>{t('toto_coupons')}</dt>
          <dd className="numbers">{coupons}</dd>
        </dl>
      </section>
      <CouponForm toto={toto} />
      <Rules />
    </>
  );
}

/** The matches of a draw that takes no coupons yet. */
function Matches({ of }: { readonly of: ToldDraw }) {
  const { t } = useHost('toto');
  const clock = useClock();
  const title = t('toto_draw', { number: of.draw });
  return (
    <section className={styles['part']} aria-label={title}>
      <h2>{title}</h2>
      <p>{t('toto_closes', { time: formatTime(of.closesAt, clock, 'moment') })}</p>
      <ol className={styles['matches']}>
        {of.matches.map((match, at) => (
          <MatchRow key={match.gameId} number={at + 1} match={match}>
            {null}
          </MatchRow>
        ))}
      </ol>
    </section>
  );
}

/** The draw after that one. */
export function NextView() {
  const { t } = useHost('toto');
  const next = useToto()?.next ?? null;
  return next === null ? <p>{t('toto_none_next')}</p> : <Matches of={next} />;
}
