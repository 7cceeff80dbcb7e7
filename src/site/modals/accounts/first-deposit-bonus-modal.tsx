import { readDepositOffer } from '../../../domain/accounts/deposit-bonus.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { formatMoney } from '../../ui/format/format.ts';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';

/** Tells who chose it what their first deposit brings, and what is asked for it. */
export function FirstDepositBonusModal({ modal, close }: ModalProps) {
  const host = useHost('bonus');
  const told = useHostState((state) => state.accounts.bonusPopup);
  const offer = readDepositOffer(told);
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={host.t('first_deposit_bonus_title')}
      footer={
        <>
          <Button onClick={close}>{host.t('first_deposit_bonus_later')}</Button>
          <ButtonLink route="officeRecharge" look="main" icon="plus" onClick={close}>
            {host.t('main_deposit')}
          </ButtonLink>
        </>
      }
    >
      {offer && (
        <>
          <p className="numbers">
            {host.t('bonuses_offer_text', {
              percent: offer.percent,
              most: formatMoney(offer.most, offer.currency, host.language()),
            })}
          </p>
          <p className="numbers">
            {host.t('bonuses_offer_terms', { times: offer.times, days: offer.days })}
          </p>
        </>
      )}
    </ModalDialog>
  );
}
