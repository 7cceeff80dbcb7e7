/** Of the news: what a post is about. */
export const texts = {
  news_about_bets: 'Bets',
  news_about_safety: 'Safety',
  news_about_site: 'Site',
} as const;
