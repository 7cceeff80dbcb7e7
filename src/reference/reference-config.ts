import { type SiteConfigByName, siteConfigDefaults } from '../domain/site/config.ts';

/** How the site is configured where nobody says otherwise: what this back-end has besides is on. */
export const referenceConfig = (overrides: Partial<SiteConfigByName>): SiteConfigByName => ({
  ...siteConfigDefaults,
  statisticEnabled: true,
  isAvailableCouponBonusBet: true,
  ...overrides,
});
