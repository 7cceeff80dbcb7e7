import { useId } from 'react';
import { type DepositOffer, readDepositOffer } from '../../../domain/accounts/deposit-bonus.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { formatMoney } from '../../ui/format/format.ts';
import { Told } from '../../ui/notices/told.tsx';
import styles from '../choice.module.css';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';

/** What the first deposit may bring, or not, as the player likes. */
function BonusChoice({ offer }: { readonly offer: DepositOffer }) {
  const host = useHost('bonus');
  const { t, language } = host;
  const { isOfferWanted, choosing } = useHostState((state) => state.bonuses);
  const name = useId();
  const { percent, most, currency, times, days } = offer;
  const choices = [
    {
      isWanted: true,
      title: t('first_deposit_with'),
      text: [
        t('bonuses_offer_text', { percent, most: formatMoney(most, currency, language()) }),
        t('bonuses_offer_terms', { times, days }),
      ].join(' '),
    },
    {
      isWanted: false,
      title: t('first_deposit_without'),
      text: t('first_deposit_without_text'),
    },
  ];
  return (
    <fieldset className={styles['choices']} disabled={choosing.status === 'busy'}>
      <legend>{t('first_deposit_choice')}</legend>
      {choices.map(({ isWanted, title, text }) => (
        <label key={title} className={styles['choice']}>
          <input
            type="radio"
            name={name}
            value={isWanted ? 'with' : 'without'}
            checked={isWanted === isOfferWanted}
            onChange={() => host.publish('bonuses.firstDepositChosen', { isWanted })}
          />
          <span className={styles['about']}>
            <strong>{title}</strong>
            <span className={`${styles['quiet']} numbers`}>{text}</span>
          </span>
        </label>
      ))}
      <Told told={choosing.told} />
    </fieldset>
  );
}

/** Asks who has just registered whether to pay in: with what it brings, and what may bound it (A2). */
export function RegistrationFirstDepositModal({ modal, close }: ModalProps) {
  const { t } = useHost('bonus');
  const told = useHostState((state) => state.accounts.bonusPopup);
  const offer = readDepositOffer(told);
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={t('first_deposit_title')}
      footer={
        <>
          <Button onClick={close}>{t('first_deposit_bonus_later')}</Button>
          <ButtonLink route="officeResponsible" icon="shield" onClick={close}>
            {t('first_deposit_limit_set')}
          </ButtonLink>
          <ButtonLink route="officeRecharge" look="main" icon="plus" onClick={close}>
            {t('main_deposit')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('first_deposit_text')}</p>
      {offer && <BonusChoice offer={offer} />}
      <p>{t('first_deposit_limit')}</p>
    </ModalDialog>
  );
}
