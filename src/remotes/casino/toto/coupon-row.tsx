import { memo, useId } from 'react';
import type { CasinoRound } from '../../../site/contract/casino.ts';
import { formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { Icon } from '../../../site/ui/marks/icons.tsx';
import { useHost, useHostState } from '../host.ts';
import { useMoney } from '../words/use-money.ts';
import { Row } from './match-row.tsx';
import styles from './toto.module.css';
import { combosOf, couponOf, hitsOf, isRight, nameOf, SIGNS, unitOf } from './toto.ts';

/** What came of a coupon, in words. */
function useOutcome(): (round: CasinoRound) => string {
  const { t } = useHost('toto');
  const money = useMoney();
  return ({ status, payout, currency }) => {
    if (status === 'open') return t('toto_waits');
    if (status === 'cancelled') return t('toto_back');
    if (payout === null || payout === 0) return t('toto_nothing');
    return t('toto_got', { amount: money.text(payout, currency) });
  };
}

interface CellsProps {
  /** What is marked of the match. */
  readonly marked: string;
  /** What it came to; undefined while that is not known. */
  readonly result: string | undefined;
}

/** The three signs of a match as they lie on the coupon, with what came; in words besides. */
function Cells({ marked, result }: CellsProps) {
  const { t } = useHost('toto');
  const words = () => {
    const marks = [...marked].join(', ');
    if (result === undefined) return t('toto_marked', { marks });
    if (result === 'V') return t('toto_marked_void', { marks });
    return t(isRight(marked, result) ? 'toto_marked_right' : 'toto_marked_wrong', {
      ...{ marks, result },
    });
  };
  return (
    <span className={styles['cells']} dir="ltr">
      <span className="visually-hidden">{words()}</span>
      {SIGNS.map((sign) => (
        <span
          key={sign}
          className={styles['cell']}
          data-marked={marked.includes(sign)}
          data-came={result === sign || undefined}
          aria-hidden="true"
        >
          {sign}
        </span>
      ))}
      {result === 'V' && (
        <span className={styles['quiet']} aria-hidden="true">
          {t('toto_void')}
        </span>
      )}
    </span>
  );
}

/** When it was bought, what it cost, and what was left then. */
function Facts({ round }: { readonly round: CasinoRound }) {
  const { t } = useHost('toto');
  const clock = useClock();
  const money = useMoney();
  const { currency, startedAt, balanceAfter } = round;
  const facts = {
    [t('toto_bought')]: formatTime(startedAt, clock, 'moment'),
    [t('toto_units')]: combosOf(couponOf(round).marks),
    [t('toto_unit')]: money.text(unitOf(round), currency),
    ...(balanceAfter !== null && {
      [t('casino_round_balance')]: money.text(balanceAfter, currency),
    }),
    [t('casino_round_number')]: round.id,
  };
  return (
    <dl className={styles['facts']}>
      {Object.entries(facts).map(([name, value]) => [
        <dt key={name}>{name}</dt>,
        <dd key={`${name} is`} className="numbers">
          {value}
        </dd>,
      ])}
    </dl>
  );
}

/** The coupon as it was filled in, match by match. */
function Filled({ round }: { readonly round: CasinoRound }) {
  const { t } = useHost('toto');
  const { teams, marks, results } = couponOf(round);
  const hits = { hits: hitsOf(marks, results), of: teams.length };
  return (
    <>
      {results !== '' && <p>{t('toto_hits', hits)}</p>}
      <ol className={styles['matches']} aria-label={t('toto_coupon', { name: nameOf(round) })}>
        {teams.map((names, at) => (
          <Row key={names} number={at + 1} names={names}>
            <Cells marked={marks[at] ?? ''} result={results[at]} />
          </Row>
        ))}
      </ol>
      <Facts round={round} />
    </>
  );
}

/** A coupon of before. That it is looked at is in the log, so a replay shows it as the player saw it. */
export const CouponRow = memo(function CouponRow({ round }: { readonly round: CasinoRound }) {
  const host = useHost('toto');
  const { t } = host;
  const id = useId();
  const money = useMoney();
  const outcome = useOutcome();
  const isRecalled = useHostState((state) => state.rounds.recalled === round.id);
  return (
    <li className={styles['coupon']} data-round={round.id}>
      <button
        type="button"
        className={styles['summary']}
        aria-expanded={isRecalled}
        aria-controls={id}
        onClick={() => host.recallRound(isRecalled ? null : round.id)}
      >
        <span>
          <strong>{t('toto_coupon', { name: nameOf(round) })}</strong> ·{' '}
          {t('toto_draw', { number: round.draw ?? 0 })} ·{' '}
          {t('toto_staked', { amount: money.text(round.staked, round.currency) })} ·{' '}
          {outcome(round)}
        </span>
        <Icon name="chevronDown" size={18} />
      </button>
      <div id={id} hidden={!isRecalled} className={styles['filled']}>
        {isRecalled && <Filled round={round} />}
      </div>
    </li>
  );
});
