import { navigation } from '../../site/contract/page.ts';
import { useCurrentInView } from '../../site/ui/controls/use-current-in-view.ts';
import { PageLink } from '../../site/ui/links/link.tsx';
import { useHost, useHostState } from './host.ts';
import styles from './information.module.css';

const items = navigation('articles');

/** The other articles: beside the page, or in one row above it on a phone. */
export function SideNav() {
  const host = useHost();
  const row = useCurrentInView<HTMLElement>();
  const current = useHostState((state) => state.route.name);
  return (
    <nav ref={row} className={styles['side']} aria-label={host.t('information_articles')}>
      <ul>
        {items.map(({ route, params, textKey }) => (
          <li key={textKey}>
            <PageLink
              route={route}
              // The first of several is where it leads, whichever is read.
              {...(params && { params, ...(route === current && { 'aria-current': 'true' }) })}
            >
              {host.say({ text: textKey })}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
