import type { FormEvent } from 'react';
import { minorUnitsOf } from '../../../domain/money/currency.ts';
import { amountFromText } from '../../../domain/money/money.ts';
import type { CashOutState } from '../../../projections/bets/cash-out.ts';
import type { CashOutRuleState } from '../../../projections/bets/cash-out-rule.ts';
import { useHost, useHostState } from '../../host.tsx';
import type { PlainKey } from '../../texts/keys.ts';
import { Button } from '../controls/button.tsx';
import { fieldText, plainAmount } from '../format/amount-text.ts';
import { formatMoney } from '../format/format.ts';
import { Field } from '../forms/field.tsx';
import styles from './cash-out.module.css';

type Offer = CashOutState['offers'][number];
type Refusal = NonNullable<CashOutRuleState['refusal']>;

/** What is typed as the least that is taken. */
const TYPED = 'cash-out-rule';

/** Why no rule was set. */
const reasonKeys = {
  beyond: 'office_bet_rule_beyond',
  suspended: 'office_bet_rule_suspended',
  stake: 'office_bet_rule_other',
  over: 'office_bet_unsold_over',
  worthless: 'office_bet_rule_other',
  kind: 'office_bet_rule_other',
  unknown: 'office_bet_rule_other',
} as const satisfies Record<Refusal, PlainKey<'bets'>>;

/** What became of the rule of a bet that was chosen last, in words. */
function useOutcome(couponId: string): string {
  const host = useHost('bets');
  const { couponId: chosen, refusal, saving } = useHostState((state) => state.cashOutRule);
  if (chosen !== couponId) return '';
  if (refusal !== null) return host.t(reasonKeys[refusal]);
  return saving.told === null ? '' : host.say(saving.told);
}

/** That a bet is sold by itself, and from when on; it can be taken back. */
export function CashOutRule({ offer }: { readonly offer: Offer }) {
  const host = useHost('bets');
  const { couponId, rule, currency } = offer;
  const outcome = useOutcome(couponId);
  const isBusy = useHostState((state) => state.cashOutRule.saving.pending !== null);
  const isOnline = useHostState((state) => state.session.online);
  const money = (minor: number) => formatMoney(minor, currency, host.language());
  const remove = () => host.publish('bet.cashOutRuleChosen', { couponId, rule: null });
  const isAll = rule?.stake === offer.stake;
  return (
    <>
      <p role="status" className={styles['rule']}>
        {outcome === '' && rule !== undefined
          ? host.t(isAll ? 'office_bet_rule_set' : 'office_bet_rule_set_part', {
              amount: money(rule.price),
              stake: money(rule.stake),
            })
          : outcome}
      </p>
      {rule !== undefined && (
        <Button size="s" busy={isBusy} waiting={!isOnline} onClick={remove}>
          {host.t('office_bet_rule_remove')}
        </Button>
      )}
    </>
  );
}

interface Chooser {
  readonly offer: Offer;
  /** The part of the stake that would be sold, and what it pays now. */
  readonly stake: number;
  readonly paid: number;
}

/** From which price on that part is sold by itself. */
export function RuleChooser({ offer, stake, paid }: Chooser) {
  const host = useHost('bets');
  const { couponId, currency, rule } = offer;
  const minorUnits = minorUnitsOf(currency);
  const text = useHostState((state) => state.page.choices[TYPED]) ?? '';
  const isBusy = useHostState((state) => state.cashOutRule.saving.pending !== null);
  const price = amountFromText(text, minorUnits);
  const money = (minor: number) => formatMoney(minor, currency, host.language());
  // What it pays already is sold by the button above.
  const isReached = price !== null && price <= paid;
  const type = (typed: string) => {
    const plain = plainAmount(typed, minorUnits);
    if (plain !== null) host.publish('page.choiceMade', { part: TYPED, choice: plain });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (price === null || isReached) return;
    host.publish('bet.cashOutRuleChosen', { couponId, rule: { stake, price } });
    host.publish('page.choiceMade', { part: TYPED, choice: '' });
  };
  return (
    <form className={styles['panel']} onSubmit={submit} noValidate>
      <Field
        name="price"
        label={host.t('office_bet_rule_price')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={fieldText(text, host.language())}
        error={isReached ? host.t('office_bet_rule_reached', { amount: money(paid) }) : null}
        hint={host.t('office_bet_rule_hint')}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <Button type="submit" wide busy={isBusy} disabled={price === null || isReached}>
        {host.t(rule === undefined ? 'office_bet_rule_choose' : 'office_bet_rule_change')}
      </Button>
    </form>
  );
}
