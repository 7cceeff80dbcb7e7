import type { PagesOf } from '../../../site/contract/page.ts';
import type { PlainKey } from '../../../site/texts/keys.ts';

type ListPage = PagesOf<'casino', 'own'>;

/** A page that lists games: by which tag of theirs, and how it is called. */
interface Category {
  readonly tag: string;
  readonly titleKey: PlainKey<'casino'>;
}

/** Pages that list games by a tag, in the order in which they are offered. */
export const categories = {
  slots: { tag: 'slots', titleKey: 'casino_slots_title' },
  liveCasino: { tag: 'casino', titleKey: 'casino_live_casino_title' },
  crashGames: { tag: 'crash-games', titleKey: 'casino_crash_games_title' },
  fastGames: { tag: 'fast-games', titleKey: 'casino_fast_games_title' },
  fastBet: { tag: 'fast-bet', titleKey: 'casino_fast_bet_title' },
  cardGames: { tag: 'card-games', titleKey: 'casino_card_games_title' },
  skillGames: { tag: 'skill-games', titleKey: 'casino_skill_games_title' },
  tvGames: { tag: 'tvgames', titleKey: 'casino_tv_games_title' },
  virtualSports: { tag: 'virtualsports', titleKey: 'casino_virtual_sports_title' },
  poker: { tag: 'poker', titleKey: 'casino_poker_title' },
  bingo: { tag: 'bingo', titleKey: 'casino_bingo_title' },
  keno: { tag: 'keno', titleKey: 'casino_keno_title' },
  scratchcards: { tag: 'scratchcards', titleKey: 'casino_scratchcards_title' },
  fishingHunting: { tag: 'fishinghunting', titleKey: 'casino_fishing_hunting_title' },
  asianGames: { tag: 'asian-games', titleKey: 'casino_asian_games_title' },
  otherGames: { tag: 'othergames', titleKey: 'casino_other_games_title' },
  bonusGames: { tag: 'bonusGames', titleKey: 'casino_bonus_games_title' },
  slotsVulkan: { tag: 'slots/vulkan', titleKey: 'casino_slots_vulkan_title' },
} as const satisfies Readonly<Partial<Record<ListPage, Category>>>;

const byTag = new Map<string, Category>(
  Object.values(categories).map((category) => [category.tag, category]),
);

/** How a tag of games is called; null for one that no page lists. */
export const titleOfTag = (tag: string): PlainKey<'casino'> | null =>
  byTag.get(tag)?.titleKey ?? null;
