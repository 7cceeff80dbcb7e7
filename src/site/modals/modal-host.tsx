import type { ModalKind } from '../../events/site.ts';
import type { State } from '../../projections/state.ts';
import { useHost, useHostState } from '../contract.tsx';
import { AlertModal } from './alert-modal.tsx';
import { ForgotPasswordModal } from './forgot-password-modal.tsx';
import { LanguageModal } from './language-modal.tsx';
import { LoginModal } from './login-modal.tsx';
import type { ModalView } from './modal.ts';

/** Kinds with a view of their own; any other shows its title and text. */
const views: Readonly<Partial<Record<ModalKind, ModalView>>> = {
  login: LoginModal,
  language: LanguageModal,
  'forgot-password': ForgotPasswordModal,
};

const openOf = (state: State) => state.modal.open;

/** Every open modal of the read model, the newest on top. */
export function ModalHost() {
  const host = useHost();
  const open = useHostState(openOf);
  return (
    <>
      {open.map((modal) => {
        const View = views[modal.kind] ?? AlertModal;
        const close = () => host.publish('modal.closed', { id: modal.id, by: 'player' });
        return <View key={modal.id} modal={modal} close={close} />;
      })}
    </>
  );
}
