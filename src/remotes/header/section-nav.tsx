import { useHost } from '../../site/contract.tsx';
import { PageLink, type PageLinkProps } from '../../site/ui/link.tsx';
import { useCurrentInView } from '../../site/ui/use-current-in-view.ts';
import styles from './header.module.css';

type Item = Pick<PageLinkProps, 'route' | 'params'> & { readonly textKey: string };

const items: readonly Item[] = [
  { route: 'home', textKey: 'main_nav_home' },
  { route: 'mainSection', params: { section: 'live' }, textKey: 'main_nav_live' },
  { route: 'mainSection', params: { section: 'line' }, textKey: 'main_nav_line' },
  { route: 'results', textKey: 'main_nav_results' },
  { route: 'esports', params: { type: 'real' }, textKey: 'main_nav_esports' },
  { route: 'slots', textKey: 'main_nav_casino' },
  { route: 'games', textKey: 'main_nav_games' },
  { route: 'promo', textKey: 'main_nav_promo' },
  { route: 'bettingCalculator', textKey: 'main_nav_calculator' },
  { route: 'howBet', textKey: 'main_nav_how' },
];

/** The sections of the site, in one row that scrolls where it does not fit. */
export function SectionNav() {
  const host = useHost();
  const row = useCurrentInView<HTMLUListElement>();
  return (
    <nav className={styles['sections']} aria-label={host.t('main_nav_sections')}>
      <ul ref={row} className={styles['section-list']}>
        {items.map(({ route, params, textKey }) => (
          <li key={textKey}>
            <PageLink
              route={route}
              className={styles['section']}
              data-live={textKey === 'main_nav_live' || undefined}
              {...(params && { params })}
            >
              {host.t(textKey)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
