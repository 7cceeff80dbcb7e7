import { isDepositBarred } from '../../../domain/verification/identification.ts';
import {
  identificationReason,
  neededOf,
} from '../../../domain/verification/identification-reason.ts';
import type { State } from '../../../projections/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';
import styles from './identification-modal.module.css';

type Config = NonNullable<State['user']['config']>;

function Asked({ config }: { readonly config: Config }) {
  const { t } = useHost('verification');
  const group = config.verification_status_group_code;
  return (
    <>
      <p>{t(`identification_why_${identificationReason(config)}`)}</p>
      {(group === 'waiting' || group === 'refused') && <p>{t(`identification_group_${group}`)}</p>}
      <dl className={styles['needs']} aria-label={t('verification_due_title')}>
        {neededOf(config).map((need) => (
          <div key={need} data-need={need}>
            <dt>{t(`verification_need_${need}`)}</dt>
            <dd>{t(`verification_why_${need}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Says before a deposit why it has to be known who pays, and what shows it. */
export function IdentificationModal({ modal, close }: ModalProps) {
  const { t } = useHost('verification');
  const config = useHostState((state) => state.user.config);
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={t('identification_title')}
      footer={
        <>
          {!isDepositBarred(config) && <Button onClick={close}>{t('identification_later')}</Button>}
          <ButtonLink route="officeVerification" look="main" icon="document" onClick={close}>
            {t('verification_to_documents')}
          </ButtonLink>
        </>
      }
    >
      {config && <Asked config={config} />}
    </ModalDialog>
  );
}
