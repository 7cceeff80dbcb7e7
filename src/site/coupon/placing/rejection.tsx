import { underscored } from '../../../kernel/underscored.ts';
import type { CouponBet } from '../../../projections/coupon/bets.ts';
import type { Placing, Rejection as Reason } from '../../../projections/coupon/state.ts';
import { type Host, useHost, useHostState } from '../../host.tsx';
import { formatMoney, formatTime } from '../../ui/format/format.ts';
import { useClock } from '../../ui/format/use-clock.ts';
import { Banner } from '../../ui/notices/message.tsx';
import { legName, lockOf } from '../parts/leg-words.ts';
import { RemoveLeg } from './locked.tsx';
import { ToLimits } from './to-limits.tsx';

type Rejected = Extract<Placing, { status: 'rejected' }>;

/** A refusal with its parts in words; null where the server did not say them. */
interface Said extends Pick<Rejected, 'reason' | 'rule' | 'limitType'> {
  readonly bound: string | null;
  readonly until: string | null;
  /** The selection that it is about. */
  readonly name: string | null;
  /** It does not come back. */
  readonly isGone: boolean;
}

/** Reasons that may come with the bound they are about. */
const bounded = [
  'amount-too-low',
  'amount-too-high',
  'not-enough-money',
  'limit-reached',
] as const satisfies readonly Reason[];

/** Limits that bind a stake. */
const onStakes = [1, 2, 3, 10, 11, 12] as const;

type Speaker = Host<'main' | 'coupon'>;

/** Why a bet was not taken, by the reason alone. */
function reasonOf({ t }: Speaker, { reason, bound }: Said): string {
  const known = bounded.find((one) => one === reason);
  return bound === null || known === undefined
    ? t(`coupon_reason_${underscored(reason)}`)
    : t(`coupon_reason_${underscored(known)}_bound`, { bound });
}

function reachedLines(host: Speaker, said: Said): string[] {
  const { t } = host;
  const { bound, until } = said;
  const type = onStakes.find((one) => one === said.limitType);
  return [
    bound === null || type === undefined
      ? reasonOf(host, said)
      : t(`coupon_limit_${type}`, { bound }),
    ...(until === null ? [] : [t('coupon_limit_until', { until })]),
  ];
}

/** Which rule it was, until when, and what the player can do about it. */
function linesOf(host: Speaker, said: Said): string[] {
  const { t } = host;
  const { rule, until, name } = said;
  if (rule === 'excluded') {
    const text = until === null ? t('coupon_hint_excluded') : t('coupon_excluded_until', { until });
    return [text, t('coupon_excluded_open')];
  }
  if (rule === 'limit-missing') return [t('coupon_hint_limit_missing')];
  if (rule === 'edited-bet') return [t('coupon_edit_lost')];
  if (rule === 'promo-code') return [t('coupon_hint_promo_code')];
  if (rule === 'banned') return [t('coupon_hint_banned')];
  if (rule === 'limit-reached') return reachedLines(host, said);
  if (name === null) return [reasonOf(host, said)];
  if (rule === 'locked')
    return [t(said.isGone ? 'coupon_leg_over' : 'coupon_leg_closed', { name })];
  if (rule === 'impossible') return [t('coupon_leg_apart', { name })];
  return [`${name}: ${reasonOf(host, said)}`];
}

/** The selection that a refusal is about, as long as it is in the coupon. */
function useRefusedLeg(): CouponBet | undefined {
  return useHostState(({ coupon: { placing, bets } }) =>
    'leg' in placing ? bets.find(({ market }) => market.id === placing.leg) : undefined,
  );
}

/** The name of the selection that a refusal is about; null where it is about none in the coupon. */
export function useLegName(): string | null {
  const host = useHost('bets');
  const bet = useRefusedLeg();
  return bet === undefined ? null : legName(bet, host.t);
}

/** Why the last bet was not taken. */
/** Takes the selection out that was refused, where nothing says so already. */
function OutOfTheWay({ bet }: { readonly bet: CouponBet }) {
  const lock = useHostState(({ user }) => lockOf(bet, user.config));
  return lock === null ? <RemoveLeg bet={bet} /> : null;
}

export function Rejection() {
  const host = useHost('coupon');
  const clock = useClock();
  const name = useLegName();
  const leg = useRefusedLeg();
  const placing = useHostState((state) => state.coupon.placing);
  const iso = useHostState((state) => state.coupon.currency.iso);
  if (placing.status !== 'rejected') return null;
  const { reason, rule, limitType, bound, until } = placing;
  const lines = linesOf(host, {
    ...{ reason, rule, limitType, name, isGone: leg?.isGone === true },
    bound: bound === null ? null : formatMoney(bound, iso, host.language()),
    until: until === undefined ? null : formatTime(until * 1000, clock, 'zonedDate') || null,
  });
  return (
    <Banner level="error">
      <p>
        <strong>{host.t('coupon_rejected_title')}</strong>
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {leg && (rule === 'locked' || rule === 'impossible') && <OutOfTheWay bet={leg} />}
      {reason === 'limit-reached' && (
        <p>
          <ToLimits />
        </p>
      )}
    </Banner>
  );
}
