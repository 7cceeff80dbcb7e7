import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  /** The kind, as the modal read model names it. */
  readonly kind: string;
  readonly title: string;
  /** Name of the button that closes. */
  readonly closeLabel: string;
  /** Null: the dialog wants an answer and has no other way out. */
  readonly onClose: (() => void) | null;
  readonly children: ReactNode;
  /** Buttons at the foot. */
  readonly footer?: ReactNode;
  readonly size?: 's' | 'm' | 'l';
}

/** Opens the element over the page while it is drawn; a press beside it asks to close. */
function useModal(onClose: (() => void) | null): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  // Before it leaves the page: closing gives the focus back to what had it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const beside = ({ target }: Event) => {
      // The element's own area is its backdrop: everything inside lies on the panel.
      if (target === element) close.current?.();
    };
    if (!element.open) element.showModal();
    // A form begins in its first field, not on the button that closes it.
    element.querySelector('input')?.focus();
    element.addEventListener('click', beside);
    return () => {
      element.removeEventListener('click', beside);
      element.close();
    };
  }, []);
  return dialog;
}

/**
 * A modal dialog on the native element: focus, Escape and what lies behind are the browser's.
 * Closing is the state's business: the dialog asks, and goes when it is no longer drawn.
 */
export function Dialog(props: DialogProps) {
  const { kind, title, closeLabel, onClose, children, footer, size = 's' } = props;
  const titleId = useId();
  const dialog = useModal(onClose);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      data-modal={kind}
      data-size={size}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div className={styles['panel']}>
        <header className={styles['head']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          {onClose && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
        </header>
        <div className={styles['body']}>{children}</div>
        {footer && <footer className={styles['foot']}>{footer}</footer>}
      </div>
    </dialog>
  );
}
