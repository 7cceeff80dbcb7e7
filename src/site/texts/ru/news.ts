import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/news.ts';

export const texts: Translation<typeof en> = {
  news_subjects: 'Темы',
  news_feed: 'Подписаться на эти записи (лента Atom)',
  news_about_all: 'Все',
  news_about_bets: 'Ставки',
  news_about_casino: 'Казино',
  news_about_safety: 'Безопасность',
  news_about_site: 'Сайт',
  news_about_sport: 'Спорт',
};
