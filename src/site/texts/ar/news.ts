import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/news.ts';

export const texts: Translation<typeof en> = {
  news_about_bets: 'الرهانات',
  news_about_safety: 'الأمان',
  news_about_site: 'الموقع',
};
