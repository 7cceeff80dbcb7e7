import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/news.ts';

export const texts: Translation<typeof en> = {
  news_subjects: 'المواضيع',
  news_feed: 'اشترك في هذه المنشورات (موجز Atom)',
  news_about_all: 'الكل',
  news_about_bets: 'الرهانات',
  news_about_casino: 'الكازينو',
  news_about_safety: 'الأمان',
  news_about_site: 'الموقع',
  news_about_sport: 'الرياضة',
};
