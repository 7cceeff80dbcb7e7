/** What a player may allow beyond the cookies the site cannot do without. */
export const COOKIES_TYPES = ['functionality', 'marketing', 'all', 'disable'] as const;

/** Only functionality, only marketing, all, or nothing more than is necessary. */
export type CookiesType = (typeof COOKIES_TYPES)[number];

/** What of each kind is allowed. */
export function allowedBy(type: CookiesType | null) {
  return {
    functionality: type === 'functionality' || type === 'all',
    marketing: type === 'marketing' || type === 'all',
  };
}

/** What is granted: functionality stands for analytics, marketing for advertisements. */
export function consentOf(type: CookiesType | null): { analytics: boolean; ads: boolean } {
  const { functionality, marketing } = allowedBy(type);
  return { analytics: functionality, ads: marketing };
}
