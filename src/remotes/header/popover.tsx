import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Icon, type IconName } from '../../site/ui/marks/icons.tsx';
import styles from './popover.module.css';

export interface PopoverProps {
  readonly label: string;
  readonly icon: IconName;
  /** Stands beside the icon. */
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Closes the panel on a link or a button in it: whoever presses one has chosen. A part that says
 * itself what came of a press is marked with `data-stays`.
 */
function useCloseOnChoice(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    const close = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('[data-stays]')) return;
      if (target.closest('a, button')) element?.hidePopover();
    };
    element?.addEventListener('click', close);
    return () => element?.removeEventListener('click', close);
  }, []);
  return panel;
}

/** A button that opens a panel under the bar. Closing is the browser's: Escape, or a press beside. */
export function Popover({ label, icon, text, children }: PopoverProps) {
  const id = useId();
  const panel = useCloseOnChoice();
  return (
    <>
      <button
        type="button"
        className={styles['opener']}
        popoverTarget={id}
        aria-label={text === undefined ? label : undefined}
        title={label}
      >
        <Icon name={icon} />
        {text}
      </button>
      <div ref={panel} id={id} popover="auto" className={styles['panel']}>
        {children}
      </div>
    </>
  );
}
