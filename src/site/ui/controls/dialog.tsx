import {
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import type { WayOut } from '../../../events/dialog.ts';
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
  /** What a player closes it with; each of them where it is left out. */
  readonly dismissedBy?: readonly WayOut[] | undefined;
  readonly children: ReactNode;
  /** Buttons at the foot. */
  readonly footer?: ReactNode;
  readonly size?: 's' | 'm' | 'l';
  /** Beside the page, which can be used meanwhile, in place of over it. */
  readonly isBeside?: boolean;
  /**
   * It goes by itself: whoever is doing something goes on with that. Handlers of the element, which
   * tell when somebody looks at it.
   */
  readonly passing?: HTMLAttributes<HTMLDialogElement> | null;
  /** What it is about is still on its way. */
  readonly isBusy?: boolean;
}

const anyWay: readonly WayOut[] = ['escape', 'outside', 'button'];

/** Opens the element while it is drawn; a press on the backdrop asks to close. */
function useOpen(
  onClose: (() => void) | null,
  { isBeside, isPassing }: { readonly isBeside: boolean; readonly isPassing: boolean },
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
    // `show` would take the focus.
    if (isPassing) element.open = true;
    else if (!element.open && isBeside) element.show();
    else if (!element.open) element.showModal();
    if (!isPassing) focus(beginningOf(element));
    element.addEventListener('click', beside);
    return () => {
      element.removeEventListener('click', beside);
      element.close();
    };
  }, [isBeside, isPassing, focus]);
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
    passing = null,
    isBeside = passing !== null,
    isBusy = false,
    dismissedBy = anyWay,
  } = props;
  const by = (way: WayOut) => (dismissedBy.includes(way) ? onClose : null);
  const onEscape = by('escape');
  const onButton = by('button');
  const titleId = useId();
  const dialog = useOpen(by('outside'), { isBeside, isPassing: passing !== null });
  return (
    <dialog
      {...passing}
      ref={dialog}
      className={styles['dialog']}
      data-modal={kind}
      data-size={size}
      data-beside={isBeside || undefined}
      aria-labelledby={titleId}
      aria-busy={isBusy || undefined}
      onCancel={(event) => {
        event.preventDefault();
        onEscape?.();
      }}
      onKeyDown={({ key }) => {
        // Only what is over the page is cancelled by the browser.
        if (isBeside && key === 'Escape') onEscape?.();
      }}
    >
      <div className={styles['panel']}>
        {/* No header and footer: beside a page they would be landmarks of it. */}
        <div className={styles['head']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          {onButton && <IconButton icon="close" label={closeLabel} onClick={onButton} />}
        </div>
        <div className={styles['body']}>{children}</div>
        {footer && (
          <div className={styles['foot']} data-actions="">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}
