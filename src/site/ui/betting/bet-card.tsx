import type { LegResult } from '../../../domain/coupon/settlement.ts';
import { COUPON_TYPE } from '../../../domain/coupon/type.ts';
import { formatCoef } from '../../../domain/odds.ts';
import { underscored } from '../../../kernel/underscored.ts';
import type { Bet, BetLeg } from '../../contract/betting.ts';
import { useHost, useHostState } from '../../host.tsx';
import type { PlainKey } from '../../texts/keys.ts';
import { formatMoney, formatTime } from '../format/format.ts';
import { useClock } from '../format/use-clock.ts';
import styles from './bet-card.module.css';
import { useBlockText } from './block-text.ts';
import { type Combined, combinedOf, kindName } from './kind-words.ts';
import { groupName, outcomeName } from './market-words.ts';
import { promoRow } from './promo-row.ts';
import { Score, Teams } from './score.tsx';

interface Titled extends Pick<Bet, 'typeId' | 'variant' | 'systemValue' | 'combos'> {
  readonly legs: readonly Combined[];
}

/** As what a bet was placed: "Express: 3 selections", "System: 2 of 3, 1 banker, 3 bets". */
export function useBetTitle({ typeId, variant, systemValue, combos, legs }: Titled): string {
  const { t } = useHost('bets');
  const type = kindName({ typeId, variant }, legs.length, t);
  // The name of a full cover says how many bets it is.
  if (variant === 'cover' || variant === 'lucky') return type;
  if (legs.length < 2) return type;
  if (systemValue === undefined) return `${type}: ${t('coupon_count', { count: legs.length })}`;
  const bankers = legs.filter(({ banker }) => banker).length;
  const parts = [
    t('coupon_system_of', { size: systemValue, of: combinedOf({ typeId }, legs) }),
    ...(bankers > 0 ? [t('coupon_with_bankers', { count: bankers })] : []),
    ...(combos === undefined ? [] : [t('coupon_combos', { count: combos })]),
  ];
  return `${type}: ${parts.join(', ')}`;
}

/** What a bet stakes: while it is open, what of that was not sold. */
export const shownStake = ({
  status,
  amount,
  cashedOut,
}: Pick<Bet, 'status' | 'amount' | 'cashedOut'>): number =>
  status === 'open' ? amount - (cashedOut?.sold ?? 0) : amount;

type Ending = LegResult | 'open' | 'cashed-out' | 'edited';

/** How a bet ended: one that was sold entirely by that. */
export const endingOf = ({
  status,
  amount,
  cashedOut,
  replacedBy,
}: Pick<Bet, 'status' | 'amount' | 'cashedOut' | 'replacedBy'>): Ending => {
  if (cashedOut?.sold !== amount) return status;
  return replacedBy === undefined ? 'cashed-out' : 'edited';
};

/** How a bet, or a selection of it, ended; without a result it is still open. */
export function BetStatus({ result }: { readonly result: Ending | null }) {
  const { t } = useHost('bets');
  const status = result ?? 'open';
  return (
    <span className={styles['status']} data-status={status}>
      {t(`office_bet_${underscored(status)}`)}
    </span>
  );
}

function Leg({ leg, bet }: { readonly leg: BetLeg; readonly bet: Bet }) {
  const { t, language } = useHost('bets');
  const block = useBlockText(bet, leg.blockId);
  const viewId = useHostState((state) => state.preferences.coefViewId);
  return (
    <li className={styles['leg']}>
      <span className={styles['outcome']}>
        {outcomeName(leg, leg, t)}
        {leg.banker && <span className={styles['banker']}>{t('coupon_banker')}</span>}
        {block !== null && <span className={styles['banker']}>{block}</span>}
      </span>
      <span className={`${styles['coef']} numbers`}>{formatCoef(leg.coef, viewId)}</span>
      <span className={styles['quiet']}>
        {groupName(leg, leg, t)} · <Teams team1={leg.team1} team2={leg.team2} />{' '}
        {leg.score && (
          <strong className={styles['score']}>
            <Score score={leg.score} />
          </strong>
        )}
      </span>
      {leg.amount !== undefined && (
        <span className={`${styles['quiet']} numbers`}>
          {formatMoney(leg.amount, bet.currency, language())}
        </span>
      )}
      <BetStatus result={leg.result} />
    </li>
  );
}

/** The selections in the order in which they count: those of a chain by its steps. */
function inSteps({ variant, legs }: Bet): readonly BetLeg[] {
  if (variant !== 'chain') return legs;
  return [...legs].sort((a, b) => (a.blockId ?? 0) - (b.blockId ?? 0));
}

/** The selections of a bet, with scores and results as far as there are any. */
export function BetLegs({ bet }: { readonly bet: Bet }) {
  const { t } = useHost('bets');
  return (
    <ul className={styles['legs']} aria-label={t('coupon_selections')}>
      {inSteps(bet).map((leg) => (
        <Leg key={leg.marketId} leg={leg} bet={bet} />
      ))}
    </ul>
  );
}

/** Which bet it took the place of, and which one took its place. */
const editRows = ({ inPlaceOf, replacedBy }: Bet): (readonly [PlainKey<'bets'>, string])[] => [
  ...(inPlaceOf === undefined ? [] : [['office_bet_in_place_of', inPlaceOf] as const]),
  ...(replacedBy === undefined ? [] : [['office_bet_replaced_by', replacedBy] as const]),
];

/** What was staked, at which coefficient, and what it pays or paid. */
export function BetSums({ bet }: { readonly bet: Bet }) {
  const host = useHost('bets');
  const clock = useClock();
  const viewId = useHostState((state) => state.preferences.coefViewId);
  const money = (minor: number) => formatMoney(minor, bet.currency, host.language());
  const rows: (readonly [key: PlainKey<'bets'>, value: string])[] = [
    ['coupon_stake', money(bet.amount)],
    ...(bet.combos !== undefined && bet.combos > 1
      ? [['coupon_stake_each', money(Math.round(bet.amount / bet.combos))] as const]
      : []),
    // Several singles have no odds in common.
    ...(bet.typeId === COUPON_TYPE.multipleSingles
      ? []
      : [['coupon_coef', formatCoef(bet.coef, viewId)] as const]),
    ...(bet.bonusFactor === undefined ? [] : [['coupon_bonus', `× ${bet.bonusFactor}`] as const]),
    ...promoRow(bet, host),
    bet.payout === null
      ? ['coupon_win', money(bet.possibleWin)]
      : ['office_bet_payout', money(bet.payout)],
    ['coupon_accepted_at', formatTime(bet.placedAt, clock, 'moment')],
  ];
  if (bet.cashedOut !== undefined) {
    const { sold, paid } = bet.cashedOut;
    const values = { stake: money(sold), amount: money(paid) };
    rows.push(['office_bet_cashed_out', host.t('office_bet_cashed_out_for', values)]);
    const { byRule } = bet.cashedOut;
    if (byRule !== undefined) {
      const ruled = { stake: money(byRule.sold), amount: money(byRule.paid) };
      rows.push(['office_bet_by_rule', host.t('office_bet_cashed_out_for', ruled)]);
    }
  }
  rows.push(...editRows(bet));
  if (bet.settledAt !== null) {
    rows.push(['office_bet_settled_at', formatTime(bet.settledAt, clock, 'moment')]);
  }
  return (
    <dl className={styles['sums']}>
      {rows.map(([key, value]) => (
        <div key={key}>
          <dt>{host.t(key)}</dt>
          <dd className="numbers">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
