import { EFOOTBALL, FOOTBALL } from '../../domain/line/sports.ts';
import type { Sport } from '../../site/contract/betting.ts';
import type { PlainKey, Translate } from '../../site/texts/keys.ts';
import { useHost, useHostState } from './host.ts';

/** Sports the site has a word for, by the name they have in addresses. */
const keys: ReadonlyMap<string, PlainKey> = new Map([
  [FOOTBALL.slug, 'sport_name_football'],
  [EFOOTBALL.slug, 'sport_name_efootball'],
]);

/** A sport in the player's language; as the server calls it where the site has no word for it. */
export function sportName({ slug, name }: Sport, t: Translate): string {
  const key = keys.get(slug);
  return key === undefined ? name : t(key);
}

/** Name of the sport in an address; as it stands there until the server has told of it. */
export function useSportName(slugOrId: string): string {
  const { t } = useHost();
  const sport = useHostState((state) => state.line.sport(slugOrId));
  return sport === null ? slugOrId : sportName(sport, t);
}
