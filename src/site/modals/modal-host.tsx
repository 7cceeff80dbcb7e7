import { dialogName, dialogParams, isPassing, type OwnDialog } from '../../events/dialogs.ts';
import { isKeyOf } from '../../kernel/is-key-of.ts';
import { shownModals } from '../../projections/site/modal.ts';
import type { State } from '../../projections/state.ts';
import { useHost, useHostState } from '../host.tsx';
import { AlertModal } from './alert-modal.tsx';
import type { ModalProps, OpenModal } from './modal.ts';
import { ModalPart } from './modal-part.tsx';
import { ownModals } from './own-modals.ts';

interface OwnProps<N extends OwnDialog> extends ModalProps {
  readonly name: N;
}

/** Nothing where a recording does not say what the dialog is about. */
function OwnModal<N extends OwnDialog>({ name, ...props }: OwnProps<N>) {
  const params = dialogParams(name, props.modal);
  if (params === null) return null;
  return <ModalPart of={ownModals[name]} name={name} props={{ ...props, params }} />;
}

function Modal(props: ModalProps) {
  const name = dialogName(props.modal);
  return name !== null && isKeyOf(name, ownModals) ? (
    <OwnModal {...props} name={name} />
  ) : (
    <AlertModal {...props} />
  );
}

const modalsOf = (state: State) => state.modal;

/** One that is raised over another is drawn anew: a browser puts what is moved beneath all others. */
const keyOf = ({ id, params }: OpenModal): string => `${id} ${String(params?.['over'] ?? '')}`;

/** Every open modal of the read model, the newest on top; of those that pass, who listens is told. */
export function ModalHost() {
  const host = useHost();
  const shown = shownModals(useHostState(modalsOf));
  const drawn = (modal: OpenModal) => {
    const close = () => host.publish('modal.closed', { id: modal.id, by: 'player' });
    return <Modal key={keyOf(modal)} modal={modal} close={close} />;
  };
  return (
    <>
      {shown.filter((modal) => !isPassing(modal)).map(drawn)}
      <div role="status">{shown.filter(isPassing).map(drawn)}</div>
    </>
  );
}
