import { coefMove } from '../../../domain/coupon/coef-change.ts';
import type { CouponTypeId } from '../../../domain/coupon/type.ts';
import { formatCoef } from '../../../domain/odds.ts';
import type { CouponBet } from '../../../projections/coupon/bets.ts';
import type { Accepted, Placing } from '../../../projections/coupon/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import { useBetTitle } from '../../ui/betting/bet-card.tsx';
import { useBlockText } from '../../ui/betting/block-text.ts';
import { outcomeName } from '../../ui/betting/market-words.ts';
import { promoRow } from '../../ui/betting/promo-row.ts';
import { SaveReceipt } from '../../ui/betting/save-receipt.tsx';
import { Teams } from '../../ui/betting/score.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { formatMoney, formatTime } from '../../ui/format/format.ts';
import { useClock } from '../../ui/format/use-clock.ts';
import { Icon } from '../../ui/marks/icons.tsx';
import { focusCoupon } from '../parts/keep-focus.ts';
import { useCloseDrawer } from '../parts/use-close-drawer.ts';
import styles from './receipt.module.css';

type Used = Accepted['bets'][number];

interface LegProps {
  readonly used: Used;
  readonly answer: Accepted;
  readonly typeId: CouponTypeId;
  /** The selection, where this coupon held it. */
  readonly bet: CouponBet | undefined;
}

/** A single of several: a bet with a number, a stake and a return of its own. */
function Single({ single, currency }: { readonly currency: string; single: Used['single'] }) {
  const { t, language } = useHost('bets');
  if (!single) return null;
  const money = (minor: number) => formatMoney(minor, currency, language());
  const { couponId, amount, possibleWin } = single;
  return (
    <span className={`${styles['single']} numbers`} data-single={couponId}>
      {t('coupon_number', { id: couponId })} · {money(amount)} ·{' '}
      {t('coupon_could_win', { amount: money(possibleWin) })}
      <SaveReceipt couponId={couponId} />
    </span>
  );
}

/** A selection with the coefficient it got, and the one that was asked for where it is another. */
function Leg({ used, bet, answer, typeId }: LegProps) {
  const host = useHost('coupon', 'bets');
  const viewId = useHostState((state) => state.preferences.coefViewId);
  const { currency } = answer;
  const block = useBlockText({ ...answer, typeId }, bet?.blockId || undefined);
  const changed = coefMove({ requested: used.requested, offered: used.used }) !== 'same';
  return (
    <li className={styles['leg']}>
      <span>
        {bet ? outcomeName(bet.market, bet.game, host.t) : host.t('coupon_selection')}
        {bet && (
          <span className={styles['quiet']}>
            <Teams team1={bet.game.team1} team2={bet.game.team2} />
          </span>
        )}
        {bet?.isBanker && <span className={styles['banker']}>{host.t('coupon_banker')}</span>}
        {block !== null && <span className={styles['banker']}>{block}</span>}
        <Single single={used.single} currency={currency} />
      </span>
      <span className="numbers">
        {changed && (
          <del className={styles['before']}>
            <span className="visually-hidden">{host.t('coupon_coef_before')} </span>
            {formatCoef(used.requested, viewId)}
          </del>
        )}{' '}
        <strong>{formatCoef(used.used, viewId)}</strong>
      </span>
    </li>
  );
}

function Sums({ answer }: { readonly answer: Accepted }) {
  const host = useHost('bets');
  const clock = useClock();
  const viewId = useHostState((state) => state.preferences.coefViewId);
  const money = (minor: number) => formatMoney(minor, answer.currency, host.language());
  const rows = [
    ['coupon_stake', money(answer.amount)],
    ...(answer.edited === undefined
      ? []
      : [
          [
            'office_bet_in_place_of',
            `${answer.edited.couponId} · ${money(answer.edited.paid)}`,
          ] as const,
        ]),
    // Several singles have no odds in common.
    ...(answer.bets.some(({ single }) => single)
      ? []
      : [['coupon_coef', formatCoef(answer.coef, viewId)] as const]),
    ...(answer.bonusFactor === undefined
      ? []
      : [['coupon_bonus', `× ${answer.bonusFactor}`] as const]),
    ...promoRow(answer, host),
    ['coupon_win', money(answer.possibleWin)],
    ['coupon_accepted_at', formatTime(answer.acceptedAt, clock, 'moment')],
  ] as const;
  return (
    <dl className={styles['sums']}>
      {rows.map(([key, value]) => (
        <div key={key} className={styles['sum']}>
          <dt>{host.t(key)}</dt>
          <dd className="numbers">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** As what it was placed, where this coupon held it, and its number; several singles have their own. */
function About({ placing }: { readonly placing: Extract<Placing, { status: 'accepted' }> }) {
  const { t } = useHost('bets', 'coupon');
  const { answer, bets, typeId } = placing;
  const legs = bets.map(({ isBanker: banker, blockId }) => ({ banker, blockId }));
  const title = useBetTitle({ ...answer, typeId, legs });
  const isSplit = answer.bets.some(({ single }) => single);
  return (
    <span>
      <strong>{t('coupon_accepted_title')}</strong>
      {bets.length > 1 && <span className={styles['quiet']}>{title}</span>}
      {!isSplit && (
        <span className={`${styles['quiet']} numbers`}>
          {t('coupon_number', { id: answer.couponId })}
        </span>
      )}
    </span>
  );
}

/** An accepted bet: its number, what was asked for and what was given. */
export function Receipt() {
  const host = useHost('bets', 'coupon');
  const close = useCloseDrawer();
  const placing = useHostState((state) => state.coupon.placing);
  if (placing.status !== 'accepted') return null;
  const { answer, bets, typeId } = placing;
  return (
    <div className={styles['receipt']} data-receipt={answer.couponId}>
      <p className={styles['title']}>
        <Icon name="done" size={24} />
        <About placing={placing} />
      </p>
      <ul className={styles['legs']}>
        {answer.bets.map((used) => (
          <Leg
            key={used.marketId}
            used={used}
            answer={answer}
            typeId={typeId}
            bet={bets.find(({ market }) => market.id === used.marketId)}
          />
        ))}
      </ul>
      <Sums answer={answer} />
      {!answer.bets.some(({ single }) => single) && <SaveReceipt couponId={answer.couponId} />}
      <div className={styles['actions']}>
        <ButtonLink route="officeHistory" wide icon="history" onClick={close}>
          {host.t('coupon_to_history')}
        </ButtonLink>
        <Button
          look="main"
          wide
          onClick={({ currentTarget }) => {
            focusCoupon(currentTarget);
            host.publish('coupon.successDismissed', {});
          }}
        >
          {host.t('main_done')}
        </Button>
      </div>
    </div>
  );
}
