import type { ModalKind } from '../../events/site.ts';
import type { State } from '../../projections/state.ts';
import { useHost, useHostState } from '../contract.tsx';
import { AlertModal } from './alert-modal.tsx';
import { CaptchaModal } from './captcha/captcha-modal.tsx';
import { ConvertAccountModal } from './convert-account-modal.tsx';
import { CurrencyAddModal } from './currency-add-modal.tsx';
import { CurrencyRemoveModal } from './currency-remove-modal.tsx';
import { ForgotPasswordModal } from './forgot-password-modal.tsx';
import { LanguageModal } from './language-modal.tsx';
import { LoginModal } from './login-modal.tsx';
import type { ModalView } from './modal.ts';
import { RegisteredModal } from './registered-modal.tsx';
import { RegistrationModal } from './registration-modal.tsx';
import { UnsavedCodesModal } from './unsaved-codes-modal.tsx';

/** Kinds with a view of their own; any other shows its title and text. */
const views: Readonly<Partial<Record<ModalKind, ModalView>>> = {
  captcha: CaptchaModal,
  login: LoginModal,
  registration: RegistrationModal,
  'registration-request-sent': RegisteredModal,
  language: LanguageModal,
  'forgot-password': ForgotPasswordModal,
  'currency-add': CurrencyAddModal,
  'currency-remove': CurrencyRemoveModal,
  'convert-main-account': ConvertAccountModal,
  'convert-additional-account': ConvertAccountModal,
  'unsaved-codes': UnsavedCodesModal,
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
