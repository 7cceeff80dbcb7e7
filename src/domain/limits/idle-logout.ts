import { configured, type SiteConfigByName } from '../site/config.ts';
import { jurisdictionOf } from './jurisdiction.ts';

/**
 * Minutes without activity after which a player is signed out; 0 is never. The law of the place may
 * ask for fewer than the site is configured with, and then binds (A11).
 */
export function idleLogoutMinutes(config: Partial<SiteConfigByName>): number {
  const own = configured(config, 'idleLogoutMinutes');
  const { idleMinutes } = jurisdictionOf(configured(config, 'jurisdiction'));
  if (idleMinutes === null) return own;
  return own === 0 ? idleMinutes : Math.min(own, idleMinutes);
}
