/** Of news and blog: what a post is about. */
export const texts = {
  news_subjects: 'Subjects',
  news_feed: 'Subscribe to these posts (Atom feed)',
  news_about_all: 'All',
  news_about_bets: 'Bets',
  news_about_casino: 'Casino',
  news_about_safety: 'Safety',
  news_about_site: 'Site',
  news_about_sport: 'Sport',
} as const;
