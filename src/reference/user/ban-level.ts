import { configured, type SiteConfigByName } from '../../domain/site/config.ts';
import type { Climate } from '../conditions.ts';

export interface BanOptions {
  readonly config: Partial<SiteConfigByName>;
  readonly climate: Pick<Climate, 'now'>;
}

/** How far a player is shut out; 0 is not at all. */
export function banLevelOf({ config, climate }: BanOptions, userId: string): number {
  return climate.now().players[userId]?.ban_level ?? configured(config, 'banLevel');
}
