import { jurisdictionOf } from '../limits/jurisdiction.ts';
import { mayPlayer } from '../limits/may-player.ts';
import { type KnownOfPlayer, standingOf } from '../limits/standing.ts';
import { configured } from '../site/config.ts';
import type { Display } from '../site/display.ts';

/**
 * Groups of games that are shown where nobody asked for games, by their numbers: what most players play lately,
 * what is drawn for all at once, and what costs no money to try. The first that has games is shown.
 */
export const PREVIEW_GROUPS = { popular: 1, together: 2, playMoney: 3 } as const;

export type PreviewGroup = keyof typeof PREVIEW_GROUPS;

interface Known extends KnownOfPlayer {
  readonly session: KnownOfPlayer['session'] & { readonly endReason: string | null };
  readonly display: Pick<Display, 'sportsOnly'>;
}

/**
 * Whether games may be shown to somebody who did not ask for any. Never to whom anything keeps from playing: they
 * took a break, their time is up, they are barred; nor to a guest who just was a player, as a break begins with being
 * signed out. `waiting`: that is not known yet, so nothing is named.
 */
export function previewsFor(known: Known): 'shown' | 'waiting' | 'none' {
  const { display, config, session } = known;
  const law = jurisdictionOf(configured(config.values, 'jurisdiction'));
  const isOffered = law.showsOtherGames && configured(config.values, 'casinoPreviews');
  if (!isOffered || display.sportsOnly) return 'none';
  if (session.status === 'guest' && session.endReason !== null) return 'none';
  const rule = mayPlayer('play', standingOf(known))?.rule ?? 'guest';
  if (rule !== 'guest') return rule === 'waiting' ? rule : 'none';
  // Whether they are barred, and how old they are, stands in what is known of them.
  const isUnknown = session.status === 'player' && known.user.config === null;
  return isUnknown ? 'waiting' : 'shown';
}
