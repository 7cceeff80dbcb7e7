import { navigation } from '../../site/contract/page.ts';
import { useCurrentInView } from '../../site/ui/controls/use-current-in-view.ts';
import { PageLink } from '../../site/ui/links/link.tsx';
import { useHost } from './host.ts';
import styles from './information.module.css';

const items = navigation('articles');

/** The other articles: beside the page, or in one row above it on a phone. */
export function SideNav() {
  const host = useHost();
  const row = useCurrentInView<HTMLElement>();
  return (
    <nav ref={row} className={styles['side']} aria-label={host.t('information_articles')}>
      <ul>
        {items.map(({ route, params, textKey }) => (
          <li key={textKey}>
            <PageLink route={route} {...(params && { params })}>
              {host.say({ text: textKey })}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
