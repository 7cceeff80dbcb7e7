import { PageLink, type PageLinkProps } from '../links/link.tsx';
import { Icon, type IconName } from '../marks/icons.tsx';
import styles from './button.module.css';

export interface ButtonLinkProps extends Omit<PageLinkProps, 'className'> {
  /** `bar` is a quiet one on the bar at the top. */
  readonly look?: 'main' | 'quiet' | 'plain' | 'bar';
  readonly size?: 's' | 'm' | 'l';
  readonly wide?: boolean;
  readonly icon?: IconName;
}

/** A link to a page that looks like a button, where going there is the thing to do. */
export function ButtonLink(props: ButtonLinkProps) {
  const { look = 'quiet', size = 'm', wide, icon, children, ...link } = props;
  return (
    <PageLink
      {...link}
      className={styles['button']}
      data-look={look}
      data-size={size}
      data-wide={wide || undefined}
    >
      {icon && <Icon name={icon} size={size === 's' ? 16 : 20} />}
      <span className={styles['label']}>{children}</span>
    </PageLink>
  );
}
