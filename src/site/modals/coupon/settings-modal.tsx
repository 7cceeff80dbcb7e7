import { type ReactNode, useId, useState } from 'react';
import type { CouponSettings } from '../../../domain/coupon/settings.ts';
import { currencyOf } from '../../../domain/money/currency.ts';
import {
  amountText,
  defaultAmountStep,
  defaultInitialAmount,
} from '../../../domain/money/money.ts';
import { parseCoef } from '../../../domain/odds/typed-odds.ts';
import { formatCoef } from '../../../domain/odds.ts';
import { configured } from '../../../domain/site/config.ts';
import { AmountField } from '../../coupon/amounts/amount-field.tsx';
import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { fieldText } from '../../ui/format/amount-text.ts';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';
import styles from './settings-modal.module.css';

type Flag = {
  [N in keyof CouponSettings]: CouponSettings[N] extends boolean ? N : never;
}[keyof CouponSettings];

interface SwitchProps {
  readonly name: Flag;
  readonly disabled?: boolean;
  readonly onSwitch?: (isOn: boolean) => void;
  readonly children: ReactNode;
}

/** A setting that is on or off. */
function Switch({ name, disabled, onSwitch, children }: SwitchProps) {
  const host = useHost();
  const isOn = useHostState((state) => state.coupon.settings[name]);
  const put = onSwitch ?? ((on) => host.publish('coupon.settingsChanged', { [name]: on }));
  return (
    <label className={styles['switch']}>
      <input
        type="checkbox"
        name={name}
        checked={isOn}
        disabled={disabled}
        onChange={({ currentTarget }) => put(currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}

interface MoneyProps {
  readonly label: string;
  readonly amount: string;
  readonly placeholder?: string;
  readonly onChange: (amount: string) => void;
}

function Money({ placeholder = '0', ...props }: MoneyProps) {
  const host = useHost('coupon');
  const currency = useHostState((state) => state.coupon.currency);
  return (
    <AmountField
      {...props}
      placeholder={fieldText(placeholder, host.language())}
      minorUnits={currency.minorUnits}
      symbol={currencyOf(currency.iso)?.symbol ?? currency.iso}
      disabled={false}
    />
  );
}

/** What one press stakes; whoever has gathered selections is asked before they go. */
function OneClick() {
  const host = useHost('coupon');
  const settings = useHostState((state) => state.coupon.settings);
  const { iso, minorUnits } = useHostState((state) => state.coupon.currency);
  const isOffered = useHostState((state) => configured(state.config.values, 'show_one_click'));
  if (!isOffered) return null;
  const turn = (isActiveOneClick: boolean) => {
    const { bets } = host.state().coupon;
    if (isActiveOneClick && bets.length > 0) host.openModal('one-click');
    else host.publish('coupon.settingsChanged', { isActiveOneClick });
  };
  const usual = amountText(defaultInitialAmount(iso), minorUnits);
  return (
    <fieldset className={styles['group']}>
      <legend>{host.t('coupon_set_one_click')}</legend>
      <p className={styles['quiet']}>{host.t('coupon_set_one_click_text')}</p>
      <Money
        label={host.t('coupon_set_one_click_amount')}
        amount={settings.oneClickAmount}
        placeholder={usual}
        onChange={(oneClickAmount) => host.publish('coupon.settingsChanged', { oneClickAmount })}
      />
      <Money
        label={host.t('coupon_set_one_click_bonus')}
        amount={settings.bonusAccountOneClickAmount}
        onChange={(bonusAccountOneClickAmount) =>
          host.publish('coupon.settingsChanged', { bonusAccountOneClickAmount })
        }
      />
      <Switch
        name="isActiveOneClick"
        disabled={Number(settings.oneClickAmount) <= 0 && !settings.isActiveOneClick}
        onSwitch={turn}
      >
        {host.t('coupon_set_one_click_on')}
      </Switch>
    </fieldset>
  );
}

/** The least coefficient that this coupon is taken at, in the player's view of coefficients. */
function ExactCoef() {
  const host = useHost('coupon');
  const id = useId();
  const exactCoef = useHostState((state) => state.coupon.settings.exactCoef);
  const viewId = useHostState((state) => state.preferences.coefViewId);
  const [typed, setTyped] = useState(exactCoef === '' ? '' : formatCoef(exactCoef, viewId));
  const read = typed.trim() === '' ? '' : parseCoef(typed.trim(), viewId);
  const take = (text: string) => {
    setTyped(text);
    const coef = text.trim() === '' ? '' : parseCoef(text.trim(), viewId);
    if (coef !== null) host.publish('coupon.settingsChanged', { exactCoef: coef });
  };
  return (
    <fieldset className={styles['group']}>
      <legend>{host.t('coupon_set_exact')}</legend>
      <p id={id} className={styles['quiet']}>
        {host.t('coupon_set_exact_text')}
      </p>
      <input
        className={styles['coef']}
        type="text"
        dir="ltr"
        name="exactCoef"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        aria-label={host.t('coupon_set_exact')}
        aria-describedby={id}
        aria-invalid={read === null || undefined}
        value={typed}
        onChange={({ currentTarget }) => take(currentTarget.value)}
      />
      <Switch name="isDropOnScoreChange" disabled={exactCoef === ''}>
        {host.t('coupon_set_drop')}
      </Switch>
    </fieldset>
  );
}

/** What a coupon begins with, and what plus and minus change. */
function Stakes() {
  const host = useHost('coupon');
  const { isManualAmountStep, amountStepByCurrencyIso } = useHostState(
    (state) => state.coupon.settings,
  );
  const { iso, minorUnits } = useHostState((state) => state.coupon.currency);
  const hasVip = useHostState((state) => configured(state.config.values, 'showVipBet'));
  return (
    <fieldset className={styles['group']}>
      <legend>{host.t('coupon_amount')}</legend>
      <Switch name="isAutoMax">{host.t('coupon_set_auto_max')}</Switch>
      {hasVip && <Switch name="isVipBet">{host.t('coupon_set_vip')}</Switch>}
      <Switch name="isManualAmountStep">{host.t('coupon_set_step')}</Switch>
      {isManualAmountStep && (
        <Money
          label={host.t('coupon_set_step_amount')}
          amount={amountStepByCurrencyIso[iso] ?? ''}
          placeholder={amountText(defaultAmountStep(iso), minorUnits)}
          onChange={(amount) =>
            host.publish('coupon.settingsChanged', {
              amountStepByCurrencyIso: { ...amountStepByCurrencyIso, [iso]: amount },
            })
          }
        />
      )}
    </fieldset>
  );
}

function Sight() {
  const host = useHost('coupon');
  return (
    <fieldset className={styles['group']}>
      <legend>{host.t('coupon_set_sight')}</legend>
      <Switch name="isBalanceShown">{host.t('coupon_set_balance')}</Switch>
      <Switch name="isSelectAccountShown">{host.t('coupon_set_account')}</Switch>
      <Switch name="isPossibleWinShown">{host.t('coupon_set_win')}</Switch>
      <Switch name="isCompact">{host.t('coupon_set_compact')}</Switch>
      <Switch name="isCouponFixed">{host.t('coupon_set_fixed')}</Switch>
    </fieldset>
  );
}

/** How coupons work and look, as the player wants it. */
export function CouponSettingsModal({ modal, close }: ModalProps) {
  const host = useHost('coupon');
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={host.t('coupon_settings')}
      footer={
        <Button look="main" onClick={close}>
          {host.t('main_done')}
        </Button>
      }
    >
      <OneClick />
      <ExactCoef />
      <Stakes />
      <Sight />
    </ModalDialog>
  );
}
