import type { CallName } from '../../calls/table.ts';
import type { SiteConfigByName } from '../../domain/site/config.ts';
import type { Climate } from '../conditions.ts';
import type { Player } from '../data/player-row.ts';
import type { Players } from './players.ts';

/** Calls about what a player has, and help with it. */
const MONEY: ReadonlySet<CallName> = new Set([
  'betHistory',
  'betHistoryExport',
  'payments',
  'paymentMethods',
  'withdrawalRequest',
  'paymentRequests',
  'paymentRequestOpen',
]);

/** Which terms hold, and who confirmed them. */
export interface Terms {
  version(): number;
  hasChanged(player: Player): boolean;
  /** When the terms changed or, where they did not, when the player confirmed them. */
  updatedAt(player: Player): number | null;
  confirm(player: Player, now: number): void;
  /** Until then a player may go on to what is theirs: nothing of it is refused. */
  leavesMoney(): boolean;
}

/**
 * Terms have a version. `termsChanged` of the configuration stands for terms newer than those that
 * anyone confirmed who is older than the configuration.
 */
export function createTerms(
  climate: Climate,
  config: Partial<SiteConfigByName>,
  players: Players,
): Terms {
  const version = () => Math.max(climate.now().terms.version, config.termsChanged ? 2 : 1);
  const hasChanged = ({ terms_version: confirmed }: Player) => confirmed < version();
  return {
    version,
    leavesMoney: () => !climate.now().agreementCalls.some((call) => MONEY.has(call)),
    hasChanged,
    updatedAt(player) {
      if (!hasChanged(player)) return player.terms_confirmed_at;
      return climate.now().terms.updatedAt ?? player.created_at;
    },
    confirm: (player, now) => players.confirmTerms(player.user_id, version(), now),
  };
}
