import type { MouseEvent } from 'react';
import { cashOutPart } from '../../../domain/bets/cash-out.ts';
import { SOLD_PARTS, type SoldPart } from '../../../domain/bets/cash-out-kinds.ts';
import type { CashOutState } from '../../../projections/bets/cash-out.ts';
import type { State } from '../../../projections/state.ts';
import type { Bet } from '../../contract/betting.ts';
import { useHost, useHostState } from '../../host.tsx';
import type { PlainKey } from '../../texts/keys.ts';
import { Button } from '../controls/button.tsx';
import { Segmented } from '../controls/segmented.tsx';
import { formatMoney, formatNumber } from '../format/format.ts';
import styles from './cash-out.module.css';
import { CashOutRule, RuleChooser } from './cash-out-rule.tsx';

type Offer = CashOutState['offers'][number];
type Refused = Extract<CashOutState['sale'], { status: 'refused' }>;

/** Which bet's sale is looked at, and which part of it. */
const CHOSEN = 'cash-out';
const PART = 'cash-out-part';

/** Why nothing is sold, and what to do next. */
const reasonKeys = {
  suspended: 'office_bet_unsold_suspended',
  over: 'office_bet_unsold_over',
  worthless: 'office_bet_unsold_worthless',
  'signed-out': 'office_bet_unsold_signed_out',
  changed: 'office_bet_unsold_part',
  kind: 'office_bet_unsold_other',
  unknown: 'office_bet_unsold_other',
  'not-accepted': 'office_bet_unsold_other',
} as const satisfies Record<Refused['reason'], PlainKey<'bets'>>;

/** Why there is no price: a selection that is off the line is not waited for. */
const reasonOf = ({ refusal = 'over', isWithdrawn = false }: Offer) =>
  isWithdrawn ? 'office_bet_unsold_withdrawn' : reasonKeys[refusal];

interface Part {
  readonly percent: SoldPart;
  readonly stake: number;
  readonly paid: number;
  readonly left: number;
}

/** The parts that can be sold of what runs, the whole first: what each pays is what the server would. */
function partsOf({ stake, price }: Offer): Part[] {
  if (price === null) return [];
  return SOLD_PARTS.flatMap((percent) => {
    const sold = (BigInt(stake) * BigInt(percent)) / 100n;
    const part = cashOutPart({ stake: BigInt(stake), maxPayout: 0n }, BigInt(price), sold);
    if (part === null) return [];
    const [paid, left] = [Number(part.paid), Number(part.left.stake)];
    return [{ percent, stake: Number(sold), paid, left }];
  });
}

/** What is sold, for how much, and the button that sells it: the amount stands on it. */
function Panel({ offer, parts }: { readonly offer: Offer; readonly parts: readonly Part[] }) {
  const host = useHost('bets');
  const margin = useHostState((state) => state.cashOut.margin);
  const chosen = useHostState((state) => state.page.choices[PART]);
  const part = parts.find(({ percent }) => `${percent}` === chosen) ?? parts[0];
  if (part === undefined) return null;
  const money = (minor: number) => formatMoney(minor, offer.currency, host.language());
  const percentText = (percent: number) =>
    host.t('office_bet_sell_percent', { percent: formatNumber(percent, host.language()) });
  const sell = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { couponId } = offer;
    // The panel goes; who works with keys stays at this bet.
    currentTarget.closest('[data-cash-out]')?.querySelector('button')?.focus();
    host.publish('bet.cashOutPressed', { couponId, stake: part.stake, price: part.paid });
    host.publish('page.choiceMade', { part: CHOSEN, choice: '' });
  };
  return (
    <div className={styles['panel']}>
      {parts.length > 1 && (
        <Segmented
          label={host.t('office_bet_sell_part')}
          items={parts.map(({ percent }) => ({
            id: percent,
            label: percent === 100 ? host.t('office_bet_sell_all') : percentText(percent),
          }))}
          selected={part.percent}
          onSelect={(id) => host.publish('page.choiceMade', { part: PART, choice: `${id}` })}
        />
      )}
      <p className={styles['quiet']}>
        {part.left > 0 && host.t('office_bet_sell_rest', { amount: money(part.left) })}{' '}
        {part.left === 0 &&
          margin !== null &&
          host.t('office_bet_sell_terms', {
            percent: formatNumber(Number(margin), host.language()),
          })}
      </p>
      <Button look="main" wide onClick={sell}>
        {host.t('office_bet_sell_now', { amount: money(part.paid) })}
      </Button>
      <RuleChooser offer={offer} stake={part.stake} paid={part.paid} />
    </div>
  );
}

/** What pays for the new bet is paid to the account of the old one; and one bet is edited at a time. */
const canEdit = ({ accountId, edited }: State['coupon'], offer: Offer | undefined): boolean =>
  offer?.accountId !== undefined &&
  offer.accountId === accountId &&
  edited?.couponId !== offer.couponId;

/** Puts the selections of a running bet into the coupon, to take its place. */
function EditButton({ couponId, waiting }: { readonly couponId: string; waiting: boolean }) {
  const host = useHost('bets');
  const isLoading = useHostState((state) => state.couponCodes.loading.status === 'busy');
  return (
    <Button
      size="s"
      busy={isLoading}
      waiting={waiting}
      onClick={() => host.publish('bet.editPressed', { couponId })}
    >
      {host.t('office_bet_edit')}
    </Button>
  );
}

/** What a running bet is bought back for, followed while it is in sight; pressed, it asks once. */
export function CashOut({ bet }: { readonly bet: Bet }) {
  const host = useHost('bets');
  const { couponId } = bet;
  const offer = useHostState((state) =>
    state.cashOut.offers.find((one) => one.couponId === couponId),
  );
  const sale = useHostState((state) => state.cashOut.sale);
  const isOnline = useHostState((state) => state.session.online);
  const isChosen = useHostState((state) => state.page.choices[CHOSEN] === couponId);
  const isUnderWay = 'requestId' in sale;
  const isEditable = useHostState(({ coupon }) => canEdit(coupon, offer));
  if (bet.status !== 'open') return null;
  if (isUnderWay && sale.body.couponId === couponId) {
    return (
      <div className={styles['sale']} data-cash-out={couponId}>
        <Button size="s" busy>
          {host.t('office_bet_selling')}
        </Button>
      </div>
    );
  }
  if (offer === undefined || offer.refusal === 'kind') return null;
  if (offer.price === null) {
    return (
      <div className={styles['sale']} data-cash-out={couponId}>
        <p className={styles['quiet']}>{host.t(reasonOf(offer))}</p>
        <CashOutRule offer={offer} />
      </div>
    );
  }
  const amount = formatMoney(offer.price, offer.currency, host.language());
  const choose = () =>
    host.publish('page.choiceMade', { part: CHOSEN, choice: isChosen ? '' : couponId });
  return (
    <div className={styles['sale']} data-cash-out={couponId}>
      <div className={styles['ways']}>
        <Button
          size="s"
          aria-expanded={isChosen}
          waiting={isUnderWay || !isOnline}
          onClick={choose}
        >
          {host.t('office_bet_sell', { amount })}
        </Button>
        {isEditable && <EditButton couponId={couponId} waiting={isUnderWay || !isOnline} />}
      </div>
      <CashOutRule offer={offer} />
      {isChosen && !isUnderWay && isOnline && <Panel offer={offer} parts={partsOf(offer)} />}
    </div>
  );
}

/** What became of the sale that was pressed last, in words; empty where there is nothing to say. */
function useOutcome(): string {
  const host = useHost('bets');
  const sale = useHostState((state) => state.cashOut.sale);
  const offer = useHostState((state) =>
    state.cashOut.offers.find((one) => 'couponId' in sale && one.couponId === sale.couponId),
  );
  const money = (minor: number, iso: string) => formatMoney(minor, iso, host.language());
  if (sale.status === 'checking') return host.t('office_bet_sell_checking');
  if (sale.status === 'sold') {
    return host.t('office_bet_sold', { amount: money(sale.paid, sale.currency) });
  }
  if (sale.status !== 'refused') return '';
  const { reason, price } = sale;
  if (reason === 'changed' && price !== null && offer !== undefined) {
    return host.t('office_bet_unsold_changed', { amount: money(price, offer.currency) });
  }
  const isGone = reason === 'suspended' && offer?.isWithdrawn === true;
  return host.t(isGone ? 'office_bet_unsold_withdrawn' : reasonKeys[reason]);
}

/** Says it above a list, for everybody to hear: the bet itself may be gone by then. */
export function CashOutNews({ isHeardOnly = false }: { readonly isHeardOnly?: boolean }) {
  return (
    <p role="status" className={isHeardOnly ? 'visually-hidden' : styles['news']}>
      {useOutcome()}
    </p>
  );
}

/** The bet whose sale was pressed last, once it is sold and until something else is looked at; or null. */
export const useSoldNow = (): string | null =>
  useHostState(({ cashOut: { sale } }) => (sale.status === 'sold' ? sale.couponId : null));

/** The same beside its bet, where the list is longer than the screen; it was heard already. */
export function CashOutOutcome({ couponId }: { readonly couponId: string }) {
  const outcome = useOutcome();
  const isOfBet = useHostState(({ cashOut: { sale } }) => {
    if (sale.status === 'idle') return false;
    return ('body' in sale ? sale.body.couponId : sale.couponId) === couponId;
  });
  if (!isOfBet || outcome === '') return null;
  return (
    <p aria-hidden="true" className={styles['quiet']}>
      {outcome}
    </p>
  );
}
