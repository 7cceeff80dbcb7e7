import { messageOf } from '../../projections/answers/told.ts';
import { isRouteName } from '../../routes/table.ts';
import { useHost } from '../host.tsx';
import { Button } from '../ui/controls/button.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import type { ModalView } from './modal.ts';
import { ModalDialog } from './modal-dialog.tsx';

/** Says what came of something, and leads to the page where it stands. */
export const AlertWithLinkModal: ModalView<'alert-with-link'> = ({ modal, close, params }) => {
  const host = useHost('verification', 'requests');
  const { titleKey, textKey, values, link } = params;
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={host.say(messageOf(titleKey, values))}
      footer={
        <>
          <Button onClick={close}>{host.t('main_close')}</Button>
          {/* A recording may name a page that is no more. */}
          {isRouteName(link.route) && (
            <ButtonLink route={link.route} params={link.params} look="main" onClick={close}>
              {host.say(messageOf(link.textKey))}
            </ButtonLink>
          )}
        </>
      }
    >
      {textKey !== undefined && <p>{host.say(messageOf(textKey, values))}</p>}
    </ModalDialog>
  );
};
