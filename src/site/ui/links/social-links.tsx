import { useMemo } from 'react';
import { isSocialNetwork } from '../../../domain/auth/social-networks.ts';
import { configured } from '../../../domain/site/config.ts';
import { type SocialLink, socialLinksIn } from '../../../domain/site/social-links.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Icon } from '../marks/icons.tsx';
import { NetworkMark } from '../marks/network-mark.tsx';
import styles from './social-links.module.css';

function LinkMark({ link: { mediaFullPath, iconName } }: { readonly link: SocialLink }) {
  if (mediaFullPath !== null) {
    return <img src={mediaFullPath} alt="" width={20} height={20} loading="lazy" />;
  }
  if (iconName !== null && isSocialNetwork(iconName)) return <NetworkMark network={iconName} />;
  return <Icon name="share" />;
}

interface SocialLinksProps {
  /** A part of a page, with a heading: the navigation of this name is at the foot of every page. */
  readonly isPart?: boolean;
}

/** Where else the site is to be found, as it is configured; nothing where that is nowhere. */
export function SocialLinks({ isPart = false }: SocialLinksProps) {
  const { t } = useHost('footer');
  const values = useHostState((state) => configured(state.config.values, 'socialLinks'));
  const links = useMemo(() => socialLinksIn(values), [values]);
  if (links.length === 0) return null;
  const title = t('footer_elsewhere');
  const list = (
    <ul className={styles['links']}>
      {links.map((link) => (
        <li key={link.value}>
          <a href={link.value} target="_blank" rel="noopener noreferrer">
            <LinkMark link={link} />
            {/* Isolated: a name is written in its own way in every language. */}
            <bdi>{link.label ?? link.name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
  if (!isPart) return <nav aria-label={title}>{list}</nav>;
  return (
    <section>
      <h2>{title}</h2>
      {list}
    </section>
  );
}
