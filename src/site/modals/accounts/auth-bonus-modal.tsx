import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Told } from '../../ui/notices/told.tsx';
import { SignInTerms } from '../../ui/sign-in/sign-in-terms.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';

/** Offers bonus money to who has signed in. Put off, it waits among their bonuses. */
export function AuthBonusModal({ modal, close }: ModalProps) {
  const host = useHost('bonus');
  const { t } = host;
  const { signIn, answering } = useHostState((state) => state.bonuses);
  const answer = (isTaken: boolean) => host.publish('bonuses.signInAnswered', { isTaken });
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={t('sign_in_bonus_title')}
      footer={
        signIn === null ? (
          <>
            <ButtonLink route="officeBonusesWager" onClick={close}>
              {t('bonuses_yours')}
            </ButtonLink>
            <Button look="main" onClick={close}>
              {t('main_close')}
            </Button>
          </>
        ) : (
          <>
            <Button
              onClick={() => {
                answer(false);
                close();
              }}
            >
              {t('sign_in_bonus_no')}
            </Button>
            <Button look="main" busy={answering.status === 'busy'} onClick={() => answer(true)}>
              {t('sign_in_bonus_yes')}
            </Button>
          </>
        )
      }
    >
      {signIn && <SignInTerms offer={signIn} />}
      <Told told={answering.told} />
    </ModalDialog>
  );
}
