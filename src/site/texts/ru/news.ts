import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/news.ts';

export const texts: Translation<typeof en> = {
  news_about_bets: 'Ставки',
  news_about_safety: 'Безопасность',
  news_about_site: 'Сайт',
};
