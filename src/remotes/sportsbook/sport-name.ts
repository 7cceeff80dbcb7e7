import { type SiteState, sportOf } from '../../site/contract/line.ts';
import { useHost, useHostState } from '../../site/contract.tsx';

type Sport = SiteState['line']['sports'][number];

/** Sports the site has a word for, by the name they have in addresses. */
const keys: ReadonlyMap<string, string> = new Map([['football', 'sport_name_football']]);

/** A sport in the player's language; as the server calls it where the site has no word for it. */
export function sportName({ slug, name }: Sport, t: (key: string) => string): string {
  const key = keys.get(slug);
  return key === undefined ? name : t(key);
}

/** Name of the sport in an address; as it stands there until the server has told of it. */
export function useSportName(slugOrId: string): string {
  const { t } = useHost();
  const sport = useHostState((state) => sportOf(state, slugOrId));
  return sport === null ? slugOrId : sportName(sport, t);
}
