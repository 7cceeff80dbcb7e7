import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from '../marks/icons.tsx';
import styles from './button.module.css';

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'>;

export interface ButtonProps extends Native {
  /** `main` is the one thing to do here; `quiet` is on a surface, `plain` is text alone. */
  readonly look?: 'main' | 'quiet' | 'plain' | 'danger';
  readonly size?: 's' | 'm' | 'l';
  /** As wide as its place. */
  readonly wide?: boolean;
  readonly icon?: IconName;
  /** Something is under way: the button keeps its width and does nothing. */
  readonly busy?: boolean;
  /** Its time has not come yet. Unlike a disabled button it keeps the focus. */
  readonly waiting?: boolean;
  readonly children: ReactNode;
}

/** A button with a text. */
export function Button(props: ButtonProps) {
  const { look = 'quiet', size = 'm', wide, icon, busy, waiting, children, ...own } = props;
  const { onClick, ...native } = own;
  const isIdle = busy || waiting;
  return (
    <button
      type="button"
      {...native}
      onClick={isIdle ? undefined : onClick}
      aria-disabled={isIdle || undefined}
      aria-busy={busy || undefined}
      className={styles['button']}
      data-look={look}
      data-size={size}
      data-wide={wide || undefined}
    >
      {icon && <Icon name={icon} size={size === 's' ? 16 : 20} />}
      <span className={styles['label']}>{children}</span>
      {busy && <span className={styles['spinner']} aria-hidden="true" />}
    </button>
  );
}

export interface IconButtonProps extends Native {
  readonly icon: IconName;
  /** What it does, for those who do not see it. */
  readonly label: string;
  readonly size?: 's' | 'm';
}

/** A button with an icon alone. */
export function IconButton({ icon, label, size = 'm', ...native }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...native}
      className={styles['icon']}
      data-size={size}
    >
      <Icon name={icon} size={size === 's' ? 16 : 20} />
    </button>
  );
}
