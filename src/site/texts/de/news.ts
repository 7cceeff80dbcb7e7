import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/news.ts';

export const texts: Translation<typeof en> = {
  news_subjects: 'Themen',
  news_feed: 'Diese Beiträge abonnieren (Atom-Feed)',
  news_about_all: 'Alle',
  news_about_bets: 'Wetten',
  news_about_casino: 'Kasino',
  news_about_safety: 'Sicherheit',
  news_about_site: 'Seite',
  news_about_sport: 'Sport',
};
