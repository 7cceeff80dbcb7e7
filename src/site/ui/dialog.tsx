import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';
import { beginningOf, useFocus } from './focus.ts';

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
  /** Beside the page, which can be used meanwhile, in place of over it. */
  readonly isBeside?: boolean;
}

/** Opens the element while it is drawn; a press on the backdrop asks to close. */
function useOpen(
  onClose: (() => void) | null,
  isBeside: boolean,
): RefObject<HTMLDialogElement | null> {
  const focus = useFocus();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  // Before it leaves the page: closing gives the focus back to what had it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const beside = ({ target }: Event) => {
      // The element's own area is its backdrop: everything inside lies on the panel.
      if (target === element && !isBeside) close.current?.();
    };
    if (!element.open && isBeside) element.show();
    else if (!element.open) element.showModal();
    focus(beginningOf(element));
    element.addEventListener('click', beside);
    return () => {
      element.removeEventListener('click', beside);
      element.close();
    };
  }, [isBeside, focus]);
  return dialog;
}

/**
 * A modal dialog on the native element: focus, Escape and what lies behind are the browser's.
 * Closing is the state's business: the dialog asks, and goes when it is no longer drawn.
 */
export function Dialog(props: DialogProps) {
  const {
    kind,
    title,
    closeLabel,
    onClose,
    children,
    footer,
    size = 's',
    isBeside = false,
  } = props;
  const titleId = useId();
  const dialog = useOpen(onClose, isBeside);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      data-modal={kind}
      data-size={size}
      data-beside={isBeside || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onKeyDown={({ key }) => {
        // Only what is over the page is cancelled by the browser.
        if (isBeside && key === 'Escape') onClose?.();
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
