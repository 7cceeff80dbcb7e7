import type { PlainKey } from '../../site/texts/keys.ts';
import { PageLink, type PageLinkProps } from '../../site/ui/links/link.tsx';
import styles from './casino.module.css';
import { useHost } from './host.ts';

/** Sections of the casino, by the routes of their pages; the texts know them by their titles. */
const categories: readonly (readonly [
  route: PageLinkProps['route'],
  titleKey: PlainKey<'casino'>,
])[] = [
  ['casinoLobby', 'casino_casino_lobby_title'],
  ['slots', 'casino_slots_title'],
  ['liveCasino', 'casino_live_casino_title'],
  ['crashGames', 'casino_crash_games_title'],
  ['fastGames', 'casino_fast_games_title'],
  ['cardGames', 'casino_card_games_title'],
  ['tvGames', 'casino_tv_games_title'],
  ['virtualSports', 'casino_virtual_sports_title'],
  ['poker', 'casino_poker_title'],
  ['bingo', 'casino_bingo_title'],
  ['keno', 'casino_keno_title'],
  ['scratchcards', 'casino_scratchcards_title'],
  ['fishingHunting', 'casino_fishing_hunting_title'],
  ['asianGames', 'casino_asian_games_title'],
  ['otherGames', 'casino_other_games_title'],
  ['providers', 'casino_providers_title'],
];

/** The sections of the casino, in a row that scrolls where it does not fit. */
export function Categories() {
  const { t } = useHost();
  return (
    <nav className={styles['categories']} aria-label={t('casino_categories')}>
      <ul className={styles['list']}>
        {categories.map(([route, titleKey]) => (
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
