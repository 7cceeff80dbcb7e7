import type { Shown, View } from './feed.ts';
import type { Listing } from './listing.ts';

/** What a listener asked for. `champs` and `games` are ids. */
type Topics = { live: boolean; line: boolean; champs: Set<number>; games: Set<number> };

/** Reads `live`, `line`, `champ:ID` and `game:ID`; others show nothing. */
export function readTopics(topics: readonly string[]): Topics {
  const idsOf = (prefix: string) => {
    const ours = topics.filter((topic) => topic.startsWith(prefix));
    return new Set(ours.map((topic) => Number(topic.slice(prefix.length))));
  };
  return {
    live: topics.includes('live'),
    line: topics.includes('line'),
    champs: idsOf('champ:'),
    games: idsOf('game:'),
  };
}

/** All that these topics show at a moment. */
export function viewAt(listing: Listing, now: number, topics: Topics): View {
  const { live, line, champs, games } = topics;
  const view = new Map<number, Shown>();
  const list = (isAll: boolean, framesAt: Listing['liveAt']) => {
    if (!isAll && champs.size === 0) return;
    for (const frame of framesAt(now, (champId) => isAll || champs.has(champId))) {
      view.set(frame.game.id, { frame, isFollowed: false });
    }
  };
  list(live, listing.liveAt);
  list(line, listing.lineAt);
  for (const id of games) {
    const frame = listing.frameOf(id, now);
    if (frame) view.set(id, { frame, isFollowed: true });
  }
  return view;
}
