import { type ReactNode, useEffect, useState } from 'react';
import { useHost } from '../host.tsx';
import type { Part } from '../part/part.ts';
import { PartView } from '../part/part-view.tsx';
import { SkeletonList } from '../ui/notices/skeleton.tsx';
import type { ModalProps } from './modal.ts';
import { ModalDialog } from './modal-dialog.tsx';

/** Milliseconds within which most views come: a frame for less would only flicker. */
const MOMENT = 300;

interface FrameProps extends ModalProps {
  readonly hasFailed: boolean;
  readonly children: ReactNode;
}

/** A dialog while its view is on its way, or when that cannot be had. */
function Frame({ modal, close, hasFailed, children }: FrameProps) {
  const { t } = useHost();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), MOMENT);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <ModalDialog
      modal={modal}
      close={close}
      isBusy={!hasFailed}
      {...(hasFailed && { title: t('main_error') })}
    >
      {children}
    </ModalDialog>
  );
}

interface ModalPartProps<P extends ModalProps> {
  readonly of: Part<P>;
  readonly name: string;
  readonly props: P;
}

/** A dialog whose view is fetched when it is opened, or before. */
export function ModalPart<P extends ModalProps>({ of, name, props }: ModalPartProps<P>) {
  const { t } = useHost();
  return (
    <PartView
      of={of}
      name={name}
      props={props}
      skeleton={<SkeletonList rows={3} label={t('main_loading')} />}
      place={(content, hasFailed) => (
        <Frame modal={props.modal} close={props.close} hasFailed={hasFailed}>
          {content}
        </Frame>
      )}
    />
  );
}
