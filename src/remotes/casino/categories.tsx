import type { PlainKey } from '../../site/texts/keys.ts';
import { PageLink, type PageLinkProps } from '../../site/ui/links/link.tsx';
import styles from './casino.module.css';
import { useHost } from './host.ts';
import { categories } from './lists/categories.ts';

type Section = readonly [route: PageLinkProps['route'], titleKey: PlainKey<'casino'>];

const { slotsVulkan: _, fastBet: __, ...kinds } = categories;

/** Sections of the casino, by the routes of their pages; the texts know them by their titles. */
const sections: readonly Section[] = [
  ['casinoLobby', 'casino_casino_lobby_title'],
  ['myCasino', 'casino_my_casino_title'],
  ['casinoSearch', 'casino_casino_search_title'],
  ...Object.entries(kinds).map(
    ([route, { titleKey }]): Section => [route as keyof typeof kinds, titleKey],
  ),
  ['lotto', 'casino_lotto_title'],
  ['toto', 'casino_toto_title'],
  ['casinoTournaments', 'casino_casino_tournaments_title'],
  ['providers', 'casino_providers_title'],
];

/** The sections of the casino, in a row that scrolls where it does not fit. */
export function Categories() {
  const { t } = useHost();
  return (
    <nav className={styles['categories']} aria-label={t('casino_categories')}>
      <ul className={styles['list']}>
        {sections.map(([route, titleKey]) => (
          <li key={route}>
            <PageLink route={route} className={styles['category']}>
              {t(titleKey)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
