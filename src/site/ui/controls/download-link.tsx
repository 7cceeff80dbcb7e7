import type { ReactNode } from 'react';
import { Icon, type IconName } from '../marks/icons.tsx';
import styles from './button.module.css';

export interface DownloadLinkProps {
  readonly href: string;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** A link to a file that the server makes, looking like a button; the browser saves it. */
export function DownloadLink({ href, icon = 'document', children }: DownloadLinkProps) {
  return (
    <a href={href} download className={styles['button']} data-look="quiet" data-size="m">
      <Icon name={icon} size={20} />
      <span className={styles['label']}>{children}</span>
    </a>
  );
}
