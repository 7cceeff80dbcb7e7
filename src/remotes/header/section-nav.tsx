import { isPageOf, navigation } from '../../site/contract/page.ts';
import { useCurrentInView } from '../../site/ui/controls/use-current-in-view.ts';
import { PageLink } from '../../site/ui/links/link.tsx';
import styles from './header.module.css';
import { useHost, useHostState } from './host.ts';

const items = navigation('sections');

const ofSports = items.filter(({ route }) => !isPageOf(route, 'casino', 'own'));

/** The sections of the site, in one row that scrolls where it does not fit. */
export function SectionNav() {
  const host = useHost();
  const isOfSports = useHostState((state) => state.preferences.display.sportsOnly);
  const row = useCurrentInView<HTMLUListElement>();
  return (
    <nav className={styles['sections']} aria-label={host.t('main_nav_sections')}>
      <ul ref={row} className={styles['section-list']}>
        {(isOfSports ? ofSports : items).map(({ route, params, textKey }) => (
          <li key={textKey}>
            <PageLink
              route={route}
              className={styles['section']}
              data-live={textKey === 'main_nav_live' || undefined}
              {...(params && { params })}
            >
              {host.say({ text: textKey })}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
