import { promoCodeOf } from '../../../domain/coupon/typed-promo-code.ts';
import type { Campaign } from '../../contract/campaigns.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { useForm } from '../../ui/forms/form.ts';
import { FormAlert } from '../../ui/forms/form-alert.tsx';
import { FormView } from '../../ui/forms/form-view.tsx';
import { CampaignFacts } from '../../ui/promotions/campaign-facts.tsx';
import { WithCampaigns } from '../../ui/promotions/with-campaigns.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';
import styles from './code.module.css';

type PromoCampaign = Extract<Campaign, { kind: 'promo-code' }>;

/** A code that somebody was told. */
function CodeForm() {
  const host = useHost('coupon', 'form');
  const { status, refused, told } = useHostState((state) => state.couponCodes.promo);
  const refusal = useHostState((state) => state.coupon.promoRefusal);
  const form = useForm({
    busy: status === 'busy',
    refused,
    check: (fields) =>
      promoCodeOf(fields.text('code')) === null ? { code: 'coupon_promo_unknown' } : {},
    send(fields) {
      const code = promoCodeOf(fields.text('code'));
      if (code !== null) host.publish('coupon.promoCodeEntered', { code, by: 'field' });
    },
  });
  return (
    <FormView form={form} className={styles['stack']}>
      <FormAlert message={told} />
      <Field
        name="code"
        label={host.t('coupon_promo_field')}
        error={
          form.error('code') ?? (refusal === null ? undefined : host.t(`coupon_promo_${refusal}`))
        }
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        maxLength={40}
        data-begin
      />
      <Button type="submit" look="main" busy={status === 'busy'}>
        {host.t('coupon_promo_use')}
      </Button>
    </FormView>
  );
}

/** A code that is there for everybody, with its terms. */
function Offered({ campaign }: { readonly campaign: PromoCampaign }) {
  const host = useHost('coupon');
  const { code, standing } = campaign;
  const isBusy = useHostState((state) => state.couponCodes.promo.status === 'busy');
  return (
    <li className={styles['stack']} data-code={code}>
      <details>
        <summary>
          <strong className="numbers">{code}</strong>
        </summary>
        <CampaignFacts campaign={campaign} />
      </details>
      {standing.is === 'open' ? (
        <Button
          busy={isBusy}
          aria-label={host.t('coupon_promo_use_named', { code })}
          onClick={() => host.publish('coupon.promoCodeEntered', { code, by: 'list' })}
        >
          {host.t('coupon_promo_use')}
        </Button>
      ) : (
        <p>{host.t('coupon_promo_used')}</p>
      )}
    </li>
  );
}

const isPromo = (campaign: Campaign): campaign is PromoCampaign => campaign.kind === 'promo-code';

/** Puts a promo code into the coupon: one that is typed, or one of those that there are. */
export function CouponPromoModal({ modal, close }: ModalProps) {
  const host = useHost('coupon');
  const known = useHostState((state) => state.campaigns);
  return (
    <ModalDialog modal={modal} close={close} title={host.t('coupon_promo_title')}>
      <div className={styles['stack']}>
        <CodeForm />
        <WithCampaigns known={known}>
          {(items) => (
            <ul className={styles['stack']} aria-label={host.t('coupon_promo_list')}>
              {items.filter(isPromo).map((campaign) => (
                <Offered key={campaign.id} campaign={campaign} />
              ))}
            </ul>
          )}
        </WithCampaigns>
      </div>
    </ModalDialog>
  );
}
