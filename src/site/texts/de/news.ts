import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/news.ts';

export const texts: Translation<typeof en> = {
  news_about_bets: 'Wetten',
  news_about_safety: 'Sicherheit',
  news_about_site: 'Seite',
};
