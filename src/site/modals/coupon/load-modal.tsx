import { couponCodeOf } from '../../../domain/coupon/code.ts';
import { onOffer } from '../../../domain/coupon/kept.ts';
import type { Found } from '../../../projections/coupon/codes.ts';
import { isFrozen } from '../../../projections/coupon/state.ts';
import type { State } from '../../../projections/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { useForm } from '../../ui/forms/form.ts';
import { FormAlert } from '../../ui/forms/form-alert.tsx';
import { FormView } from '../../ui/forms/form-view.tsx';
import { SkeletonList } from '../../ui/notices/skeleton.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';
import styles from './code.module.css';
import { FoundLegs } from './found.tsx';

const loadingOf = (state: State) => state.couponCodes.loading;

/** The code as somebody was told it, or the link that they were sent. */
function CodeForm() {
  const host = useHost('coupon', 'form');
  const { status, refused } = useHostState(loadingOf);
  const form = useForm({
    busy: status === 'busy',
    refused,
    check: (fields) =>
      couponCodeOf(fields.text('code')) === null ? { code: 'field_code_missing' } : {},
    send(fields) {
      const code = couponCodeOf(fields.text('code'));
      if (code !== null) host.publish('coupon.loadAsked', { code, by: 'field' });
    },
  });
  return (
    <FormView form={form} className={styles['stack']}>
      <Field
        name="code"
        label={host.t('coupon_load_code')}
        error={form.error('code')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        maxLength={500}
        data-begin
      />
      <Button type="submit" look="main" busy={status === 'busy'}>
        {host.t('coupon_load_send')}
      </Button>
    </FormView>
  );
}

/** What was found, and that it takes the place of what is there. */
function FoundCoupon({ found }: { readonly found: Found }) {
  const { t } = useHost('coupon');
  const count = useHostState((state) => state.coupon.bets.length);
  const frozen = useHostState((state) => isFrozen(state.coupon));
  const isReplacing = count > 0 && onOffer(found.bets).length > 0;
  return (
    <>
      <FoundLegs found={found} />
      {isReplacing && <p>{t('coupon_found_replaces', { count })}</p>}
      {frozen && <p>{t('coupon_found_frozen')}</p>}
    </>
  );
}

/** Puts in the coupon what was found, or leaves it. */
function Ways({ found, close }: { readonly found: Found; readonly close: () => void }) {
  const host = useHost('coupon');
  const isEmpty = useHostState((state) => state.coupon.bets.length === 0);
  const frozen = useHostState((state) => isFrozen(state.coupon));
  if (onOffer(found.bets).length === 0)
    return <Button onClick={close}>{host.t('main_close')}</Button>;
  return (
    <>
      <Button onClick={close}>{host.t('main_cancel')}</Button>
      <Button
        look="main"
        disabled={frozen}
        data-begin
        onClick={() => host.publish('coupon.fillConfirmed', {})}
      >
        {host.t(isEmpty ? 'coupon_fill' : 'coupon_fill_replace')}
      </Button>
    </>
  );
}

/** Gets a coupon back: by its code, a link or as a bet had it. */
export function CouponLoadModal({ modal, close }: ModalProps) {
  const host = useHost('coupon');
  const { status, told } = useHostState(loadingOf);
  const found = useHostState((state) => state.couponCodes.found);
  const by = useHostState((state) => state.couponCodes.by);
  const isWaited = status === 'busy' && by !== 'field';
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={host.t(found === null ? 'coupon_load' : 'coupon_found')}
      {...(found === null ? {} : { footer: <Ways found={found} close={close} /> })}
    >
      <div className={styles['stack']}>
        <FormAlert message={told} />
        {isWaited && <SkeletonList rows={3} label={host.t('main_loading')} />}
        {found !== null && <FoundCoupon found={found} />}
        {found === null && !isWaited && !(by === 'bet' && told !== null) && <CodeForm />}
      </div>
    </ModalDialog>
  );
}
